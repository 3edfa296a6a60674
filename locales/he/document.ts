import type { DocumentTexts } from '../en/document.ts'

export const documentTexts: DocumentTexts = {
  lost: {
    title: 'העמוד הזה לא נטען במלואו',
    text: 'חלק ממנו לא הגיע. נא לבדוק את החיבור ולרענן את העמוד.',
  },
  noScript: {
    title: 'העמוד הזה זקוק ל-JavaScript',
    text: 'הוא כבוי בדפדפן שלכם. נא להפעיל אותו ולרענן את העמוד.',
  },
  help: 'צריכים עזרה?',
  refresh: 'רענון',
}
