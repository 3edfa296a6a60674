import type { HebrewServerTexts } from '../shape.ts'

export const bank: HebrewServerTexts['bank'] = {
  title: 'אימות מול הבנק (הדגמה)',
  question: 'האם אתם ביצעתם את התשלום? הדף הזה מדמה את הבנק. לא יבוצע חיוב אמיתי.',
  approve: 'אישור',
  fail: 'דחייה',
  cancel: 'ביטול',
}
