/** Building types. The order matters: `buildingFor` draws from their cumulative weights. */
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

/** Buildings with an entrance worth a close-up. */
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
