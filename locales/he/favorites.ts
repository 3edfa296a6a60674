import type { HebrewTexts } from '../shape.ts'

export const favorites: HebrewTexts['favorites'] = {
  keep: 'שמירת {{hotel}} במועדפים',
  notSaved: 'לא נשמר.',
  count: { one: 'מלון אחד שמור', two: 'שני מלונות שמורים', other: '{{n}} מלונות שמורים' },
  empty: {
    title: 'אין עדיין מועדפים',
    text: 'לחצו על הלב של מלון, והוא יחכה לכם כאן.',
  },
  failed: { title: 'המועדפים לא נטענו', text: 'התקלה אצלנו, לא אצלכם. המועדפים שמורים.' },
  offline: 'המועדפים יופיעו כשתחזרו להיות מחוברים.',
}
