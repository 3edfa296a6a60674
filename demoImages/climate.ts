/** What land surrounds a hotel: it steers backdrop, plants, light and the family of the building. */
export const CLIMATES = ['metropolis', 'coast', 'desert', 'mountain', 'old-town', 'tropical', 'nordic'] as const
/** One of the lands. */
export type Climate = (typeof CLIMATES)[number]
