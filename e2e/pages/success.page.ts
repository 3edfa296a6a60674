import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '#contract/bookings.ts'
import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'

const REFERENCE = new RegExp(`^[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`)

/** The booking is made. */
export class SuccessPage {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  async expectBooked(): Promise<void> {
    await expect(this.#guest.page).toHaveURL(/\/booking-success\/[^/]+$/, { timeout: 20_000 })
    const heading = (name: string) => this.#main.getByRole('heading', { level: 1, name, exact: true })
    await expect(
      heading(this.#guest.t('checkout.success.title')).or(heading(this.#guest.t('checkout.success.titleAsked'))),
    ).toBeVisible()
  }

  async reference(): Promise<string> {
    const reference = this.#main.getByText(REFERENCE)
    await expect(reference).toBeVisible()
    return reference.innerText()
  }

  async expectTotal(total: string): Promise<void> {
    await expect(this.#main.getByText(total, { exact: true })).toBeVisible()
  }

  async seeBookings(): Promise<void> {
    await this.#main.getByRole('link', { name: this.#guest.t('checkout.success.seeBookings') }).click()
  }
}
