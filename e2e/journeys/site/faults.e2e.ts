import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import type { Page, Route } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { MapPage } from '../../pages/map.page.ts'
import { publicPageTexts } from '../../pages/publicPages.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { saveData } from '../../pages/savedData.ts'
import { offerOf } from '../../pages/offer.ts'
import { payerOf } from '../../pages/payer.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { keepSession } from '../../pages/session.ts'
import { SitePage } from '../../pages/site.page.ts'
import { troublesOf } from '../../pages/troubles.ts'
import { expect, test } from '../../test.ts'

const HOTEL = 'nyc-0001'
const usual = defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())

test(
  'a part of the application that fails to load reloads the page once, then says so',
  { tag: ['@gate', '@errors'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const [site, results] = [new SitePage(guest), new ResultsPage(guest)]
    // Prevents prefetching, which would load the parts before they can be lost.
    await saveData(page)
    await new HomePage(guest).open()
    const loads = countLoads(page)
    const lost = await losePartsThatAreNotHere(page)
    await loadedAfter(page, () => site.followHotels())
    await site.expectBroken()
    await site.expectLanguage()
    expect(loads()).toBe(1)
    await expectAccessible(page)

    // For a minute the page does not reload itself; the guest may.
    await loadedAfter(page, () => site.refresh())
    await site.expectBroken()
    expect(loads()).toBe(2)
    await lost.restore()
    await site.refresh()
    await results.expectSomeHotels()
  },
)

test(
  'texts of a page that fail to load at its start reload it once, and the painted content stays',
  { tag: ['@errors'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const site = new SitePage(guest)
    await site.open('/about')
    await site.expectAlive()
    const loads = countLoads(page)
    await page.route(/\/assets\/(first|pages)-[^/]+\.js$/, (route) => route.abort())
    await page.reload()
    await expect.poll(loads).toBe(2)
    await site.expectHeading(publicPageTexts('/about', guest.locale).heading)
    await site.expectLost()
    await page.unrouteAll()
    await page.reload()
    await site.expectAlive()
  },
)

/** Lost parts of the application, and where. Of each pair, the first page has no painted content, the second has. */
const LOST = [
  ['the entry', /\/assets\/index-[^/]+\.js$/, '/hotels', ['@errors']],
  ['the entry', /\/assets\/index-[^/]+\.js$/, '/', ['@errors']],
  ['the core', /\/assets\/core-[^/]+\.js$/, '/hotels/nyc-0001', ['@gate', '@errors']],
  ['the core', /\/assets\/core-[^/]+\.js$/, '/about', ['@errors']],
] as const

for (const [what, scripts, path, tag] of LOST)
  test(`without ${what} of the application ${path} reloads once, then says so`, { tag: [...tag] }, async ({ page }) => {
    const site = new SitePage(createGuest(page))
    const loads = countLoads(page)
    // As after a new release.
    await page.route(scripts, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }))
    await site.open(path)
    await site.expectLost()
    expect(loads()).toBe(2)
    await site.expectLanguage()
    await page.setViewportSize({ width: 360, height: 740 })
    await site.expectNoSidewaysScroll()

    // For a minute the page does not reload itself; the guest may.
    await site.refreshLost()
    await site.expectLost()
    expect(loads()).toBe(3)
    await page.unrouteAll()
    await site.refreshLost()
    await site.expectAlive()
    await site.expectNotLost()
  })

test(
  'an application that hangs is waited for, then reported as missing, and can still load later',
  { tag: ['@errors'] },
  async ({ page }) => {
    const site = new SitePage(createGuest(page))
    // The clock moves only where stated below.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    const pausedRoutes: Route[] = []
    await page.route(/\/assets\/core-[^/]+\.js$/, (route) => void pausedRoutes.push(route))
    await site.open('/about')
    await page.clock.runFor(1000)
    await expect.poll(() => pausedRoutes.length).toBe(1)
    await page.clock.runFor(18_000)
    await expect(page.locator('#lost')).toBeHidden()
    await page.clock.runFor(2000)
    await site.expectLost()
    await page.clock.resume()
    await Promise.all(pausedRoutes.map((route) => route.continue()))
    await site.expectAlive()
    await site.expectNotLost()
  },
)

