import 'temporal-polyfill/global'
import { BookingsAnswer } from '#contract/bookings.ts'
import { API_BASE, type BodyOf } from '#contract/calls.ts'
import type { Locale } from '#contract/locale.ts'
import type { APIRequestContext, Browser, BrowserContext, Locator } from '@playwright/test'
import { create } from 'superstruct'
import { AccountPage } from '../pages/account.page.ts'
import type { Person } from '../pages/auth.page.ts'
import { bookAs } from '../pages/books.ts'
import { guestOf, type Guest } from '../pages/guest.ts'
import { KEPT_MASTERCARD, KEPT_VISA, keepCards } from '../pages/keptCards.ts'
import { offerOf } from '../pages/offer.ts'
import { bearerOf } from '../pages/people.ts'
import { watchShifts } from '../pages/shifts.ts'
import { keepSession } from '../pages/session.ts'
import { expect, test } from '../test.ts'

const DELAY_MS = 400
/** Browsers call a page still up to 0.1. */
const MOST = 0.02
const SIZES = [
  ['ar', { width: 360, height: 740 }],
  ['en', { width: 1280, height: 900 }],
] as const

/** Of the embedded run, as the README says. */
const demo = (name: string): Person => ({
  first: 'Demo',
  last: name,
  email: `${name.toLowerCase()}@stayless.example`,
  password: 'stayless',
})
const GUEST = demo('Guest')
const MANAGER = demo('Manager')

for (const [locale, size] of SIZES)
  test(`nothing in the account jumps when its answers come late (${locale})`, async ({ browser, request }) => {
    const stay = await furnish(request)
    const [his, hers] = [await sessionOf(browser, GUEST, locale), await sessionOf(browser, MANAGER, locale)]
    const visits: Visit[] = [
      { context: his, path: '/account/my-bookings?tab=past', content: articles },
      { context: his, path: `/account/my-bookings/${stay}`, content: phone },
      { context: his, path: '/account/profile-settings', content: heading('profile.names.title') },
      { context: his, path: '/account/payment-methods', content: articles },
      { context: his, path: '/account/favorites', content: articles },
      { context: his, path: '/account/credits', content: heading('credits.hours.title') },
      { context: hers, path: '/account/company', content: articles },
    ]
    // All at once: a shift is counted by its size, however long its page was under way.
    const moved = await Promise.all(visits.map((visit) => shiftsOf(visit, locale, size)))
    expect(moved.filter(({ sum }) => sum >= MOST)).toEqual([])
    // What they still ask for is of no interest.
    await Promise.all([his, hers].map((context) => context.unrouteAll({ behavior: 'ignoreErrors' })))
    await Promise.all([his.close(), hers.close()])
  })

const articles = ({ page }: Guest): Locator => page.getByRole('main').getByRole('article').first()
const phone = ({ page }: Guest): Locator => page.getByRole('main').locator('a[href^="tel:"]')
const heading =
  (key: 'credits.hours.title' | 'profile.names.title') =>
  ({ page, t }: Guest): Locator =>
    page.getByRole('main').getByRole('heading', { name: t(key), exact: true })

interface Visit {
  context: BrowserContext
  path: string
  /** What the last answer brings. */
  content: (guest: Guest) => Locator
}

const shiftsOf = async (
  { context, path, content }: Visit,
  locale: Locale,
  size: (typeof SIZES)[number][1],
): Promise<{ path: string; sum: number }> => {
  const page = await context.newPage()
  await page.setViewportSize(size)
  const shifts = await watchShifts(page)
  const guest = guestOf(page, locale)
  await page.goto(guest.address(path))
  await expect(content(guest)).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
  const sum = await shifts()
  await page.close()
  return { path, sum }
}

/** Signed in; from then on every answer of the server is late. */
const sessionOf = async (browser: Browser, person: Person, locale: Locale): Promise<BrowserContext> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await keepSession(page, person)
  // The first page brings the code and takes the session up; the pages that are measured find both.
  const guest = guestOf(page, locale)
  await page.goto(guest.address('/account/credits'))
  await new AccountPage(guest).expectSignedIn(person)
  await page.close()
  await context.route(`**${API_BASE}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    await route.continue()
  })
  return context
}

/** Something to show on every page. @returns a stay of the guest. */
const furnish = async (request: APIRequestContext): Promise<string> => {
  const headers = { authorization: await bearerOf(request, GUEST) }
  await keepCards(request, GUEST, KEPT_VISA, KEPT_MASTERCARD)
  const data: BodyOf<'addFavorites'> = { hotel_ids: ['nyc-0001', 'nyc-0002', 'nyc-0003'] }
  expect((await request.post(`${API_BASE}/user/favorites/`, { headers, data })).ok()).toBe(true)
  await bookAs(request, demo('Business'), await offerOf(request, 'tlv-0001'))
  const answer = await request.get(`${API_BASE}/user/bookings/`, { headers })
  const [stay] = create(await answer.json(), BookingsAnswer).bookings
  if (stay === undefined) throw new Error('the demo guest has no stay')
  return stay.id
}
