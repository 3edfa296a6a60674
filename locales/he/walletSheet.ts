import type { HebrewServerTexts } from '../shape.ts'

export const walletSheet: HebrewServerTexts['walletSheet'] = {
  sandbox: 'הדגמה',
  text: 'החלון הזה מדמה את הארנק. לא יבוצע חיוב אמיתי.',
  card: 'כרטיס',
  declined: 'יידחה',
  asks: 'הבנק ישאל',
  pay: 'תשלום',
  fail: 'כשל',
  cancel: 'ביטול',
  processing: 'התשלום בעיבוד…',
  done: 'שולם',
  notPaid: 'התשלום לא הושלם',
}
