import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { defaultCriteria, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { journeyLanguage } from '../../languages.ts'
import { expectCopied } from '../../pages/clipboard.ts'
import { Gate } from '../../pages/gate.ts'
import { forwardKey, createGuest } from '../../pages/guest.ts'
import { PausedRequests } from '../../pages/pausedRequests.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { Keyboard } from '../../pages/keyboard.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { expect, test } from '../../test.ts'

const today = Temporal.Now.plainDateISO('Asia/Jerusalem').toString()
const usual = defaultCriteria(today)
const odd = { ...usual, checkIn: dayHour(addDays(today, 33), 20), checkOut: dayHour(addDays(today, 36), 14) }
/** A hotel of the demo catalogue. */
const HOTEL = 'nyc-0132'
/** The server renders no first view for an address that needs correction. */
const { dest: _, ...withoutFirstView } = writeNewSearch(usual)

test(
  'on a phone a guest looks at pictures, opens a room, chooses a rate and goes on to book it',
  { tag: ['@gate', '@hotel'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const guest = createGuest(page)
    const [results, hotel] = [new ResultsPage(guest), new HotelPage(guest)]
    await results.open(odd)
    await results.expectSomeHotels()
    const name = await results.openHotel()
    await hotel.expectHotel(name)
    await hotel.expectPicture(1)
    await hotel.nextPicture()
    await hotel.expectPicture(2)
    await hotel.openRoom()
    await hotel.chooseRate('last')
    await hotel.book()
    await page.goBack()
    await hotel.expectChosen('last')
    await hotel.book()
  },
)

test(
  'changing the hours updates address and rooms in place, and Back leads to where the guest came from',
  { tag: ['@gate', '@hotel'] },
  async ({ page }) => {
    const hotel = new HotelPage(createGuest(page, journeyLanguage('ar')))
    await hotel.open(HOTEL, usual)
    await hotel.expectStay('15:00', '11:00')
    await hotel.expectRooms()
    await hotel.changeHours(20, 9)
    await hotel.expectStay('20:00', '09:00')
    await expect(page).toHaveURL(/in=[^&]*-20&out=[^&]*-9(&|$)/)
    await hotel.expectRooms()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  },
)

test(
  'going back before the checkout has loaded leads to the rooms',
  { tag: ['@hotel', '@checkout'] },
  async ({ page }) => {
    const hotel = new HotelPage(createGuest(page))
    await hotel.open(HOTEL, usual)
    await hotel.openRoom()
    const requests = new PausedRequests()
    await page.route(/\/assets\/checkout[^/]*\.js/, requests.hold, { times: 1 })
    await hotel.book()
    // The checkout is a separate document: its router has started, but has nothing to show yet.
    const part = await requests.first()
    await page.waitForFunction(() => '__TSR_ROUTER__' in globalThis)
    await page.goBack()
    await part.continue()
    await hotel.expectRooms()
  },
)

test(
  'a guest who followed a bare link to a hotel can search around it, whatever hours they have tried',
  { tag: ['@hotel'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const hotel = new HotelPage(guest)
    await page.goto(guest.address(`/hotels/${HOTEL}`))
    await hotel.expectRooms()
    await hotel.changeHours(20, 9)
    await expect(page).toHaveURL(/in=[^&]*-20&/)
    await expect(page).not.toHaveURL(/dest=/)
    const name = await hotel.name()
    await hotel.newSearch()
    await expect(page).toHaveURL(/\/hotels\?/)
    expect(new URL(page.url()).searchParams.get('dest')).toMatch(new RegExp(`^${name}\\|`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(name)
  },
)

test('a hotel that does not exist shows the not-found page', { tag: ['@hotel', '@errors'] }, async ({ page }) => {
  const guest = createGuest(page)
  const hotel = new HotelPage(guest)
  await hotel.open('no-such-hotel', usual)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('errors.pageNotFound'))
  await expect(page).toHaveTitle(guest.t('errors.notFoundTitle'))
})

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 720 },
}))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    for (const [view, query] of Object.entries({ rendered: writeNewSearch(usual), empty: withoutFirstView }))
      for (const section of ['board', 'reviews'] as const)
        test(
          `an address with a section opens at that section, also after a reload (${section}, first view ${view})`,
          { tag: device === 'phone' && section === 'reviews' ? ['@gate', '@hotel'] : ['@hotel'] },
          async ({ page }) => {
            const hotel = new HotelPage(createGuest(page))
            await hotel.openAt(section, HOTEL, query)
            await hotel.expectRooms()
            await hotel.expectAtSection(section)
            await page.reload()
            await hotel.expectRooms()
            await hotel.expectAtSection(section)
          },
        )

    test('a reload before the page is interactive still opens the section', { tag: ['@hotel'] }, async ({ page }) => {
      const [hotel, scripts] = [new HotelPage(createGuest(page)), new Gate(page)]
      await scripts.buildAt(/\/assets\/.*\.js$/)
      scripts.close()
      await hotel.openAt('reviews', HOTEL, writeNewSearch(usual), 'commit')
      await hotel.expectRooms()
      scripts.forget()
      await scripts.open()
      await page.reload()
      await hotel.expectRooms()
      await hotel.expectAtSection('reviews')
    })

    test(
      'late content above the section does not move it, and a guest who scrolls on is not pulled back',
      { tag: ['@hotel'] },
      async ({ page }) => {
        const [hotel, rooms] = [new HotelPage(createGuest(page)), new Gate(page)]
        await rooms.build('rooms')
        rooms.close()
        await hotel.openAt('reviews', HOTEL, withoutFirstView)
        await hotel.expectAtSection('reviews')
        await rooms.open()
        await hotel.expectRooms()
        await hotel.expectAtSection('reviews')
        await page.mouse.move(200, 400)
        await page.mouse.wheel(0, -300)
        await hotel.expectScrolledAway('reviews')
        await page.reload()
        await hotel.expectRooms()
        await hotel.expectScrolledAway('reviews')
      },
    )
  })

