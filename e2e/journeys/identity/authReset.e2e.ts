import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { newestResetLink, createVerifiedAccount } from '../../pages/people.ts'
import { expect, test } from '../../test.ts'

test(
  'a guest who forgot the password chooses a new one by e-mail, and is signed in with it',
  { tag: ['@gate', '@auth'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const dialog = new AuthDialog(guest)
    const account = new AccountPage(guest)
    const person = await createVerifiedAccount(page.request, 'forgets')
    await new HomePage(guest).open()
    await dialog.openLogIn()
    await dialog.goToForgotten()
    await expectAccessible(page)
    await dialog.askForLink(person.email)
    await dialog.expectLinkSent(person.email)
    await expectAccessible(page)

    const link = await newestResetLink(page.request, person)
    await page.goto(guest.address(link))
    await dialog.expectNewPasswordFor(person.email)
    expect(page.url()).not.toContain('oobCode')
    await expectAccessible(page)
    await dialog.choosePassword('12345')
    await dialog.expectNewPasswordProblem(guest.plural('validation.min', MIN_PASSWORD_LENGTH))
    const stored = JSON.stringify(await page.context().storageState({ indexedDB: true }))
    expect(stored).not.toContain(new URL(link, 'http://localhost').searchParams.get('oobCode'))
    await dialog.choosePassword('mountain air')
    await dialog.expectClosed()
    await account.expectSignedIn(person)
    await page.reload()
    await account.expectSignedIn(person)

    await account.logOut()
    await dialog.openLogIn()
    await dialog.logIn(person.email, person.password)
    await dialog.expectMessage(guest.t('errors.unableToLogIn'))
    await dialog.logIn(person.email, 'mountain air')
    await dialog.expectClosed()
    await account.expectSignedIn(person)
  },
)

test('a used link says so and offers another, which any address can request', { tag: ['@auth'] }, async ({ page }) => {
  const guest = createGuest(page)
  const dialog = new AuthDialog(guest)
  const person = await createVerifiedAccount(page.request, 'forgets.twice')
  await new HomePage(guest).open()
  await dialog.openLogIn()
  await dialog.goToForgotten()
  await dialog.askForLink(person.email)
  await dialog.expectLinkSent(person.email)
  const link = await newestResetLink(page.request, person)
  await page.goto(guest.address(link))
  await dialog.choosePassword('mountain air')
  await dialog.expectClosed()
  await new AccountPage(guest).logOut()

  await page.goto(guest.address(link))
  await dialog.expectMessage(guest.t('errors.invalidLink'))
  await expectAccessible(page)
  await dialog.askForLink('nobody.at.all@mail.example')
  await dialog.expectLinkSent('nobody.at.all@mail.example')
  await dialog.backToLogIn()
})
