// Run by `growth.bench.ts`, built the way the server is. Argument: the number of hotels.
import 'temporal-polyfill/global'
import { DEFAULT_DESTINATION } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { chance } from '#demoImages/chance.ts'
import { searchHotelsText } from '#server/modules/hotels/hotels.search.ts'
import { CITIES } from '#server/demo/catalogue/cities.ts'
import { FIRST_HOUR, grownDeps, NOW, TODAY } from './demo.ts'
import { quantile, round, type Figure } from './figure.ts'

const records = Number(process.argv[2])
const WARM_UP = 300
const SEARCHES = 1000
const WORLD_SEARCHES = 200
const MEGABYTE = 1024 * 1024

const { deps, buildMs } = grownDeps(records)
globalThis.gc?.()
const { rss } = process.memoryUsage()

const r = chance('growth')
const DEFAULT = DEFAULT_DESTINATION.point
const criteria = (): SearchCriteria => {
  const city = CITIES[r.whole(0, CITIES.length - 1)] ?? DEFAULT
  const day = addDays(TODAY, r.whole(1, 360))
  return {
    destination: { name: 'City', point: { lat: city.lat, lng: city.lng }, poi: false },
    checkIn: dayHour(day, r.whole(FIRST_HOUR, 23)),
    checkOut: dayHour(addDays(day, r.whole(1, 7)), r.whole(FIRST_HOUR, 23)),
    rooms: [{ adults: 2, children: [] }],
  }
}
const WORLD = { neLat: 89, swLat: -89, neLng: 179, swLng: -179 }

/** Milliseconds of each search: wall clock, and CPU time of all threads, which other work on the machine affects less. */
const times = (count: number, nextSearch: () => SearchCriteria): { clock: number[]; processor: number[] } => {
  const clock: number[] = []
  const processor: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const search = nextSearch()
    const used = process.cpuUsage()
    const start = performance.now()
    searchHotelsText(search, 'en', NOW, deps)
    clock.push(performance.now() - start)
    const { user, system } = process.cpuUsage(used)
    processor.push((user + system) / 1000)
  }
  return { clock, processor }
}
times(WARM_UP, criteria)
const cities = times(SEARCHES, criteria)
const world = () => ({ ...criteria(), bounds: WORLD })
times(10, world)
const worlds = times(WORLD_SEARCHES, world)

const of = `growth: ${records.toLocaleString('en-US')} hotels`
const figures: Figure[] = [
  {
    name: `${of}, memory`,
    value: Math.round(rss / MEGABYTE),
    unit: 'MB',
    aim: { atMost: 300 + Math.round(records / 100) },
  },
  { name: `${of}, put in memory`, value: round(buildMs / 1000), unit: 's', aim: { atMost: 1 + records / 20_000 } },
  { name: `${of}, a city: p50`, value: round(quantile(cities.clock, 0.5)), unit: 'ms' },
  {
    name: `${of}, a city: p99`,
    value: round(quantile(cities.clock, 0.99)),
    unit: 'ms',
    aim: { atMost: 15 },
  },
  { name: `${of}, the world: p50`, value: round(quantile(worlds.clock, 0.5)), unit: 'ms' },
  {
    name: `${of}, the world: p99`,
    value: round(quantile(worlds.clock, 0.99)),
    unit: 'ms',
    aim: { atMost: 100 },
  },
  { name: `${of}, the world: p99 of processor time`, value: round(quantile(worlds.processor, 0.99)), unit: 'ms' },
]
console.log(JSON.stringify(figures))
