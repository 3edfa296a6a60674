import type { HebrewStaffTexts } from '#locales/shape.ts'

export const chart: HebrewStaffTexts['chart'] = {
  asks: 'בקשה: {{what}}',
  after: 'אחרי {{seconds}} שנ׳',
  atOnce: 'מיד',
  ended: 'הכול הסתיים',
  otherwise: 'אחרת',
  noEffect: '{{what}}: ללא השפעה',
}
