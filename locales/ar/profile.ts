import type { ArabicTexts } from '../shape.ts'

export const profile: ArabicTexts['profile'] = {
  intro: 'من أنت، وكيف نتواصل معك.',
}
