import { BookingsResponse } from '#contract/booking/bookings.ts'
import { API_BASE, type RequestBodyOf } from '#contract/http/endpoints.ts'
import { textDirection, type Locale } from '#contract/shared/locale.ts'
import type { APIRequestContext, Browser, Locator } from '@playwright/test'
import { create } from 'superstruct'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import type { Person } from '../../pages/auth.page.ts'
import { bookAs } from '../../pages/books.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { KEPT_MASTERCARD, KEPT_VISA, keepCards } from '../../pages/savedCards.ts'
import { offerOf } from '../../pages/offer.ts'
import { bearerOf } from '../../pages/people.ts'
import { MAX_LAYOUT_SHIFT, watchShifts } from '../../pages/shifts.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

const DELAY_MS = 400
/** Right to left on a phone, left to right on a desktop. */
const SIZES = { rtl: { width: 360, height: 740 }, ltr: { width: 1280, height: 900 } } as const

/** A demo account of the embedded run, listed in the README. */
const demo = (name: string): Person => ({
  first: 'Demo',
  last: name,
  email: `${name.toLowerCase()}@stayless.example`,
  password: 'stayless',
})
const GUEST = demo('Guest')
const MANAGER = demo('Manager')

test(
  'nothing in the account shifts when responses arrive late',
  { tag: ['@account'] },
  async ({ browser, request }) => {
    const locale = journeyLanguage('ar')
    const stay = await furnish(request)
    const moved = [
      ...(await shiftsOf(browser, GUEST, locale, [
        { path: '/account/my-bookings?tab=past', content: articles },
        { path: `/account/my-bookings/${stay}`, content: phone },
        { path: `/booking-success/${stay}`, content: address },
        { path: '/account/profile-settings', content: heading('profile.names.title') },
        { path: '/account/payment-methods', content: articles },
        { path: '/account/favorites', content: articles },
        { path: '/account/credits', content: heading('credits.hours.title') },
      ])),
      ...(await shiftsOf(browser, MANAGER, locale, [{ path: '/account/company', content: articles }])),
    ]
    expect(moved.filter(({ sum }) => sum >= MAX_LAYOUT_SHIFT)).toEqual([])
  },
)

const articles = ({ page }: Guest): Locator => page.getByRole('main').getByRole('article').first()
const phone = ({ page }: Guest): Locator => page.getByRole('main').locator('a[href^="tel:"]')
const address = ({ page }: Guest): Locator => page.getByRole('main').locator('h2 + p svg')
const heading =
  (key: 'credits.hours.title' | 'profile.names.title') =>
  ({ page, t }: Guest): Locator =>
    page.getByRole('main').getByRole('heading', { name: t(key), exact: true })

interface Visit {
  path: string
  /** Appears with the last response. */
  content: (guest: Guest) => Locator
}

/** Opens each page as a returning guest; every API response is late. */
const shiftsOf = async (
  browser: Browser,
  person: Person,
  locale: Locale,
  visits: readonly Visit[],
): Promise<{ path: string; sum: number }[]> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.setViewportSize(SIZES[textDirection(locale)])
  const shifts = await watchShifts(page)
  await keepSession(page, person)
  const guest = createGuest(page, journeyLanguage('ar'))
  // The first page loads the code and restores the session; the measured pages have both.
  await page.goto(guest.address('/account/credits'))
  await new AccountPage(guest).expectSignedIn(person)
  await page.route(`**${API_BASE}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    await route.continue()
  })
  const moved: { path: string; sum: number }[] = []
  for (const { path, content } of visits) {
    await page.goto(guest.address(path))
    await expect(content(guest)).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
    moved.push({ path, sum: await shifts() })
  }
  // Ignore calls that are still running.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return moved
}

/** Creates content for every page. @returns the id of a booking of the guest. */
const furnish = async (request: APIRequestContext): Promise<string> => {
  const headers = { authorization: await bearerOf(request, GUEST) }
  await keepCards(request, GUEST, KEPT_VISA, KEPT_MASTERCARD)
  const data: RequestBodyOf<'addFavorites'> = { hotel_ids: ['nyc-0001', 'nyc-0002', 'nyc-0003'] }
  expect((await request.post(`${API_BASE}/user/favorites/`, { headers, data })).ok()).toBe(true)
  await bookAs(request, demo('Business'), await offerOf(request, 'tlv-0001'))
  const answer = await request.get(`${API_BASE}/user/bookings/`, { headers })
  const [stay] = create(await answer.json(), BookingsResponse).bookings
  if (stay === undefined) throw new Error('the demo guest has no stay')
  return stay.id
}
