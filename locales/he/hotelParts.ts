import type { HebrewTexts } from '../shape.ts'

export const hotelParts: HebrewTexts['hotelParts'] = {
  board: {
    label: 'המחיר הסופי לפי שעת צ׳ק-אין ושעת צ׳ק-אאוט',
    checkIn: 'שעת צ׳ק-אין',
    checkOut: 'שעת צ׳ק-אאוט',
    summary:
      'בכל שורה שעת צ׳ק-אין, בכל עמודה שעת צ׳ק-אאוט. השהייה הזולה ביותר היא מ-{{cheapIn}} עד {{cheapOut}}: {{cheapest}}.',
    full: 'בתאריכים האלה אין חדר פנוי באף צירוף שעות.',
    guaranteedUntil: 'הכי הרבה שעות מובטחות: מ-{{from}} עד {{until}}.',
    square: 'מ-{{from}} עד {{until}}: {{money}}, {{kind}}',
    squareFull: 'מ-{{from}} עד {{until}}: לא פנוי',
    kind: {
      guaranteed: 'מובטח',
      asked: 'לפי בקשה',
      cheaper: 'זול יותר',
      standard: 'השעות הרגילות',
      impossible: 'לא פנוי',
    },
    legend: {
      guaranteed: 'תוספת שעות מובטחת',
      asked: 'תוספת שעות לפי בקשה',
      cheaper: 'פחות שעות, מחיר נמוך יותר',
      standard: 'השעות הרגילות',
      impossible: 'אין חדר פנוי',
      mine: 'השעות שלכם',
      cheapest: 'הזול ביותר',
      longest: 'הכי הרבה שעות מובטחות',
    },
    hours: '{{from}} ← {{until}}',
    more: '{{money}} יותר מהשעות הרגילות',
    less: '{{money}} פחות מהשעות הרגילות',
    same: 'אותו מחיר כמו בשעות הרגילות',
    none: 'אין חדר פנוי בשעות האלה',
    noneText: 'נסו צ׳ק-אין מאוחר יותר או צ׳ק-אאוט מוקדם יותר.',
    use: 'בחירה בשעות האלה',
    mine: 'אלה השעות שלכם',
    used: 'השעות שלכם עכשיו: מ-{{from}} עד {{until}}.',
    trades: 'עסקאות טובות',
    trade: {
      cheapest: 'הזול ביותר',
      longest: 'הכי הרבה שעות מובטחות',
      standard: 'השעות הרגילות',
    },
  },
}
