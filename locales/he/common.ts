import type { HebrewTexts } from '../shape.ts'
import { firstCommon } from './firstCommon.ts'

export const common: HebrewTexts['common'] = {
  ...firstCommon,
  done: 'סיום',
  loading: 'טוענים…',
  offline: 'אין חיבור לאינטרנט',
  waiting: {
    slow: 'זה לוקח יותר זמן מהרגיל. אנחנו עדיין מטפלים בזה.',
    stuck: 'עדיין אין תשובה. אפשר לחכות או לנסות שוב.',
  },
  perNight: '{{money}} ללילה',
  perNightForRooms: {
    one: '{{money}} ללילה עבור חדר אחד',
    two: '{{money}} ללילה עבור {{n}} חדרים',
    other: '{{money}} ללילה עבור {{n}} חדרים',
  },
  nightWithout: {
    taxes: 'לפני מיסים',
    fewer: 'לפני מיסים והנחה על שעות שוויתרתם עליהן',
    more: 'לפני מיסים ושעות נוספות',
    fewerAndMore: 'לפני מיסים, שעות נוספות והנחה על שעות שוויתרתם עליהן',
  },
  adults: { one: 'מבוגר אחד', two: '{{n}} מבוגרים', other: '{{n}} מבוגרים' },
  children: { one: 'ילד אחד', two: '{{n}} ילדים', other: '{{n}} ילדים' },
  stay: {
    ...firstCommon.stay,
    nightBefore: '{{hour}} — בלילה שלפני כן?',
    nightBeforeYes: 'כן, {{day}}, {{hour}}',
  },
}
