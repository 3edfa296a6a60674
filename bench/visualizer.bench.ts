import 'temporal-polyfill/global'
import { array, create, number } from 'superstruct'
import type { Browser, BrowserContext } from 'playwright'
import { answer, answersTo } from '#src/actors/system/liveMessages.ts'
import { LIVE_CHANNEL } from '#src/actors/system/liveChannel.ts'
import { launchBrowser, slowDown } from './browser.ts'
import { median, quantile, round, type Figure } from './figure.ts'
import { dataDirectory, startShipped } from './shipped.ts'

/** The demo staff account. */
const STAFF = { email: 'staff@stayless.example', password: 'stayless' }
const LARGEST = 'checkout'
const DRAWINGS = 9
const WALKS = 4
const STEPS = 15
const EVENTS_PER_SECOND = 100
const WATCHED_MS = 4000
const WATCHES = 3
const SLOWDOWN = 4
/** A frame that takes longer came later than the one after it should have. */
const DROPPED_MS = 25

const DRAWING_AIM = { atMost: 300 }
const STEP_AIM = { atMost: 50 }
const DROPPED_AIM = { atMost: 0 }

/** The pages of the largest machine, in a browser, on what `npm start` ships. */
export const benchVisualizer = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  const browser = await launchBrowser()
  try {
    const context = await staffIn(browser, server.origin)
    return [...(await drawings(context)), ...(await steps(context)), ...(await live(context))]
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
}

const staffIn = async (browser: Browser, baseURL: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  await page.goto('/account/my-bookings')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /email/i }).fill(STAFF.email)
  await dialog.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await dialog.locator('button[type=submit]').click()
  await page.getByRole('main').getByRole('link', { name: 'Staff pages' }).waitFor()
  await page.close()
  return context
}

/** From a click on the link of the largest machine, all charts loaded, until its chart is painted; each in a new document. */
const drawings = async (context: BrowserContext): Promise<Figure[]> => {
  const overviews: number[] = []
  const laidOut: number[] = []
  for (let turn = 0; turn < DRAWINGS; turn += 1) {
    const page = await context.newPage()
    await page.goto('/staff/machines', { waitUntil: 'networkidle' })
    const link = page.locator(`a[href="/staff/machines/${LARGEST}"]`)
    await link.waitFor()
    await page.evaluate(watchChart)
    await link.click()
    overviews.push(await page.evaluate(() => globalThis.chartDrawn))
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchChart)
    await page
      .getByRole('radio', { name: 'Drawing' })
      .or(page.getByRole('button', { name: 'Drawing' }))
      .first()
      .click()
    laidOut.push(await page.evaluate(() => globalThis.chartDrawn))
    await page.close()
  }
  return [
    {
      name: 'visualizer: first drawing of the largest machine',
      value: round(median(overviews)),
      unit: 'ms',
      aim: DRAWING_AIM,
    },
    { name: 'visualizer: the same, slowest', value: round(Math.max(...overviews)), unit: 'ms' },
    {
      name: 'visualizer: from its overview to its drawing',
      value: round(median(laidOut)),
      unit: 'ms',
      aim: DRAWING_AIM,
    },
  ]
}

declare global {
  var chartDrawn: Promise<number>
}

/** From the next click until a frame has shown another chart than now. */
const watchChart = (): void => {
  globalThis.chartDrawn = new Promise((done) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('[data-part]')
        const watcher = new MutationObserver(() => {
          const now = document.querySelector('[data-part]')
          if (now === null || now === before) return
          watcher.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)))
        })
        watcher.observe(document.body, { subtree: true, childList: true })
      },
      { once: true, capture: true },
    )
  })
}

/** From the press of an event until a frame has shown the next step. Each walk takes other events. */
const steps = async (context: BrowserContext): Promise<Figure[]> => {
  const page = await context.newPage()
  const walks: number[][] = []
  for (let walk = 0; walk < WALKS; walk += 1) {
    await page.goto(`/staff/machines/${LARGEST}?mode=simulate`, { waitUntil: 'networkidle' })
    await page.locator('aside li button', { hasText: '→' }).first().waitFor()
    walks.push(create(await page.evaluate(walkOn, { count: STEPS, turn: walk }), array(number())))
  }
  await page.close()
  const times = walks.flat()
  const name = `visualizer: a step of the simulation, of ${times.length}`
  return [
    { name: `${name}, p50`, value: round(quantile(times, 0.5)), unit: 'ms', aim: STEP_AIM },
    { name: `${name}, p95`, value: round(quantile(times, 0.95)), unit: 'ms', aim: STEP_AIM },
  ]
}

/** Runs in the page: the milliseconds of each step. */
const walkOn = async ({ count, turn }: { count: number; turn: number }): Promise<number[]> => {
  const times: number[] = []
  for (let step = 1; step <= count; step += 1) {
    const choices = [...document.querySelectorAll<HTMLElement>('aside li button')].filter((button) =>
      button.textContent.includes('→'),
    )
    const choice = choices[(step * (turn + 1)) % choices.length]
    if (choice === undefined) break
    times.push(
      await new Promise((done) => {
        const began = performance.now()
        const watcher = new MutationObserver(() => {
          const shown = document.querySelector('ol [aria-current=step]')?.textContent ?? ''
          if (Number.parseInt(shown, 10) !== step) return
          watcher.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
        })
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
        choice.click()
      }),
    )
    await new Promise((rested) => setTimeout(rested, 100))
  }
  return times
}

