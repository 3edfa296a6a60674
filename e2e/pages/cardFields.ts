import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'
import { pressEnterTwice } from './keyboard.ts'

/** A card as a guest has it in hand. */
export interface Card {
  number: string
  expiry: string
  code: string
}
/** In the order in which they are asked for. */
export const CARD_FIELDS = ['number', 'expiry', 'code'] as const satisfies readonly (keyof Card)[]

export const VISA: Card = { number: '4111111111111111', expiry: '12/30', code: '123' }
/** Its bank says no. */
export const DECLINED: Card = { number: '4000111111111115', expiry: '12/30', code: '123' }
/** Its bank asks who pays. */
export const CHALLENGED: Card = { number: '4000000000001091', expiry: '12/30', code: '123' }

/** The payment provider's frames, wherever they are shown. */
export class CardFields {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  async enter(card: Card): Promise<void> {
    for (const name of CARD_FIELDS) {
      await this.input(name).fill('')
      await this.input(name).pressSequentially(card[name])
    }
  }

  /** In its frame. */
  input(name: keyof Card): Locator {
    const { t } = this.#guest
    const labels = {
      number: 'checkout.payment.cardNumber',
      expiry: 'checkout.payment.expiry',
      code: 'checkout.payment.cvv',
    } as const
    const label = t(labels[name])
    const title = t('checkout.payment.frame', { name: label })
    return this.#main.frameLocator(`iframe[title="${title}"]`).getByRole('textbox', { name: label })
  }

  /** As whoever has just written the security code does. */
  async pressEnterTwice(): Promise<void> {
    await pressEnterTwice(this.input('code'))
  }

  async expectOpen(): Promise<void> {
    const { t } = this.#guest
    await expect(this.input('number')).toBeVisible()
    await expect(this.#main.getByRole('group', { name: t('checkout.payment.newCard') })).toHaveAttribute(
      'aria-busy',
      'false',
    )
  }

  /** The card as it was entered, but for the spaces between its digits. */
  async expectEntered({ number }: Card): Promise<void> {
    const digits = new RegExp(`^${number.match(/..../g)?.join(' ?') ?? ''}$`)
    await expect(this.input('number')).toHaveValue(digits)
  }
}
