import { writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { journeyLanguage } from '../../languages.ts'
import { FirstView } from '../../pages/serverRender.page.ts'
import { createGuest } from '../../pages/guest.ts'
import { usualStay } from '../../pages/offer.ts'
import { PARIS } from '../../pages/places.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { expect, test } from '../../test.ts'

const LIST = `/hotels?${new URLSearchParams(writeNewSearch(usualStay())).toString()}`
const HOTEL = LIST.replace('/hotels', '/hotels/nyc-0001')
const WIDTHS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 720 } } as const

/** In the gate: the list on a phone, the hotel on a desktop. */
const VIEWS = {
  list: { path: LIST, tags: { phone: ['@gate', '@search'], desk: ['@search'] } },
  hotel: { path: HOTEL, tags: { phone: ['@hotel'], desk: ['@gate', '@hotel'] } },
} as const

for (const device of ['phone', 'desk'] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: WIDTHS[device] })
    for (const [page, { path, tags }] of Object.entries(VIEWS))
      test(
        `the ${page} is visible before the application has loaded, which then shifts nothing`,
        { tag: [...tags[device]] },
        async ({ page: window }) => {
          const first = new FirstView(createGuest(window))
          await first.open(path)
          const before = await first.seen()
          await first.markInteractive()
          expect(Object.keys(before).length).toBeGreaterThan(5)
          expect(await first.seen()).toMatchObject(before)
        },
      )
  })

