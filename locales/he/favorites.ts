import type { HebrewTexts } from '../shape.ts'

export const favorites: HebrewTexts['favorites'] = {
  intro: 'המלונות ששמרתם.',
}
