import { AMENITIES } from '#contract/hotel/amenities.ts'
import { DEFAULT_SORT, NO_FILTERS, SORTS, type Filters } from './search.view.ts'

/** URL parameters that filter and sort the list; `price` is in US dollars. */
export const FILTER_PARAMS = [
  'name',
  'price',
  'stars',
  'rating',
  'cancel',
  'meals',
  'hours',
  'amenities',
  'sort',
] as const

export const MAX_FILTER_NAME_LENGTH = 60
const MAX_STARS = 5
const MAX_RATING = 10

/** Reads any text; invalid parts are left out one by one. */
export const readFilters = (textOf: (name: (typeof FILTER_PARAMS)[number]) => string): Filters => {
  const amenities = textOf('amenities').split(',')
  return {
    guestRating: readRating(textOf('rating')),
    priceRange: readPrice(textOf('price')),
    starRating: readStars(textOf('stars')),
    freeCancellation: textOf('cancel') === 'free',
    breakfast: textOf('meals') === 'breakfast',
    hoursGuaranteed: textOf('hours') === 'guaranteed',
    amenities: AMENITIES.filter((amenity) => amenities.includes(amenity)),
    sortBy: SORTS.find((sort) => sort === textOf('sort')) ?? DEFAULT_SORT,
  }
}

/** Leaves out defaults. */
export const writeFilters = (filters: Filters): Record<string, string> => {
  const { min, max } = filters.priceRange
  return {
    ...(min === null && max === null ? {} : { price: `${min ?? ''}-${max ?? ''}` }),
    ...(filters.starRating.length === 0 ? {} : { stars: filters.starRating.join(',') }),
    ...(filters.guestRating === 0 ? {} : { rating: String(filters.guestRating) }),
    ...(filters.freeCancellation ? { cancel: 'free' } : {}),
    ...(filters.breakfast ? { meals: 'breakfast' } : {}),
    ...(filters.hoursGuaranteed ? { hours: 'guaranteed' } : {}),
    ...(filters.amenities.length === 0 ? {} : { amenities: filters.amenities.join(',') }),
    ...(filters.sortBy === DEFAULT_SORT ? {} : { sort: filters.sortBy }),
  }
}

/** Not trimmed: a guest who pauses after a blank types on behind it. */
export const readName = (value: string): string => value.slice(0, MAX_FILTER_NAME_LENGTH)

const readRating = (value: string): number => {
  const rating = /^\d{1,2}(\.\d)?$/.test(value) ? Number(value) : 0
  return rating <= MAX_RATING ? rating : 0
}

const readPrice = (value: string): Filters['priceRange'] => {
  const [, from = '', to = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(value) ?? []
  const [min, max] = [from, to].map((end) => (end === '' ? null : Number(end)))
  if (min === undefined || max === undefined || (min !== null && max !== null && min > max))
    return NO_FILTERS.priceRange
  return { min, max }
}

const readStars = (value: string): number[] => {
  const values = value.split(',')
  return Array.from({ length: MAX_STARS }, (_, star) => star + 1).filter((star) => values.includes(String(star)))
}
