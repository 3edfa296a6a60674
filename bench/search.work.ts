// Run by search.bench.ts, built as the server is.
import 'temporal-polyfill/global'
import { LOCALES } from '#contract/locale.ts'
import { searchHotelsText } from '#server/modules/hotels/hotels.search.ts'
import { demoDeps, HOTELS_IN_VIEW, NOW, searches } from './demo.ts'
import { quantile, round, type Figure } from './figure.ts'

const WARM_UP = 1000
const SEARCHES = 6000

const deps = demoDeps()
const next = searches(deps.hotels)
const asked = Array.from({ length: WARM_UP + SEARCHES }, (_, turn) => ({
  criteria: next(),
  locale: LOCALES[turn % LOCALES.length] ?? 'en',
}))

const times: number[] = []
let bytes = 0
let used = process.cpuUsage()
for (const [turn, { criteria, locale }] of asked.entries()) {
  if (turn === WARM_UP) used = process.cpuUsage()
  const start = performance.now()
  const text = searchHotelsText(criteria, locale, NOW, deps)
  if (turn < WARM_UP) continue
  times.push(performance.now() - start)
  bytes += text.bytes.length
}
const { user, system } = process.cpuUsage(used)

const figures: Figure[] = [
  { name: 'search: hotels in the catalogue', value: deps.hotels.size, unit: 'hotels', aim: { atLeast: 5000 } },
  { name: `search: answer of ${HOTELS_IN_VIEW} in view`, value: Math.round(bytes / SEARCHES / 1000), unit: 'kB' },
  // By the processor's clock, the garbage collector's threads included: what else runs on the machine counts less.
  {
    name: 'search: on one core',
    value: Math.round(SEARCHES / ((user + system) / 1e6)),
    unit: '/s',
    aim: { atLeast: 1000 },
  },
  { name: 'search: p50', value: round(quantile(times, 0.5)), unit: 'ms' },
  { name: 'search: p99', value: round(quantile(times, 0.99)), unit: 'ms', aim: { atMost: 15 } },
]
console.log(JSON.stringify(figures))
