import type { HebrewTexts } from '../shape.ts'

export const credits: HebrewTexts['credits'] = {
  intro: 'מה שהשעות שלכם הרוויחו, ולאן זה הלך.',
  toNext: {
    one: 'עוד שעה אחת עד {{money}} הבאים',
    two: 'עוד שעתיים עד {{money}} הבאים',
    other: 'עוד {{n}} שעות עד {{money}} הבאים',
  },
  progress: '{{done}} מתוך {{of}} שעות',
  available: 'יש לכם',
  rule: {
    title: 'איך זה עובד',
    earn: '{{money}} זיכוי על כל {{hours}} שעות שהייה.',
    count: 'שעה נספרת כפי שהיא באמת שלכם: מהצ׳ק-אין שבחרתם ועד הצ׳ק-אאוט שבחרתם.',
    cancelled: 'שהיות שבוטלו אינן נספרות. זיכוי ששימש להן חוזר אליכם.',
  },
  history: {
    title: 'זיכוי',
    empty: 'עדיין אין זיכוי',
    emptyText: 'הראשון יגיע עם השעה המאה.',
    granted: 'מתנה מאיתנו',
    stay: 'נצבר מהשעות שלכם',
    used: 'שימש להזמנה',
    returned: 'הוחזר',
  },
  hours: {
    title: 'שעות',
    empty: 'עדיין אין שעות',
    emptyText: 'אחרי הצ׳ק-אאוט השעות של השהייה נספרות כאן.',
    inAll: '{{total}} בסך הכול',
  },
  failed: { title: 'הזיכוי לא נטען', text: 'התקלה אצלנו, לא אצלכם. דבר לא אבד.' },
  offline: { title: 'אין חיבור לרשת', text: 'הזיכוי יופיע כשתחזרו להיות מחוברים.' },
}
