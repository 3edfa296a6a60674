import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { visibleHotels } from '#machines/search/search.rules.ts'
import { NO_FILTERS, SORTS, type Filters } from '#machines/search/search.view.ts'

const WARM_UP = 20
const TURNS = 200

const FILTERS: readonly Partial<Filters>[] = [
  {},
  { guestRating: 7 },
  { priceRange: { min: 80, max: 400 } },
  { starRating: [3, 4, 5] },
]
const NAMES = ['', 'hotel', 'ho la']

/** Milliseconds of each turn: filtering and sorting the list again, as when a guest changes the filters. */
export const measureFilters = (hotels: readonly HotelSummary[]): number[] =>
  Array.from({ length: WARM_UP + TURNS }, (_, turn) => {
    const filters = {
      ...NO_FILTERS,
      ...FILTERS[turn % FILTERS.length],
      sortBy: SORTS[turn % SORTS.length] ?? 'best_desc',
    }
    const start = performance.now()
    visibleHotels(hotels, { filters, hotelName: NAMES[turn % NAMES.length] ?? '', poi: turn % 2 === 0 })
    return performance.now() - start
  }).slice(WARM_UP)
