import 'temporal-polyfill/global'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { array, create, optional, record, string, type } from 'superstruct'
import { searchUrlOf, writeSearchUrl } from '#machines/search/search.url.ts'
import { createClient } from '#src/services/http.ts'
import { launchBrowser } from './browser.ts'
import { demoDeps, searches } from './demo.ts'
import { round, type Aim, type Figure } from './figure.ts'
import { dataDirectory, startShipped } from './shipped.ts'

const HOME_AIM: Aim = { atMost: 130 }
const HOMES = ['/', '/ar', '/he']
/** Longer than any page waits before it asks for more by itself: the settings after one second, links after two. */
const SETTLED_MS = 3500
const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url))
const Manifest = record(string(), type({ file: string(), imports: optional(array(string())) }))

/**
 * Gzipped JavaScript, each file by itself at level 9: what the entry imports, what a fresh visit of each route loads for
 * itself, and what it then loads ahead for the links in view.
 */
export const benchWeight = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = [{ name: 'weight: imported by the entry', value: staticWeight('index.html'), unit: 'kB' }]
    for (const [route, path] of Object.entries(await routes(server.origin))) {
      const { own, foreign } = await visit(browser, server.origin, path, { ahead: false })
      const all = await visit(browser, server.origin, path, { ahead: true })
      const aim = HOMES.includes(route) ? { aim: HOME_AIM } : {}
      figures.push({ name: `weight: ${route}`, value: own, unit: 'kB', ...aim })
      figures.push({ name: `weight: ${route}, loaded ahead for its links`, value: round(all.own - own, 1), unit: 'kB' })
      if (foreign > 0)
        figures.push({ name: `weight: ${route}, in frames of the card service`, value: foreign, unit: 'kB' })
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
}

const kilobytes = (scripts: readonly Buffer[]): number =>
  round(scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000, 1)

const staticWeight = (entry: string): number => {
  const manifest = create(JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8')), Manifest)
  const reached = new Set<string>()
  const follow = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    for (const next of manifest[name]?.imports ?? []) follow(next)
  }
  follow(entry)
  return kilobytes([...reached].map((name) => readFileSync(`${CLIENT}${manifest[name]?.file ?? ''}`)))
}

/** One address for each kind of page, with a hotel and a rate that there are. */
const routes = async (origin: string): Promise<Record<string, string>> => {
  const ask = createClient({
    base: `${origin}/api/v1`,
    fetch,
    bearer: () => Promise.resolve(null),
    locale: () => 'en',
    isHandheld: () => false,
    isOnline: () => true,
  })
  const criteria = searches(demoDeps().hotels, Temporal.Now.plainDateISO().toString())()
  const { destination: dest, ...query } = criteria
  const { hotels } = await ask('searchHotels', { query: { dest, ...query } })
  const [hotel] = hotels
  if (hotel === undefined) throw new Error('the search found no hotel')
  const address = `?${new URLSearchParams(writeSearchUrl(searchUrlOf(criteria))).toString()}`
  return {
    ...Object.fromEntries(HOMES.map((home) => [home, home])),
    '/hotels': `/hotels${address}`,
    '/hotels/{id}': `/hotels/${hotel.id}${address}`,
    '/checkout/{id}/{rateKey}': `/checkout/${hotel.id}/${hotel.rate.rateKey}${address}`,
  }
}

/** Says to the page that its guest saves data: then it loads nothing ahead, and all the rest as ever. */
const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** In kilobytes. */
const visit = async (
  browser: Browser,
  origin: string,
  path: string,
  { ahead }: { ahead: boolean },
): Promise<{ own: number; foreign: number }> => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  if (!ahead) await context.addInitScript(saveData)
  const page = await context.newPage()
  const own: Promise<Buffer>[] = []
  const foreign: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const list = new URL(response.url()).origin === origin ? own : foreign
    list.push(response.body())
  })
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  const weights = { own: kilobytes(await Promise.all(own)), foreign: kilobytes(await Promise.all(foreign)) }
  await context.close()
  return weights
}
