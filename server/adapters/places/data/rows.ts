/** GeoNames id (position and population come from there), the name in English, Arabic and Hebrew, then other spellings. */
export type NamedCityRow = readonly [
  geonames: number,
  en: string,
  ar: string,
  he: string,
  ...otherSpellings: readonly string[],
]

/** The name in English, Arabic and Hebrew, degrees north, degrees east, then other spellings and codes. */
export type SightRow = readonly [
  en: string,
  ar: string,
  he: string,
  lat: number,
  lng: number,
  ...otherSpellings: readonly string[],
]

export interface SightsOfCity {
  /** English name of a named city. */
  city: string
  districts?: readonly SightRow[]
  landmarks?: readonly SightRow[]
  stations?: readonly SightRow[]
  airports?: readonly SightRow[]
}
