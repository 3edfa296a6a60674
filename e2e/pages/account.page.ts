import type { BookingTab } from '#contract/booking/bookings.ts'
import { expect, type Locator } from '@playwright/test'
import type { Person } from './auth.page.ts'
import { isNarrow, type Guest } from './guest.ts'
import type { Keyboard } from './keyboard.ts'
import { Menu } from './menu.page.ts'
import { expectNotClipped } from './notClipped.ts'

/** Whoever is signed in: the header's button, its menu, and My Bookings. */
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

  /** By the list of the account's pages. */
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

  /** The dialogs open over the page. */
  async pressLogInOfPage(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.nav.logIn') }).click()
  }

  async openTab(tab: BookingTab): Promise<void> {
    await this.#main.getByRole('tab', { name: this.#guest.t(`account.tabs.${tab}`) }).click()
  }

  async tryAgain(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.retry') }).click()
  }

  /** Without a mouse, from the page that asks for it. */
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

  /** Who is signed in could not be asked. */
  async expectNotLoaded(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('account.unknown.title'), {
      timeout: 20_000,
    })
  }

  /** Of the page itself, while nobody knows whose account it is. */
  async leaveUnknown(): Promise<void> {
    await this.#main
      .getByRole('alert')
      .getByRole('button', { name: this.#guest.t('common.nav.logOut') })
      .click()
  }

  /** By the list of the account's pages. */
  async logOutBeside(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.nav.logOut') }).click()
  }

  async expectNothing(tab: BookingTab): Promise<void> {
    await expect(this.#main.getByRole('tab', { selected: true })).toHaveText(this.#guest.t(`account.tabs.${tab}`))
    await expect(this.#main.getByRole('heading', { name: this.#guest.t(`account.empty.${tab}`) })).toBeVisible()
  }

  async expectSignInAsked(): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t('account.signIn.title') })).toBeVisible()
  }

  /** Whoever hears the page, and wherever on it they were, is told that it asks who they are. */
  async expectSessionOverTold(): Promise<void> {
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
