import type { HebrewTexts } from '../shape.ts'

export const credits: HebrewTexts['credits'] = {
  intro: 'מה שהשעות שלכם הרוויחו, ולאן זה הלך.',
}
