import type { HebrewTexts } from '../shape.ts'

export const credits: HebrewTexts['credits'] = {
  intro: 'הזיכוי שצברתם, ואיך השתמשתם בו.',
  toNext: {
    one: 'עוד שעה אחת עד {{money}} הבאים',
    two: 'עוד שעתיים עד {{money}} הבאים',
    other: 'עוד {{n}} שעות עד {{money}} הבאים',
  },
  progress: '{{done}} מתוך {{of}} שעות',
  available: 'יתרת הזיכוי',
  rule: {
    title: 'איך זה עובד',
    earn: '{{money}} זיכוי על כל {{hours}} שעות שהייה.',
    count: 'אנחנו סופרים את השעות שהזמנתם: מהצ׳ק-אין שבחרתם ועד הצ׳ק-אאוט שבחרתם.',
    cancelled: 'שהיות שבוטלו אינן נספרות. זיכוי שהשתמשתם בו עבורן חוזר אליכם.',
  },
  history: {
    title: 'זיכוי',
    empty: 'עדיין אין זיכוי',
    emptyText: 'הזיכוי הראשון יגיע אחרי 100 שעות שהייה.',
    granted: 'מתנה מאיתנו',
    stay: 'נצבר מהשעות שלכם',
    used: 'שימש להזמנה',
    returned: 'הוחזר',
  },
  hours: {
    title: 'שעות',
    empty: 'עדיין אין שעות',
    emptyText: 'שעות השהייה יופיעו כאן אחרי הצ׳ק-אאוט.',
    inAll: '{{total}} בסך הכול',
  },
  failed: { title: 'לא הצלחנו לטעון את הזיכוי', text: 'התקלה אצלנו, לא אצלכם. דבר לא אבד.' },
  offline: { title: 'אין חיבור לאינטרנט', text: 'הזיכוי יופיע כשהחיבור לאינטרנט יחזור.' },
}
