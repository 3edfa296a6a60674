import type { BookingTab } from '#contract/booking/bookings.ts'
import { expect, type Locator } from '@playwright/test'
import type { Person } from './auth.page.ts'
import { isNarrow, type Guest } from './guest.ts'
import type { Keyboard } from './keyboard.ts'
import { Menu } from './menu.page.ts'
import { expectNotClipped } from './notClipped.ts'

/** The signed-in user: the header's button and menu, and My Bookings. */
export class AccountPage {
  readonly #guest: Guest
  readonly #header: Locator
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#header = guest.page.getByRole('banner')
    this.#main = guest.page.getByRole('main')
  }

  async openMyBookings(): Promise<void> {
    await this.#guest.page.goto(this.#guest.address('/account/my-bookings'))
  }

  async openMenu(): Promise<void> {
    await this.#button.click()
    await this.expectMenuOpen()
  }

  async expectMenuOpen(): Promise<void> {
    await expect(this.#menu).toBeVisible()
  }

  async goToMyBookings(): Promise<void> {
    await this.openMenu()
    await this.#menu.getByRole('link', { name: this.#guest.t('account.myBookings') }).click()
  }

  /** With the list of account pages. */
  async goTo(
    page: 'myBookings' | 'favourites' | 'paymentMethods' | 'credits' | 'profile' | 'company' | 'statements',
  ): Promise<void> {
    const name = this.#guest.t(`account.${page}`)
    await this.#main.getByRole('link', { name, exact: true }).click()
  }

  async logOut(): Promise<void> {
    await this.openMenu()
    await this.#menu.getByRole('button', { name: this.#guest.t('common.nav.logOut') }).click()
  }

  /** Opens the log-in dialog over the page. */
  async pressLogInOfPage(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.nav.logIn') }).click()
  }

  async openTab(tab: BookingTab): Promise<void> {
    await this.#main.getByRole('tab', { name: this.#guest.t(`account.tabs.${tab}`) }).click()
  }

  async tryAgain(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.retry') }).click()
  }

  /** By keyboard, from a page that asks to log in. */
  async logInByKeys(keys: Keyboard, { email, password, ...names }: Person): Promise<void> {
    const { page, t } = this.#guest
    await keys.activate(page.getByRole('main').getByRole('button', { name: t('common.nav.logIn') }))
    await expect(page.getByRole('dialog').getByLabel(t('auth.email'))).toBeFocused()
    await keys.write(email)
    await keys.press('Tab')
    await keys.write(password)
    await keys.press('Enter')
    await this.expectSignedIn(names)
  }

  async expectSignedIn({ first, last }: Pick<Person, 'first' | 'last'>): Promise<void> {
    await expect(this.#button).toHaveAccessibleName(new RegExp(`${first} ${last}`))
  }

  async expectSignedOut(): Promise<void> {
    if (isNarrow(this.#guest)) await new Menu(this.#guest).expectVisitor()
    else await expect(this.#header.getByRole('button', { name: this.#guest.t('common.nav.logIn') })).toBeVisible()
    await expect(this.#button).toBeHidden()
  }

  async expectSummary({ first, last, email }: Person): Promise<void> {
    const summary = this.#main.getByRole('region', { name: this.#guest.t('account.summary') })
    await expect(summary.getByRole('heading', { name: `${first} ${last}` })).toBeVisible()
    await expect(summary.getByText(email)).toBeVisible()
    await expect(summary.getByText(this.#guest.t('account.role.regular'))).toBeVisible()
  }

  /** Nothing in it is cut off. */
  async expectSummaryWhole(): Promise<void> {
    await expectNotClipped(this.#main.getByRole('region', { name: this.#guest.t('account.summary') }))
  }

  /** The signed-in user could not be loaded. */
  async expectNotLoaded(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('account.unknown.title'), {
      timeout: 20_000,
    })
  }

  /** With the button of the error, while the user is unknown. */
  async leaveUnknown(): Promise<void> {
    await this.#main
      .getByRole('alert')
      .getByRole('button', { name: this.#guest.t('common.nav.logOut') })
      .click()
  }

  /** With the button in the list of account pages. */
  async logOutBeside(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.nav.logOut') }).click()
  }

  async expectNothing(tab: BookingTab): Promise<void> {
    await expect(this.#main.getByRole('tab', { selected: true })).toHaveText(this.#guest.t(`account.tabs.${tab}`))
    await expect(this.#main.getByRole('heading', { name: this.#guest.t(`account.empty.${tab}`) })).toBeVisible()
  }

  async expectSignInPrompt(): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t('account.signIn.title') })).toBeVisible()
  }

  /** A screen reader announces that the page asks to log in, and its heading is in view wherever the guest had scrolled. */
  async expectSessionEndAlert(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('account.signIn.title'))
    await expect(this.#main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  }

  async expectFailed(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('account.failed.title'), {
      timeout: 20_000,
    })
  }

  async expectBooking(hotel: string, reference: string): Promise<void> {
    await expect(this.#main.getByRole('article', { name: hotel }).getByText(reference)).toBeVisible()
  }

  async expectBookings(count: number): Promise<void> {
    await expect(this.#main.getByRole('article')).toHaveCount(count)
  }

  get #button(): Locator {
    return this.#header.getByRole('button', { name: this.#guest.t('auth.menu') })
  }

  get #menu(): Locator {
    return this.#guest.page.getByRole('dialog', { name: this.#guest.t('common.nav.menu') })
  }
}
