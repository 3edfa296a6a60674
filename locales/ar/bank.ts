import type { ArabicServerTexts } from '../shape.ts'

export const bank: ArabicServerTexts['bank'] = {
  title: 'تحقّق البنك (تجريبي)',
  question: 'هل أنت من أجرى عملية الدفع هذه؟ هذه الصفحة بديل تجريبي عن البنك. لن يُخصم أي مبلغ.',
  approve: 'موافقة',
  fail: 'رفض',
  cancel: 'إلغاء',
}
