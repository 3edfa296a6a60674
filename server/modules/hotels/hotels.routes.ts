import type { Nearby } from '#contract/hotel/hotels.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { HotelContent } from './hotelContent.port.ts'
import { searchHotelsText, type SearchDeps } from './hotels.search.ts'
import { timeZoneNear } from './timeZoneNear.ts'

export interface HotelsDeps extends SearchDeps {
  content: Pick<HotelContent, 'page' | 'image'>
  clock: Clock
  nearby: (hotel: { id: string; lat: number; lng: number }, locale: Locale) => Nearby[]
}

export const hotelsRoutes = (deps: HotelsDeps): Pick<Handlers, 'searchHotels' | 'hotel' | 'timeZone'> => ({
  searchHotels: async ({ query: { dest, ...criteria }, context }) =>
    searchHotelsText({ destination: dest, ...criteria }, context.locale, deps.clock().epochMilliseconds, deps),
  timeZone: async ({ query }) => ({ time_zone: timeZoneNear(deps.hotels, query.point) }),
  hotel: async ({ params, query, context }) => {
    const locale = query.lang ?? context.locale
    const page = deps.content.page(params.id, locale)
    if (page === undefined) throw new ApiError('not_found', 'There is no such hotel', { field: 'id' })
    return {
      ...page,
      nearby: deps.nearby({ id: page.id, ...page.location }, locale),
      answer_record: deps.answerRecords.of(page.id),
    }
  },
})
