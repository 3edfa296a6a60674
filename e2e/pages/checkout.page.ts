import { expect, type Locator } from '@playwright/test'
import { CardFields, type Card } from './cardFields.ts'
import type { Guest } from './guest.ts'

/** The checkout: who stays, the card in the provider's frames, and Pay. */
export class CheckoutPage {
  readonly #guest: Guest
  readonly #main: Locator
  readonly #fields: CardFields

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
    this.#fields = new CardFields(guest)
  }

  async open(path = ''): Promise<void> {
    await this.#guest.page.goto(this.#guest.address(`/checkout${path}`))
  }

  /** Follows a link, without reloading the page. */
  async follow(path: string): Promise<void> {
    await this.#guest.page.evaluate((to) => history.pushState({}, '', to), this.#guest.address(path))
  }

  async expectForm(): Promise<void> {
    await expect(this.#terms).toBeVisible()
  }

  async expectBusy(text: 'checkout.paying'): Promise<void> {
    await expect(this.#main.getByRole('button', { name: this.#guest.t(text) })).toHaveAttribute('aria-busy', 'true')
  }

  async expectExpired(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('checkout.expired.title'))
  }

  async expectBooked(): Promise<void> {
    await expect(this.#guest.page).toHaveURL(/\/booking-success\//)
  }

  /** The sign-up form opens for a visitor who presses Pay. */
  async expectSignUpDialog(): Promise<void> {
    await expect(this.#guest.page.getByRole('dialog', { name: this.#guest.t('auth.signUp') })).toBeVisible()
  }

  async nameGuest(first: string, last: string): Promise<void> {
    const { t } = this.#guest
    await this.#main.getByLabel(t('checkout.guest.firstName')).fill(first)
    await this.#main.getByLabel(t('checkout.guest.lastName')).fill(last)
  }

  async writeToHotel(comment: string): Promise<void> {
    const fold = this.#main.getByRole('button', { name: this.#guest.t('checkout.comment.title') })
    if (await fold.isVisible()) await fold.click()
    await this.#comment.fill(comment)
  }

  /** Opens the sign-up form; the checkout form stays filled in. */
  async signUp(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.nav.signUp') }).click()
  }

  async logIn(): Promise<void> {
    await this.#main
      .getByRole('button', { name: this.#guest.t('common.nav.logIn') })
      .first()
      .click()
  }

  async enterCard(card: Card): Promise<void> {
    await this.#fields.enter(card)
  }

  async acceptTerms(): Promise<void> {
    await this.#terms.check()
  }

  /** Waits until Pay is ready. */
  async pay(): Promise<void> {
    await expect(this.#payButton).not.toHaveAttribute('aria-busy')
    await this.#payButton.click()
  }

  /** Does not wait until Pay is ready. */
  async press(): Promise<void> {
    await this.#payButton.click()
  }

  /** Pay is busy and takes no press. */
  async expectWaiting(): Promise<void> {
    await expect(this.#payButton).toHaveAttribute('aria-busy', 'true')
  }

  /** Used if nothing is left to pay. */
  async bookFree(): Promise<void> {
    await this.#freeButton.click()
  }

  /** The page asks for neither a card nor another payment method. */
  async expectNothingToPay(): Promise<void> {
    await expect(this.#main.getByRole('status').getByText(this.#guest.t('checkout.payment.nothing'))).toBeVisible()
    await expect(this.#freeButton).toBeVisible()
    await expect(this.#main.getByRole('radiogroup', { name: this.#guest.t('checkout.payment.methods') })).toBeHidden()
    await expect(this.#main.locator('iframe:visible')).toHaveCount(0)
  }

  /** Confirms a second booking of the same stay. */
  async bookOnceMore(): Promise<void> {
    const dialog = this.#guest.page.getByRole('dialog', { name: this.#guest.t('checkout.again.title') })
    await dialog.getByRole('button', { name: this.#guest.t('checkout.again.accept') }).click()
  }

  async payTwice(): Promise<void> {
    await this.#payButton.dblclick()
  }

  /** As a guest does after typing the security code. */
  async pressEnterTwiceInCard(): Promise<void> {
    await this.#fields.pressEnterTwice()
  }

  async tryAgain(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.retry') }).click()
  }

  /** The total as written on the Pay button. */
  async total(): Promise<string> {
    return (await this.#payButton.locator('bdi').innerText()).trim()
  }

  /** The stay and its price. */
  summary(): Locator {
    return this.#main.getByRole('complementary', { name: this.#guest.t('checkout.summary') })
  }

  /** Labels of the payment methods, each with name and logo. */
  waysToPay(): Locator {
    return this.#main
      .getByRole('radiogroup', { name: this.#guest.t('checkout.payment.methods') })
      .locator('label', { has: this.#guest.page.getByRole('radio') })
  }

  async expectOffer(hotel: string): Promise<void> {
    await expect(this.summary().getByRole('heading', { name: hotel })).toBeVisible()
  }

  async expectStay(checkIn: string, checkOut: string): Promise<void> {
    const summary = this.summary()
    await expect(summary.getByText(checkIn, { exact: true }).first()).toBeVisible()
    await expect(summary.getByText(checkOut, { exact: true }).first()).toBeVisible()
  }

  async expectGuest(first: string, last: string): Promise<void> {
    const { t } = this.#guest
    await expect(this.#main.getByLabel(t('checkout.guest.firstName'))).toHaveValue(first)
    await expect(this.#main.getByLabel(t('checkout.guest.lastName'))).toHaveValue(last)
  }

  async expectWordToHotel(comment: string): Promise<void> {
    await expect(this.#comment).toHaveValue(comment)
  }

  async expectCardForm(): Promise<void> {
    await this.#fields.expectOpen()
  }

  async expectProblem(text: string): Promise<void> {
    await expect(this.#main.getByText(text).first()).toBeVisible()
  }

  async expectFailure(text: string): Promise<void> {
    await expect(this.#main.getByRole('alert').filter({ hasText: text })).toBeVisible()
  }

  async expectNoFailure(): Promise<void> {
    await expect(this.#main.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  }

  async expectTermsAccepted(): Promise<void> {
    await expect(this.#terms).toBeChecked()
  }

  /** Ignores spaces between the digits. */
  async expectCard(card: Card): Promise<void> {
    await this.#fields.expectEntered(card)
  }

  /** Checks the total on the Pay button. */
  async expectTotal(total: string): Promise<void> {
    await expect(this.#payButton.locator('bdi')).toHaveText(total)
  }

  async expectPayable(): Promise<void> {
    await expect(this.#payButton).toBeVisible()
    await expect(this.#payButton).not.toHaveAttribute('aria-busy')
  }

  /** Shown at Pay, with a button to log in. */
  async expectSignInPrompt(): Promise<void> {
    const { t } = this.#guest
    await this.expectFailure(t('errors.signInNeeded'))
    await expect(this.#main.getByRole('alert').getByRole('button', { name: t('common.nav.logIn') })).toBeVisible()
  }

  async expectSignedOut(): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t('checkout.account.title') })).toBeVisible()
  }

  async expectNoAccountPrompt(): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t('checkout.account.title') })).toHaveCount(0)
  }

  async expectNothingChosen(): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t('checkout.nothing.title') })).toBeVisible()
  }

  async expectOfferFailed(): Promise<void> {
    await expect(this.#main.getByRole('alert').getByRole('heading')).toHaveText(this.#guest.t('checkout.failed.title'))
  }

  async expectGone(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('checkout.gone.title'))
    await expect(this.#main.getByRole('link', { name: this.#guest.t('checkout.gone.rooms') })).toBeVisible()
  }

  async expectOffline(): Promise<void> {
    await expect(
      this.#guest.page.getByRole('status').getByText(this.#guest.t('common.connection.offline')),
    ).toBeVisible()
  }

  get #terms(): Locator {
    const { t } = this.#guest
    return this.#main.getByRole('checkbox', {
      name: t('checkout.terms.text', { terms: t('checkout.terms.terms') }),
    })
  }

  get #payButton(): Locator {
    return this.#main.getByRole('button', { name: new RegExp(this.#guest.t('checkout.pay', { money: '.*\\d.*' })) })
  }

  get #freeButton(): Locator {
    return this.#main.getByRole('button', { name: this.#guest.t('checkout.bookFree') })
  }

  get #comment(): Locator {
    return this.#main.getByLabel(this.#guest.t('checkout.comment.title'))
  }
}
