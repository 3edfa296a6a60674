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
    searching: 'מחפשים',
    summary: '{{rooms}}, {{travellers}}',
    calendar: 'בחירת יום ההגעה ויום העזיבה',
    standardHours: 'שעות רגילות',
  },
  picker: {
    room: 'חדר {{n}}',
    removeRoom: 'הסרת חדר {{n}}',
    addRoom: 'הוספת חדר',
    adults: 'מבוגרים',
    children: 'ילדים',
    childAge: 'גיל ילד {{n}}',
    underOne: 'מתחת לשנה',
    fewer: 'פחות: {{what}}',
    more: 'יותר: {{what}}',
  },
  stay: {
    checkOutNotAfterCheckIn: 'צ׳ק-אאוט חייב להיות לפחות לילה אחד אחרי הצ׳ק-אין',
    tooManyNights: 'שהייה היא לכל היותר {{nights}}',
    inThePast: 'מועד הצ׳ק-אין הזה כבר עבר',
    tooFarAhead: 'אפשר להזמין צ׳ק-אין עד {{days}} ימים מראש',
  },
  noResults: 'אין תוצאות',
}
