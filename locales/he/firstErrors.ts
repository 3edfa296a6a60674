import type { HebrewTexts } from '../shape.ts'
import type { firstErrors as english } from '../en/firstErrors.ts'

export const firstErrors: Pick<HebrewTexts['errors'], keyof typeof english> = {
  notFoundTitle: '404 לא נמצא',
  notFound: 'לא נמצא',
  pageNotFound: 'הדף הזה לא נמצא',
  pageCannotBeFound: 'לא מצאנו את הדף שחיפשתם.',
  goHome: 'לדף הבית',
  status: 'שגיאה {{status}}',
  somethingWrong: 'משהו השתבש',
  refreshOrSupport: 'רעננו את הדף. אם זה חוזר, פנו לתמיכה.',
}
