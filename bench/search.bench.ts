import 'temporal-polyfill/global'
import type { Bounds, Point } from '#contract/destination.ts'
import { DEFAULT_DESTINATION } from '#contract/destination.ts'
import type { SearchCriteria } from '#contract/hotels.ts'
import { LOCALES } from '#contract/locale.ts'
import { addDays, dayHour } from '#contract/stay.ts'
import { busyRuns } from '#server/modules/hotels/busyDays.ts'
import { createHotelIndex, type HotelIndex, type HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { searchHotels, type SearchDeps } from '#server/modules/hotels/hotels.search.ts'
import { catalogueRecords } from '#server/modules/hotels/seedCatalogue.ts'
import { createAvailability } from '#server/modules/inventory/availability.ts'
import { rateKeys } from '#server/modules/rates/rateKey.ts'
import { CITIES } from '#server/standins/catalogue/cities.ts'
import { chance, type Chance } from '#server/standins/catalogue/art/chance.ts'

export interface Figure {
  name: string
  value: number
  unit: string
  aim?: string
}

const TODAY = '2026-11-20'
const NOW = Temporal.Instant.from(`${TODAY}T12:00Z`).epochMilliseconds
const HOTELS_IN_VIEW = 243
const WARM_UP = 500
const SEARCHES = 4000

/** Searches of the whole service in one process: inventory, prices, signed keys and the JSON text. No two ask for the same. */
export const benchSearch = async (): Promise<{ figures: Figure[] }> => {
  const deps = demoDeps()
  const r = chance('search bench')
  const views = Array.from({ length: 40 }, () => viewOf(deps.hotels, r))
  const ask = (): { criteria: SearchCriteria; locale: (typeof LOCALES)[number] } => ({
    criteria: criteriaOf(r, views[r.whole(0, views.length - 1)]),
    locale: r.pick(LOCALES),
  })
  for (let turn = 0; turn < WARM_UP; turn += 1) {
    const { criteria, locale } = ask()
    JSON.stringify(searchHotels(criteria, locale, NOW, deps))
  }
  const times: number[] = []
  let hotels = 0
  let bytes = 0
  const used = process.cpuUsage()
  for (let turn = 0; turn < SEARCHES; turn += 1) {
    const { criteria, locale } = ask()
    const start = performance.now()
    const answer = searchHotels(criteria, locale, NOW, deps)
    const text = JSON.stringify(answer)
    times.push(performance.now() - start)
    hotels += answer.hotels.length
    bytes += text.length
  }
  const { user, system } = process.cpuUsage(used)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(SEARCHES * share)] ?? 0
  return {
    figures: [
      { name: 'hotels in the catalogue', value: deps.hotels.size, unit: 'hotels' },
      { name: `hotels answered of ${HOTELS_IN_VIEW} in view`, value: Math.round(hotels / SEARCHES), unit: 'hotels' },
      { name: 'JSON of one answer', value: Math.round(bytes / SEARCHES / 1000), unit: 'kB' },
      // By the processor's clock: what else runs on the machine does not count.
      {
        name: 'searches on one core',
        value: Math.round(SEARCHES / ((user + system) / 1e6)),
        unit: '/s',
        aim: '>= 1000',
      },
      { name: 'search p50', value: Number(at(0.5).toFixed(2)), unit: 'ms' },
      { name: 'search p99', value: Number(at(0.99).toFixed(2)), unit: 'ms', aim: '<= 15' },
    ],
  }
}

const demoDeps = (): SearchDeps & { hotels: HotelIndex } => {
  // As they come out of the database.
  const records: HotelRecord[] = JSON.parse(JSON.stringify(catalogueRecords(CITIES)))
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
    content: { image: (hotelId, hour) => `/art/${hotelId}/facade-${hour}.svg` },
  }
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
    if (hotels.near(centre, { kind: 'box', bounds: around(middle) }).length < HOTELS_IN_VIEW) low = middle
    else high = middle
  }
  return { centre, bounds: around(high) }
}

const criteriaOf = (r: Chance, view: View | undefined): SearchCriteria => {
  const { centre, bounds } = view ?? { centre: DEFAULT_DESTINATION.point, bounds: undefined }
  const day = addDays(TODAY, r.whole(1, 360))
  return {
    destination: { name: 'Manhattan', point: centre, poi: false },
    ...(bounds && { bounds }),
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
