import { localPlaces } from '#server/adapters/places/local.places.ts'
import { given } from '#server/http/api.testing.ts'
import { hotelsRoutes } from '#server/modules/hotels/hotels.routes.ts'
import { NO_DISCOUNTS } from '#server/modules/loyalty/loyalty.service.ts'
import { placesRoutes } from '#server/modules/places/places.routes.ts'
import { ratesRoutes } from '#server/modules/rates/rates.routes.ts'
import { SAMPLE_NOW, sampleDeps } from '#server/modules/rates/rates.samples.ts'
import { catalogueContent } from '#server/demo/catalogue/catalogueContent.ts'
import { demoHotels } from '#server/demo/catalogue/demoHotels.ts'

export const deps = { ...sampleDeps(demoHotels().hotels()), content: catalogueContent(() => SAMPLE_NOW) }
export const today = SAMPLE_NOW.toZonedDateTimeISO('UTC').toPlainDate().toString()

const places = localPlaces({ lodging: [], countHotels: () => 1, nearestHotel: () => null })
/** The public reads on the demo catalogue. */
export const { api } = given({
  handlers: {
    ...hotelsRoutes({ ...deps, nearby: () => [] }),
    ...ratesRoutes({ ...deps, discounts: () => Promise.resolve(NO_DISCOUNTS) }),
    ...placesRoutes({ places, knownPlaces: places, popular: () => [], soldNear: () => ({ hotels: 0, places: [] }) }),
  },
})
