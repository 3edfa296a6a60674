import { API_BASE, type RequestBodyOf } from '#contract/http/endpoints.ts'
import { PaymentMethodResponse, type PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { expect, type APIRequestContext, type Locator } from '@playwright/test'
import { create } from 'superstruct'
import type { Person } from './auth.page.ts'
import type { Guest } from './guest.ts'
import { bearerOf } from './people.ts'

/** The card service's test nonces of cards that a bank verifies without a question. */
export const KEPT_VISA = 'fake-three-d-secure-visa-full-authentication-nonce'
export const KEPT_MASTERCARD = 'fake-valid-mastercard-nonce'

const METHODS = `${API_BASE}/user/payment_methods/`

/** As on an earlier visit; the first card becomes the primary one. */
export const keepCards = async (
  request: APIRequestContext,
  person: Person,
  ...nonces: string[]
): Promise<PaymentMethod[]> => {
  const authorization = await bearerOf(request, person)
  const cards: PaymentMethod[] = []
  for (const nonce of nonces) {
    const data: RequestBodyOf<'addPaymentMethod'> = { nonce, device_data: null }
    const answer = await request.post(METHODS, { headers: { authorization }, data })
    cards.push(create(await answer.json(), PaymentMethodResponse).payment_method)
  }
  return cards
}

/** Saved cards in the checkout, named by their last digits. */
export class SavedCards {
  readonly #guest: Guest
  readonly #group: Locator
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
    this.#group = this.#main.getByRole('radiogroup', { name: guest.t('checkout.payment.methods') })
  }

  async choose(last4: string): Promise<void> {
    await this.#card(last4).check()
  }

  /** With or without saved cards. */
  async chooseNew(): Promise<void> {
    const { t } = this.#guest
    const named = (name: string) => this.#group.getByRole('radio', { name, exact: true })
    await named(t('checkout.payment.another'))
      .or(named(t('checkout.payment.newCard')))
      .check()
  }

  async chooseAnother(): Promise<void> {
    await this.#another.check()
  }

  /** Saves the new card for the next time. */
  async keepNewOne(): Promise<void> {
    await this.#keep.check()
  }

  async tryAgain(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('common.retry') }).click()
  }

  async expectKeepUnchecked(): Promise<void> {
    await expect(this.#keep).not.toBeChecked()
  }

  async expectChosen(last4: string): Promise<void> {
    await expect(this.#card(last4)).toBeChecked()
  }

  /** All saved cards, in order. */
  async expectCards(...last4: string[]): Promise<void> {
    await expect(this.#cards).toHaveCount(last4.length)
    await expect(this.#cards).toContainText(last4)
    await expect(this.#another).toBeVisible()
  }

  async expectNone(): Promise<void> {
    await expect(this.#cards).toHaveCount(0)
  }

  async expectNotLoaded(): Promise<void> {
    await expect(this.#main.getByText(this.#guest.t('checkout.payment.listFailed'))).toBeVisible()
  }

  /** Without wallets and the new card. */
  get #cards(): Locator {
    return this.#group.locator('label').filter({ hasText: '••••' })
  }

  get #keep(): Locator {
    return this.#main.getByRole('checkbox', { name: this.#guest.t('checkout.payment.keep') })
  }

  get #another(): Locator {
    return this.#group.getByRole('radio', { name: this.#guest.t('checkout.payment.another') })
  }

  #card(last4: string): Locator {
    return this.#group.getByRole('radio', { name: new RegExp(last4) })
  }
}
