import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, randomPerson } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { mailTo } from '../../pages/outbox.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

test(
  'a guest signs up with the code from the e-mail, stays signed in after a reload, logs out, and the page stores no password',
  { tag: ['@gate', '@auth'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const dialog = new AuthDialog(guest)
    const account = new AccountPage(guest)
    const person = randomPerson('signs.up')
    await new HomePage(guest).open()

    await dialog.openSignUp()
    await expectAccessible(page)
    await dialog.signUp(person)
    await dialog.expectWaitForAnotherCode()
    await expectAccessible(page)
    const { lang } = await mailTo(page.request, person.email, /\d{6}/)
    expect(lang).toBe(guest.locale)
    await dialog.enterCode('000 000')
    await dialog.expectProblem('auth.verify.code', guest.t('errors.invalidCode'))
    await dialog.expectCodeEmpty()
    await expectAccessible(page)
    await dialog.proveEmail(person.email)
    await account.expectSignedIn(person)
    const stored = JSON.stringify(await page.context().storageState({ indexedDB: true }))
    expect([stored, await page.content()].filter((text) => text.includes(person.password))).toEqual([])

    await page.reload()
    await account.expectSignedIn(person)
    await account.goToMyBookings()
    await account.expectSummary(person)
    await account.expectNothing('upcoming')
    await account.openTab('past')
    await account.expectNothing('past')
    await page.reload()
    await account.expectNothing('past')

    await account.logOut()
    await account.expectSignInPrompt()
    await account.expectSignedOut()
    await expectAccessible(page)
    await page.reload()
    await account.expectSignInPrompt()
    await account.expectSignedOut()

    await account.pressLogInOfPage()
    await dialog.expectTitle('auth.logIn')
    await expectAccessible(page)
    await dialog.logIn(person.email, 'not the password')
    await dialog.expectMessage(guest.t('errors.unableToLogIn'))
    await dialog.logIn(person.email, person.password)
    await dialog.expectClosed()
    await account.expectSignedIn(person)
    await account.expectNothing('past')
  },
)

test('errors in the form are shown at their fields, and nothing is sent', { tag: ['@auth'] }, async ({ page }) => {
  const guest = createGuest(page)
  const dialog = new AuthDialog(guest)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.url())
  })
  await new HomePage(guest).open()
  await dialog.openSignUp()
  await dialog.fillSignUp({ first: 'מאיה', last: 'Cohen', email: 'maya', password: '12345' })
  await dialog.writePhone('+1 555')
  await dialog.pressSignUp()
  await dialog.expectProblem('auth.firstName', guest.t('validation.latin'))
  await dialog.expectProblem('auth.email', guest.t('validation.email'))
  await dialog.expectPhoneProblem(guest.t('validation.phone', { field: guest.t('auth.phone') }))
  await dialog.expectPasswordProblem(guest.plural('validation.min', MIN_PASSWORD_LENGTH))
  expect(requests).toEqual([])
})

test('a form that is closed and reopened keeps everything but the password', { tag: ['@auth'] }, async ({ page }) => {
  const guest = createGuest(page)
  const dialog = new AuthDialog(guest)
  const person = randomPerson('comes.back')
  await new HomePage(guest).open()
  await dialog.openSignUp()
  await dialog.fillSignUp(person)
  await dialog.close()
  await dialog.openSignUp()
  await dialog.expectDraft(person)

  await dialog.signUp(person)
  await dialog.close()
  await dialog.openLogInToCode()
  await dialog.useAnotherEmail()
  await dialog.expectTitle('auth.logIn')
})

test(
  'bookings that fail to load can be retried, and a log-in without a network says why it fails',
  { tag: ['@account', '@auth'] },
  async ({ page, context }) => {
    const guest = createGuest(page)
    const dialog = new AuthDialog(guest)
    const account = new AccountPage(guest)
    const person = await createVerifiedAccount(page.request, 'fails')
    await keepSession(page, person)
    await page.route('**/api/v1/user/bookings/', (route) => route.fulfill({ status: 500, body: '{}' }))
    await account.openMyBookings()
    await account.expectFailed()
    await expectAccessible(page)
    await page.unroute('**/api/v1/user/bookings/')
    await account.tryAgain()
    await account.expectNothing('upcoming')

    await account.logOut()
    await account.pressLogInOfPage()
    await context.setOffline(true)
    await dialog.logIn(person.email, person.password)
    await dialog.expectMessage(guest.t('errors.network'))
    await context.setOffline(false)
    await dialog.pressLogIn()
    await account.expectNothing('upcoming')
  },
)
