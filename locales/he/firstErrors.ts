import type { HebrewTexts } from '../shape.ts'
import type { firstErrors as english } from '../en/firstErrors.ts'

export const firstErrors: Pick<HebrewTexts['errors'], keyof typeof english> = {
  notFoundTitle: '404 לא נמצא',
  notFound: 'לא נמצא',
  pageNotFound: 'הדף הזה לא נמצא',
  pageCannotBeFound: 'הדף שחיפשתם אינו נמצא.',
  goHome: 'אל דף הבית',
  status: 'שגיאה {{status}}',
  somethingWrong: 'אופס! משהו השתבש',
}
