import type { HebrewTexts } from '../shape.ts'

export const payments: HebrewTexts['payments'] = {
  intro: 'הכרטיסים ששמרתם. המספרים נשארים אצל חברת האשראי.',
}
