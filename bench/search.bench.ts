import 'temporal-polyfill/global'
import { createClient } from '#src/services/http.ts'
import { runBuilt } from './built.ts'
import { demoDeps, searches } from './demo.ts'
import type { Figure } from './figure.ts'
import { dataDirectory, processorSeconds, startShipped } from './shipped.ts'

const WARM_UP = 200
const SEARCHES = 1000
const NAME = 'search: over HTTP, compressed'

/** Searches inside the server's process, then over HTTP with all that goes with it. No two ask for the same. */
export const benchSearch = async (): Promise<Figure[]> => [...(await runBuilt('search')), await overHttp()]

/** Each search from an address of its own, as the proxy before the server saw it: limits count per address. */
let visitors = 0
const fromAnywhere: typeof fetch = (input, init = {}) => {
  visitors += 1
  const headers = new Headers(init.headers)
  headers.set('X-Forwarded-For', `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`)
  return fetch(input, { ...init, headers })
}

const overHttp = async (): Promise<Figure> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  try {
    const ask = createClient({
      base: `${server.origin}/api/v1`,
      fetch: fromAnywhere,
      bearer: () => Promise.resolve(null),
      locale: () => 'en',
      isHandheld: () => false,
      isOnline: () => true,
    })
    const next = searches(demoDeps().hotels, Temporal.Now.plainDateISO().toString())
    const search = async (times: number): Promise<void> => {
      for (let turn = 0; turn < times; turn += 1) {
        const { destination, ...criteria } = next()
        await ask('searchHotels', { query: { dest: destination, ...criteria } })
      }
    }
    await search(WARM_UP)
    const before = processorSeconds(server.pid)
    await search(SEARCHES)
    const after = processorSeconds(server.pid)
    if (before === undefined || after === undefined) return { name: NAME, why: 'this system has no /proc' }
    return { name: NAME, value: Math.round(SEARCHES / (after - before)), unit: '/s of processor time' }
  } finally {
    await server.stop()
    data.remove()
  }
}
