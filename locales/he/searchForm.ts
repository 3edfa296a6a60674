import type { HebrewTexts } from '../shape.ts'
import type { searchForm as english } from '../en/searchForm.ts'

export const searchForm: Pick<HebrewTexts['search'], keyof typeof english> = {
  defaultPlace: 'מנהטן',
  nearMe: 'קרוב אליי',
  landing: {
    open: 'הנחיתה שלי: … בשעה …',
    airport: 'שדה תעופה',
    example: 'נתב״ג, היתרו, האנדה',
    time: 'שעת הנחיתה',
    timeWrong: 'יש להזין שעה, למשל 06:40.',
    at: 'שעת הנחיתה, {{airport}}',
    day: 'יום הנחיתה',
    door: 'נחיתה: {{day}}, שעה {{time}}. תוכלו להיות בפתח המלון עד {{hour}}.',
    doorNextDay: 'נחיתה: {{day}}, שעה {{time}}. תוכלו להיות בפתח המלון עד {{hour}}, {{doorDay}}.',
    checkIn: 'הצ׳ק-אין שלכם: {{day}}, שעה {{hour}}.',
    past: 'מועד הנחיתה הזה כבר עבר. בחרו שעה מאוחרת יותר או יום אחר.',
    around: 'החיפוש הוא סביב {{airport}}.',
    made: 'כולל ביקורת דרכונים ומזוודה בבטן המטוס.',
    use: 'צ׳ק-אין: {{day}}, שעה {{hour}}',
  },
  form: {
    label: 'חיפוש מלונות',
    destination: 'יעד',
    destinationPlaceholder: 'עיר, אזור, שדה תעופה או מלון',
    destinationMissing: 'איפה תרצו להתארח?',
    suggestions: 'הצעות',
    dates: 'תאריכים ושעות',
    rooms: 'חדרים ואורחים',
    submit: 'חיפוש',
    searching: 'מחפשים…',
    summary: '{{rooms}}, {{guests}}',
    calendar: 'בחירת תאריכי צ׳ק-אין וצ׳ק-אאוט',
    standardHours: 'השעות הרגילות',
  },
  unready: 'לא הצלחנו לטעון את ההצעות. הקלידו שוב כדי לנסות שוב.',
  noResults: 'אין תוצאות',
}
