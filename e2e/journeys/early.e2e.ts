import 'temporal-polyfill/global'
import { languagesOf } from '../languages.ts'
import { AccountPage } from '../pages/account.page.ts'
import { AuthDialog } from '../pages/auth.page.ts'
import { guestOf } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { ResultsPage } from '../pages/results.page.ts'
import { expect, test } from '../test.ts'

const PHONE = { width: 360, height: 740 }

/** Names of one place in the three languages, as a guest begins to type them and as they are suggested. */
const PARIS = { en: ['pari', 'Paris'], ar: ['باري', 'باريس'], he: ['פרי', 'פריז'] } as const

for (const locale of languagesOf('the last press'))
  test(`the last press on a page that is only painted waits for the application (${locale})`, async ({ page }) => {
    const guest = guestOf(page, locale)
    const dialog = new AuthDialog(guest)
    const home = new HomePage(guest)
    const comeToLife = await home.openPainted()
    await home.pressEarly('common.nav.logIn')
    await home.pressEarly('common.nav.signUp')
    await comeToLife()
    await dialog.expectTitle('auth.signUp')
    await dialog.close()
    await home.expectNothingWaits()
    await dialog.openLogIn()
  })

for (const locale of languagesOf('typed early'))
  test(`a destination that is typed early is looked for (${locale})`, async ({ page }) => {
    const guest = guestOf(page, locale)
    const [home, results] = [new HomePage(guest), new ResultsPage(guest)]
    const [typed, paris] = PARIS[locale]
    const comeToLife = await home.openPainted()
    await home.form.typeDestination(typed)
    await comeToLife()
    await home.form.pickDestination(paris)
    await home.form.search()
    await results.expectTitle(paris)
    await results.expectSomeHotels()
  })

test('a search that is pressed early is made once, without another load of the page', async ({ page }) => {
  const guest = guestOf(page, 'he')
  const home = new HomePage(guest)
  const comeToLife = await home.openPainted()
  await page.evaluate(() => (document.body.dataset['mark'] = 'here'))
  await home.pressEarly('search.form.submit')
  await comeToLife()
  await new ResultsPage(guest).expectSomeHotels()
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'here')
})

test('a destination that is typed early and left unpicked is the one before, as ever', async ({ page }) => {
  const guest = guestOf(page)
  const home = new HomePage(guest)
  const comeToLife = await home.openPainted()
  await home.form.typeDestination('pari')
  await home.pressEarly('common.stay.checkIn')
  await comeToLife()
  await home.form.expectDatesOpen()
  await home.form.expectDestination('Manhattan')
})

test('each early press of a step counts', async ({ page }) => {
  const home = new HomePage(guestOf(page, 'he'))
  const comeToLife = await home.openPainted()
  await home.expectSavingsFrom('15:00')
  for (let times = 0; times < 3; times += 1) await home.pressEarly('common.stay.hourLater')
  await comeToLife()
  await home.expectSavingsFrom('18:00')
  await home.expectNothingWaits()
})

test('on a phone the menu answers an early press of the keyboard (ar)', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const guest = guestOf(page, 'ar')
  const home = new HomePage(guest)
  const comeToLife = await home.openPainted()
  await home.pressEarly('common.nav.menu', 'Enter')
  await comeToLife()
  await new AccountPage(guest).expectMenuOpen()
})
