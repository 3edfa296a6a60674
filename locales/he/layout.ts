import type { HebrewTexts } from '../shape.ts'

export const layout: HebrewTexts['layout'] = {
  settings: {
    language: 'שפה',
    currency: 'מטבע',
    charged: 'המחירים מוצגים ב{{currency}} והחיוב בדולר אמריקאי.',
    find: 'חיפוש מטבע',
    none: 'לא נמצא מטבע מתאים',
    alone: 'לא הצלחנו לטעון מטבעות אחרים, ולכן המחירים בדולר אמריקאי.',
  },
  consent: {
    label: 'עוגיות',
    text: 'אפשר לזכור למשך 7 ימים איזו מודעה או איזה דף הביאו אתכם לכאן? הכול עובד גם בלי זה.',
    no: 'לא, תודה',
    yes: 'כן, זה בסדר',
  },
}
