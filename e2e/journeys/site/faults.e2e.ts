import 'temporal-polyfill/global'
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
  'a lost part of the application reloads the page once, and then says so',
  { tag: ['@gate', '@errors'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const [site, results] = [new SitePage(guest), new ResultsPage(guest)]
    // Else the parts behind the links in view are here before they can be lost.
    await saveData(page)
    await new HomePage(guest).open()
    const loads = countLoads(page)
    const lost = await losePartsThatAreNotHere(page)
    await loadedAfter(page, () => site.followHotels())
    await site.expectBroken()
    await site.expectLanguage()
    expect(loads()).toBe(1)
    await expectAccessible(page)

    // Within the minute nothing reloads by itself; the guest may.
    await loadedAfter(page, () => site.refresh())
    await site.expectBroken()
    expect(loads()).toBe(2)
    await lost.found()
    await site.refresh()
    await results.expectSomeHotels()
  },
)

test(
  'the words of a page that are lost at its start reload it once, and what was painted stays',
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

/** Lost parts of the application and where; the first page has nothing painted, the second has. */
const LOST = [
  ['the entry', /\/assets\/index-[^/]+\.js$/, '/hotels', ['@errors']],
  ['the entry', /\/assets\/index-[^/]+\.js$/, '/', ['@errors']],
  ['the core', /\/assets\/core-[^/]+\.js$/, '/hotels/nyc-0001', ['@gate', '@errors']],
  ['the core', /\/assets\/core-[^/]+\.js$/, '/about', ['@errors']],
] as const

for (const [what, scripts, path, tag] of LOST)
  test(
    `without ${what} of the application ${path} is loaded once more, and then says so`,
    { tag: [...tag] },
    async ({ page }) => {
      const site = new SitePage(createGuest(page))
      const loads = countLoads(page)
      // As after a new version was published.
      await page.route(scripts, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }))
      await site.open(path)
      await site.expectLost()
      expect(loads()).toBe(2)
      await site.expectLanguage()
      await page.setViewportSize({ width: 360, height: 740 })
      await site.expectNoSidewaysScroll()

      // Within the minute nothing reloads by itself; the guest may.
      await site.refreshLost()
      await site.expectLost()
      expect(loads()).toBe(3)
      await page.unrouteAll()
      await site.refreshLost()
      await site.expectAlive()
      await site.expectNotLost()
    },
  )

test(
  'an application that hangs is waited for, then its absence is said, and it may come after all',
  { tag: ['@errors'] },
  async ({ page }) => {
    const site = new SitePage(createGuest(page))
    // Its clock stands still but for what is said below.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    const held: Route[] = []
    await page.route(/\/assets\/core-[^/]+\.js$/, (route) => void held.push(route))
    await site.open('/about')
    await page.clock.runFor(1000)
    await expect.poll(() => held.length).toBe(1)
    await page.clock.runFor(18_000)
    await expect(page.locator('#lost')).toBeHidden()
    await page.clock.runFor(2000)
    await site.expectLost()
    await page.clock.resume()
    await Promise.all(held.map((route) => route.continue()))
    await site.expectAlive()
    await site.expectNotLost()
  },
)

test(
  'whoever comes back to the checkout is no stranger when what knows them is lost, and can ask for it again',
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
    // It has reloaded the page already, as a lost part does once in a minute.
    await page.evaluate(() => sessionStorage.setItem('chunk-reloaded-at', String(Date.now())))
    await page.route(/\/assets\/authActor-[^/]+\.js$/, (route) => route.abort())
    await checkout.open(payer.offer.path)
    await new SitePage(guest).expectPartMissing()
    await checkout.expectForm()
    await checkout.expectNoAccountAsked()
    await page.unrouteAll()
    await checkout.tryAgain()
    await checkout.expectCardForm()
    await checkout.expectGuest(person.first, person.last)
  },
)

test(
  'what is lost while it is loaded ahead disturbs nobody, and is asked for again when it is needed',
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
    await expect.poll(() => lost).toBe(1)
    await site.expectAlive()
    expect(loads()).toBe(1)
    await page.unrouteAll()
    await site.followHotels()
    await new ResultsPage(guest).expectSomeHotels()
    expect(loads()).toBe(1)
  },
)

// `src/services/http.test.ts` has all the ways in which a server, or what stands before it, does not answer.
test('a page of a proxy: the results say so, and another try brings them', { tag: ['@search'] }, async ({ page }) => {
  const results = new ResultsPage(createGuest(page))
  await page.route('**/api/v1/hotels/?*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await results.open(usual)
  await results.expectFailed()
  // There is nothing to narrow.
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expectAccessible(page)
  await page.unrouteAll()
  await results.tryAgain()
  await results.expectSomeHotels()
  await results.expectHeadingFocused()
})

for (const width of [360, 1280] as const)
  test(
    `hotels of another area that do not come leave those of before in sight, and come once they can (${width} px)`,
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
      // Beside the list, whose alert says it, nothing else is heard of it.
      const isHeard = width < 700
      await expect(page.getByRole('status').getByText(guest.t('search.failed.title'))).toHaveCount(isHeard ? 1 : 0)
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
  'an answer of another shape for the settings and the currencies breaks no page',
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
  'a search without a connection says why it fails, and finds hotels by itself once it is back',
  { tag: ['@gate', '@search', '@errors'] },
  async ({ page, context }) => {
    const guest = createGuest(page)
    const [home, results] = [new HomePage(guest), new ResultsPage(guest)]
    // Once seen, the page of the results is here, and its map.
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
  'a part that is lost while the network is there is asked for again by its button, or put away',
  { tag: ['@gate', '@errors'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const [home, site] = [new HomePage(guest), new SitePage(guest)]
    await saveData(page)
    await home.open()
    // It has reloaded the page already, as a lost part does once in a minute.
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
    await lost.found()
    await site.retryPart()
    await site.expectPart()
  },
)

test(
  'a part that is lost with a connection of whose end the browser knows nothing leaves the page whole',
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
  'a page that is not here, and cannot come without a connection, leaves the guest on ours',
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

/** How often the page was loaded since. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0
  // A page that reloads itself at once never comes to an end.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** The page before it says the same until the new one is there. */
const loadedAfter = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await Promise.all([page.waitForEvent('domcontentloaded'), act()])
}

/** From now on no script comes that has not come before, as after a new version was published. */
const losePartsThatAreNotHere = async (page: Page): Promise<{ found: () => Promise<void> }> => {
  const here = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const lose = (route: Route): Promise<void> =>
    here.includes(route.request().url()) ? route.continue() : route.abort()
  await page.route('**/assets/*.js', lose)
  return { found: () => page.unroute('**/assets/*.js', lose) }
}
