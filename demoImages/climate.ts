/** The landscape around a hotel: determines backdrop, plants, light and building family. */
export const CLIMATES = ['metropolis', 'coast', 'desert', 'mountain', 'old-town', 'tropical', 'nordic'] as const
export type Climate = (typeof CLIMATES)[number]
