import 'temporal-polyfill/global'
import type { Page } from 'playwright'
import { someAddress } from '../e2e/pages/addresses.ts'
import { fillIn, payerAt } from '../e2e/pages/payer.ts'
import { launchBrowser } from './browser.ts'
import { quantile, round, type Figure } from './figure.ts'
import { dataDirectory, startShipped } from './shipped.ts'

const GUESTS = 12
const AIM_MS = 1500
const GIVE_UP_MS = 20_000

/** From the press on Pay, with a new card, until the success page is shown: in a browser, on what `npm start` ships. */
export const benchPaying = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  const browser = await launchBrowser()
  try {
    const times: number[] = []
    for (let guest = 0; guest < GUESTS; guest += 1) {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: { width: 1280, height: 900 },
        extraHTTPHeaders: { 'X-Forwarded-For': someAddress() },
      })
      const page = await context.newPage()
      const payer = await payerAt(page, `nyc-00${50 + guest}`)
      await fillIn(payer)
      await page.evaluate(watchForSuccess, GIVE_UP_MS)
      await payer.checkout.pay()
      times.push(await readTime(page))
      await context.close()
    }
    return [
      { name: 'paying: from the press to success, p50', value: round(quantile(times, 0.5)), unit: 'ms' },
      {
        name: 'paying: from the press to success, p75',
        value: round(quantile(times, 0.75)),
        unit: 'ms',
        aim: { atMost: AIM_MS },
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
}

/** Runs in the page: from the next press until the heading of the success page is drawn. */
const watchForSuccess = (giveUpMs: number): void => {
  const taken = new Promise<number>((done, fail) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        setTimeout(() => fail(new Error('The stay was not booked')), giveUpMs)
        const looking = setInterval(() => {
          // While the page loads, its heading is for screen readers only (at most 1 px high).
          const { height = 0 } = document.querySelector('main h1')?.getBoundingClientRect() ?? {}
          if (!location.pathname.includes('/booking-success/') || height <= 1) return
          clearInterval(looking)
          requestAnimationFrame(() => done(performance.now() - timeStamp))
        }, 8)
      },
      { once: true, capture: true },
    )
  })
  Object.assign(globalThis, { taken })
}

const readTime = async (page: Page): Promise<number> => Number(await page.evaluate('taken'))
