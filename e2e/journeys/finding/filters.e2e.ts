import { dayHour, datePart } from '#contract/hotel/stay.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { journeyLanguage } from '../../languages.ts'
import { forwardKey, createGuest } from '../../pages/guest.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { expect, test } from '../../test.ts'

const usual = defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())
/** Arrival at night, late departure. */
const odd = {
  ...usual,
  checkIn: dayHour(datePart(usual.checkIn), 20),
  checkOut: dayHour(datePart(usual.checkOut), 14),
}

for (const width of [360, 1280] as const)
  test(
    `filters narrow the list immediately, and its address keeps them after a visit to a hotel, a reload, and for a friend (${width} px)`,
    { tag: width === 360 ? ['@gate', '@search'] : ['@search'] },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 })
      const guest = createGuest(page, journeyLanguage('ar'))
      const [results, hotel] = [new ResultsPage(guest), new HotelPage(guest)]
      await results.open(odd)
      await results.expectSomeHotels()
      if (width === 1280) await results.scrollTo(12)
      const panel = await results.filters()
      await panel.tick(guest.t('search.filters.bothGuaranteed'))
      if (width === 1280) await results.expectWindowStands()
      await results.expectTop()
      await panel.stars(4)
      await panel.rated('7')
      await panel.price({ lower: 1, upper: -2 })
      await panel.close()
      await expect(page).toHaveURL(/hours=guaranteed/)
      await expect(page).toHaveURL(/stars=4.*rating=7|rating=7.*stars=4/)
      await expect(page).toHaveURL(/price=\d+-\d+/)
      const names = await results.names()
      expect(names.length).toBeGreaterThan(1)
      const name = await results.openHotel(1)
      await hotel.expectHotel(name)
      // The filters are in the hotel's address too, for its own link back, not only in the history.
      await expect(page).toHaveURL(/hours=guaranteed/)
      await expect(page).toHaveURL(/stars=4/)
      await page.goBack()
      await expect.poll(() => results.names()).toEqual(names)
      await page.reload()
      await expect.poll(() => results.names()).toEqual(names)
      if (width === 1280) {
        const friend = await context.newPage()
        await friend.setViewportSize({ width, height: 800 })
        await friend.goto(page.url())
        await expect.poll(() => new ResultsPage(createGuest(friend, guest.locale)).names()).toEqual(names)
        await friend.close()
      }
      const again = await results.filters()
      await again.clear()
      await again.close()
      await expect(page).not.toHaveURL(/hours=|stars=|rating=|price=/)
      await expect.poll(async () => (await results.names()).length).toBe(50)
    },
  )

test('filters that leave no hotel say so, and one press clears them', { tag: ['@search'] }, async ({ page }) => {
  const guest = createGuest(page)
  const results = new ResultsPage(guest)
  await results.open(usual)
  await results.expectSomeHotels()
  const panel = await results.filters()
  await panel.named('no such hotel')
  await expect(page.getByText(guest.t('search.filters.noneLeft'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: guest.t('search.filters.clear') })
    .last()
    .click()
  await results.expectSomeHotels()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  const beside = await results.filters()
  await beside.stars(4)
  await beside.clear()
  await expect(page.getByRole('button', { name: guest.t('search.filters.clear') })).toBeFocused()
})

test(
  'by keyboard alone a guest filters the list, and a screen reader announces the result',
  { tag: ['@search'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const results = new ResultsPage(guest)
    await page.setViewportSize({ width: 1280, height: 800 })
    await results.open(odd)
    await results.expectSomeHotels()
    await results.filters()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    const name = guest.t('search.filters.name')
    // The filters appear after the list.
    await expect(page.getByRole('searchbox', { name })).toBeVisible()
    for (let press = 0; press < 40 && (await focused()) !== name; press += 1) await page.keyboard.press('Tab')
    await expect.poll(focused).toBe(name)
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe(guest.t('search.filters.from'))
    await page.keyboard.press(forwardKey(guest))
    await expect(page).toHaveURL(/price=\d+-/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/hours=guaranteed/)
    const [shown, n] = [String.raw`\d+`, String.raw`[\d,]+`]
    const where = guest.t('search.where.around', { place: guest.t('search.defaultPlace') })
    const announcement = guest.t('search.filteredNearest', { shown, n, where })
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: new RegExp(announcement) }),
    ).toBeAttached()
  },
)

test('leaving the results clears the filters', { tag: ['@search'] }, async ({ page }) => {
  const guest = createGuest(page)
  const results = new ResultsPage(guest)
  await results.openQuery('stars=5&rating=7')
  await results.expectSomeHotels()
  await results.leaveForHome()
  await page
    .getByRole('banner')
    .getByRole('link', { name: guest.t('common.nav.hotels') })
    .click()
  await results.expectSomeHotels()
  await expect(page).not.toHaveURL(/stars=|rating=/)
})

test(
  'the source of a visit is stored for a week, with consent that is asked for once and can be withdrawn',
  { tag: ['@gate', '@layout'] },
  async ({ page, context }) => {
    const guest = createGuest(page)
    const readCookies = async () =>
      (await context.cookies()).filter(({ name }) => name.startsWith('utm_')).map(({ name }) => name)
    const bar = page.getByRole('region', { name: guest.t('layout.consent.label') })
    await page.goto(`${guest.address('/')}?utm_source=letter`)
    await expect(bar).toBeVisible()
    expect(await readCookies()).toEqual([])
    await bar.getByRole('button', { name: guest.t('layout.consent.yes') }).click()
    await expect(bar).toHaveCount(0)
    await expect.poll(readCookies).toEqual(['utm_source'])
    await page.goto(guest.address('/about'))
    await page.getByRole('button', { name: guest.t('common.footer.cookies') }).click()
    await bar.getByRole('button', { name: guest.t('layout.consent.no') }).click()
    await expect.poll(readCookies).toEqual([])
    await page.goto(`${guest.address('/')}?utm_source=other`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toHaveCount(0)
  },
)
