/** Determines the furnishing of a hotel, and the look of its house from far away. */
export const FAMILY_NAMES = [
  'deco',
  'loft',
  'terraces',
  'slab',
  'riad',
  'chalet',
  'palace',
  'bungalow',
  'brutal',
  'townhouses',
  'veranda',
] as const
export type FamilyName = (typeof FAMILY_NAMES)[number]
