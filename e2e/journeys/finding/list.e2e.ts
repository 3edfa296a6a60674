import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { journeyLanguage } from '../../languages.ts'
import { createGuest } from '../../pages/guest.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { Settings } from '../../pages/settings.page.ts'
import { expect, test } from '../../test.ts'

const usual = defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())

for (const width of [360, 1280] as const)
  test(
    `going back from a hotel, or reloading, keeps order, pages and scroll position (${width} px)`,
    { tag: width === 360 ? ['@gate', '@search'] : ['@search'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 760 })
      const guest = createGuest(page, journeyLanguage('he'))
      const [results, hotel] = [new ResultsPage(guest), new HotelPage(guest)]
      await results.open(usual)
      await results.expectSomeHotels()
      await results.sortBy('price_asc')
      await results.showMore()
      await results.expectHotels(100)
      await results.expectReadOnAt(50)
      await expect(page).toHaveURL(/sort=price_asc&page=2/)
      const place = await results.scrollTo(70)
      const name = await results.openHotel(70)
      await hotel.expectHotel(name)
      await hotel.expectHeadingFocused()
      await page.goBack()
      await results.expectHotels(100)
      await results.expectSort('price_asc')
      await results.expectAt(place)
      await results.expectHeadingFocused()
      await page.reload()
      await results.expectHotels(100)
      await results.expectSort('price_asc')
      await results.expectAt(place)
    },
  )

for (const [from, to, width] of [
  ['en', 'ar', 1280],
  ['he', 'en', 360],
] as const)
  test(
    `changing the language keeps order, pages and scroll position, however late the hotels load (${from} to ${to}, ${width})`,
    { tag: ['@search'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 760 })
      const guest = createGuest(page, from)
      const results = new ResultsPage(guest)
      await results.open(usual)
      await results.expectSomeHotels()
      await results.sortBy('stars_desc')
      await results.showMore()
      await results.expectHotels(100)
      await results.scrollTo(70)
      const top = await results.topOfCard(70)
      await page.clock.install()
      await page.route('**/api/v1/hotels/?*', async (route) => {
        await page.clock.runFor(6000)
        await route.continue()
      })
      const settings = new Settings(guest)
      await settings.open()
      await settings.chooseLanguage(to)
      const other = new ResultsPage(createGuest(page, to))
      await other.expectHotels(100)
      await other.expectSort('stars_desc')
      await other.expectCardAt(70, top)
    },
  )

test(
  'a filtered list in another language has the same hotels, whatever their names there',
  { tag: ['@search'] },
  async ({ page }) => {
    const guest = createGuest(page, 'en')
    const results = new ResultsPage(guest)
    await results.openQuery('name=fig&stars=3&sort=price_asc')
    await results.expectSomeHotels()
    // The lowest price among the filtered hotels.
    await results.expectReason(0, guest.t('search.card.lowest'))
    const settings = new Settings(guest)
    await settings.open()
    await settings.chooseLanguage('he')
    const other = new ResultsPage(createGuest(page, 'he'))
    await other.expectSort('price_asc')
    await other.expectSomeHotels()
    await expect(page).toHaveURL(/\/he\/hotels\?.*stars=3/)
  },
)
