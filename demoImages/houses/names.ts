/** What kind of building a hotel is, in the order in which they are weighed. */
export const BUILDING_NAMES = [
  'shaft',
  'needle',
  'drum',
  'twins',
  'sail',
  'screen',
  'resort',
  'stack',
  'setback',
  'loft',
  'brownstone',
  'mansard',
  'palazzo',
  'canal',
  'victorian',
  'kasbah',
  'windtower',
  'roshan',
  'levant',
  'bauhaus',
  'cubes',
  'chalet',
  'pavilion',
  'pagoda',
] as const
export type BuildingName = (typeof BUILDING_NAMES)[number]

/** Those whose door is worth a picture of its own. */
export const WITH_ENTRANCE: ReadonlySet<BuildingName> = new Set([
  'loft',
  'brownstone',
  'mansard',
  'palazzo',
  'victorian',
  'kasbah',
  'windtower',
  'roshan',
  'levant',
  'cubes',
  'chalet',
])
