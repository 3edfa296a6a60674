import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, type Person } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { expectCopied } from '../../pages/clipboard.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { Menu } from '../../pages/menu.page.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { Settings } from '../../pages/settings.page.ts'
import { watchShifts } from '../../pages/shifts.ts'
import { SitePage } from '../../pages/site.page.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

const PHONE = { width: 360, height: 740 }

test(
  'the menu slides out with the account, its promo code and its pages, and closes in every way',
  { tag: ['@gate', '@layout'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const guest = createGuest(page, journeyLanguage('he'))
    const menu = new Menu(guest)
    const person = await createVerifiedAccount(page.request, 'opens.menu')
    const shifts = await watchShifts(page)
    await signIn(guest, person)
    await menu.openAsGuest()
    await menu.expectPlace('beside')
    await menu.expectAccount(person)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await new SitePage(guest).expectStill()
      await expectAccessible(page)
    }
    await menu.expectPageStill()
    await menu.copyCode()
    await expectCopied(page, await menu.promoCode())
    await menu.closeFromOutside()
    await menu.openAsGuest()
    await menu.closeByButton()
    await menu.openByKey()
    await menu.walkAround()
    await menu.closeByKey()
    expect(await shifts()).toBeLessThan(0.01)

    await menu.openAsGuest()
    await menu.goTo('account.credits')
    await expect(page).toHaveURL((url) => url.pathname === guest.address('/account/credits'))
    await new AccountPage(guest).logOut()
    await menu.expectHeaderLinks([
      'common.nav.hotels',
      'common.nav.inquiry',
      'common.nav.about',
      'common.nav.favorites',
    ])
  },
)

test(
  'the header links a signed-in user to their account, and the menu never links to the current page',
  { tag: ['@layout'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const menu = new Menu(guest)
    await new HomePage(guest).open()
    await menu.expectHeaderLinks([
      'common.nav.hotels',
      'common.nav.inquiry',
      'common.nav.about',
      'common.nav.favorites',
    ])
    await signIn(guest, await createVerifiedAccount(page.request, 'reads.header'))
    await menu.expectHeaderLinks(['common.nav.hotels', 'common.nav.inquiry', 'common.nav.about', 'common.nav.account'])

    await new SitePage(guest).followHotels()
    await new ResultsPage(guest).expectSomeHotels()
    await menu.openAsGuest()
    await menu.expectMenuLinks(['common.nav.inquiry', 'common.nav.about'])
    await menu.goTo('common.nav.about')
    await expect(page).toHaveURL(/\/about$/)
    await menu.openAsGuest()
    await menu.expectMenuLinks(['common.nav.search', 'common.nav.inquiry', 'common.nav.about'])
  },
)

test(
  'on a phone the menu takes the full width, and leads a visitor to log in and to the settings',
  { tag: ['@layout'] },
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    const guest = createGuest(page, journeyLanguage('ar'))
    const [menu, settings] = [new Menu(guest), new Settings(guest)]
    await new HomePage(guest).open()
    await menu.openAsVisitor()
    await menu.expectPlace('whole')
    await menu.expectMenuLinks(['common.nav.search', 'common.nav.inquiry', 'common.nav.about'])
    await expectAccessible(page)
    await menu.openSettings()
    await settings.expectOpen()
    await expectAccessible(page)
    await new SitePage(guest).expectNoSidewaysScroll()
    await settings.close()
    await menu.expectFocusOnButton()

    await menu.openAsVisitor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: guest.t('common.nav.logIn') })
      .click()
    await new AuthDialog(guest).expectTitle('auth.logIn')
  },
)

const signIn = async (guest: Guest, person: Person): Promise<void> => {
  await keepSession(guest.page, person)
  await new HomePage(guest).open()
  await new AccountPage(guest).expectSignedIn(person)
}
