import { serverWords, type ServerWords } from '#locales/server.ts'
import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'

export type Wallet = 'Apple Pay' | 'Google Pay'

/** A wallet among the ways to pay, and the sheet that stands in for it. */
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

  /** Its own button takes no press. */
  async expectWaiting(): Promise<void> {
    const { t, page } = this.#guest
    await expect(page.getByRole('main').getByRole('button', { name: t('common.loading') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  }

  /** Presses the wallet's own button, and its sheet opens. */
  async openSheet(): Promise<void> {
    await this.press()
    await this.expectOpen()
  }

  async expectOpen(): Promise<void> {
    await expect(this.#sheet).toBeVisible()
  }

  /** Until its own questions are answered a sheet takes no press. */
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

  /** Who is paid, and how much, in US dollars. */
  async expectAsksFor(dollars: number): Promise<void> {
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(dollars)
    await expect(this.#sheet.getByText('Stayless')).toBeVisible()
    await expect(this.#sheet.getByText(amount)).toBeVisible()
  }

  /** With another card, by its last digits. */
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

  /** It says so for less than a second: every picture of the page is looked at, from before the press on. */
  async expectSays(text: 'walletSheet.done' | 'walletSheet.notPaid'): Promise<void> {
    await this.#guest.page.waitForFunction(
      (said) =>
        document.querySelector('[data-wallet-sheet]')?.shadowRoot?.querySelector('[role=status]')?.textContent === said,
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
