import type { Bounds, Point } from '#contract/destination.ts'
import { DEFAULT_DESTINATION } from '#contract/destination.ts'
import type { SearchCriteria } from '#contract/hotels.ts'
import { addDays, dayHour } from '#contract/stay.ts'
import { busyRuns } from '#server/standins/catalogue/busyDays.ts'
import {
  createHotelIndex,
  nearestFirst,
  type HotelIndex,
  type HotelRecord,
} from '#server/modules/hotels/hotels.index.ts'
import type { SearchDeps } from '#server/modules/hotels/hotels.search.ts'
import { demoHotels } from '#server/standins/catalogue/demoHotels.ts'
import { createAvailability } from '#server/modules/inventory/availability.ts'
import { rateKeys } from '#server/modules/rates/rateKey.ts'
import { chance, type Chance } from '#drawings/chance.ts'
import { hotelImage } from '#server/standins/catalogue/pictures.ts'

export const TODAY = '2026-11-20'
export const NOW = Temporal.Instant.from(`${TODAY}T12:00Z`).epochMilliseconds
export const HOTELS_IN_VIEW = 243

/** The demo catalogue with a year of its bookings, as the server holds it in memory. */
export const demoDeps = (): SearchDeps => {
  // As they come out of the database.
  const records: HotelRecord[] = JSON.parse(JSON.stringify(demoHotels().hotels()))
  const availability = createAvailability(records.flatMap((hotel) => hotel.room_types))
  for (const hotel of records)
    for (const run of busyRuns(hotel, 365)) {
      const first = addDays(TODAY, run.first)
      const span = { from: dayHour(first, 15), until: dayHour(addDays(first, run.nights), 11) }
      availability.apply({ roomTypeId: run.room_type_id, ...span, count: run.cap === 0 ? 255 : run.sold })
    }
  return {
    hotels: createHotelIndex(records),
    availability,
    keys: rateKeys('the secret of a benchmark, 32 bytes or more'),
    content: { image: hotelImage },
  }
}

/** Searches of guests who look at New York, each another; `from` is the first day that any of them arrives. */
export const searches = (hotels: HotelIndex, from = TODAY): (() => SearchCriteria) => {
  const r = chance('searches')
  const views: [View, ...View[]] = [viewOf(hotels, r), ...Array.from({ length: 39 }, () => viewOf(hotels, r))]
  return () => criteriaOf(r, r.pick(views), from)
}

interface View {
  centre: Point
  bounds: Bounds
}

/** A map around a point of New York, as wide as it takes to see so many hotels. */
const viewOf = (hotels: HotelIndex, r: Chance): View => {
  const { lat, lng } = DEFAULT_DESTINATION.point
  const centre = { lat: lat + r.between(-0.06, 0.02), lng: lng + r.between(-0.03, 0.03) }
  const around = (half: number): Bounds => ({
    neLat: centre.lat + half,
    swLat: centre.lat - half,
    neLng: centre.lng + half,
    swLng: centre.lng - half,
  })
  let low = 0
  let high = 0.5
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if ([...nearestFirst(hotels.around(centre, { kind: 'box', bounds: around(middle) }))].length < HOTELS_IN_VIEW)
      low = middle
    else high = middle
  }
  return { centre, bounds: around(high) }
}

const criteriaOf = (r: Chance, { centre, bounds }: View, from: string): SearchCriteria => {
  const day = addDays(from, r.whole(1, 360))
  return {
    destination: { name: 'Manhattan', point: centre, poi: false },
    bounds,
    checkIn: dayHour(day, r.whole(0, 23)),
    checkOut: dayHour(addDays(day, r.whole(1, 7)), r.whole(0, 23)),
    rooms: r.pick([
      [{ adults: 2, children: [] }],
      [{ adults: 1, children: [] }],
      [{ adults: 2, children: [6] }],
      [
        { adults: 2, children: [] },
        { adults: 1, children: [] },
      ],
    ]),
  }
}
