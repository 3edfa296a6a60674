import type { HebrewTexts } from '../shape.ts'

export const validation: HebrewTexts['validation'] = {
  notRequired: '(לא חובה)',
  email: 'נא להזין דוא״ל תקין',
  length: 'נא לבדוק את אורך השדה {{field}}',
  min: {
    one: 'אורך הסיסמה המינימלי הוא תו אחד',
    two: 'אורך הסיסמה המינימלי הוא {{n}} תווים',
    other: 'אורך הסיסמה המינימלי הוא {{n}} תווים',
  },
  numeric: 'נא להזין מספר תקין',
  required: 'השדה {{field}} הוא חובה',
  phone: 'השדה {{field}} שגוי',
  latin: 'נא להשתמש באותיות לטיניות',
  max: 'השדה {{field}} ארוך מדי',
  regex: 'השדה {{field}} שגוי',
}
