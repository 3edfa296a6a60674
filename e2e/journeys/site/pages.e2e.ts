import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { LOCALES, textDirection, type Locale } from '#contract/shared/locale.ts'
import { PUBLIC_PAGES } from '#contract/http/pages.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'
import type { Page, Request } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { publicPageTexts } from '../../pages/publicPages.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { saveData } from '../../pages/savedData.ts'
import { keepSession } from '../../pages/session.ts'
import { SitePage } from '../../pages/site.page.ts'
import { ourOrigins, troublesOf } from '../../pages/troubles.ts'
import { expect, test } from '../../test.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

/** A demo account of the embedded run, listed in the README. */
const DEMO = { first: 'Demo', last: 'Guest', email: 'guest@stayless.example', password: 'stayless' }

test(
  'every public page becomes interactive without complaints, under its canonical address, and fits a phone',
  { tag: ['@gate', '@static', '@home'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const site = new SitePage(guest)
    const troubles = troublesOf(page)
    const origins = await ourOrigins(page)
    for (const path of PUBLIC_PAGES)
      await test.step(path, async () => {
        await page.setViewportSize(DESK)
        const { title, heading } = publicPageTexts(path, guest.locale)
        expect((await site.open(path)).status()).toBe(200)
        await site.expectHeading(heading)
        await site.expectAlive()
        await site.expectLanguage()
        await site.expectTitle(`${title} · ${DEFAULT_BRAND.name}`)
        await site.expectCanonical(guest.address(path))
        await site.expectAlternates(path)
        await site.expectNotLost()
        await page.setViewportSize(PHONE)
        await site.expectNoSidewaysScroll()
      })
    expect(troubles.complaints()).toEqual([])
    expect(troubles.origins().filter((origin) => !origins.includes(origin))).toEqual([])
  },
)

test('an unknown address shows the not-found page, and a way home', { tag: ['@gate', '@errors'] }, async ({ page }) => {
  const site = new SitePage(createGuest(page, journeyLanguage('ar')))
  // The browser itself complains about the status of the page.
  const troubles = troublesOf(page, /^Failed to load resource: the server responded with a status of 404/)
  expect((await site.open('/suites/of/kings?x=1')).status()).toBe(404)
  await site.expectNotFound()
  await site.expectLanguage()
  await site.expectAlive()
  await site.goHomeFromNotFound()
  expect(troubles.complaints()).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page shows its painted content and says what it needs', { tag: ['@static'] }, async ({ page }) => {
    const guest = createGuest(page)
    const site = new SitePage(guest)
    await site.open('/about')
    await site.expectHeading(publicPageTexts('/about', guest.locale).heading)
    await site.expectScriptsNeeded()
    await site.open('/hotels')
    await site.expectTitle(DEFAULT_BRAND.name)
    await site.expectScriptsNeeded()
  })
})

