import { serverWords, type ServerWords } from '#locales/server.ts'
import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'

export type Wallet = 'Apple Pay' | 'Google Pay'

/** A wallet among the payment methods, and the sheet of its emulator. */
export class WalletPage {
  readonly #guest: Guest
  readonly #wallet: Wallet
  readonly #words: ServerWords

  constructor(guest: Guest, wallet: Wallet) {
    this.#guest = guest
    this.#words = serverWords(guest.locale)
    this.#wallet = wallet
  }

  async choose(): Promise<void> {
    await this.#choice.check()
  }

  async expectOffered(): Promise<void> {
    await expect(this.#choice).toBeVisible()
  }

  async expectNotOffered(): Promise<void> {
    await expect(this.#choice).toHaveCount(0)
  }

  async expectChosen(isChosen = true): Promise<void> {
    await expect(this.#choice).toBeChecked({ checked: isChosen })
  }

  /** The wallet's button is loading and takes no press. */
  async expectWaiting(): Promise<void> {
    const { t, page } = this.#guest
    await expect(page.getByRole('main').getByRole('button', { name: t('common.loading') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  }

  /** Presses the wallet's own button and waits for its sheet. */
  async openSheet(): Promise<void> {
    await this.press()
    await this.expectOpen()
  }

  async expectOpen(): Promise<void> {
    await expect(this.#sheet).toBeVisible()
  }

  /** A sheet takes no press until its own requests are answered. */
  async expectReady(): Promise<void> {
    await expect(this.#pay).toBeEnabled()
  }

  async press(): Promise<void> {
    const { t, page } = this.#guest
    await page
      .getByRole('main')
      .getByRole('button', { name: t('checkout.payment.payWith', { wallet: this.#wallet }) })
      .click()
  }

  /** Shows the payee, and the amount in US dollars. */
  async expectAsksFor(dollars: number): Promise<void> {
    // The sign stands where the language has it.
    const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(dollars)
    await expect(this.#sheet.getByText('Stayless')).toBeVisible()
    await expect(this.#sheet.getByText(amount)).toBeVisible()
  }

  /** Pays with the card with these last digits. */
  async payWith(last4: string): Promise<void> {
    await this.#sheet.getByRole('radio', { name: last4 }).check()
    await this.pay()
  }

  async pay(): Promise<void> {
    await this.#pay.click()
  }

  async fail(): Promise<void> {
    await this.#sheet.getByRole('button', { name: this.#words.t('walletSheet.fail') }).click()
  }

  async cancel(): Promise<void> {
    await this.#sheet.getByRole('button', { name: this.#words.t('walletSheet.cancel') }).click()
  }

  async pressEscape(): Promise<void> {
    await this.#guest.page.keyboard.press('Escape')
  }

  /** Checks every frame, and must start before the press: the sheet shows the message for less than a second. */
  async expectSays(text: 'walletSheet.done' | 'walletSheet.notPaid'): Promise<void> {
    await this.#guest.page.waitForFunction(
      (message) =>
        document.querySelector('[data-wallet-sheet]')?.shadowRoot?.querySelector('[role=status]')?.textContent ===
        message,
      this.#words.t(text),
      { polling: 'raf' },
    )
  }

  async expectClosed(): Promise<void> {
    await expect(this.#sheet).toBeHidden()
  }

  get #choice(): Locator {
    return this.#guest.page.getByRole('main').getByRole('radio', { name: this.#wallet })
  }

  get #pay(): Locator {
    return this.#sheet.getByRole('button', { name: this.#words.t('walletSheet.pay'), exact: true })
  }

  get #sheet(): Locator {
    return this.#guest.page.getByRole('dialog', { name: new RegExp(`^${this.#wallet}`) })
  }
}
