import 'temporal-polyfill/global'
import { DEFAULT_BRAND } from '#contract/brand.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { pages as ar } from '#locales/ar/pages.ts'
import { pages as en } from '#locales/en/pages.ts'
import { pages as he } from '#locales/he/pages.ts'
import type { Page } from '@playwright/test'
import { AccountPage } from '../pages/account.page.ts'
import { AuthDialog } from '../pages/auth.page.ts'
import { expectAccessible } from '../pages/axe.ts'
import { guestOf, type Guest } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { ResultsPage } from '../pages/results.page.ts'
import { saveData } from '../pages/savedData.ts'
import { SitePage } from '../pages/site.page.ts'
import { ourOrigins, troublesOf } from '../pages/troubles.ts'
import { expect, test } from '../test.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const STATIC = ['about', 'faq', 'hoteliers', 'terms', 'privacy'] as const
const TEXTS = { en, ar, he } as const

/** Of the embedded run, as the README says. */
const DEMO = { first: 'Demo', last: 'Guest', email: 'guest@stayless.example', password: 'stayless' }

interface Known {
  path: string
  title: (guest: Guest) => string
  heading: (guest: Guest) => string
}

const pagesOf = (locale: Locale): Known[] => [
  { path: '/', title: ({ t }) => t('home.title'), heading: ({ t }) => t('common.tagline') },
  ...STATIC.map((name) => ({
    path: `/${name}`,
    title: () => TEXTS[locale][name].title,
    heading: () => TEXTS[locale][name].title,
  })),
]

for (const locale of LOCALES)
  test.describe(`in ${locale}`, () => {
    for (const { path, title, heading } of pagesOf(locale)) {
      test(`${path} comes to life without a complaint, under its one address, bars nobody and fits a phone`, async ({
        page,
      }) => {
        const guest = guestOf(page, locale)
        const site = new SitePage(guest)
        const troubles = troublesOf(page)
        const origins = await ourOrigins(page)
        expect((await site.open(path)).status()).toBe(200)
        await site.expectHeading(heading(guest))
        await site.expectAlive()
        await site.expectLanguage()
        await site.expectTitle(`${title(guest)} · ${DEFAULT_BRAND.name}`)
        await site.expectCanonical(guest.address(path))
        await site.expectAlternates(path)
        await site.expectNotLost()
        await expectFair(guest, site)
        expect(troubles.complaints()).toEqual([])
        expect(troubles.origins().filter((origin) => !origins.includes(origin))).toEqual([])
      })
    }

    test('an address that is none has the page that says so, and a way home', async ({ page }) => {
      const guest = guestOf(page, locale)
      const site = new SitePage(guest)
      // The browser tells of the status of the page itself.
      const troubles = troublesOf(page, /^Failed to load resource: the server responded with a status of 404/)
      expect((await site.open('/suites/of/kings?x=1')).status()).toBe(404)
      await site.expectNotFound()
      await site.expectLanguage()
      await site.expectAlive()
      await expectFair(guest, site)
      await site.goHomeFromNotFound()
      expect(troubles.complaints()).toEqual([])
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('a page shows what is painted and says what it needs', async ({ page }) => {
        const guest = guestOf(page, locale)
        const site = new SitePage(guest)
        await site.open('/about')
        await site.expectHeading(TEXTS[locale].about.title)
        await site.expectScriptsNeeded()
        await site.open('/hotels')
        await site.expectTitle(DEFAULT_BRAND.name)
        await site.expectScriptsNeeded()
      })
    })

    test('the keyboard leads past the header, and through the form to the search', async ({ page }) => {
      const guest = guestOf(page, locale)
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
    })
  })

for (const [from, to] of [
  ['/fr/about', '/about'],
  ['/en/faq', '/faq'],
  ['/EN', '/'],
  ['/AR/faq/', '/ar/faq'],
  ['/fr/he/terms?x=1', '/he/terms?x=1'],
  ['/fr/suites', '/suites'],
] as const)
  test(`the address ${from} leads to ${to}`, async ({ page, baseURL }) => {
    await page.goto(from)
    await expect(page).toHaveURL(`${baseURL}${to}`)
  })

test('robots find the sitemap, and in it every public page, whose addresses all answer', async ({ page, baseURL }) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  expect(address).toBe(`${baseURL}/sitemap.xml`)
  const sitemap = await (await page.request.get(address)).text()
  const locations = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, location = '']) => location)
  expect(locations).toHaveLength(LOCALES.length * pagesOf('en').length)
  for (const location of locations) {
    const answer = await page.request.get(location)
    expect([answer.url(), answer.status(), answer.headers()['x-robots-tag']]).toEqual([location, 200, undefined])
    expect(await answer.text()).toContain(`<link rel="canonical" href="${location}"/>`)
  }
})

for (const locale of LOCALES)
  test(`the links in view are loaded ahead: following one needs no further script (${locale})`, async ({ page }) => {
    const guest = guestOf(page, locale)
    const site = new SitePage(guest)
    const scripts = requestsOf(page, /\/assets\/.+\.js$/)
    const searches = requestsOf(page, /\/api\/v1\/(hotels|rates|places)\//)
    await new HomePage(guest).open()
    await expect.poll(() => scripts().some((url) => /\/hotels\.index-/.test(url))).toBe(true)
    await page.waitForLoadState('networkidle')
    // Code and words alone: nothing is searched for, and nothing heavy comes.
    expect(searches()).toEqual([])
    expect(scripts().filter((url) => /firebase|client-|hosted-fields|phoneNumber/.test(url))).toEqual([])

    await page.route('**/*.js', (route) => route.abort())
    await site.followAbout()
    await site.expectHeading(TEXTS[locale].about.title)
    await site.followHotels()
    await new ResultsPage(guest).expectSomeHotels()
  })

test('a kept session is taken up by whichever page is opened, painted before or not', async ({ page }) => {
  test.setTimeout(120_000)
  const guest = guestOf(page)
  const [dialog, account] = [new AuthDialog(guest), new AccountPage(guest)]
  await new HomePage(guest).open()
  await dialog.openLogIn()
  await dialog.logIn(DEMO.email, DEMO.password)
  await dialog.expectClosed()
  for (const path of ['/', '/about', '/hotels', '/hotels/nyc-0001', '/account/my-bookings', '/checkout', '/suites'])
    await test.step(path, async () => {
      await new SitePage(guest).open(path)
      await account.expectSignedIn(DEMO)
    })
})

test('a guest who saves data loads nothing ahead', async ({ page }) => {
  await saveData(page)
  const scripts = requestsOf(page, /\/assets\/.+\.js$/)
  const site = new SitePage(guestOf(page))
  await site.open('/')
  await site.expectAlive()
  // Longer than the browser may wait until it is idle.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)))
  expect(scripts().filter((url) => /hotels|about/.test(url))).toEqual([])
})

/** By day and by night, on a desk and on a phone. */
const expectFair = async (guest: Guest, site: SitePage): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.page.emulateMedia({ colorScheme })
    await site.expectStill()
    await expectAccessible(guest.page)
  }
  await guest.page.setViewportSize(PHONE)
  await site.expectNoSidewaysScroll()
  await expectAccessible(guest.page)
  await guest.page.setViewportSize(DESK)
}

/** The addresses that are asked for since, of this kind. */
const requestsOf = (page: Page, kind: RegExp): (() => string[]) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (kind.test(request.url())) urls.push(request.url())
  })
  return () => [...urls]
}
