import type { ArabicTexts } from '../shape.ts'

export const credits: ArabicTexts['credits'] = {
  intro: 'ما كسبته ساعاتك، وأين صُرف.',
}