test(
  'the keyboard leads past the header, and through the form to Search',
  { tag: ['@layout', '@searchForm'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const site = new SitePage(guest)
    await new HomePage(guest).open()
    await site.skipToContent()
    const { t } = guest
    const passed = await site.tabTo(t('search.form.submit'))
    const order = [
      'search.form.destination',
      'common.stay.checkIn',
      'common.stay.checkOut',
      'search.form.rooms',
    ] as const
    const places = order.map((key) => passed.findIndex((name) => name.startsWith(t(key))))
    expect(places, passed.join(' → ')).toEqual(places.toSorted((one, other) => one - other))
    expect([places[0], passed.at(-1)]).toEqual([0, t('search.form.submit')])
  },
)

test('an address in an unknown language leads to the page itself', { tag: ['@static'] }, async ({ page, baseURL }) => {
  await page.goto('/fr/he/terms?x=1')
  await expect(page).toHaveURL(`${baseURL}/he/terms?x=1`)
})

test(
  'robots find the sitemap, and in it every public page in every language, painted and under its canonical address',
  { tag: ['@gate', '@static'] },
  async ({ page, baseURL }) => {
    const robots = await (await page.request.get('/robots.txt')).text()
    const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
    expect(address).toBe(`${baseURL}/sitemap.xml`)
    const sitemap = await (await page.request.get(address)).text()
    const locations = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, location = '']) => location)
    const publicPages = LOCALES.flatMap((locale) =>
      PUBLIC_PAGES.map((path) => ({ locale, path, ...publicPageTexts(path, locale) })),
    )
    const addressOf = (locale: Locale, path: string) => `${baseURL}${writeLocalePath(locale, path)}`
    expect(locations.toSorted()).toEqual(publicPages.map(({ locale, path }) => addressOf(locale, path)).toSorted())
    for (const { locale, path, title, heading } of publicPages) {
      const location = addressOf(locale, path)
      const answer = await page.request.get(location)
      expect([answer.url(), answer.status(), answer.headers()['x-robots-tag']]).toEqual([location, 200, undefined])
      const document = await answer.text()
      expect(document).toContain(`<link rel="canonical" href="${location}"/>`)
      expect(document).toMatch(new RegExp(`<html [^>]*lang="${locale}" dir="${textDirection(locale)}"`))
      expect(textOf(document, 'title')).toBe(`${title} · ${DEFAULT_BRAND.name}`)
      expect(textOf(document, 'h1')).toBe(heading)
    }
  },
)

test(
  'links in view are prefetched: following one needs no further script',
  { tag: ['@home', '@static'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const site = new SitePage(guest)
    const scripts = requestsOf(page, /\/assets\/.+\.js$/)
    const arrived = requestsOf(page, /\/assets\/.+\.js$/, 'requestfinished')
    const searches = requestsOf(page, /\/api\/v1\/(hotels|rates|places)\//)
    await new HomePage(guest).open()
    await expect.poll(() => arrived().filter((url) => /\/(results|about)-/.test(url))).toHaveLength(2)
    await expect.poll(() => scripts().filter((url) => !arrived().includes(url))).toEqual([])
    // Only code and texts: no search, and nothing heavy.
    expect(searches()).toEqual([])
    expect(scripts().filter((url) => /firebase|client-|hosted-fields|phoneNumber/.test(url))).toEqual([])

    // No further script loads: filters and map come later, but the pages must not need any other.
    await page.route('**/*.js', () => undefined)
    await site.followAbout()
    await site.expectHeading(publicPageTexts('/about', guest.locale).heading)
    await site.followHotels()
    await new ResultsPage(guest).expectSomeHotels()
  },
)

test(
  'every page restores a stored session, whether it is painted ahead or not',
  { tag: ['@identitySession'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const account = new AccountPage(guest)
    await keepSession(page, DEMO)
    for (const path of ['/', '/about', '/hotels', '/hotels/nyc-0001', '/account/my-bookings', '/checkout', '/suites'])
      await test.step(path, async () => {
        await new SitePage(guest).open(path)
        await account.expectSignedIn(DEMO)
      })
  },
)

test('a guest who saves data prefetches nothing', { tag: ['@home'] }, async ({ page }) => {
  await saveData(page)
  const scripts = requestsOf(page, /\/assets\/.+\.js$/)
  const site = new SitePage(createGuest(page))
  await site.open('/')
  await site.expectAlive()
  // Prefetching waits for the same idle moment, and was queued first.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
  expect(scripts().filter((url) => /\/(results|about)-/.test(url))).toEqual([])
})

/** Text of the only element with this tag. */
const textOf = (document: string, tag: string): string =>
  (new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(document)?.[1] ?? '').replaceAll(/<[^>]+>/g, '')

/** Addresses of this kind requested, or loaded, from now on. */
const requestsOf = (page: Page, kind: RegExp, event: 'request' | 'requestfinished' = 'request'): (() => string[]) => {
  const urls: string[] = []
  const add = (request: Request): void => {
    if (kind.test(request.url())) urls.push(request.url())
  }
  if (event === 'request') page.on('request', add)
  else page.on('requestfinished', add)
  return () => [...urls]
}
