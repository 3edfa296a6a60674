import 'temporal-polyfill/global'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { array, boolean, create, optional, record, string, type, type Infer } from 'superstruct'
import { launchBrowser } from './browser.ts'
import { round, type Aim, type Figure } from './figure.ts'
import { pagesOf } from './pages.ts'
import { dataDirectory, startShipped } from './shipped.ts'

const PREFIXES = ['', '/ar', '/he']
const HOMES = ['/', '/ar', '/he']
const RESULTS = PREFIXES.map((prefix) => `${prefix}/hotels`)
const HOTELS = PREFIXES.map((prefix) => `${prefix}/hotels/{id}`)
const CHECKOUTS = PREFIXES.map((prefix) => `${prefix}/checkout/{id}/{rateKey}`)
/** Pages with a map are weighed without it. */
const AIMS: Readonly<Record<string, Aim>> = {
  ...Object.fromEntries(HOMES.map((home) => [home, { atMost: 130 }])),
  ...Object.fromEntries(RESULTS.map((results) => [results, { atMost: 170 }])),
  ...Object.fromEntries(HOTELS.map((hotel) => [hotel, { atMost: 175 }])),
  ...Object.fromEntries(CHECKOUTS.map((checkout) => [checkout, { atMost: 165 }])),
}
/** The map and its texts. */
const MAPS = /^src\/views\/map\/Loaded|^locales\/\w+\/map\.ts/
/** Longer than any page waits before it loads more on its own: settings after one second, links after two. */
const SETTLED_MS = 3500
const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url))
const Manifest = record(
  string(),
  type({
    file: string(),
    imports: optional(array(string())),
    isDynamicEntry: optional(boolean()),
    isEntry: optional(boolean()),
  }),
)

/**
 * Gzipped JavaScript, each file on its own at level 9: imports of the entry; what a fresh visit of each route loads for itself,
 * without and with its map; and what it then prefetches for the links in view.
 */
export const benchWeight = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  const browser = await launchBrowser()
  try {
    const manifest = create(JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8')), Manifest)
    const chunks = chunksOf(manifest)
    const figures: Figure[] = [
      { name: 'weight: imported by the entry', value: weightOf(chunks.entry), unit: 'kB' },
      { name: 'weight: the map by itself', value: weightOf(chunks.map), unit: 'kB' },
    ]
    const { results, hotel, checkout } = await pagesOf(server.origin)
    const routes = [
      ...HOMES.map((home) => [home, home] as const),
      ...RESULTS.map((route, at) => [route, `${PREFIXES[at]}${results}`] as const),
      ...HOTELS.map((route, at) => [route, `${PREFIXES[at]}${hotel}`] as const),
      ...CHECKOUTS.map((route, at) => [route, `${PREFIXES[at]}${checkout}`] as const),
    ] as const
    for (const [route, path] of routes) {
      const { own, map, foreign } = await visit(browser, server.origin, path, { ahead: false, map: chunks.map })
      const all = await visit(browser, server.origin, path, { ahead: true, map: chunks.map })
      const before = [...RESULTS, ...HOTELS].includes(route) ? `${route}, before the map` : route
      figures.push({ name: `weight: ${before}`, value: own, unit: 'kB', aim: AIMS[route] })
      if (map > 0) figures.push({ name: `weight: ${route}, its map`, value: map, unit: 'kB' })
      figures.push({
        name: `weight: ${route}, loaded ahead for its links`,
        value: round(all.own + all.map - own - map, 1),
        unit: 'kB',
      })
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

/** Files that the entry imports, and files that only the maps need. */
const chunksOf = (manifest: Infer<typeof Manifest>): { entry: Set<string>; map: Set<string> } => {
  const reachedFrom = (names: readonly string[]): Set<string> => {
    const reached = new Set<string>()
    const follow = (name: string): void => {
      if (reached.has(name)) return
      reached.add(name)
      for (const next of manifest[name]?.imports ?? []) follow(next)
    }
    for (const name of names) follow(name)
    return new Set([...reached].map((name) => manifest[name]?.file ?? ''))
  }
  const begun = Object.keys(manifest).filter((name) => manifest[name]?.isEntry || manifest[name]?.isDynamicEntry)
  const maps = begun.filter((name) => MAPS.test(name))
  if (maps.length === 0) throw new Error('the build has no map')
  const elsewhere = reachedFrom(begun.filter((name) => !maps.includes(name)))
  return {
    entry: reachedFrom(['index.html']),
    map: new Set([...reachedFrom(maps)].filter((file) => !elsewhere.has(file))),
  }
}

const weightOf = (files: ReadonlySet<string>): number =>
  kilobytes([...files].map((file) => readFileSync(`${CLIENT}${file}`)))

/** Turns on the browser's data saver: the page then prefetches nothing, and otherwise loads as usual. */
const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** In kilobytes. */
const visit = async (
  browser: Browser,
  origin: string,
  path: string,
  { ahead, map: mapFiles }: { ahead: boolean; map: ReadonlySet<string> },
): Promise<{ own: number; map: number; foreign: number }> => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  if (!ahead) await context.addInitScript(saveData)
  const page = await context.newPage()
  const own: Promise<Buffer>[] = []
  const map: Promise<Buffer>[] = []
  const foreign: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const { origin: from, pathname } = new URL(response.url())
    const ours = mapFiles.has(pathname.slice(1)) ? map : own
    const list = from === origin ? ours : foreign
    list.push(response.body())
  })
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  const weights = {
    own: kilobytes(await Promise.all(own)),
    map: kilobytes(await Promise.all(map)),
    foreign: kilobytes(await Promise.all(foreign)),
  }
  await context.close()
  return weights
}