test(
  'actions on a first view take effect once the application has loaded',
  { tag: ['@gate', '@search'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const [first, results] = [new FirstView(guest), new ResultsPage(guest)]
    await page.setViewportSize(WIDTHS.desk)
    await first.open(LIST)
    const place = await first.scrollList(300)
    await first.focusHotel(1)
    await first.markInteractive()
    await first.expectHotelFocused(1)
    await first.expectListAt(place)
    await first.open(LIST)
    await first.sort('price_asc')
    await first.markInteractive()
    await expect(page).toHaveURL(/sort=price_asc/)
    await results.expectSort('price_asc')
  },
)

for (const [path, tag] of [
  [LIST, ['@gate', '@search']],
  [HOTEL, ['@hotel']],
  ['/', ['@home']],
] as const)
  test(
    `a guest who scrolls ${path.split('?')[0]} on a phone before the application has loaded keeps their place`,
    { tag: [...tag] },
    async ({ page }) => {
      const first = new FirstView(createGuest(page))
      await page.setViewportSize(WIDTHS.phone)
      // A browser may restore the page before its font has loaded and breaks the lines differently: never load the font here.
      await page.route('**/*.woff2', (route) => route.abort())
      await first.open(path)
      await page.evaluate(() => scrollTo(0, 900))
      await first.markInteractive()
      await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThanOrEqual(2)
      await page.reload()
      await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThanOrEqual(2)
    },
  )

test('a heart pressed and a destination typed early are kept', { tag: ['@search', '@favorites'] }, async ({ page }) => {
  const guest = createGuest(page, journeyLanguage('ar'))
  const first = new FirstView(guest)
  await page.setViewportSize(WIDTHS.desk)
  await first.open(LIST)
  await first.toggleFavorite(0)
  await first.markInteractive()
  await first.expectHeart(0)
  // The server does not know this favorite: a guest who presses the empty heart again wants it kept.
  await first.open(LIST)
  await first.toggleFavorite(0)
  await first.markInteractive()
  await first.expectHeart(0)
  await first.open(LIST)
  await first.type(PARIS[guest.locale].typed)
  await first.markInteractive()
  await first.expectSuggested(PARIS[guest.locale].name)
})

test(
  'every early press on hours and hearts counts, and an early destination replaces the one before',
  { tag: ['@hotel', '@search'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const first = new FirstView(guest)
    await page.setViewportSize(WIDTHS.desk)
    await first.open(HOTEL)
    for (let times = 0; times < 3; times += 1) await first.press('common.stay.hourEarlier')
    await first.press('common.stay.hourLater')
    await first.markInteractive()
    await expect(page).toHaveURL(/in=[\d-]+-13&/)
    await first.open(LIST)
    await first.toggleFavorite(2)
    await first.toggleFavorite(1)
    await first.toggleFavorite(1)
    await first.clickAndType(PARIS[guest.locale].typed)
    await first.markInteractive()
    await first.expectHeart(1)
    await first.expectHeart(2)
    await first.expectSuggested(PARIS[guest.locale].name)
  },
)

for (const [call, path] of [
  ['hotels', LIST],
  ['rates', HOTEL],
] as const)
  test(
    `a page whose ${call} never load still responds to the guest`,
    { tag: call === 'hotels' ? '@search' : '@hotel' },
    async ({ page }) => {
      const guest = createGuest(page, journeyLanguage('he'))
      const first = new FirstView(guest)
      await page.setViewportSize(WIDTHS.phone)
      await page.route(`**/api/v1/${call}/?*`, () => {})
      await first.open(path)
      // A call times out after ten seconds: the page must not wait for it.
      await first.markInteractive({ timeout: 9000 })
      await page.locator('#settings').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  )

test(
  'no price appears in two currencies, however late the exchange rates arrive',
  { tag: ['@gate', '@search', '@currencies'] },
  async ({ page }) => {
    const first = new FirstView(createGuest(page))
    const seen = await first.watchPrices()
    await page.route('**/api/v1/currencies/', async (route) => {
      await new Promise((done) => setTimeout(done, 1500))
      await route.continue()
    })
    await first.open(`${LIST}&currency=EUR`)
    await first.markInteractive()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('currency'))).toBe('"EUR"')
    await expect.poll(seen).not.toEqual([])
    expect((await seen()).filter((price) => !price.includes('€'))).toEqual([])
  },
)

test(
  'a first view has prices in the currency of the address, and never first in another than the guest’s own',
  { tag: ['@search', '@currencies'] },
  async ({ page }) => {
    const first = new FirstView(createGuest(page))
    await first.open(`${LIST}&currency=EUR`)
    await first.expectPrice(/€/)
    await first.markInteractive()
    // The page has read the currency from the address, and stores it.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('currency'))).toBe('"EUR"')
    await first.open(LIST)
    await first.expectNoPrice()
    await first.markInteractive()
    await first.expectPrice(/€/)
  },
)

test('a first view renders anything in the address as text', { tag: ['@search'] }, async ({ request }) => {
  for (const name of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><svg onload=alert(1)>',
    '$&$`',
    '%origin%',
  ]) {
    const query = new URLSearchParams(LIST.split('?')[1])
    query.set('dest', `${name}|${usualStay().destination.point.lat}|${usualStay().destination.point.lng}|false`)
    query.set('name', name)
    for (const path of ['/hotels', '/he/hotels', '/hotels/nyc-0001', '/ar/hotels/nyc-0001']) {
      const answer = await request.get(`${path}?${query.toString()}`)
      expect([answer.status(), path]).toEqual([200, path])
      expect(await answer.text()).not.toMatch(/<script>alert|<img src=x|<svg onload/)
    }
  }
})

test('a name with special characters is rendered as text', { tag: ['@search'] }, async ({ request }) => {
  for (const [name, html] of [
    ["Xi'an", 'Xi&#x27;an'],
    ['$&$`', '$&amp;$`'],
    ['Bed & Breakfast &lt;b&gt;', 'Bed &amp; Breakfast &amp;lt;b&amp;gt;'],
  ] as const) {
    const query = new URLSearchParams(LIST.split('?')[1])
    query.set('dest', `${name}|${usualStay().destination.point.lat}|${usualStay().destination.point.lng}|false`)
    for (const path of ['/hotels', '/he/hotels']) {
      // A busy server sometimes leaves rendering to the browser.
      const heading = async () => {
        const text = await (await request.get(`${path}?${query.toString()}`)).text()
        return /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]
      }
      await expect.poll(heading).toContain(html)
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: WIDTHS.phone })
  test('hotels and their prices can be read', { tag: ['@search', '@hotel'] }, async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const first = new FirstView(guest)
    await first.open(LIST, { hasScripts: false })
    await new ResultsPage(guest).expectSomeHotels()
    await expect(page).toHaveTitle(/.+ · Stayless/)
    await first.open(HOTEL, { hasScripts: false })
    await expect(page.getByRole('main').getByText('$').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: guest.t('hotel.sections.reviews') })).toBeAttached()
  })
})
