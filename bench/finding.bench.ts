import 'temporal-polyfill/global'
import type { Page } from 'playwright-core'
import { array, create, number, object } from 'superstruct'
import { defaultCriteria, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { launchBrowser, slowDown } from './browser.ts'
import { quantile, round, type Figure } from './figure.ts'
import { dataDirectory, startShipped } from './shipped.ts'

const SLOWDOWN = 4
const SEARCHES = 12
const TURNS = 6
/** Time for everything that a press starts to finish. */
const REST_MS = 1200
const EventTime = object({ duration: number(), interactionId: number() })
/** The whole metropolitan area: the maximum number of hotels in a list. */
const BOUNDS = { neLat: 41.2, swLat: 40.3, neLng: -73.3, swLng: -74.6 }

/**
 * Responsiveness while a guest finds a room, on a slow CPU: from press to list, a filter change, and the worst interaction of a
 * session.
 */
export const benchFinding = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const figures = await benchPress(page, server.origin)
    return [...figures, ...(await benchFilters(page, server.origin))]
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
}

declare global {
  var eventTimes: { duration: number; interactionId: number }[]
}

const usual = () => defaultCriteria(Temporal.Now.plainDateISO('UTC').toString())

const pathOf = (criteria: ReturnType<typeof usual>): string =>
  `/hotels?${new URLSearchParams(writeNewSearch(criteria)).toString()}`

/** Each search has other dates, or the cache would answer it. */
const benchPress = async (page: Page, origin: string): Promise<Figure[]> => {
  await page.goto(`${origin}${pathOf(usual())}`)
  await page.locator('li[data-hotel]').first().waitFor()
  const times: number[] = []
  for (let search = 0; search < SEARCHES; search += 1) {
    const link = pathOf({
      ...usual(),
      checkIn: `${Temporal.PlainDate.from(usual().checkIn.slice(0, 10))
        .add({ days: search + 1 })
        .toString()}T15:00`,
      checkOut: `${Temporal.PlainDate.from(usual().checkOut.slice(0, 10))
        .add({ days: search + 1 })
        .toString()}T11:00`,
    })
    times.push(
      create(
        await page.evaluate(
          async ([path]) => {
            const began = performance.now()
            history.pushState({}, '', path)
            // Avoid named functions: the loader wraps them in a helper that the page does not have.
            while (document.querySelector('li[data-hotel]')) await new Promise(requestAnimationFrame)
            while (!document.querySelector('li[data-hotel]')) await new Promise(requestAnimationFrame)
            await new Promise(requestAnimationFrame)
            return performance.now() - began
          },
          [link] as const,
        ),
        number(),
      ),
    )
  }
  return [
    {
      name: 'finding: from the search to the list in sight, p75',
      value: round(quantile(times, 0.75)),
      unit: 'ms',
      aim: { atMost: 300 },
    },
  ]
}

const benchFilters = async (page: Page, origin: string): Promise<Figure[]> => {
  await page.goto(`${origin}${pathOf({ ...usual(), bounds: BOUNDS })}`)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await panel.getByRole('checkbox').first().waitFor()
  await page.waitForTimeout(3000)
  const slowdown = await slowDown(page, SLOWDOWN)
  await page.evaluate(() => {
    globalThis.eventTimes = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming)
          globalThis.eventTimes.push({ duration: entry.duration, interactionId: entry.interactionId })
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  // Content that moves under a resting pointer fires events without an interaction: count those only while pointing.
  const taken = async (isPointing = false): Promise<number> => {
    await page.waitForTimeout(REST_MS)
    const events = create(await page.evaluate(() => globalThis.eventTimes), array(EventTime))
    return Math.max(0, ...events.flatMap((event) => (isPointing || event.interactionId > 0 ? event.duration : [])))
  }
  const clear = async () => page.evaluate(() => void (globalThis.eventTimes = []))
  const filters: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const box of ['My hours guaranteed', 'Free cancellation']) {
      await clear()
      await panel.getByRole('checkbox', { name: box }).click()
      filters.push(await taken())
    }
  const all = filters.map((value) => ({ name: 'a filter', value }))
  const visit = async (name: string, act: () => Promise<unknown>, isPointing = false) => {
    await clear()
    await act()
    all.push({ name, value: await taken(isPointing) })
  }
  await visit('a name typed', () => panel.getByRole('searchbox').pressSequentially('grand', { delay: 60 }))
  await visit('a name taken away', () => panel.getByRole('searchbox').fill(''))
  await visit('a step of the price', () => panel.getByRole('slider').first().press('ArrowRight'))
  await visit('another order', () => page.getByRole('combobox', { name: 'Sort by' }).press('ArrowDown'))
  await visit('a card pointed at', () => page.locator('li[data-hotel]').nth(1).hover(), true)
  const more = page.getByRole('button', { name: 'Show more hotels' })
  // Let the page come to rest before the press, as a guest would.
  await more.scrollIntoViewIfNeeded()
  await page.waitForTimeout(REST_MS)
  await visit('more hotels', () => more.click())
  for (const { name, value } of all.slice(filters.length)) console.log(`  ${name}: ${round(value)} ms`)
  const hotels = (await page.locator('h1').textContent()) ?? ''
  console.log(`  ${hotels}`)
  return [
    { ...slowdown, name: `finding: ${slowdown.name}` },
    {
      name: `finding: a filter changed at ${SLOWDOWN}× slowdown, to the next picture, p75`,
      value: round(quantile(filters, 0.75)),
      unit: 'ms',
      aim: { atMost: 50 },
    },
    {
      name: `finding: the slowest of ${all.length} interactions at ${SLOWDOWN}× slowdown`,
      value: round(Math.max(...all.map(({ value }) => value))),
      unit: 'ms',
      aim: { atMost: 100 },
    },
  ]
}
