import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'
import { pressEnterTwice } from './keyboard.ts'

export interface Card {
  number: string
  expiry: string
  code: string
}
/** In the order of the fields. */
export const CARD_FIELDS = ['number', 'expiry', 'code'] as const satisfies readonly (keyof Card)[]

export const VISA: Card = { number: '4111111111111111', expiry: '12/30', code: '123' }
/** A Visa card that nobody else has: a promo code counts once for each card. */
export const someVisa = (): Card => {
  const digits = `4111${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`
  const sum = Array.from(digits).reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return { ...VISA, number: `${digits}${(10 - (sum % 10)) % 10}` }
}
/** Declined by its bank. */
export const DECLINED: Card = { number: '4000111111111115', expiry: '12/30', code: '123' }
/** Can be saved, and is declined when it is charged. */
export const NO_FUNDS: Card = { number: '4000000000000341', expiry: '12/30', code: '123' }
/** The bank asks the guest to verify the payment. */
export const CHALLENGED: Card = { number: '4000000000001091', expiry: '12/30', code: '123' }

/** Card fields in the payment provider's frames. */
export class CardFields {
  readonly #guest: Guest
  readonly #place: Locator

  /** @param place where the fields are, by default the page itself. */
  constructor(guest: Guest, place: Locator = guest.page.getByRole('main')) {
    this.#guest = guest
    this.#place = place
  }

  async enter(card: Card): Promise<void> {
    for (const name of CARD_FIELDS) {
      await this.input(name).fill('')
      await this.input(name).pressSequentially(card[name])
    }
  }

  input(name: keyof Card): Locator {
    const { t } = this.#guest
    const labels = {
      number: 'checkout.payment.cardNumber',
      expiry: 'checkout.payment.expiry',
      code: 'checkout.payment.cvv',
    } as const
    const label = t(labels[name])
    const title = t('checkout.payment.frame', { name: label })
    return this.#place.frameLocator(`iframe[title="${title}"]`).getByRole('textbox', { name: label })
  }

  /** As a guest does after typing the security code. */
  async pressEnterTwice(): Promise<void> {
    await pressEnterTwice(this.input('code'))
  }

  async expectOpen(): Promise<void> {
    const { t } = this.#guest
    await expect(this.input('number')).toBeVisible()
    await expect(this.#place.getByRole('group', { name: t('checkout.payment.newCard') })).toHaveAttribute(
      'aria-busy',
      'false',
    )
  }

  /** Ignores spaces between the digits. */
  async expectEntered({ number }: Card): Promise<void> {
    const digits = new RegExp(`^${number.match(/..../g)?.join(' ?') ?? ''}$`)
    await expect(this.input('number')).toHaveValue(digits)
  }
}
