import type { DocumentTexts } from '../en/document.ts'

export const documentTexts: DocumentTexts = {
  lost: {
    title: 'הדף הזה לא נטען במלואו',
    text: 'חלק ממנו לא הגיע. בדקו את החיבור ורעננו את הדף.',
  },
  noScript: {
    title: 'הדף הזה זקוק ל-JavaScript',
    text: 'הוא כבוי בדפדפן שלכם. הפעילו אותו ורעננו את הדף.',
  },
  help: 'צריכים עזרה?',
  refresh: 'רענון',
}
