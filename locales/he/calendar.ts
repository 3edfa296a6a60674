import type { HebrewServerTexts } from '../shape.ts'

export const calendar: HebrewServerTexts['calendar'] = {
  stay: 'שהייה: {{hotel}}',
  reference: 'מספר הזמנה: {{reference}}',
  request: 'מספר הבקשה: {{number}}',
  costReference: 'אסמכתה: {{reference}}',
  night: 'הוזמן אחרי חצות, ללילה שכבר התחיל.',
  asked: 'ביקשתם מ-{{checkIn}} עד {{checkOut}}. רק השעות שבאירוע הזה שמורות לכם.',
  agreed: 'השעות הנוספות סוכמו עם המלון. הן מובטחות החל מ-{{when}}, שעון המלון.',
}
