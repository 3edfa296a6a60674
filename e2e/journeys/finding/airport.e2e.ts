import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { JFK } from '../../pages/places.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { expect, test } from '../../test.ts'

test(
  'a guest who says when they land at an airport finds the nearest hotels, when they are at each door, and a room from that hour',
  { tag: ['@gate', '@home', '@search', '@searchForm', '@hotel'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const guest = createGuest(page)
    const { t, locale } = guest
    const [home, results] = [new HomePage(guest), new ResultsPage(guest)]
    await home.open()
    await home.landAt(JFK[locale], '0800')
    await home.form.expectDestination(JFK[locale].name)
    await home.expectLanding('10:00')
    await home.form.search()
    const nearest = new RegExp(t('search.where.nearest', { place: 'JFK', distance: '.+' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nearest)
    // In the browser's own clock.
    const door = new RegExp(t('search.card.atDoor', { distance: '.+', place: 'JFK', time: '10:00' }))
    await expect(page.getByRole('article').first()).toContainText(door)
    await results.openHotel()
    await new HotelPage(guest).expectStay('10:00', '11:00')
  },
)
