import 'temporal-polyfill/global'
import { AccountPage } from '../pages/account.page.ts'
import { AuthDialog, type Person } from '../pages/auth.page.ts'
import { BookingPage } from '../pages/booking.page.ts'
import { bookAs } from '../pages/books.ts'
import { guestOf } from '../pages/guest.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { KEPT_VISA, keepCards } from '../pages/keptCards.ts'
import { refundableOfferOf } from '../pages/offer.ts'
import { registered } from '../pages/people.ts'
import { SitePage } from '../pages/site.page.ts'
import { expectWhole } from '../pages/whole.ts'
import { expect, test } from '../test.ts'

test('with its text twice as large the account hangs over no side of a phone (ar)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const guest = guestOf(page, 'ar')
  const site = new SitePage(guest)
  const keys = new Keyboard(page)
  await page.goto(guest.address('/account/my-bookings?tab=past'))
  await new AccountPage(guest).logInByKeys(keys, DEMO)
  const stay = page.getByRole('main').getByRole('article').first().getByRole('link')
  await expect(stay).toBeVisible()
  const details = (await stay.getAttribute('href')) ?? ''
  for (const [path, content] of [
    [guest.address('/account/my-bookings?tab=past'), 'article'],
    [details, 'a[href^="tel:"]'],
    [guest.address('/account/profile-settings'), 'form'],
    [guest.address('/account/credits'), 'ol li'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect(page.getByRole('main').locator(content).first()).toBeVisible()
      await site.expectNoSidewaysScroll()
      await expectWhole(page.getByRole('main'))
      for (const card of await page.getByRole('main').getByRole('article').all()) await expectWhole(card)
      await new AccountPage(guest).expectSummaryWhole()
    })
})

test('with its text twice as large every dialog of the account can be read whole on a phone (he)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const guest = guestOf(page, 'he')
  const { t } = guest
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  const person = await registered(page.request, 'reads.large')
  await keepCards(page.request, person, KEPT_VISA)
  const offer = await refundableOfferOf(page.request, 'nyc-0010')
  const { reference, total } = await bookAs(page.request, person, offer)
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const expectReadable = async () => {
    await expect(dialog.getByRole('heading').first()).toBeVisible()
    await expectWhole(dialog)
    await new SitePage(guest).expectNoSidewaysScroll()
    await dialog.getByRole('button').last().scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('button').last()).toBeInViewport({ ratio: 1 })
  }

  await page.goto(guest.address('/account/my-bookings'))
  await enlarge()
  const auth = new AuthDialog(guest)
  await new AccountPage(guest).pressLogInOfPage()
  await expectReadable()
  await auth.goToForgotten()
  await expectReadable()
  await auth.backToLogIn()
  await auth.goToSignUp()
  await expectReadable()
  await auth.goToLogIn()
  await auth.logIn(person.email, person.password)
  await new AccountPage(guest).expectSignedIn(person)

  await main.getByRole('article').filter({ hasText: reference }).getByRole('link').click()
  const booking = new BookingPage(guest)
  await booking.pressCancel()
  await booking.expectRefund(total)
  await expectReadable()
  await booking.keep()
  for (const [address, buttons] of [
    ['/account/payment-methods', ['payments.delete']],
    ['/account/profile-settings', ['profile.email.change', 'profile.password.change', 'profile.deletion.open']],
  ] as const) {
    await page.goto(guest.address(address))
    await enlarge()
    for (const name of buttons)
      await test.step(name, async () => {
        await main.getByRole('button', { name: t(name) }).click()
        await expectReadable()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })
  }
})

/** Of the embedded run, as the README says. */
const DEMO: Person = { first: 'Demo', last: 'Guest', email: 'guest@stayless.example', password: 'stayless' }
