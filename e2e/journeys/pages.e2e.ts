import 'temporal-polyfill/global'
import { DEFAULT_BRAND } from '#contract/brand.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { pages as ar } from '#locales/ar/pages.ts'
import { pages as en } from '#locales/en/pages.ts'
import { pages as he } from '#locales/he/pages.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../pages/axe.ts'
import { guestOf, type Guest } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { SitePage } from '../pages/site.page.ts'
import { ourOrigins, troublesOf } from '../pages/troubles.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const STATIC = ['about', 'faq', 'hoteliers', 'terms', 'privacy'] as const
const TEXTS = { en, ar, he } as const

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
      test(`${path} comes to life without a complaint, in its language, under its one address`, async ({ page }) => {
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
        expect(troubles.complaints()).toEqual([])
        expect(troubles.origins().filter((origin) => !origins.includes(origin))).toEqual([])
      })

      test(`${path} bars nobody, by day and by night, and fits a phone`, async ({ page }) => {
        const guest = guestOf(page, locale)
        const site = new SitePage(guest)
        await site.open(path)
        await site.expectAlive()
        await expectFair(guest, site)
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
