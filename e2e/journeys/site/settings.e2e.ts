import { API_BASE } from '#contract/http/endpoints.ts'
import { CurrenciesResponse, type Currency } from '#contract/shared/currencies.ts'
import { LOCALE_COOKIE } from '#contract/shared/locale.ts'
import type { Page } from '@playwright/test'
import { create } from 'superstruct'
import { journeyLanguage } from '../../languages.ts'
import { AuthDialog, randomPerson } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { CheckoutPage } from '../../pages/checkout.page.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { usualStay } from '../../pages/offer.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { Settings } from '../../pages/settings.page.ts'
import { SitePage } from '../../pages/site.page.ts'
import { expect, test } from '../../test.ts'

/** Finds all currencies named dollar, the Australian one first. */
const DOLLAR = { en: 'dollar', ar: 'دولار', he: 'דולר' } as const

test(
  'changing the language keeps the started search, the scroll position and the choice',
  { tag: ['@gate', '@layout'] },
  async ({ page }) => {
    const [english, hebrew] = [createGuest(page, 'en'), createGuest(page, 'he')]
    const home = new HomePage(english)
    await home.open()
    await home.form.chooseHours(20, 14)
    await scrollToReading(page)
    const before = await placeOfReading(page)
    const settings = new Settings(english)
    await settings.open()
    await settings.chooseLanguage('he')

    await new SitePage(hebrew).expectLanguage()
    await expect(page).toHaveURL((url) => url.pathname === '/he')
    await new HomePage(hebrew).form.expectHours('20:00', '14:00')
    await new Settings(hebrew).expectFocus()
    await expect.poll(async () => Math.abs((await placeOfReading(page)) - before)).toBeLessThan(4)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === LOCALE_COOKIE)?.value).toBe('he')
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), LOCALE_COOKIE)).toBe('"he"')

    // Input is carried over once: a reload starts fresh.
    await page.reload()
    await new HomePage(hebrew).form.expectHours('15:00', '11:00')
  },
)

test(
  'changing the language keeps the sign-up form, but never the password',
  { tag: ['@layout', '@auth'] },
  async ({ page }) => {
    const [english, arabic] = [createGuest(page, 'en'), createGuest(page, 'ar')]
    const person = { ...randomPerson('changes.language'), password: 'Planted-password-9' }
    await new SitePage(english).open('/faq?utm_source=friend')
    const dialog = new AuthDialog(english)
    await dialog.openSignUp()
    await dialog.fillSignUp(person)
    await dialog.close()
    const settings = new Settings(english)
    await settings.open()
    await page.addInitScript(() => {
      Object.assign(globalThis, { arrivedWith: JSON.stringify(Object.entries(sessionStorage)) })
    })
    await settings.chooseLanguage('ar')
    await expect(page).toHaveURL(/\/ar\/faq\?utm_source=friend$/)
    const arrivedWith = await page.evaluate(() => String(Reflect.get(globalThis, 'arrivedWith')))
    expect(arrivedWith).toContain(person.email)
    expect(arrivedWith).not.toContain(person.password)
    const arabicDialog = new AuthDialog(arabic)
    await arabicDialog.openSignUp()
    await arabicDialog.expectDraft(person)
    expect(await readStorage(page)).not.toContain(person.password)
  },
)

test(
  'a currency is found by keyboard in the guest’s language, changes every price without a reload, and stays',
  { tag: ['@gate', '@currencies', '@layout'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const [results, settings] = [new ResultsPage(guest), new Settings(guest)]
    await results.open(usualStay())
    await results.expectSomeHotels()
    const dollars = await results.totals()
    await page.evaluate(() => {
      document.body.dataset['same'] = 'yes'
    })
    await settings.open()
    await settings.findCurrency('bitcoin')
    await settings.expectNoCurrencyFound()
    await settings.findCurrency('')
    await expectAccessible(page)
    await settings.chooseCurrencyByKeys(DOLLAR[guest.locale], 1)
    await settings.expectFocus()
    await expect(page).toHaveURL(/[?&]currency=AUD(&|$)/)
    await settings.expectCurrency('AUD')
    const { rate } = await currencyOf(page, 'AUD')
    // The dollar prices were rounded to whole units: the converted list may differ by half of one.
    await expect(async () => {
      for (const [place, total] of (await results.totals()).entries())
        expect(Math.abs(total - (dollars[place] ?? 0) * rate)).toBeLessThanOrEqual(rate / 2 + 0.5)
    }).toPass()
    expect(await page.locator('body').getAttribute('data-same')).toBe('yes')

    await page.goto(guest.address('/about'))
    await settings.expectCurrency('AUD')
  },
)

test(
  'without a list of currencies, prices are in US dollars, and the guest is told',
  { tag: ['@currencies'] },
  async ({ page }) => {
    const guest = createGuest(page)
    await page.route(`**${API_BASE}/currencies/`, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto(guest.address('/hotels?currency=ILS'))
    await new ResultsPage(guest).expectSomeHotels()
    const settings = new Settings(guest)
    await settings.expectCurrency('USD')
    await settings.open()
    await settings.expectDefaultAlone()
  },
)

test(
  'a price in another currency has the charge in US dollars beside it where the guest pays',
  { tag: ['@currencies', '@checkout'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const [hotel, checkout] = [new HotelPage(guest), new CheckoutPage(guest)]
    await page.goto(guest.address('/about?currency=ILS'))
    await new Settings(guest).expectCurrency('ILS')
    await hotel.open('nyc-0001', usualStay())
    await hotel.openRoom()
    const charge = await hotel.charge()
    expect(charge).toMatch(/^US\$[\d,]+\.\d\d$/)
    await hotel.book()
    await checkout.expectPayable()
    expect(withoutMarks(await checkout.total())).toBe(charge)
  },
)

/** The part of the home page that the guest was reading. */
const reading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

const scrollToReading = async (page: Page): Promise<void> => {
  await reading(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
}

/** Distance from the top of the window, in pixels. */
const placeOfReading = async (page: Page): Promise<number> =>
  reading(page).evaluate((element) => element.getBoundingClientRect().top)

const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]))

const currencyOf = async (page: Page, code: string): Promise<Currency> => {
  const answer = create(await (await page.request.get(`${API_BASE}/currencies/`)).json(), CurrenciesResponse)
  const currency = answer.currencies[code]
  if (currency === undefined) throw new Error(`${code} is not served`)
  return currency
}

/** Without bidi isolates. */
const withoutMarks = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, '')
