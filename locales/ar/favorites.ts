import type { ArabicTexts } from '../shape.ts'

export const favorites: ArabicTexts['favorites'] = {
  intro: 'الفنادق التي تحتفظ بها.',
}
