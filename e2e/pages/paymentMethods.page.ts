import { expect, type Locator } from '@playwright/test'
import { CardFields, type Card } from './cardFields.ts'
import type { Guest } from './guest.ts'

const PLACES = {
  list: '/account/payment-methods',
  form: '/account/payment-methods/add',
  elsewhere: '/account/credits',
} as const
const TITLES = { list: 'paymentMethods', form: 'addPaymentMethod', elsewhere: 'credits' } as const

/** The guest's saved cards, and the form for a new one. Cards are named as on the page: brand and last digits. */
export class PaymentMethodsPage {
  readonly #guest: Guest
  readonly #main: Locator
  readonly #fields: CardFields

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
    this.#fields = new CardFields(guest)
  }

  async open(): Promise<void> {
    await this.#guest.page.goto(this.#guest.address('/account/payment-methods'))
  }

  async openAdd(): Promise<void> {
    await this.#guest.page.goto(this.#guest.address('/account/payment-methods/add'))
  }

  /** Another page of the account. */
  async openElsewhere(): Promise<void> {
    await this.#guest.page.goto(this.#guest.address(PLACES.elsewhere))
    await expect(this.#main.getByRole('link', { name: this.#guest.t('account.paymentMethods') })).toBeVisible()
  }

  /** Follows a link without reloading the page, and waits until the other page is shown. */
  async follow(place: keyof typeof PLACES): Promise<void> {
    await this.#guest.page.evaluate((to) => history.pushState({}, '', to), this.#guest.address(PLACES[place]))
    const name = this.#guest.t(`account.${TITLES[place]}`)
    await expect(this.#main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }

  async expectLoading(): Promise<void> {
    await expect(this.#main.getByRole('status').getByText(this.#guest.t('common.loading'))).toBeAttached()
  }

  async expectListFailed(): Promise<void> {
    await expect(
      this.#main.getByRole('alert').getByRole('button', { name: this.#guest.t('common.retry') }),
    ).toBeVisible()
  }

  async expectSomeFailure(): Promise<void> {
    await expect(this.#main.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  }

  async expectFormFailed(): Promise<void> {
    await expect(
      this.#main.getByRole('alert').filter({ hasText: this.#guest.t('checkout.payment.formFailed') }),
    ).toBeVisible()
  }

  async expectSaving(): Promise<void> {
    await expect(this.#main.getByRole('button', { name: this.#guest.t('payments.form.saving') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  }

  async expectUnsure(): Promise<void> {
    await expect(this.#main.getByRole('alert').filter({ hasText: this.#guest.t('payments.form.unsure') })).toBeVisible()
  }

  /** From the list; waits until the card form is open. */
  async goToAdd(): Promise<void> {
    await this.#main.getByRole('link', { name: this.#guest.t('payments.add') }).click()
    await this.expectForm()
  }

  async logInFirst(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.nav.logIn') }).click()
  }

  async enter(card: Card): Promise<void> {
    await this.#fields.enter(card)
  }

  async save(): Promise<void> {
    await this.#save.click()
  }

  async saveTwice(): Promise<void> {
    await this.#save.dblclick()
  }

  async pressEnterTwiceInCard(): Promise<void> {
    await this.#fields.pressEnterTwice()
  }

  async askAgain(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('payments.form.again') }).click()
  }

  async goBack(): Promise<void> {
    await this.#main.getByRole('link', { name: this.#guest.t('payments.form.back') }).click()
  }

  async makePrimary(brand: string, last4: string): Promise<void> {
    const { t } = this.#guest
    const card = t('payments.card', { brand, last4 })
    await this.#main.getByRole('button', { name: t('payments.makePrimaryOf', { card }) }).click()
  }

  /** Deletes a card and confirms. */
  async delete(brand: string, last4: string): Promise<void> {
    await this.askToDelete(brand, last4)
    await this.#dialog.getByRole('button', { name: this.#guest.t('payments.delete'), exact: true }).click()
    await expect(this.#dialog).toBeHidden()
  }

  async askToDelete(brand: string, last4: string): Promise<void> {
    const { t } = this.#guest
    const card = t('payments.card', { brand, last4 })
    await this.#main.getByRole('button', { name: t('payments.deleteOf', { card }) }).click()
    await expect(this.#dialog).toContainText(card)
  }

  async keep(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('payments.deleteKeep') }).click()
    await expect(this.#dialog).toBeHidden()
  }

  async tryAgain(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.retry') }).click()
  }

  /** The page asks to log in. */
  async expectLogIn(): Promise<void> {
    await expect(this.#main.getByRole('button', { name: this.#guest.t('common.nav.logIn') })).toBeVisible()
  }

  async expectForm(): Promise<void> {
    await this.#fields.expectOpen()
  }

  /** All cards in order; `*` follows the primary one. */
  async expectCards(...cards: readonly string[]): Promise<void> {
    const primary = this.#guest.t('payments.primary')
    // Read all cards in one call: a locator would wait for a card that is removed meanwhile.
    const shown = () =>
      this.#main.getByRole('article').evaluateAll(
        (articles, tag) =>
          articles.map((card) => {
            const digits = /\d{4}/.exec(card.getAttribute('aria-label') ?? '')?.[0] ?? ''
            const isPrimary = [...card.querySelectorAll('*')].some(({ textContent }) => textContent.trim() === tag)
            return isPrimary ? `${digits}*` : digits
          }),
        primary,
      )
    await expect.poll(shown).toEqual(cards)
  }

  async expectEmpty(): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t('payments.empty.title') })).toBeVisible()
  }

  async expectNews(what: 'added' | 'removed' | 'madePrimary', brand: string, last4: string): Promise<void> {
    const { t } = this.#guest
    const text = t(`payments.${what}`, { card: t('payments.card', { brand, last4 }) })
    await expect(this.#main.getByRole('status').filter({ hasText: text })).toBeVisible()
  }

  async expectFocusOn(brand: string, last4: string): Promise<void> {
    const name = this.#guest.t('payments.card', { brand, last4 })
    await expect(this.#main.getByRole('article', { name })).toBeFocused()
  }

  async expectFailure(text: string): Promise<void> {
    await expect(this.#main.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 20_000 })
  }

  async expectNotLoaded(): Promise<void> {
    await expect(this.#main.getByRole('heading', { name: this.#guest.t('payments.failed.title') })).toBeVisible()
  }

  get #save(): Locator {
    return this.#main.getByRole('button', { name: this.#guest.t('payments.form.save') })
  }

  get #dialog(): Locator {
    return this.#guest.page.getByRole('dialog', { name: this.#guest.t('payments.deleteTitle') })
  }
}
