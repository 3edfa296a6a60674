import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog } from '../../pages/auth.page.ts'
import { createGuest } from '../../pages/guest.ts'
import { changePassword, createVerifiedAccount } from '../../pages/people.ts'
import { test } from '../../test.ts'

test(
  'a session that ends in the account area asks to log in, and continues on the same page',
  { tag: ['@gate', '@identitySession'] },
  async ({ page }) => {
    await page.clock.install()
    const guest = createGuest(page)
    const dialog = new AuthDialog(guest)
    const account = new AccountPage(guest)
    const person = await createVerifiedAccount(page.request, 'is.over')
    await account.openMyBookings()
    await account.pressLogInOfPage()
    await dialog.logIn(person.email, person.password)
    await account.openTab('past')
    await account.expectNothing('past')

    const changed = await changePassword(page.request, person, 'battery staple')
    await page.clock.fastForward('01:01:00')
    await page.reload()
    await account.expectSignInPrompt()
    await account.expectSignedOut()
    await account.pressLogInOfPage()
    await dialog.logIn(changed.email, changed.password)
    await dialog.expectClosed()
    await account.expectNothing('past')
  },
)

test('another tab follows a log-out and a log-in', { tag: ['@identitySession'] }, async ({ page, context }) => {
  const guest = createGuest(page)
  const dialog = new AuthDialog(guest)
  const account = new AccountPage(guest)
  const person = await createVerifiedAccount(page.request, 'two.tabs')
  await account.openMyBookings()
  await account.pressLogInOfPage()
  await dialog.logIn(person.email, person.password)
  await account.expectNothing('upcoming')
  const other = new AccountPage(createGuest(await context.newPage()))
  await other.openMyBookings()
  await other.expectNothing('upcoming')

  await account.logOut()
  await other.expectSignInPrompt()
  await other.expectSignedOut()
  await account.pressLogInOfPage()
  await dialog.logIn(person.email, person.password)
  await other.expectSignedIn(person)
  await other.expectNothing('upcoming')
})