test(
  'a failing server is reported for the hotel and its rates, and a retry recovers',
  { tag: ['@gate', '@hotel'] },
  async ({ page }) => {
    const hotel = new HotelPage(createGuest(page))
    let broken = true
    await page.route(/\/api\/v1\/(rates|hotels)\//, (route) => (broken ? route.abort() : route.continue()))
    await hotel.open(HOTEL, usual)
    await hotel.expectFailed()
    broken = false
    await hotel.tryAgain()
    await hotel.expectRooms()
    await hotel.expectHeadingFocused()
  },
)

test(
  'retrying failed rates by keyboard moves the focus to the heading of the rooms',
  { tag: ['@rates'] },
  async ({ page }) => {
    const [hotel, keyboard] = [new HotelPage(createGuest(page)), new Keyboard(page)]
    let broken = true
    await page.route(/\/api\/v1\/rates\/\?/, (route) => (broken ? route.abort() : route.continue()))
    await hotel.open(HOTEL, usual)
    await hotel.expectRatesTrouble()
    broken = false
    await hotel.focusRetry()
    await keyboard.press('Enter')
    await hotel.expectRooms()
    await hotel.expectRoomsFocused()
  },
)

test(
  'an offer that is gone says so, and current prices are one press away',
  { tag: ['@gate', '@rates', '@hotel'] },
  async ({ page }) => {
    const hotel = new HotelPage(createGuest(page))
    let gone = true
    await page.route(/\/api\/v1\/rates\/[^?]/, (route) =>
      gone
        ? route.fulfill({
            status: 404,
            json: { error: { message: 'No rate found', code: 'not_found', requestId: '1' } },
          })
        : route.continue(),
    )
    await hotel.open(HOTEL, usual)
    await hotel.pressSeeRates()
    await hotel.expectOfferUnavailable()
    gone = false
    await hotel.askCurrentPrices()
    await hotel.openRoom()
  },
)

test('a hotel without a free room says so', { tag: ['@rates'] }, async ({ page }) => {
  const hotel = new HotelPage(createGuest(page))
  await page.route(/\/api\/v1\/rates\/\?/, (route) => route.fulfill({ json: { rooms: [] } }))
  await hotel.open(HOTEL, usual)
  await hotel.expectNoRooms()
})

test(
  'by keyboard alone a guest moves the stay line, then chooses both hours on the hour board',
  { tag: ['@gate', '@rates', '@hotel'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const [hotel, keyboard] = [new HotelPage(guest), new Keyboard(page)]
    const forward = forwardKey(guest)
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
  },
)

test(
  'the map below loads only once the guest stops moving over the hour board',
  { tag: ['@map', '@hotel'] },
  async ({ page }) => {
    const hotel = new HotelPage(createGuest(page))
    const requests: string[] = []
    page.on('request', (request) => {
      if (/LoadedPlaceMap/.test(request.url())) requests.push(request.url())
    })
    const opened = Date.now()
    await page.clock.install({ time: opened })
    await page.setViewportSize({ width: 1280, height: 900 })
    await hotel.open(HOTEL, usual)
    await hotel.expectRooms()
    await page.clock.pauseAt(opened + 60_000)
    await hotel.boardLink().click()
    await expect(async () => {
      await page.clock.runFor(1)
      await expect(hotel.square()).toBeVisible({ timeout: 100 })
    }).toPass()
    await hotel.square().focus()
    await expect(page.locator('#location')).not.toBeInViewport()
    for (let move = 0; move < 6; move += 1) {
      await page.keyboard.press(move % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
      await page.clock.runFor(250)
    }
    expect(requests).toEqual([])
    // The browser reports with some delay that the map is near.
    await expect(async () => {
      await page.clock.runFor(300)
      expect(requests).not.toEqual([])
    }).toPass()
  },
)

test(
  'all pictures open over the page, Back closes them, and the shared link is the page with its hours',
  { tag: ['@gate', '@hotel'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const hotel = new HotelPage(createGuest(page))
    await hotel.open(HOTEL, odd)
    await hotel.expectRooms()
    await hotel.openPictures()
    await page.goBack()
    await hotel.expectPicturesClosed()
    await hotel.expectStay('20:00', '14:00')
    await hotel.share()
    await expectCopied(page, /\/hotels\/nyc-0132\?dest=.*&in=[^&]*-20&out=[^&]*-14&rooms=/)
  },
)

test('a sold-out hotel shows three others for the same stay', { tag: ['@hotel'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const hotel = new HotelPage(createGuest(page, journeyLanguage('ar')))
  await hotel.open('nyc-0012', odd)
  await hotel.expectNoRooms()
  await expect(hotel.similar()).toHaveCount(3)
  await hotel.similar().first().click()
  await expect(page).toHaveURL(/\/hotels\/nyc-(?!0012)\d+\?.*in=[^&]*-20&out=[^&]*-14/)
  await hotel.expectRooms()
})
