import type { DocumentTexts } from '../en/document.ts'

export const documentTexts: DocumentTexts = {
  lost: {
    title: 'لم تُحمَّل هذه الصفحة بالكامل',
    text: 'لم يصل جزء منها. يُرجى التحقّق من اتصالك ثم تحديث الصفحة.',
  },
  noScript: {
    title: 'تحتاج هذه الصفحة إلى JavaScript',
    text: 'وهو معطّل في متصفحك. يُرجى تفعيله ثم تحديث الصفحة.',
  },
  help: 'هل تحتاج إلى مساعدة؟',
  refresh: 'تحديث',
}
