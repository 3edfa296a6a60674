import 'temporal-polyfill/global'
import type { Page } from 'playwright'
import { writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { launchBrowser, slowDown } from './browser.ts'
import { demoDeps, searches } from './demo.ts'
import { quantile, round, type Figure } from './figure.ts'
import { dataDirectory, startShipped } from './shipped.ts'

const SLOWDOWN = 4
const ROUNDS = 5
const MOVES = 48
const MOVE_AIM = { atMost: 50 }
/** A hotel of the demo catalogue. */
const HOTEL = 'nyc-0009'

/**
 * A guest moves over the hour board of a hotel with the arrow keys, on a slow CPU: from key press to the end of the next frame.
 */
export const benchBoard = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  const browser = await launchBrowser()
  try {
    const criteria = searches(demoDeps().hotels, Temporal.Now.plainDateISO().toString())()
    const query = new URLSearchParams(writeNewSearch(criteria)).toString()
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${server.origin}/hotels/${HOTEL}?${query}`, { waitUntil: 'networkidle' })
    await page.locator('#board').scrollIntoViewIfNeeded()
    await page.locator('[role="grid"] [tabindex="0"]').focus()
    const slowdown = await slowDown(page, SLOWDOWN)
    const rounds: number[][] = []
    for (let turn = 0; turn < ROUNDS; turn += 1) rounds.push(await moves(page))
    const times = rounds.flat()
    const leastP95 = Math.min(...rounds.map((moved) => quantile(moved, 0.95)))
    const name = `board: a move among 576 squares at ${SLOWDOWN}× slowdown`
    return [
      { ...slowdown, name: `board: ${slowdown.name}` },
      { name: `${name}, p50`, value: round(quantile(times, 0.5)), unit: 'ms' },
      { name: `${name}, p95`, value: round(quantile(times, 0.95)), unit: 'ms', aim: MOVE_AIM },
      // Other work on the machine disturbs some rounds.
      { name: `${name}, p95 of the least disturbed round`, value: round(leastP95), unit: 'ms' },
    ]
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
}

/** Milliseconds of each move. */
const moves = async (page: Page): Promise<number[]> => {
  const times: number[] = []
  for (let move = 0; move < MOVES; move += 1) {
    await page.evaluate(startWatch)
    const key = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'][Math.floor(move / 6) % 4] ?? 'ArrowUp'
    // Release the key after the measurement, or the keyup event counts towards the move.
    await page.keyboard.down(key)
    times.push(await page.evaluate(() => globalThis.moveDrawn))
    await page.keyboard.up(key)
  }
  return times
}

declare global {
  var moveDrawn: Promise<number>
}

/** From the next key press until the frame that shows its effect is done. */
const startWatch = (): void => {
  globalThis.moveDrawn = new Promise((done) => {
    // Avoid named functions: the loader wraps them in a helper that the page does not have.
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
      { once: true, capture: true },
    )
  })
}
