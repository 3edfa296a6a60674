import type { Bounds, Point } from '#contract/hotel/destination.ts'
import { DEFAULT_DESTINATION } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { airportAt } from '#server/adapters/places/nearby.ts'
import { busyRuns } from '#server/demo/catalogue/busyDays.ts'
import {
  createHotelIndex,
  nearestFirst,
  type HotelIndex,
  type HotelRecord,
} from '#server/modules/hotels/hotels.index.ts'
import type { SearchDeps } from '#server/modules/hotels/hotels.search.ts'
import { cityById } from '#server/demo/catalogue/cities.ts'
import { demoHotels } from '#server/demo/catalogue/demoHotels.ts'
import { createAvailability, type RoomDay } from '#server/modules/inventory/availability.ts'
import { epochDay } from '#server/modules/inventory/epochDay.ts'
import { sharing } from '#server/modules/hotels/hotels.store.ts'
import { rateKeys } from '#server/modules/rates/rateKey.ts'
import { chance, type Chance } from '#demoImages/chance.ts'
import { hotelImage } from '#server/demo/catalogue/pictures.ts'

export const TODAY = '2026-11-20'
export const NOW = Temporal.Instant.from(`${TODAY}T12:00Z`).epochMilliseconds
export const HOTELS_IN_VIEW = 243

/** The demo catalogue with a year of its bookings, as the server holds it in memory. */
export const demoDeps = (): SearchDeps => inMemory(asFromTheDatabase(demoHotels().hotels()))

const asFromTheDatabase = (records: readonly HotelRecord[]): HotelRecord[] => JSON.parse(JSON.stringify(records))

/**
 * The demo catalogue repeated until it has `count` hotels. Each copy is shifted east, which adds cities but makes none larger.
 */
export const grownDeps = (count: number): { deps: SearchDeps; buildMs: number } => {
  const once = demoHotels().hotels()
  const most = Math.max(...once.flatMap((hotel) => hotel.room_types.map(({ number }) => number)))
  const records: HotelRecord[] = []
  for (let copy = 0; records.length < count; copy += 1) {
    const named = (id: string): string => (copy === 0 ? id : `${id}-${copy}`)
    const lngOf = (lng: number): number => ((lng + copy * 7 + 540) % 360) - 180
    const grown = once.slice(0, count - records.length).map((hotel) => ({
      ...hotel,
      id: named(hotel.id),
      lng: lngOf(hotel.lng),
      room_types: hotel.room_types.map((room) => ({
        ...room,
        id: named(room.id),
        hotel_id: named(hotel.id),
        number: room.number + copy * most,
      })),
    }))
    records.push(...asFromTheDatabase(grown))
  }
  const start = performance.now()
  const deps = inMemory(records)
  return { deps, buildMs: performance.now() - start }
}

const inMemory = (records: readonly HotelRecord[]): SearchDeps => {
  const availability = createAvailability(records.flatMap((hotel) => hotel.room_types))
  availability.replace(daysOf(records))
  return {
    hotels: createHotelIndex(records.map(sharing())),
    availability,
    keys: rateKeys('the secret of a benchmark, 32 bytes or more'),
    content: { image: hotelImage },
    cityName: (hotel, locale) => cityById(hotel.city_id)?.name[locale] ?? '',
    airportAt,
    answerRecords: { of: () => null },
  }
}

/** Same rows as `insertBusyRuns` writes to the table. */
function* daysOf(records: readonly HotelRecord[]): Iterable<RoomDay> {
  const today = epochDay(TODAY)
  for (const hotel of records)
    for (const { room_type_id, first, nights, cap, sold } of busyRuns(hotel, 365))
      for (let night = 0; night <= nights; night += 1)
        yield {
          room_type_id,
          epoch_day: today + first + night,
          cap,
          sold:
            night === 0 ? (FIRST_DAY[sold] ?? []) : night === nights ? (LAST_DAY[sold] ?? []) : (WHOLE_DAY[sold] ?? []),
        }
}

const soldFrom = (opens: number, closes: number): number[][] =>
  Array.from({ length: 256 }, (_, sold) =>
    Array.from({ length: 24 }, (__, hour) => (hour >= opens && hour < closes ? sold : 0)),
  )
const [FIRST_DAY, WHOLE_DAY, LAST_DAY] = [soldFrom(15, 24), soldFrom(0, 24), soldFrom(0, 11)]

/** Searches around New York, all different. `from`: the earliest possible day of arrival. */
export const searches = (hotels: HotelIndex, from = TODAY): (() => SearchCriteria) => {
  const r = chance('searches')
  const views: [View, ...View[]] = [viewOf(hotels, r), ...Array.from({ length: 39 }, () => viewOf(hotels, r))]
  return () => criteriaOf(r, r.pick(views), from)
}

interface View {
  centre: Point
  bounds: Bounds
}

/** A map around a point in New York, wide enough to show `HOTELS_IN_VIEW` hotels. */
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

/** No clock change anywhere skips this hour or a later one. */
export const FIRST_HOUR = 4

const criteriaOf = (r: Chance, { centre, bounds }: View, from: string): SearchCriteria => {
  const day = addDays(from, r.whole(1, 360))
  return {
    destination: { name: 'Manhattan', point: centre, poi: false },
    bounds,
    checkIn: dayHour(day, r.whole(FIRST_HOUR, 23)),
    checkOut: dayHour(addDays(day, r.whole(1, 7)), r.whole(FIRST_HOUR, 23)),
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
