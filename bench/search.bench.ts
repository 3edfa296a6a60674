import 'temporal-polyfill/global'
import { Agent, request } from 'node:http'
import { API_BASE } from '#contract/http/endpoints.ts'
import { boundsCodec, DEFAULT_DESTINATION, destinationCodec } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { dayHour, roomsCodec } from '#contract/hotel/stay.ts'
import { runBuilt } from './built.ts'
import { demoDeps, searches } from './demo.ts'
import { median, quantile, type Figure } from './figure.ts'
import { dataDirectory, processorSeconds, startShipped, type ShippedServer } from './shipped.ts'

const WARM_UP = 1000
const BATCHES = 20
const BATCH = 100
/** Concurrent searches. */
const AT_ONCE = 4
/** Browsers ask for `br` over HTTPS; all other clients ask for `gzip`. */
const ENCODINGS = ['br', 'gzip']

/** Searches inside the server's process, then over HTTP with all overhead. No two searches are alike. */
export const benchSearch = async (): Promise<Figure[]> => [...(await runBuilt('search')), ...(await overHttp())]

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

/**
 * Searches per second of CPU time that a fully loaded server answers, all threads and the garbage collector included. The client
 * only counts bytes: one that parsed each response, and kept the server waiting, would evict it from the caches that they share
 * on a small machine, which costs a third of the figure.
 */
const searchesIn = async (
  encoding: string,
  { origin, pid }: ShippedServer,
  next: () => SearchCriteria,
): Promise<Figure[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const search = async (times: number): Promise<void> => {
    const urls = Array.from({ length: times }, () => `${origin}${API_BASE}/hotels/?${queryOf(next())}`)
    const inTurn = async (): Promise<void> => {
      for (let address = urls.pop(); address !== undefined; address = urls.pop())
        await bytesOf(address, encoding, agent)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
  }
  await search(WARM_UP)
  const rates: number[] = []
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = processorSeconds(pid)
    await search(BATCH)
    const after = processorSeconds(pid)
    if (before !== undefined && after !== undefined) rates.push(BATCH / (after - before))
  }
  agent.destroy()
  const name = `search: over HTTP, ${encoding}`
  if (rates.length === 0) return [{ name, why: 'this system has no /proc' }]
  return [
    { name, value: Math.round(median(rates)), unit: '/s', aim: { atLeast: 400 } },
    // A busy machine slows even CPU time, through shared caches and memory.
    { name: `${name}, least disturbed tenth`, value: Math.round(quantile(rates, 0.9)), unit: '/s' },
  ]
}

const queryOf = ({ destination, bounds, checkIn, checkOut, rooms }: SearchCriteria): string =>
  new URLSearchParams({
    dest: destinationCodec.encode(destination),
    ...(bounds ? { bounds: boundsCodec.encode(bounds) } : {}),
    checkIn,
    checkOut,
    rooms: roomsCodec.encode(rooms),
  }).toString()

/** Each request has its own address, as set by the proxy in front of the server: rate limits count per address. */
let visitors = 0
const bytesOf = (address: string, encoding: string, agent?: Agent): Promise<number> =>
  new Promise((done, fail) => {
    visitors += 1
    const visitor = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    const headers = { 'Accept-Encoding': encoding, 'X-Forwarded-For': visitor }
    request(address, { headers, ...(agent ? { agent } : {}) }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`a search was answered ${answer.statusCode}`))
      let length = 0
      answer.on('data', (chunk: Buffer) => (length += chunk.length))
      answer.on('end', () => done(length))
      answer.on('error', fail)
    })
      .on('error', fail)
      .end()
  })

/** The longest possible response: a thousand hotels of the whole world. */
const onTheWire = async (origin: string, encoding: string): Promise<Figure> => {
  const day = Temporal.Now.plainDateISO().add({ days: 30 })
  const query = queryOf({
    destination: DEFAULT_DESTINATION,
    bounds: { neLat: 89, swLat: -89, neLng: 179, swLng: -179 },
    checkIn: dayHour(day.toString(), 9),
    checkOut: dayHour(day.add({ days: 2 }).toString(), 18),
    rooms: [{ adults: 2, children: [] }],
  })
  const bytes = await bytesOf(`${origin}${API_BASE}/hotels/?${query}`, encoding)
  return {
    name: `search: 1,000 hotels, ${encoding}`,
    value: Math.round(bytes / 1000),
    unit: 'kB',
    aim: { atMost: 120 },
  }
}
