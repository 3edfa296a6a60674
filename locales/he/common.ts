import type { HebrewTexts } from '../shape.ts'
import { firstCommon } from './firstCommon.ts'

export const common: HebrewTexts['common'] = {
  ...firstCommon,
  done: 'סיום',
  save: 'שמירה',
  loading: 'טוענים…',
  offline: 'אין חיבור לאינטרנט',
  waiting: {
    slow: 'זה לוקח יותר זמן מהרגיל. אנחנו עדיין מטפלים בזה.',
    stuck: 'עדיין אין תשובה. אפשר לחכות או לנסות שוב.',
  },
  perNight: '{{money}} ללילה לפני מיסים',
  notRequired: '(לא חובה)',
  settings: {
    ...firstCommon.settings,
    language: 'שפה',
    currency: 'מטבע',
    charged: 'המחירים מוצגים ב{{currency}} והחיוב בדולר אמריקאי.',
    find: 'חיפוש מטבע',
    none: 'לא נמצא מטבע מתאים',
    alone: 'לא הצלחנו לטעון מטבעות אחרים, ולכן המחירים בדולר אמריקאי.',
  },
  adults: { one: 'מבוגר אחד', two: '{{n}} מבוגרים', other: '{{n}} מבוגרים' },
  children: { one: 'ילד אחד', two: '{{n}} ילדים', other: '{{n}} ילדים' },
  mostInAll: 'לכל היותר {{money}} בסך הכול, אם המלון יסכים.',
  stay: {
    ...firstCommon.stay,
    nightBefore: '{{hour}} — בלילה שלפני כן?',
    nightBeforeYes: 'כן, {{day}}',
  },
  consent: {
    label: 'עוגיות',
    text: 'אפשר לזכור למשך 7 ימים איזו מודעה או איזה דף הביאו אתכם לכאן? הכול עובד גם בלי זה.',
    no: 'לא, תודה',
    yes: 'כן, זה בסדר',
  },
  clock: {
    hotel: 'במלון ({{city}})',
    you: 'אצלכם ({{city}})',
  },
}
