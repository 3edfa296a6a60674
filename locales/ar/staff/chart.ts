import type { ArabicStaffTexts } from '#locales/shape.ts'

export const chart: ArabicStaffTexts['chart'] = {
  asks: 'طلب: {{what}}',
  after: 'بعد {{seconds}} ث',
  atOnce: 'فورًا',
  ended: 'اكتمل كل شيء',
  otherwise: 'في غير ذلك',
  noEffect: '{{what}}: بلا أثر',
}
