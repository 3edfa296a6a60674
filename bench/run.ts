// `npm run bench [names …]`: prints figures beside their aims. Other work on the machine makes all of them worse.
import 'temporal-polyfill/global'
import { cpus, loadavg } from 'node:os'
import type { Figure } from './figure.ts'
import { tableOf } from './report.ts'

const BENCHES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  places: async () => (await import('./places.bench.ts')).benchPlaces(),
  pictures: async () => (await import('./pictures.bench.ts')).benchPictures(),
  search: async () => (await import('./search.bench.ts')).benchSearch(),
  documents: async () => (await import('./documents.bench.ts')).benchDocuments(),
  growth: async () => (await import('./growth.bench.ts')).benchGrowth(),
  hungClients: async () => (await import('./hungClients.bench.ts')).benchHungClients(),
  agreement: async () => (await import('./agreement.bench.ts')).benchAgreement(),
  bookings: async () => (await import('./bookings.bench.ts')).benchBookings(),
  paying: async () => (await import('./paying.bench.ts')).benchPaying(),
  start: async () => (await import('./start.bench.ts')).benchStart(),
  filters: async () => (await import('./filters.bench.ts')).benchFilters(),
  finding: async () => (await import('./finding.bench.ts')).benchFinding(),
  board: async () => (await import('./board.bench.ts')).benchBoard(),
  map: async () => (await import('./map.bench.ts')).benchMap(),
  session: async () => (await import('./session.bench.ts')).benchSession(),
  visualizer: async () => (await import('./visualizer.bench.ts')).benchVisualizer(),
  weight: async () => (await import('./weight.bench.ts')).benchWeight(),
  answer: async () => (await import('./answer.bench.ts')).benchAnswer(),
  lighthouse: async () => (await import('./lighthouse.bench.ts')).benchLighthouse(),
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

const [processor] = cpus()
console.log(`${processor?.model ?? 'A processor'} × ${cpus().length}, Node ${process.versions.node}`)
const figures: Figure[] = []
let hasFailed = false
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`${name} … (load ${loadavg()[0]?.toFixed(1)})`)
  try {
    figures.push(...(await bench()))
  } catch (error) {
    hasFailed = true
    figures.push({ name, why: error instanceof Error ? error.message : String(error) })
  }
}
console.log(`\n${tableOf(figures)}`)
// Exit even if a bench left a browser or a database open.
process.exit(hasFailed ? 1 : 0)
