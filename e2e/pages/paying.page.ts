import { STATUS_POLL_INTERVAL_MS } from '#machines/checkout/checkout.rules.ts'
import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'

/** Everything between Pay and the booking: dialogs over the form, and pages in its place. */
export class PayingPage {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  /** @returns the new price, as written. */
  async expectPriceChanged(before: string): Promise<string> {
    await expect(this.#newPrice).toBeVisible()
    const [was, now] = await this.#newPrice.getByRole('paragraph').locator('bdi').allInnerTexts()
    expect(was?.trim()).toBe(before)
    await expect(this.#newPrice.getByRole('button', { name: now?.trim() ?? '' })).toBeVisible()
    return now?.trim() ?? ''
  }

  async expectNewPrice(): Promise<void> {
    await expect(this.#newPrice).toBeVisible()
  }

  async acceptPrice(): Promise<void> {
    await this.#newPrice.getByRole('button').filter({ hasText: /\d/ }).click()
  }

  async expectAlreadyBooked(): Promise<void> {
    const { page, t } = this.#guest
    await expect(page.getByRole('dialog', { name: t('checkout.again.title') })).toBeVisible()
  }

  async closeDialog(): Promise<void> {
    await this.#guest.page.keyboard.press('Escape')
  }

  /** After a long wait. */
  async expectLookUpOffered(): Promise<void> {
    await expect(this.#lookUp).toBeVisible()
  }

  async lookUp(): Promise<void> {
    await this.#lookUp.click()
  }

  async refusePrice(): Promise<void> {
    await this.#newPrice.getByRole('button', { name: this.#guest.t('checkout.refuseChange') }).click()
    await expect(this.#newPrice).toBeHidden()
  }

  async expectUnsure(): Promise<void> {
    await expect(this.#unsure).toBeVisible({ timeout: 15_000 })
  }

  async seeBookings(): Promise<void> {
    await this.#unsure.getByRole('link', { name: this.#guest.t('checkout.seeBookings') }).click()
    await expect(this.#guest.page.getByRole('heading', { level: 1 })).toHaveText(this.#guest.t('account.myBookings'))
  }

  async askAgain(): Promise<void> {
    await this.#unsure.getByRole('button', { name: this.#guest.t('checkout.unsure.retry') }).click()
  }

  async goBackToRooms(): Promise<void> {
    await this.#main.getByRole('link', { name: this.#guest.t('checkout.gone.rooms') }).click()
  }

  /** The button says so, and takes no press. */
  async expectConfirming(): Promise<void> {
    const button = this.#main.getByRole('button', { name: this.#guest.t('checkout.confirming') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  }

  /** Runs the page's clock, which must be installed, until the page has made all its automatic checks. */
  async waitOutChecks(): Promise<void> {
    await expect(async () => {
      await this.#guest.page.clock.runFor(STATUS_POLL_INTERVAL_MS)
      await expect(this.#check).toBeVisible({ timeout: 100 })
      await expect(this.#check).not.toHaveAttribute('aria-busy', { timeout: 100 })
    }).toPass({ intervals: [50] })
  }

  async expectProcessing(): Promise<void> {
    await expect(this.#processing).toBeInViewport()
  }

  async lookAgain(): Promise<void> {
    await this.#check.click()
  }

  get #lookUp(): Locator {
    return this.#main.getByRole('button', { name: this.#guest.t('checkout.lookUp.action') })
  }

  get #check(): Locator {
    return this.#main.getByRole('button', { name: this.#guest.t('checkout.processing.check') })
  }

  get #processing(): Locator {
    return this.#main.getByRole('status').getByText(this.#guest.t('checkout.processing.title'))
  }

  get #newPrice(): Locator {
    return this.#guest.page.getByRole('dialog', { name: this.#guest.t('checkout.newPrice') })
  }

  get #unsure(): Locator {
    return this.#guest.page.getByRole('dialog', { name: this.#guest.t('checkout.unsure.title') })
  }
}
