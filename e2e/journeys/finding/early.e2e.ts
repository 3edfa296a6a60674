import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog } from '../../pages/auth.page.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { PARIS } from '../../pages/places.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { expect, test } from '../../test.ts'

const PHONE = { width: 360, height: 740 }

test(
  'the last press on a page that is only painted takes effect once the application has loaded',
  { tag: ['@home', '@auth'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const dialog = new AuthDialog(guest)
    const home = new HomePage(guest)
    const markInteractive = await home.openPainted()
    await home.pressEarly('common.nav.logIn')
    await home.pressEarly('common.nav.signUp')
    await markInteractive()
    await dialog.expectTitle('auth.signUp')
    await dialog.close()
    await home.expectNothingWaits()
    await dialog.openLogIn()
  },
)

test(
  'a destination typed early gets suggestions and can be searched',
  { tag: ['@gate', '@searchForm', '@destination'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const [home, results] = [new HomePage(guest), new ResultsPage(guest)]
    const { typed, name } = PARIS[guest.locale]
    const markInteractive = await home.openPainted()
    await home.form.typeDestination(typed)
    await markInteractive()
    await home.form.pickDestination(name)
    await home.form.search()
    await results.expectTitle(name)
    await results.expectSomeHotels()
  },
)

test(
  'an early press on Search searches once, without reloading the page',
  { tag: ['@searchForm'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const home = new HomePage(guest)
    const markInteractive = await home.openPainted()
    await page.evaluate(() => (document.body.dataset['mark'] = 'here'))
    await home.pressEarly('search.form.submit')
    await markInteractive()
    await new ResultsPage(guest).expectSomeHotels()
    await expect(page.locator('body')).toHaveAttribute('data-mark', 'here')
  },
)

test(
  'a destination typed early and not picked falls back to the one before, as always',
  { tag: ['@destination'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const home = new HomePage(guest)
    const markInteractive = await home.openPainted()
    await home.form.typeDestination(PARIS[guest.locale].typed)
    await home.pressEarly('common.stay.checkIn')
    await markInteractive()
    await home.form.expectDatesOpen()
    await home.form.expectDestination(guest.t('search.defaultPlace'))
  },
)

test('every early press on a stepper counts', { tag: ['@gate', '@home'] }, async ({ page }) => {
  const home = new HomePage(createGuest(page, journeyLanguage('he')))
  const markInteractive = await home.openPainted()
  await home.expectSavingsFrom('15:00')
  for (let times = 0; times < 3; times += 1) await home.pressEarly('common.stay.hourLater')
  await markInteractive()
  await home.expectSavingsFrom('18:00')
  await home.expectNothingWaits()
})

test('on a phone the menu responds to an early key press', { tag: ['@layout'] }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  const guest = createGuest(page, journeyLanguage('ar'))
  const home = new HomePage(guest)
  const markInteractive = await home.openPainted()
  await home.pressEarly('common.nav.menu', 'Enter')
  await markInteractive()
  await new AccountPage(guest).expectMenuOpen()
})
