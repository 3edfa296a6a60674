import { expect, type FrameLocator, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'

/** A card as a guest has it in his hand. */
export interface Card {
  number: string
  expiry: string
  code: string
}
export const VISA: Card = { number: '4111111111111111', expiry: '12/30', code: '123' }
/** Its bank says no. */
export const DECLINED: Card = { number: '4000111111111115', expiry: '12/30', code: '123' }
/** Its bank asks who pays. */
export const CHALLENGED: Card = { number: '4000000000001091', expiry: '12/30', code: '123' }

/** It may be kept, and has no money when it is to pay. */
export const NO_FUNDS: Card = { number: '4000000000000341', expiry: '12/30', code: '123' }

/** The payment provider's frames, wherever they are shown. */
export class CardFields {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  async enter({ number, expiry, code }: Card): Promise<void> {
    const { t } = this.#guest
    const enter = async (field: string, text: string) => {
      const input = this.#frame(field).getByRole('textbox', { name: field })
      await input.fill('')
      await input.pressSequentially(text)
    }
    await enter(t('checkout.payment.cardNumber'), number)
    await enter(t('checkout.payment.expiry'), expiry)
    await enter(t('checkout.payment.cvv'), code)
  }

  /** As whoever has just written the security code does. */
  async pressEnterTwice(): Promise<void> {
    const field = this.#guest.t('checkout.payment.cvv')
    const input = this.#frame(field).getByRole('textbox', { name: field })
    await input.press('Enter')
    await input.press('Enter')
  }

  async expectOpen(): Promise<void> {
    const { t } = this.#guest
    const field = t('checkout.payment.cardNumber')
    await expect(this.#frame(field).getByRole('textbox', { name: field })).toBeVisible()
    await expect(this.#main.getByRole('group', { name: t('checkout.payment.newCard') })).toHaveAttribute(
      'aria-busy',
      'false',
    )
  }

  /** The card as it was entered, but for the spaces between its digits. */
  async expectEntered({ number }: Card): Promise<void> {
    const field = this.#guest.t('checkout.payment.cardNumber')
    const digits = new RegExp(`^${number.match(/..../g)?.join(' ?') ?? ''}$`)
    await expect(this.#frame(field).getByRole('textbox', { name: field })).toHaveValue(digits)
  }

  #frame(field: string): FrameLocator {
    const title = this.#guest.t('checkout.payment.frame', { name: field })
    return this.#main.frameLocator(`iframe[title="${title}"]`)
  }
}
