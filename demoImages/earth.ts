import { rgb } from './colour.ts'

/** Colors of land and water in noon light. */

export const ROCK = rgb('#7d8496')
export const SNOW = rgb('#f6f8fc')
export const PINE = rgb('#2f5a52')
export const SEA = rgb('#2f86a6')
export const LAGOON = rgb('#35b3b0')
export const DUNE = rgb('#e2a868')
export const MESA = rgb('#b9694a')
export const TOWER = rgb('#8b93ad')
export const CLAY = rgb('#d9a682')
export const TILE = rgb('#b2603f')
export const HILL = rgb('#7f9a6c')
export const FJORD = rgb('#3f7a94')
