import type { HebrewTexts } from '../shape.ts'
import type { searchForm as english } from '../en/searchForm.ts'

export const searchForm: Pick<HebrewTexts['search'], keyof typeof english> = {
  defaultPlace: 'מנהטן',
  form: {
    label: 'חיפוש מלונות',
    destination: 'יעד',
    destinationPlaceholder: 'עיר, אזור, שדה תעופה או מלון',
    suggestions: 'הצעות',
    dates: 'תאריכים ושעות',
    rooms: 'חדרים ואורחים',
    submit: 'חיפוש',
    searching: 'מחפשים…',
    summary: '{{rooms}}, {{guests}}',
    calendar: 'בחירת תאריכי צ׳ק-אין וצ׳ק-אאוט',
    standardHours: 'השעות הרגילות',
  },
  picker: {
    room: 'חדר {{n}}',
    removeRoom: 'הסרת חדר {{n}}',
    addRoom: 'הוספת חדר',
    adults: 'מבוגרים',
    children: 'ילדים',
    childAge: 'גיל ילד {{n}}',
    underOne: 'מתחת לשנה',
    fewer: 'הפחתה: {{what}}',
    more: 'הוספה: {{what}}',
  },
  stay: {
    checkOutNotAfterCheckIn: 'הצ׳ק-אאוט חייב להיות לפחות לילה אחד אחרי הצ׳ק-אין',
    tooManyNights: {
      one: 'אפשר להזמין עד לילה אחד',
      two: 'אפשר להזמין עד {{n}} לילות',
      other: 'אפשר להזמין עד {{n}} לילות',
    },
    inThePast: 'שעת הצ׳ק-אין הזו כבר עברה',
    hourPassed: 'השעה {{passed}} כבר חלפה ביעד. הצ׳ק-אין הועבר לשעה {{hour}}.',
    saves: '{{percent}} פחות על לילה אחד',
    marks: 'האחוזים יורדים ממחיר של לילה אחד.',
    tooFarAhead: {
      one: 'אפשר להזמין עד יום אחד מראש',
      two: 'אפשר להזמין עד יומיים מראש',
      other: 'אפשר להזמין עד {{n}} ימים מראש',
    },
  },
  noResults: 'אין תוצאות',
}
