import 'temporal-polyfill/global'
import { request } from 'node:http'
import { API_BASE } from '#contract/calls.ts'
import { DEFAULT_DESTINATION, destinationCodec } from '#contract/destination.ts'
import type { SearchCriteria } from '#contract/hotels.ts'
import { dayHour } from '#contract/stay.ts'
import { createClient } from '#src/services/http.ts'
import { runBuilt } from './built.ts'
import { demoDeps, searches } from './demo.ts'
import { median, quantile, type Figure } from './figure.ts'
import { dataDirectory, processorSeconds, startShipped, type ShippedServer } from './shipped.ts'

const WARM_UP = 1000
const BATCHES = 20
const BATCH = 100
/** What browsers ask for on a safe connection, and what everybody else does. */
const ENCODINGS = ['br', 'gzip']

/** Searches inside the server's process, then over HTTP with all that goes with it. No two ask for the same. */
export const benchSearch = async (): Promise<Figure[]> => [...(await runBuilt('search')), ...(await overHttp())]

/** Each search from an address of its own, as the proxy before the server saw it: limits count per address. */
let visitors = 0
const fromAnywhere =
  (encoding: string): typeof fetch =>
  (input, init = {}) => {
    visitors += 1
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`)
    headers.set('Accept-Encoding', encoding)
    return fetch(input, { ...init, headers })
  }

const overHttp = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  try {
    const next = searches(demoDeps().hotels, Temporal.Now.plainDateISO().toString())
    const figures: Figure[] = []
    for (const encoding of ENCODINGS) figures.push(...(await searchesIn(encoding, server, next)))
    for (const encoding of ENCODINGS) figures.push(await onTheWire(server.origin, encoding))
    return figures
  } finally {
    await server.stop()
    data.remove()
  }
}

const searchesIn = async (
  encoding: string,
  { origin, pid }: ShippedServer,
  next: () => SearchCriteria,
): Promise<Figure[]> => {
  const ask = createClient({
    base: `${origin}${API_BASE}`,
    fetch: fromAnywhere(encoding),
    bearer: () => Promise.resolve(null),
    locale: () => 'en',
    isHandheld: () => false,
    isOnline: () => true,
  })
  const search = async (times: number): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) {
      const { destination, ...criteria } = next()
      await ask('searchHotels', { query: { dest: destination, ...criteria } })
    }
  }
  await search(WARM_UP)
  const rates: number[] = []
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = processorSeconds(pid)
    await search(BATCH)
    const after = processorSeconds(pid)
    if (before !== undefined && after !== undefined) rates.push(BATCH / (after - before))
  }
  const name = `search: over HTTP, ${encoding}`
  if (rates.length === 0) return [{ name, why: 'this system has no /proc' }]
  return [
    { name, value: Math.round(median(rates)), unit: '/s', aim: { atLeast: 400 } },
    // Shared caches and memory slow a busy machine even by the processor's clock.
    { name: `${name}, least disturbed tenth`, value: Math.round(quantile(rates, 0.9)), unit: '/s' },
  ]
}

/** The longest answer there is: a thousand hotels of the whole world. */
const onTheWire = async (origin: string, encoding: string): Promise<Figure> => {
  const day = Temporal.Now.plainDateISO().add({ days: 30 })
  const query = new URLSearchParams({
    dest: destinationCodec.encode(DEFAULT_DESTINATION),
    bounds: '89|-89|179|-179',
    checkIn: dayHour(day.toString(), 9),
    checkOut: dayHour(day.add({ days: 2 }).toString(), 18),
    rooms: '2:',
  })
  const address = `${origin}${API_BASE}/hotels/?${query.toString()}`
  const bytes = await new Promise<number>((done, fail) => {
    request(address, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      let length = 0
      answer.on('data', (chunk: Buffer) => (length += chunk.length))
      answer.on('end', () => done(length))
    })
      .on('error', fail)
      .end()
  })
  return {
    name: `search: 1,000 hotels, ${encoding}`,
    value: Math.round(bytes / 1000),
    unit: 'kB',
    aim: { atMost: 120 },
  }
}
