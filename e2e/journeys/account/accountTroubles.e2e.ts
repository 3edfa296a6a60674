import { MAX_NAME_LENGTH } from '#contract/user/user.ts'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, type Person } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { Menu } from '../../pages/menu.page.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { ProfilePage } from '../../pages/profile.page.ts'
import { SitePage } from '../../pages/site.page.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

const PHONE = { width: 360, height: 740 }

test(
  'an account that fails to load says so, can be retried, and lets the guest log out',
  { tag: ['@gate', '@account', '@identitySession'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const account = new AccountPage(guest)
    const person = await createVerifiedAccount(page.request, 'does.not.load')
    await signIn(guest, person)
    for (const answer of [{ status: 500, body: '{}' }, { body: '{"what": 1}' }]) {
      await page.route('**/api/v1/user/details/', (route) => route.fulfill(answer))
      await page.reload()
      await account.expectNotLoaded()
    }
    await expectAccessible(page)
    await page.unroute('**/api/v1/user/details/')
    await account.tryAgain()
    await account.expectNothing('upcoming')

    await page.route('**/api/v1/user/details/', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await account.expectNotLoaded()
    await account.leaveUnknown()
    await account.expectSignInPrompt()
  },
)

test(
  'on a phone Back closes whatever is open over the page, and the next Back leaves it',
  { tag: ['@layout'] },
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    const guest = createGuest(page, journeyLanguage('ar'))
    const [site, menu] = [new SitePage(guest), new Menu(guest)]
    await site.open('/about')
    for (const opened of ['menu', 'log in', 'settings']) {
      await site.followLogo()
      await expect(page.getByRole('heading', { name: guest.t('common.tagline') })).toBeVisible()
      await menu.openAsVisitor()
      if (opened === 'log in') await menu.goToLogIn()
      if (opened === 'settings') await menu.openSettings()
      // The history entry of a dialog follows a moment after it opens.
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"dialogs":1')
      await page.goBack()
      await site.expectNothingOpen()
      await expect(page).toHaveURL((url) => url.pathname === guest.address('/'))
      await page.goBack()
      await expect(page).toHaveURL((url) => url.pathname === guest.address('/about'))
    }
  },
)

test(
  'the longest names and e-mails are fully readable in the account and in the password reset',
  { tag: ['@account', '@auth'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const guest = createGuest(page, journeyLanguage('he'))
    const account = new AccountPage(guest)
    const dialog = new AuthDialog(guest)
    const names = { first: 'W'.repeat(MAX_NAME_LENGTH), last: 'M'.repeat(MAX_NAME_LENGTH) }
    const person = await createVerifiedAccount(page.request, 'very.long.address.of.somebody.who.writes.much', names)
    await signIn(guest, person)
    await account.expectSummary(person)
    await account.expectSummaryWhole()

    await account.logOutBeside()
    await account.pressLogInOfPage()
    await dialog.goToForgotten()
    await dialog.askForLink(person.email)
    await dialog.expectLinkSent(person.email)
    await dialog.expectNotClipped()
  },
)

test(
  'an account deleted in one tab is signed out in the other',
  { tag: ['@identitySession', '@account'] },
  async ({ page, context }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const profile = new ProfilePage(guest)
    const person = await createVerifiedAccount(page.request, 'deletes.in.one')
    await signIn(guest, person)
    const otherTab = createGuest(await context.newPage(), journeyLanguage('ar'))
    const other = new AccountPage(otherTab)
    await other.openMyBookings()
    await other.expectNothing('upcoming')

    await profile.open()
    await profile.openDeletion()
    await profile.confirmDeletion(guest.t('profile.deletion.word'), person.password)
    await profile.expectGone()
    await new ProfilePage(otherTab).goToCredits()
    await other.expectSignInPrompt()
    await other.expectSignedOut()
  },
)

const signIn = async (guest: Guest, person: Person): Promise<void> => {
  const account = new AccountPage(guest)
  await keepSession(guest.page, person)
  await account.openMyBookings()
  await account.expectNothing('upcoming')
}
