import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, randomPerson } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { expect, test } from '../../test.ts'

test('a guest signs up with Google, logs out, and logs in again', { tag: ['@gate', '@auth'] }, async ({ page }) => {
  const guest = createGuest(page)
  const dialog = new AuthDialog(guest)
  const account = new AccountPage(guest)
  const person = randomPerson('by.google')
  await new HomePage(guest).open()
  await dialog.openSignUp()
  await expectAccessible(page)
  const first = await dialog.continueWith('google')
  await first.signInAs(person.email, 'Maya Cohen')
  await first.expectClosed()
  await dialog.expectClosed()
  await account.expectSignedIn(person)
  await page.reload()
  await account.expectSignedIn(person)

  await account.logOut()
  await dialog.openLogIn()
  await (await dialog.continueWith('google')).choose(person.email)
  await dialog.expectClosed()
  await account.expectSignedIn(person)
})

test(
  'a Google guest whose name is in Hebrew is asked to write it in Latin letters',
  { tag: ['@auth'] },
  async ({ page }) => {
    const guest = createGuest(page, 'he')
    const dialog = new AuthDialog(guest)
    const person = randomPerson('by.google.he')
    await new HomePage(guest).open()
    await dialog.openLogIn()
    const window = await dialog.continueWith('google')
    await window.expectLanguage('he')
    await window.signInAs(person.email, 'Maya כהן')
    await dialog.expectNames('Maya', '')
    await expectAccessible(page)
    await dialog.giveNames('Maya', 'Cohen')
    await dialog.expectClosed()
    await new AccountPage(guest).expectSignedIn(person)
  },
)

test(
  'Facebook for an e-mail that signed up with Google is linked after signing in with Google once more',
  { tag: ['@gate', '@auth'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const dialog = new AuthDialog(guest)
    const account = new AccountPage(guest)
    const person = randomPerson('by.both')
    await new HomePage(guest).open()
    await dialog.openSignUp()
    await (await dialog.continueWith('google')).signInAs(person.email, 'Maya Cohen')
    await dialog.expectClosed()
    await account.logOut()

    await dialog.openLogIn()
    await (await dialog.continueWith('facebook')).signInAs(person.email, 'Maya Cohen')
    await dialog.expectLinkPrompt(person.email)
    await expectAccessible(page)
    await (await dialog.continueWith('google')).choose(person.email)
    await dialog.expectClosed()
    await account.expectSignedIn(person)

    await account.logOut()
    await dialog.openLogIn()
    await (await dialog.continueWith('facebook')).choose(person.email)
    await dialog.expectClosed()
    await account.expectSignedIn(person)
  },
)

test(
  'a provider window that is canceled, replaced or left behind blocks nothing and shows no error',
  { tag: ['@auth'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const dialog = new AuthDialog(guest)
    const person = await createVerifiedAccount(page.request, 'thinks.better')
    await new HomePage(guest).open()
    await dialog.openLogIn()
    await (await dialog.continueWith('google')).cancel()
    await dialog.expectNoMessage()

    const lost = await dialog.continueWith('google')
    const second = await dialog.continueWith('facebook')
    await lost.expectClosed()
    await second.expectLanguage(guest.locale)
    await dialog.close()
    await second.expectClosed()
    await new AccountPage(guest).expectSignedOut()

    await dialog.openLogIn()
    const left = await dialog.continueWith('google')
    await left.close()
    await dialog.logIn(person.email, person.password)
    await dialog.expectClosed()
    await new AccountPage(guest).expectSignedIn(person)
  },
)

test('with pop-ups blocked, the guest learns how else to sign in', { tag: ['@auth'] }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const guest = createGuest(page)
  const dialog = new AuthDialog(guest)
  await new HomePage(guest).open()
  await dialog.openLogIn()
  await dialog.pressContinueWith('google')
  await dialog.expectMessage(guest.t('errors.popupBlocked', { providers: guest.t('auth.emailAndPassword') }))
})

test(
  'an account that our server failed to create is not left behind',
  { tag: ['@auth', '@user'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const dialog = new AuthDialog(guest)
    const account = new AccountPage(guest)
    const person = randomPerson('not.left')
    await new HomePage(guest).open()
    await page.route('**/api/v1/user/', (route) => route.fulfill({ status: 500, body: '{}' }))
    await dialog.openSignUp()
    await (await dialog.continueWith('google')).signInAs(person.email, 'Maya Cohen')
    await dialog.expectMessage(guest.t('errors.somethingWrong'))
    await account.expectSignedOut()

    await page.unroute('**/api/v1/user/')
    const made = page.waitForResponse((response) => response.url().endsWith('/api/v1/user/'))
    await (await dialog.continueWith('google')).choose(person.email)
    expect((await made).status()).toBe(200)
    await account.expectSignedIn(person)
  },
)
