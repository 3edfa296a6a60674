import type { ArabicServerTexts } from '../shape.ts'

export const walletSheet: ArabicServerTexts['walletSheet'] = {
  sandbox: 'تجريبي',
  text: 'هذه النافذة بديل تجريبي عن المحفظة. لن يُخصم أي مبلغ.',
  card: 'البطاقة',
  declined: 'ستُرفض',
  asks: 'البنك يسأل',
  pay: 'الدفع',
  fail: 'إفشال الدفع',
  cancel: 'إلغاء',
  processing: 'جارٍ المعالجة…',
  done: 'تم الدفع',
  notPaid: 'لم تكتمل عملية الدفع',
}
