// Run by `search.bench.ts`, built the way the server is.
import 'temporal-polyfill/global'
import { LOCALES } from '#contract/shared/locale.ts'
import { searchHotelsText } from '#server/modules/hotels/hotels.search.ts'
import { demoDeps, HOTELS_IN_VIEW, NOW, searches } from './demo.ts'
import { median, quantile, round, type Figure } from './figure.ts'

const WARM_UP = 1000
const BATCHES = 60
const BATCH = 100
const TIMED = 3000

const deps = demoDeps()
const next = searches(deps.hotels)

const search = (turn: number): number =>
  searchHotelsText(next(), LOCALES[turn % LOCALES.length] ?? 'en', NOW, deps).bytes.length

/** CPU time, including the threads of the garbage collector: other work on the machine affects it less. */
const processorMs = (work: () => void): number => {
  const used = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(used)
  return (user + system) / 1000
}
const perSecond = (): number =>
  (1000 * BATCH) /
  processorMs(() => {
    for (let turn = 0; turn < BATCH; turn += 1) search(turn)
  })

for (let turn = 0; turn < WARM_UP; turn += 1) search(turn)
const rates = Array.from({ length: BATCHES }, perSecond)

// Measured separately: reading the CPU clock for each search takes a twentieth of its time.
let bytes = 0
const times: number[] = []
const processorTimes = Array.from({ length: TIMED }, (_, turn) =>
  processorMs(() => {
    const start = performance.now()
    bytes += search(turn)
    times.push(performance.now() - start)
  }),
)

const figures: Figure[] = [
  { name: 'search: hotels in the catalogue', value: deps.hotels.size, unit: 'hotels', aim: { atLeast: 5000 } },
  { name: `search: answer of ${HOTELS_IN_VIEW} in view`, value: Math.round(bytes / TIMED / 1000), unit: 'kB' },
  { name: 'search: on one core', value: Math.round(median(rates)), unit: '/s', aim: { atLeast: 1000 } },
  // A busy machine slows even CPU time, through shared caches and memory.
  { name: 'search: on one core, least disturbed tenth', value: Math.round(quantile(rates, 0.9)), unit: '/s' },
  { name: 'search: p50', value: round(quantile(times, 0.5)), unit: 'ms' },
  { name: 'search: p99', value: round(quantile(times, 0.99)), unit: 'ms', aim: { atMost: 15 } },
  { name: 'search: p99 of processor time', value: round(quantile(processorTimes, 0.99)), unit: 'ms' },
]
console.log(JSON.stringify(figures))