test(
  'a guest who returns to the checkout is not taken for a visitor when the account code fails to load, and can retry',
  { tag: ['@checkout', '@auth'] },
  async ({ page }) => {
    const payer = payerOf(
      page,
      await createVerifiedAccount(page.request, 'payer'),
      await offerOf(page.request, 'nyc-0020'),
      journeyLanguage('he'),
    )
    const { checkout, guest, person } = payer
    await keepSession(page, person)
    // Mark the page as reloaded: a lost part reloads it only once per minute.
    await page.evaluate(() => sessionStorage.setItem('chunk-reloaded-at', String(Date.now())))
    await page.route(/\/assets\/authActor-[^/]+\.js$/, (route) => route.abort())
    await checkout.open(payer.offer.path)
    await new SitePage(guest).expectPartMissing()
    await checkout.expectForm()
    await checkout.expectNoAccountPrompt()
    await page.unrouteAll()
    await checkout.tryAgain()
    await checkout.expectCardForm()
    await checkout.expectGuest(person.first, person.last)
  },
)

test(
  'a failed prefetch disturbs no guest, and is requested again when needed',
  { tag: ['@errors'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const site = new SitePage(guest)
    const loads = countLoads(page)
    let lost = 0
    await page.route(/\/assets\/results-[^/]+\.js$/, (route) => {
      lost += 1
      return route.abort()
    })
    await new HomePage(guest).open()
    // The list and the favorites share this file: either page's link may ask for it, or both.
    await expect.poll(() => lost).toBeGreaterThan(0)
    await site.expectAlive()
    expect(loads()).toBe(1)
    await page.unrouteAll()
    await site.followHotels()
    await new ResultsPage(guest).expectSomeHotels()
    expect(loads()).toBe(1)
  },
)

// `src/services/http.test.ts` covers every way in which a server, or a proxy in front of it, fails to respond.
test('the results report an error page of a proxy, and a retry loads them', { tag: ['@search'] }, async ({ page }) => {
  const results = new ResultsPage(createGuest(page))
  await page.route('**/api/v1/hotels/?*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await results.open(usual)
  await results.expectFailed()
  // There is nothing to filter.
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expectAccessible(page)
  await page.unrouteAll()
  await results.tryAgain()
  await results.expectSomeHotels()
  await results.expectHeadingFocused()
})

for (const width of [360, 1280] as const)
  test(
    `hotels of another area that fail to load leave the previous ones visible, and load once they can (${width} px)`,
    { tag: ['@map', '@search'] },
    async ({ page, context }) => {
      const guest = createGuest(page, journeyLanguage('he'))
      const [results, map] = [new ResultsPage(guest), new MapPage(guest)]
      await page.setViewportSize({ width, height: 740 })
      await results.open(usual)
      await results.expectSomeHotels()
      await map.show()
      const before = await results.listed()
      const title = page.getByRole('heading', { level: 1, includeHidden: true })
      await expect(title).toContainText(guest.t('search.defaultPlace'))
      const titleBefore = (await title.textContent()) ?? ''
      await page.route('**/api/v1/hotels/?*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      await map.moveAwayByKeys()
      await map.searchArea()
      await map.expectAreaFailed()
      // Beside the list, the alert of the list is the only announcement.
      const isAnnounced = width < 700
      await expect(page.getByRole('status').getByText(guest.t('search.failed.title'))).toHaveCount(isAnnounced ? 1 : 0)
      await expect(page.getByRole('status').getByText(titleBefore)).toHaveCount(0)
      await expectAccessible(page)
      expect([await results.listed(), await title.textContent()]).toEqual([before, titleBefore])
      await map.expectPrices()
      await page.unrouteAll()
      await map.tryAreaAgain()
      await expect.poll(() => results.listed()).not.toEqual(before)
      await expect(title).not.toHaveText(titleBefore)
      const there = await results.listed()
      await context.setOffline(true)
      await map.moveByKeys()
      await map.searchArea()
      await map.expectAreaFailed()
      expect(await results.listed()).toEqual(there)
      await context.setOffline(false)
      await expect.poll(() => results.listed()).not.toEqual(there)
      await map.expectPrices()
    },
  )

test(
  'a malformed response for the settings or the currencies breaks no page',
  { tag: ['@config', '@currencies'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const [site, results, hotel] = [new SitePage(guest), new ResultsPage(guest), new HotelPage(guest)]
    const troubles = troublesOf(page, /^Failed to load resource/)
    await page.route(/\/api\/v1\/(config|currencies)\/$/, (route) =>
      route.fulfill({ status: 200, json: { hotels: 'none' } }),
    )
    for (const path of ['/', '/about', '/account/my-bookings']) {
      await site.open(path)
      await site.expectAlive()
    }
    await results.open(usual)
    await results.expectSomeHotels()
    await hotel.open(HOTEL, usual)
    await hotel.expectRooms()
    await site.expectAlive()
    expect(troubles.complaints()).toEqual([])
  },
)

test(
  'a guest who loses the connection is told, and told again when it is back',
  { tag: ['@layout'] },
  async ({ page, context }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const site = new SitePage(guest)
    await site.open('/')
    await site.expectAlive()
    await context.setOffline(true)
    await site.expectOffline()
    await expectAccessible(page)
    await context.setOffline(false)
    await site.expectBackOnline()
  },
)

test(
  'a search without a connection says why it fails, and finds hotels as soon as it is back',
  { tag: ['@gate', '@search', '@errors'] },
  async ({ page, context }) => {
    const guest = createGuest(page)
    const [home, results] = [new HomePage(guest), new ResultsPage(guest)]
    // A first visit loads the results page and its map.
    await results.open(usual)
    await results.expectMap()
    await results.leaveForHome()
    await new SitePage(guest).expectHeading(guest.t('common.tagline'))
    await context.setOffline(true)
    await home.form.search()
    await results.expectFailed()
    await expect(page.getByRole('heading', { name: guest.t('common.offline') })).toBeVisible()
    await context.setOffline(false)
    await results.expectSomeHotels()
  },
)

test(
  'a part that fails to load while online can be retried with its button, or dismissed',
  { tag: ['@gate', '@errors'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const [home, site] = [new HomePage(guest), new SitePage(guest)]
    await saveData(page)
    await home.open()
    // Mark the page as reloaded: a lost part reloads it only once per minute.
    await page.evaluate(() => sessionStorage.setItem('chunk-reloaded-at', String(Date.now())))
    const lost = await losePartsThatAreNotHere(page)
    await site.openPart('common.settings.title')
    await site.expectPartMissing()
    await site.putMissingAway()
    await home.expectOpen()
    await site.openPart('common.nav.logIn')
    await site.expectPartMissing()
    await site.openPart('common.nav.logIn')
    await site.expectPartMissing()
    await site.retryPart()
    await site.expectPartMissing()
    await lost.restore()
    await site.retryPart()
    await site.expectPart()
  },
)

test(
  'a part that fails to load because of an outage that the browser does not notice leaves the page intact',
  { tag: ['@errors'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const [home, site] = [new HomePage(guest), new SitePage(guest)]
    await saveData(page)
    await home.open()
    const loads = countLoads(page)
    await page.route('**', (route) => route.abort())
    await site.openPart('common.settings.title')
    await site.expectPartMissing()
    await home.expectOpen()
    expect(loads()).toBe(0)
    await page.unroute('**')
    await site.retryPart()
    await site.expectPart()
  },
)

test(
  'a page that is not loaded yet, and cannot load offline, leaves the guest on our site',
  { tag: ['@errors'] },
  async ({ page, context }) => {
    const guest = createGuest(page)
    const site = new SitePage(guest)
    await saveData(page)
    await new HomePage(guest).open()
    await site.expectAlive()
    await context.setOffline(true)
    await site.followAbout()
    await site.expectBroken()
    await site.expectOffline()
    await context.setOffline(false)
    await site.refresh()
    await site.expectHeading(publicPageTexts('/about', guest.locale).heading)
  },
)

/** Counts page loads from now on. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0
  // Counts requests: a page that reloads itself immediately never fires `load`.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** Waits for the new document, since the page before shows the same text. */
const loadedAfter = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await Promise.all([page.waitForEvent('domcontentloaded'), act()])
}

/** From now on only scripts that have loaded before load again, as after a new release. */
const losePartsThatAreNotHere = async (page: Page): Promise<{ restore: () => Promise<void> }> => {
  const here = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const lose = (route: Route): Promise<void> =>
    here.includes(route.request().url()) ? route.continue() : route.abort()
  await page.route('**/assets/*.js', lose)
  return { restore: () => page.unroute('**/assets/*.js', lose) }
}
