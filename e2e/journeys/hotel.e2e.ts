import 'temporal-polyfill/global'
import { addDays, dayHour } from '#contract/stay.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { languagesOf } from '../languages.ts'
import { guestOf } from '../pages/guest.ts'
import { HotelPage } from '../pages/hotel.page.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { ResultsPage } from '../pages/results.page.ts'
import { expect, test } from '../test.ts'

const today = Temporal.Now.plainDateISO('Asia/Jerusalem').toString()
const usual = defaultCriteria(today)
const odd = { ...usual, checkIn: dayHour(addDays(today, 33), 20), checkOut: dayHour(addDays(today, 36), 14) }
/** The demo catalogue has it. */
const HOTEL = 'nyc-0132'

for (const locale of languagesOf('a guest looks at pictures'))
  test(`a guest looks at pictures, opens a room, chooses a rate and goes on to book it (${locale})`, async ({
    page,
  }) => {
    const guest = guestOf(page, locale)
    const [results, hotel] = [new ResultsPage(guest), new HotelPage(guest)]
    await results.open(odd)
    await results.expectSomeHotels()
    const name = await results.openHotel()
    await hotel.expectHotel(name)
    await hotel.expectPicture(1)
    await hotel.nextPicture()
    await hotel.expectPicture(2)
    await hotel.openRoom()
    await hotel.chooseRate(0)
    await hotel.book()
  })

for (const locale of languagesOf('other hours'))
  test(`other hours change the address and the rooms where they stand, and back leads where the guest came from (${locale})`, async ({
    page,
  }) => {
    const hotel = new HotelPage(guestOf(page, locale))
    await hotel.open(HOTEL, usual)
    await hotel.expectStay('15:00', '11:00')
    await hotel.expectRooms()
    await hotel.changeHours(20, 9)
    await hotel.expectStay('20:00', '09:00')
    await expect(page).toHaveURL(/in=[^&]*-20&out=[^&]*-9(&|$)/)
    await hotel.expectRooms()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

test('a hotel that does not exist is a page that cannot be found', async ({ page }) => {
  const hotel = new HotelPage(guestOf(page))
  await hotel.open('no-such-hotel', usual)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  await expect(page).toHaveTitle('404 Not Found')
})

test('a failing server is said for the hotel and for its rates, and trying again recovers', async ({ page }) => {
  const hotel = new HotelPage(guestOf(page))
  let broken = true
  await page.route(/\/api\/v1\/(rates|hotels)\//, (route) => (broken ? route.abort() : route.continue()))
  await hotel.open(HOTEL, usual)
  await hotel.expectFailed()
  broken = false
  await hotel.tryAgain()
  await hotel.expectRooms()
})

test('an offer that has gone is said, and current prices are a press away', async ({ page }) => {
  const hotel = new HotelPage(guestOf(page))
  let gone = true
  await page.route(/\/api\/v1\/rates\/[^?]/, (route) =>
    gone
      ? route.fulfill({ status: 404, json: { error: { message: 'No rate found', code: 'not_found', requestId: '1' } } })
      : route.continue(),
  )
  await hotel.open(HOTEL, usual)
  await hotel.pressSeeRates()
  await hotel.expectOfferUnavailable()
  gone = false
  await hotel.askCurrentPrices()
  await hotel.openRoom()
})

test('a hotel without a free room says so', async ({ page }) => {
  const hotel = new HotelPage(guestOf(page))
  await page.route(/\/api\/v1\/rates\/\?/, (route) => route.fulfill({ json: { rooms: [] } }))
  await hotel.open(HOTEL, usual)
  await hotel.expectNoRooms()
})

for (const locale of languagesOf('hours by keyboard'))
  test(`by keyboard alone a guest moves the line, then takes both hours from the board (${locale})`, async ({
    page,
  }) => {
    const [hotel, keyboard] = [new HotelPage(guestOf(page, locale)), new Keyboard(page)]
    const forward = locale === 'en' ? 'ArrowRight' : 'ArrowLeft'
    await hotel.open(HOTEL, usual)
    await hotel.expectRooms()
    await keyboard.reach(hotel.hand('checkIn'))
    await keyboard.press(forward, forward)
    await hotel.expectStay('17:00', '11:00')
    await expect(page).toHaveURL(/in=[^&]*-17&out=[^&]*-11(&|$)/)
    await expect(hotel.hand('checkIn')).toBeFocused()
    await keyboard.back(hotel.boardLink())
    await keyboard.press('Enter')
    await keyboard.reach(hotel.square(), 120)
    await keyboard.press('ArrowDown', 'ArrowUp', 'ArrowDown', forward, forward, 'Enter')
    await hotel.expectStay('18:00', '13:00')
    await expect(page).toHaveURL(/in=[^&]*-18&out=[^&]*-13(&|$)/)
    await expect(hotel.square()).toBeFocused()
  })

test('all pictures stand over the page, back closes them, and what is shared is the page with its hours', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const hotel = new HotelPage(guestOf(page))
  await hotel.open(HOTEL, odd)
  await hotel.expectRooms()
  await hotel.openPictures()
  await page.goBack()
  await hotel.expectPicturesClosed()
  await hotel.expectStay('20:00', '14:00')
  await hotel.share()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/hotels\/nyc-0132\?dest=.*&in=[^&]*-20&out=[^&]*-14&rooms=/)
})

test('a hotel that is sold out shows three others for the same stay', async ({ page }) => {
  const hotel = new HotelPage(guestOf(page))
  await hotel.open('nyc-0012', odd)
  await hotel.expectNoRooms()
  await expect(hotel.similar()).toHaveCount(3)
  await hotel.similar().first().click()
  await expect(page).toHaveURL(/\/hotels\/nyc-(?!0012)\d+\?.*in=[^&]*-20&out=[^&]*-14/)
  await hotel.expectRooms()
})
