import type { HebrewTexts } from '../shape.ts'

export const profile: HebrewTexts['profile'] = {
  intro: 'מי אתם, ואיך אפשר להשיג אתכם.',
}
