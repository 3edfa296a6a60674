import type { Page } from '@playwright/test'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { journeyLanguage } from '../../languages.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { MapPage } from '../../pages/map.page.ts'
import { PARIS } from '../../pages/places.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { SitePage } from '../../pages/site.page.ts'
import { expect, test } from '../../test.ts'

const usual = defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())

test.use({ viewport: { width: 360, height: 740 } })

/** A panel opened by the browser gets its history entry a moment later. */
const expectEntered = (page: Page, panel: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"panel":"${panel}"`)

const expectNothingEntered = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('"panel"')

test(
  'on a phone Back closes the map, the list stays where it was, and a shared address opens no map',
  { tag: ['@gate', '@map', '@search'] },
  async ({ page, context }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const results = new ResultsPage(guest)
    await results.open(usual)
    await results.expectSomeHotels()
    await new SitePage(guest).expectNotLost()
    await page.evaluate(() => scrollTo(0, 900))
    const dock = (key: 'search.map.show' | 'search.map.list') =>
      page.getByRole('main').getByRole('button', { name: guest.t(key), exact: true })
    await dock('search.map.show').click()
    await expect(dock('search.map.list')).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(dock('search.map.show')).toHaveAttribute('aria-pressed', 'false')
    await expect(dock('search.map.show')).toBeFocused()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
    await page.goForward()
    await expect(dock('search.map.list')).toBeVisible()
    const friend = await context.newPage()
    await friend.setViewportSize({ width: 360, height: 740 })
    await friend.goto(page.url())
    const theirs = new ResultsPage(createGuest(friend, journeyLanguage('he')))
    await theirs.expectSomeHotels()
    await friend.close()
    await dock('search.map.list').click()
    await results.expectSomeHotels()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  },
)

test(
  'on a phone the map of an area without hotels leads to hotels farther away, and to the list, which says that there are none',
  { tag: ['@map', '@search'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const [results, map] = [new ResultsPage(guest), new MapPage(guest)]
    await results.open(usual)
    await results.expectSomeHotels()
    await map.show()
    await page.route('**/api/v1/hotels/?*', (route) =>
      route.fulfill({ json: { hotels: [], found: 0, scope: 'nearest', airport: null, rate_distribution: [] } }),
    )
    await map.moveAwayByKeys()
    await map.searchArea()
    const way = (key: 'search.farther' | 'search.map.list') =>
      page.getByRole('main').getByRole('button', { name: guest.t(key), exact: true })
    await expect(way('search.farther')).toBeVisible()
    await way('search.map.list').click()
    await results.expectNoResults()
    await page.goForward()
    await page.unrouteAll()
    await way('search.farther').click()
    await map.expectPrices()
  },
)

test(
  'on a phone Back closes the filters and keeps them set, and a second Back leaves the list',
  { tag: ['@search'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const results = new ResultsPage(guest)
    await page.goto(guest.address('/about'))
    await results.open(usual)
    await results.expectSomeHotels()
    const panel = await results.filters()
    await panel.stars(4)
    await panel.stars(5)
    await expect(page).toHaveURL(/stars=4%2C5|stars=4,5/)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/stars=4%2C5|stars=4,5/)
    const button = page.getByRole('button', { name: guest.t('search.filters.set', { n: '2' }) })
    await expect(button).toBeFocused()
    const again = await results.filters()
    await again.clear()
    const show = page.getByRole('dialog').getByRole('button').filter({ hasText: /\d/ })
    await expect(page).not.toHaveURL(/stars=/)
    // The count covers the whole list, not only the cards shown.
    const heading = page.getByRole('heading', { level: 1, includeHidden: true })
    await expect
      .poll(async () => {
        const count = /\d+/.exec((await show.textContent()) ?? '')?.[0]
        return (await heading.textContent())?.split(/\D+/).includes(count ?? '')
      })
      .toBe(true)
    await show.click()
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === guest.address('/about'))
  },
)

test(
  'on a phone Back closes what covers the home page, Forward reopens it, and Back from the list leads to the page',
  { tag: ['@gate', '@home', '@searchForm'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const { t } = guest
    const [home, results] = [new HomePage(guest), new ResultsPage(guest)]
    await page.goto(guest.address('/about'))
    const markInteractive = await home.openPainted()
    await home.pressEarly('common.stay.checkIn')
    await markInteractive()
    const dates = page.getByRole('dialog', { name: t('search.form.dates') })
    await expect(dates).toBeVisible()
    await expectEntered(page, 'dates')
    await page.goBack()
    await expect(dates).toBeHidden()
    await page.goForward()
    await expect(dates).toBeVisible()
    await dates.getByRole('button', { name: t('common.close') }).click()
    await expect(dates).toBeHidden()

    const form = page.getByRole('main').getByRole('search')
    const field = form.getByRole('combobox', { name: t('search.form.destination') })
    await field.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectEntered(page, 'destination')
    await page.goBack()
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page).toHaveURL((url) => url.pathname === guest.address('/'))

    // Switching between panels and closing them leaves no history entry behind.
    await field.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectEntered(page, 'destination')
    await form.getByRole('button', { name: t('search.form.rooms') }).click()
    await expect(page.getByRole('dialog', { name: t('search.form.rooms') })).toBeVisible()
    await expectEntered(page, 'rooms')
    await page.keyboard.press('Escape')
    await expectNothingEntered(page)
    await field.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectEntered(page, 'destination')
    // Scrolled while the list is open, the page stays there when a press, as long as a finger's, closes the list.
    const checkOut = page.getByRole('main').getByRole('group', { name: t('common.stay.checkOut') })
    await page.evaluate(() => scrollBy(0, 150))
    await checkOut.getByRole('button').last().click({ delay: 150 })
    await expectNothingEntered(page)
    await expect(checkOut).toContainText('12:00')
    await page.evaluate(() => scrollTo(0, 0))
    await field.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectEntered(page, 'destination')
    await form.getByRole('button', { name: t('search.form.submit'), exact: true }).click()
    await results.expectSomeHotels()
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === guest.address('/'))
    await expect(form).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === guest.address('/about'))
  },
)

test(
  'on a phone Back closes the form over the list, and after another search leads back to the list before',
  { tag: ['@searchForm', '@search'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const results = new ResultsPage(guest)
    await results.open(usual)
    await results.expectSomeHotels()
    await results.openForm()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/in=/)
    const form = await results.openForm()
    const paris = PARIS[guest.locale]
    await form.chooseDestination(paris.typed, paris.name)
    await form.search()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await results.expectTitle(paris.name)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await results.expectTitle(guest.t('search.defaultPlace'))
  },
)

test(
  'on a phone Back closes the panels over a hotel and keeps their values, and a second Back leads to the list',
  { tag: ['@hotel', '@searchForm'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const { t } = guest
    const [results, hotel] = [new ResultsPage(guest), new HotelPage(guest)]
    await results.open(usual)
    await results.expectSomeHotels()
    await results.openHotel(0)
    await hotel.expectRooms()
    const panel = (key: 'search.form.dates' | 'search.form.rooms') => page.getByRole('dialog', { name: t(key) })
    await page
      .getByRole('main')
      .getByRole('button', { name: t('hotel.changeDates') })
      .click()
    await expect(panel('search.form.dates')).toBeVisible()
    await expectEntered(page, 'dates')
    await page.goBack()
    await expect(panel('search.form.dates')).toBeHidden()
    await hotel.expectRooms()
    await page.goForward()
    await expect(panel('search.form.dates')).toBeVisible()
    await panel('search.form.dates')
      .getByRole('button', { name: t('common.close') })
      .click()
    await expect(panel('search.form.dates')).toBeHidden()
    await expectNothingEntered(page)

    const more = t('search.picker.more', { what: t('search.picker.adults') })
    await hotel.openGuests()
    await expectEntered(page, 'rooms')
    await panel('search.form.rooms').getByRole('button', { name: more }).click()
    await expect(page).toHaveURL(/rooms=3/)
    await expectEntered(page, 'rooms')
    await page.goBack()
    await expect(panel('search.form.rooms')).toBeHidden()
    await expect(page).toHaveURL(/rooms=3/)
    await expectNothingEntered(page)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === guest.address('/hotels'))
    await results.expectSomeHotels()
  },
)
