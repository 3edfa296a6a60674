import { create } from 'superstruct'
import { City } from './catalogue.types.ts'
import rows from './data/cities.json' with { type: 'json' }
import { filled } from './filled.ts'

/** The forty cities of the demo catalogue. Positions and price levels are close to real ones; the hotels are invented. */
export const CITIES: readonly City[] = create(rows, filled(City))

/** Prices over a city's year, in percent of its usual price, January first. */
export const SEASONS: Readonly<Record<City['season'], readonly number[]>> = {
  summer: [80, 82, 90, 100, 106, 116, 124, 126, 112, 100, 86, 92],
  winter_sun: [116, 118, 114, 104, 90, 80, 78, 80, 88, 102, 114, 124],
  spring_autumn: [82, 86, 98, 114, 118, 112, 98, 94, 112, 114, 92, 96],
  autumn: [78, 82, 92, 102, 108, 108, 100, 98, 118, 120, 106, 118],
  southern: [122, 116, 106, 98, 86, 82, 84, 84, 94, 102, 112, 126],
  even: [94, 98, 102, 102, 100, 98, 102, 102, 102, 106, 104, 102],
}

const byId = new Map(CITIES.map((city) => [city.id, city]))

export const cityById = (id: string): City | undefined => byId.get(id)
