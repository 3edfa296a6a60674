import type { Page } from '@playwright/test'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { journeyLanguage } from '../../languages.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { PARIS } from '../../pages/places.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { watchShifts } from '../../pages/shifts.ts'
import { expect, test } from '../../test.ts'

const today = Temporal.Now.plainDateISO('Asia/Jerusalem').toString()
const usual = defaultCriteria(today)

test(
  'a search from the home page lists hotels, a hotel opens, and Back restores the list',
  { tag: ['@gate', '@search', '@searchForm'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const [home, results, hotel] = [new HomePage(guest), new ResultsPage(guest), new HotelPage(guest)]
    const { typed, name: paris } = PARIS[guest.locale]
    await home.open()
    await home.form.chooseDestination(typed, paris)
    await home.form.chooseHours(20, 11)
    await home.form.search()
    await results.expectTitle(paris)
    await results.expectHead(paris)
    await results.expectSomeHotels()
    await results.bar.expectDestination(paris)
    await results.bar.expectHours('20:00', '11:00')

    await results.sortBy('price_asc')
    // No hours are on request, so what is compared is the total of each card.
    const totals = await results.totals()
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    const names = await results.names()

    const name = await results.openHotel(1)
    expect(name).toBe(names[1])
    await hotel.expectHotel(name)
    await hotel.expectStay('20:00', '11:00')
    await page.goBack()
    await results.expectTitle(paris)
    await results.expectSomeHotels()
  },
)

test(
  'a visitor who returns to the home page continues with the last search, and nothing shifts',
  { tag: ['@searchForm', '@home'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const guest = createGuest(page)
    const [home, results] = [new HomePage(guest), new ResultsPage(guest)]
    const { typed, name: paris } = PARIS[guest.locale]
    await home.open()
    await home.form.chooseDestination(typed, paris)
    await home.form.addAdult()
    await home.form.search()
    await results.expectTitle(paris)
    const shifts = await watchShifts(page)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await home.open()
    await home.form.expectDestination(paris)
    await expect(home.form.rooms).toContainText(guest.plural('common.guests', 3))
    expect(await shifts()).toBeLessThan(0.01)
    expect(errors).toEqual([])
  },
)

test(
  'on a phone the two-line summary opens the form, and the form searches',
  { tag: ['@search', '@searchForm'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const results = new ResultsPage(createGuest(page, journeyLanguage('ar')))
    await results.open(usual)
    await results.expectSomeHotels()
    const form = await results.openForm()
    await form.chooseHours(22, 9)
    await form.search()
    await results.expectSomeHotels()
    await expect(page).toHaveURL(/in=[^&]*-22&out=[^&]*-9/)
    expect(await scrollsSideways(page)).toBe(false)
  },
)

test('invalid values in the address fall back to defaults, one by one', { tag: ['@search'] }, async ({ page }) => {
  const guest = createGuest(page)
  const results = new ResultsPage(guest)
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  for (const [query, checkIn, checkOut] of [
    ['dest=&in=&out=&rooms=', '15:00', '11:00'],
    ['dest=%00%FF%FE|x|y|z&in=2026-99-99-99&out=%E0%A4%A&rooms=0:99|-1', '15:00', '11:00'],
    ['dest=%3Cscript%3Ealert(1)%3C/script%3E&bounds=1|2|3|NaN&zoom=1e9&currency=💥', '15:00', '11:00'],
    // Dates long past; the hours are still valid.
    ['in=2020-01-01-20&out=2019-01-01-09&rooms=21:0&rooms=2:&dest[]=1', '20:00', '09:00'],
  ] as const) {
    await results.openQuery(query)
    await results.expectTitle(guest.t('search.defaultPlace'))
    await results.expectSomeHotels()
    await results.bar.expectHours(checkIn, checkOut)
  }
  expect(failures).toEqual([])
})

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
