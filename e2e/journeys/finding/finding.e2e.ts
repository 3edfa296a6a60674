import { journeyLanguage } from '../../languages.ts'
import { forwardKey, createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { Keyboard } from '../../pages/keyboard.ts'
import { usualStay } from '../../pages/offer.ts'
import { PARIS, PENN_STATION } from '../../pages/places.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { SitePage } from '../../pages/site.page.ts'
import { expectNotClipped, expectWordsWithin } from '../../pages/notClipped.ts'
import { expect, test } from '../../test.ts'

test(
  'by keyboard alone a guest finds a hotel: place, hours, list, filter, order, card',
  { tag: ['@gate', '@search', '@searchForm'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const guest = createGuest(page, journeyLanguage('he'))
    const { t } = guest
    const paris = PARIS[guest.locale]
    const [home, results, hotel, keyboard] = [
      new HomePage(guest),
      new ResultsPage(guest),
      new HotelPage(guest),
      new Keyboard(page),
    ]
    await home.open()
    const form = page.getByRole('main').getByRole('search')
    await keyboard.reach(form.getByRole('combobox', { name: t('search.form.destination') }))
    // While new suggestions load, the old ones cannot be picked.
    const listed = page.waitForResponse((response) => decodeURIComponent(response.url()).includes(paris.typed))
    await keyboard.write(paris.typed)
    await listed
    await expect(form.getByRole('option', { name: paris.name }).first()).toBeVisible()
    await keyboard.press('ArrowDown', 'Enter')
    await home.form.expectDestination(paris.name)
    await expect(form.getByRole('option')).toHaveCount(0)

    const dates = form.getByRole('button', { name: new RegExp(`^${t('common.stay.checkIn')}`) })
    await keyboard.activate(dates)
    const hours = form.getByRole('radiogroup', { name: t('common.stay.checkInHour') })
    await keyboard.reach(hours.getByRole('radio', { checked: true }))
    await keyboard.press(forwardKey(guest))
    await expect(hours.getByRole('radio', { name: '16:00' })).toBeChecked()
    await keyboard.activate(form.getByRole('button', { name: t('common.done') }))
    await home.form.expectHours('16:00', '11:00')
    await keyboard.activate(form.getByRole('button', { name: t('search.form.submit'), exact: true }))

    await results.expectTitle(paris.name)
    await results.expectSomeHotels()
    const main = page.getByRole('main')
    await keyboard.reach(main.getByRole('combobox', { name: t('search.sort.label') }))
    await keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/sort=price_asc/)
    // Go backwards: the focus starts at the heading, and the filters come before it.
    await keyboard.back(main.getByRole('checkbox', { name: t('search.filters.bothGuaranteed') }), 60)
    await keyboard.press('Space')
    await expect(page).toHaveURL(/hours=guaranteed/)
    const [name] = await results.names()
    if (name === undefined) throw new Error('no hotel is left')
    await keyboard.activate(main.getByRole('article').first().getByRole('link').first())
    await hotel.expectHotel(name)
    await hotel.expectStay('16:00', '11:00')
  },
)

test(
  'with text twice as large, everything that opens over the list is fully readable on a phone',
  { tag: ['@search', '@searchForm'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const guest = createGuest(page, journeyLanguage('ar'))
    const { t } = guest
    const [results, site] = [new ResultsPage(guest), new SitePage(guest)]
    const dialog = page.getByRole('dialog')
    const isWhole = async (): Promise<void> => {
      await expect(dialog.last()).toBeVisible()
      await expectNotClipped(dialog.last())
      await expectWordsWithin(dialog.last())
      await site.expectNoSidewaysScroll()
    }
    await test.step('filters', async () => {
      await results.open(usualStay())
      await results.expectSomeHotels()
      await site.enlargeText()
      await results.filters()
      await expect(dialog.getByRole('searchbox')).toBeVisible()
      await isWhole()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
    await test.step('form, days and hours', async () => {
      await results.openForm()
      await isWhole()
      await dialog.getByRole('button', { name: new RegExp(`^${t('common.stay.checkIn')}`) }).click()
      await expect(dialog.getByRole('application')).toBeVisible()
      await isWhole()
      await dialog.getByRole('button', { name: t('search.steps.toHours') }).click()
      await expect(dialog.getByRole('radiogroup').first()).toBeVisible()
      await isWhole()
    })
    await test.step('a place without a hotel', async () => {
      const crete = { name: 'Crete', point: { lat: 35.2, lng: 24.9 }, poi: false }
      await results.open({ ...usualStay(), destination: crete })
      await site.enlargeText()
      await expect(page.getByRole('heading', { name: t('search.nowhere.nearest') })).toBeVisible()
      await expectNotClipped(page.getByRole('main'))
      await expectWordsWithin(page.getByRole('main'))
      await site.expectNoSidewaysScroll()
    })
  },
)

test('in a narrow header both hours of the stay are shown in full', { tag: ['@searchForm'] }, async ({ page }) => {
  const results = new ResultsPage(createGuest(page))
  for (const width of [1024, 1239, 1240]) {
    await page.setViewportSize({ width, height: 720 })
    // The longest names of a weekday and a month.
    await results.open({ ...usualStay(), checkIn: '2027-09-22T20:00', checkOut: '2027-09-29T10:00' })
    await results.expectSomeHotels()
    await results.bar.expectHours('20:00', '10:00')
    await results.bar.expectHoursWhole()
  }
})

test(
  'a list of the nearest hotels says of how many, also when filtered, looks farther, and says when it cannot',
  { tag: ['@search'] },
  async ({ page }) => {
    const { t, ...guest } = createGuest(page)
    const results = new ResultsPage({ t, ...guest })
    const where = t('search.where.around', { place: t('search.defaultPlace') })
    /** With any numbers. */
    const titled = (key: 'search.nearestOf' | 'search.filteredNearest' | 'search.filtered') =>
      expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(t(key, { shown: String.raw`\d+`, n: String.raw`[\d,]+`, where })),
      )
    await results.open(usualStay())
    await titled('search.nearestOf')
    await (await results.filters()).stars(5)
    await titled('search.filteredNearest')
    await results.lookFarther()
    await titled('search.filtered')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await results.lookFarther()
    await titled('search.filtered')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.goBack()
    await titled('search.filtered')
    await expect(page.getByRole('button', { name: t('search.farther') })).toBeInViewport()
    await results.open({ ...usualStay(), bounds: { neLat: 60, swLat: 20, neLng: 60, swLng: -100 } })
    await (await results.filters()).named('grand')
    await expect(page.getByText(t('search.nearestOnly', { n: '1,000' }))).toBeVisible()
    await expect(page.getByRole('button', { name: t('search.farther') })).toHaveCount(0)
  },
)

test(
  'in another part of the map no hotel is said to be in the destination, or at a distance from its center',
  { tag: ['@search', '@map'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const { t } = guest
    const results = new ResultsPage(guest)
    await results.open({ ...usualStay(), bounds: { neLat: 48.92, swLat: 48.8, neLng: 2.45, swLng: 2.25 } })
    await results.expectSomeHotels()
    await results.expectTitle(t('search.mapArea'))
    await expect(page).toHaveTitle(new RegExp(t('search.mapArea')))
    const card = page.getByRole('article').first()
    await expect(card).toContainText(new RegExp(t('search.card.fromMiddle', { distance: '.*' })))
    await results.followTo({ ...usualStay(), bounds: { neLat: 40.79, swLat: 40.77, neLng: -73.96, swLng: -73.98 } })
    await results.expectTitle(t('search.defaultPlace'))
    const station = { name: PENN_STATION.en, point: { lat: 40.7506, lng: -73.9935 }, poi: true }
    await results.followTo({ ...usualStay(), destination: station })
    await results.expectTitle(t('search.where.around', { place: PENN_STATION[guest.locale] }))
  },
)