/** Frames of the page that watches a tab, while the tab tells a hundred steps in a second. */
const live = async (context: BrowserContext): Promise<Figure[]> => {
  const guest = await context.newPage()
  await guest.goto('/about')
  await guest.evaluate(hearWatchers, LIVE_CHANNEL)
  const page = await context.newPage()
  await page.goto(`/staff/machines/${LARGEST}?mode=live`, { waitUntil: 'networkidle' })
  const watcher = await guest.evaluate(() => globalThis.watcher)
  const slowdown = await slowDown(page, SLOWDOWN)
  const quiet: Frames[] = []
  const busy: Frames[] = []
  for (let watch = 0; watch < WATCHES; watch += 1) {
    quiet.push(await page.evaluate(watchFrames, { ms: WATCHED_MS, dropped: DROPPED_MS }))
    await guest.evaluate(tellSteps, { ...told(answersTo(watcher)), perSecond: EVENTS_PER_SECOND })
    // The first steps are not what a second of them costs.
    await page.waitForTimeout(1500)
    busy.push(await page.evaluate(watchFrames, { ms: WATCHED_MS, dropped: DROPPED_MS }))
    await guest.evaluate(() => clearInterval(globalThis.telling))
  }
  await page.close()
  const sum = (list: readonly Frames[], count: keyof Frames): number => list.reduce((all, one) => all + one[count], 0)
  const name = `visualizer: live at ${EVENTS_PER_SECOND} events/s and ${SLOWDOWN}× slowdown`
  return [
    { ...slowdown, name: `visualizer: ${slowdown.name}` },
    {
      name: `${name}, dropped of ${sum(busy, 'all')} frames`,
      value: sum(busy, 'dropped'),
      unit: 'frames',
      aim: DROPPED_AIM,
    },
    { name: `${name}, longest frame`, value: round(Math.max(...busy.map(({ longest }) => longest))), unit: 'ms' },
    // Other work on the machine drops frames of a page that does nothing, too.
    {
      name: `${name}, dropped of ${sum(quiet, 'all')} frames without events`,
      value: sum(quiet, 'dropped'),
      unit: 'frames',
    },
  ]
}

declare global {
  var watcher: string
  var telling: ReturnType<typeof setInterval>
}

/** Runs in the tab: a staff page asks for it by its ID. */
const hearWatchers = (channel: string): void => {
  new BroadcastChannel(channel).addEventListener('message', ({ data }) => {
    globalThis.watcher = data.watcher
  })
}

const DOCUMENT = 'bench'
/** A guest who opens and closes the log-in. */
const WHERE = ['checkout.purchase', 'checkout.purchase.open', 'checkout.purchase.open.form', 'checkout.guest']
const STATES = [
  [...WHERE, 'checkout.purchase.open.form.editing', 'checkout.guest.signedOut'],
  [...WHERE, 'checkout.purchase.open.form.signingIn', 'checkout.guest.signedIn'],
]

/** Messages of a tab, each of which the staff page reads as it reads those of a guest. */
const told = (channel: string) => ({
  channel,
  tab: answer({
    kind: 'tab',
    document: DOCUMENT,
    tab: DOCUMENT,
    build: 'another',
    page: { route: '/checkout', locale: 'en', width: 360, height: 740, currency: 'USD', isOnline: true },
    actors: [],
  }),
  steps: STATES.map((states, at) =>
    answer({
      kind: 'steps',
      document: DOCUMENT,
      isWhole: false,
      steps: [
        {
          at,
          actor: LARGEST,
          machine: LARGEST,
          type: at === 0 ? 'pay.submit' : 'xstate.done.actor.loadCards',
          source: at === 0 ? { from: 'auth', on: 'began' } : null,
          took: [],
          states,
        },
      ],
    }),
  ),
})

/** Runs in the tab, until the interval is cleared. */
const tellSteps = ({
  channel,
  tab,
  steps: messages,
  perSecond,
}: ReturnType<typeof told> & { perSecond: number }): void => {
  const out = new BroadcastChannel(channel)
  const began = performance.now()
  let count = 0
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  out.postMessage(tab)
  globalThis.telling = setInterval(() => {
    for (; count < ((performance.now() - began) * perSecond) / 1000; count += 1)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      out.postMessage(messages[count % messages.length])
  }, 5)
}

interface Frames {
  all: number
  dropped: number
  /** Milliseconds. */
  longest: number
}

/** Runs in the page. */
const watchFrames = async ({ ms, dropped }: { ms: number; dropped: number }): Promise<Frames> => {
  const gaps: number[] = []
  const began = await new Promise<number>((done) => requestAnimationFrame(done))
  for (let last = began; last - began < ms;) {
    const now = await new Promise<number>((done) => requestAnimationFrame(done))
    gaps.push(now - last)
    last = now
  }
  return { all: gaps.length, dropped: gaps.filter((gap) => gap > dropped).length, longest: Math.max(...gaps) }
}
