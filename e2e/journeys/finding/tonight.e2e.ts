import { addDays, dayHour, runningNight } from '#contract/hotel/stay.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { defaultCriteria, writeCriteria, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { tonightStay, type LocalNow } from '#machines/search/search.stay.ts'
import { journeyLanguage } from '../../languages.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { MAX_LAYOUT_SHIFT, watchShifts } from '../../pages/shifts.ts'
import { expect, test } from '../../test.ts'

const today = Temporal.Now.plainDateISO('Asia/Jerusalem').toString()
const usual = defaultCriteria(today)

test(
  'a check-in hour that has passed at the destination moves on, the page says so once, and hotels are found',
  { tag: ['@gate', '@search'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const results = new ResultsPage(guest)
    const { destination, now } = whereAnHourHasPassed()
    const day = now.toPlainDate().toString()
    await results.open({ ...usual, destination, checkIn: dayHour(day, 0), checkOut: dayHour(addDays(day, 1), 11) })
    await results.expectSomeHotels()
    const hour = `${String(Math.min(now.hour + 1, 23)).padStart(2, '0')}:00`
    const notice = guest.t('search.changed.hourPassed', { hour })
    await results.expectNotice(notice)
    await results.bar.expectHours(hour, '11:00')
    await page.reload()
    await results.expectSomeHotels()
    await results.expectNoNotice(notice)
  },
)

test(
  'tonight is one tap from the home page, and a room for the night that is running can be booked',
  { tag: ['@home', '@searchForm', '@hotel'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const guest = createGuest(page)
    const [home, results, hotel] = [new HomePage(guest), new ResultsPage(guest), new HotelPage(guest)]
    const { name, clock } = whereTheNightIsRunning(guest.locale)
    const stay = tonightStay(clock)
    await home.open()
    await home.form.chooseDestination(name, name)
    await home.form.tonight()
    await results.expectSomeHotels()
    const { in: checkIn, out } = writeCriteria({ ...usual, ...stay })
    expect(new URL(page.url()).searchParams.get('in')).toBe(checkIn)
    expect(new URL(page.url()).searchParams.get('out')).toBe(out)
    if (stay.checkIn === runningNight(clock.now)) await results.bar.expectTonightNow()
    await results.openHotel()
    await hotel.openRoom()
    await hotel.book()
    await expect(page.getByRole('heading', { name: guest.t('checkout.title') })).toBeVisible()
  },
)

test(
  'a notice about past dates in a link appears with the page, and shifts nothing',
  { tag: ['@search'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const shifts = await watchShifts(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route(/\/assets\/LinkChanges-/, async (route) => {
      await new Promise((done) => setTimeout(done, 800))
      await route.continue()
    })
    const query = writeNewSearch({ ...usual, checkIn: '2026-01-10-15', checkOut: '2026-01-12-11' })
    for (const path of ['/hotels', '/hotels/nyc-0001']) {
      await page.goto(guest.address(`${path}?${new URLSearchParams(query).toString()}`))
      await expect(page.getByRole('main').getByRole('status').getByRole('listitem')).toBeVisible()
      await expect(page.getByRole('main').getByText('$').first()).toBeVisible()
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
      expect(await shifts(), path).toBeLessThan(MAX_LAYOUT_SHIFT)
    }
  },
)

test(
  'a search that the server refuses is not a failed list: the page names the dates and leads to them',
  { tag: ['@search'] },
  async ({ page }) => {
    const results = new ResultsPage(createGuest(page))
    await page.route(/\/api\/v1\/hotels\/\?/, (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: { code: 'invalid_request', message: 'checkIn: is in the past', field: 'checkIn', requestId: '1' },
        },
      }),
    )
    await results.open(usual)
    await results.expectRefused('dates')
    await results.changeWhatWasRefused('dates')
    await results.bar.expectDatesOpen()
  },
)

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })
  test(
    'a stay across the end of a month can be chosen on the home page',
    { tag: ['@searchForm'] },
    async ({ page }) => {
      // On this day the calendar opens at January.
      await page.clock.setFixedTime(new Date('2026-12-05T10:00:00+02:00'))
      const home = new HomePage(createGuest(page, journeyLanguage('he')))
      await home.open()
      await home.form.tapDaysOverMonthEnd('30', '2')
      await home.form.expectStay('2027-01-30', '2027-02-02')
    },
  )
})

/** Somewhere it is before five in the morning at almost any time; otherwise tonight is the evening to come. */
const whereTheNightIsRunning = (locale: Locale): { name: string; clock: LocalNow } => {
  const cities = NIGHT_CITIES.map(({ timeZone, ...names }) => {
    const now = Temporal.Now.plainDateTimeISO(timeZone)
    return {
      name: names[locale],
      clock: { now: dayHour(now.toPlainDate().toString(), now.hour), timeZone },
      hour: now.hour,
    }
  })
  const [first] = cities.toSorted((one, other) => one.hour - other.hour)
  if (first === undefined) throw new Error('there is no city')
  return first
}

const NIGHT_CITIES = [
  { timeZone: 'Europe/London', en: 'London', ar: 'لندن', he: 'לונדון' },
  { timeZone: 'America/Sao_Paulo', en: 'Rio de Janeiro', ar: 'ريو دي جانيرو', he: 'ריו דה ז׳ניירו' },
  { timeZone: 'America/New_York', en: 'Miami', ar: 'ميامي', he: 'מיאמי' },
  { timeZone: 'America/Los_Angeles', en: 'Los Angeles', ar: 'لوس أنجلوس', he: 'לוס אנג׳לס' },
  { timeZone: 'Australia/Sydney', en: 'Sydney', ar: 'سيدني', he: 'סידני' },
  { timeZone: 'Asia/Tokyo', en: 'Tokyo', ar: 'طوكيو', he: 'טוקיו' },
  { timeZone: 'Asia/Dubai', en: 'Dubai', ar: 'دبي', he: 'דובאי' },
]

/** Between midnight and 1:00 in New York no hour of today has passed: use Tel Aviv, where it is morning. */
const whereAnHourHasPassed = () => {
  const now = Temporal.Now.plainDateTimeISO('America/New_York')
  if (now.hour > 0) return { destination: usual.destination, now }
  const destination = { name: 'Tel Aviv', point: { lat: 32.0809, lng: 34.7806 }, poi: false }
  return { destination, now: Temporal.Now.plainDateTimeISO('Asia/Jerusalem') }
}
