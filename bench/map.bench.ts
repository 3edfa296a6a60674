import 'temporal-polyfill/global'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { defaultCriteria, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { launchBrowser, slowDown } from './browser.ts'
import { quantile, round, type Figure } from './figure.ts'
import { dataDirectory, startShipped } from './shipped.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 800 }
/** The whole metropolitan area: the maximum number of hotels in a list. */
const BOUNDS = { neLat: 41.2, swLat: 40.3, neLng: -73.3, swLng: -74.6 }
const SLOWDOWN = 4
const FLUENT = { atLeast: 50 }
const MS_PER_SECOND = 1000
/** Back and forth: the map stays over the hotels. */
const [PANS, STEPS, STEP_PX] = [6, 40, 5]

/** The map beside the longest possible list: frame rate while panning, time to appear, and weight. */
export const benchMap = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  const browser = await launchBrowser()
  try {
    return [...(await benchPan(browser, server.origin)), await weigh(browser, server.origin)]
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
}

declare global {
  var frameTimes: number[]
  var firstSeen: { list: number; map: number }
}

const pathOf = (bounds: typeof BOUNDS | null): string => {
  const usual = defaultCriteria(Temporal.Now.plainDateISO('UTC').toString())
  const criteria = bounds === null ? usual : { ...usual, bounds }
  return `/hotels?${new URLSearchParams(writeNewSearch(criteria)).toString()}`
}

const benchPan = async (browser: Browser, origin: string): Promise<Figure[]> => {
  const page = await browser.newPage({ viewport: WIDE })
  await page.addInitScript(watchFirst)
  await page.goto(`${origin}${pathOf(BOUNDS)}`)
  await page.locator('[data-pin]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const { list, map } = await page.evaluate(() => globalThis.firstSeen)
  const count = (await page.locator('[data-pin]').first().getAttribute('aria-setsize')) ?? '0'
  const figures: Figure[] = [
    { name: 'map: first prices on it, after the list', value: round(map - list, 0), unit: 'ms' },
    { name: 'map: first prices on it, after the page was asked for', value: round(map, 0), unit: 'ms' },
  ]
  for (const rate of [1, SLOWDOWN]) {
    if (rate !== 1) {
      const slowdown = await slowDown(page, rate)
      figures.push({ ...slowdown, name: `map: ${slowdown.name}` })
    }
    const frames = await pan(page)
    const perSecond = (MS_PER_SECOND * frames.length) / frames.reduce((sum, frame) => sum + frame, 0)
    const name = `map: panned with ${count} pins${rate === 1 ? '' : ` at ${rate}× slowdown`}`
    figures.push(
      { name, value: round(perSecond, 1), unit: 'frames/s', ...(rate === 1 ? { aim: FLUENT } : {}) },
      { name: `${name}, a frame, p95`, value: round(quantile(frames, 0.95), 1), unit: 'ms' },
    )
  }
  await page.close()
  return figures
}

/**
 * Records when the list and the first price on the map appear. Avoid named functions: the loader wraps them in a helper that the
 * page does not have.
 */
const watchFirst = async (): Promise<void> => {
  const seen = { list: 0, map: 0 }
  globalThis.firstSeen = seen
  while (seen.list === 0 || seen.map === 0) {
    const now = await new Promise<number>(requestAnimationFrame)
    if (seen.list === 0 && document.querySelector('li[data-hotel]')) seen.list = now
    if (seen.map === 0 && document.querySelector('canvas') && document.querySelector('[data-pin]')) seen.map = now
  }
}

/** Milliseconds of each frame while a mouse drags the map. */
const pan = async (page: Page): Promise<number[]> => {
  const box = await page.locator('[role="application"]').boundingBox()
  if (box === null) throw new Error('there is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + STEP_PX, y)
  await page.evaluate(() => {
    const times: number[] = []
    globalThis.frameTimes = times
    void (async () => {
      let before = await new Promise<number>(requestAnimationFrame)
      while (globalThis.frameTimes === times) {
        const now = await new Promise<number>(requestAnimationFrame)
        times.push(now - before)
        before = now
      }
    })()
  })
  for (let way = 0; way < PANS; way += 1)
    for (let step = 1; step <= STEPS; step += 1) {
      const far = (way % 2 === 0 ? step : STEPS - step) * STEP_PX
      await page.mouse.move(x + far, y + far / 2)
    }
  const frames = await page.evaluate(() => globalThis.frameTimes)
  await page.evaluate(() => void (globalThis.frameTimes = []))
  await page.mouse.up()
  return frames
}

/** Scripts loaded when a guest opens the map on a phone, gzipped. */
const weigh = async (browser: Browser, origin: string): Promise<Figure> => {
  const page = await browser.newPage({ viewport: PHONE })
  await page.goto(`${origin}${pathOf(null)}`, { waitUntil: 'networkidle' })
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.locator('[data-pin]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
  await page.close()
  return { name: 'map: scripts that come with it', value: round(bytes / 1000, 1), unit: 'kB gz' }
}
