import { readFile } from 'node:fs/promises'
import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '#contract/booking/bookings.ts'
import { expect, type Locator } from '@playwright/test'
import { expectBids, type Bids } from './bid.page.ts'
import type { Guest } from './guest.ts'

const REFERENCE = new RegExp(`^[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`)

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
    await expect(heading(this.#guest.t('success.title')).or(heading(this.#guest.t('success.titleAsked')))).toBeVisible()
  }

  /** The focus on the heading lets screen readers read the outcome of the payment. */
  async expectHeadingFocused(): Promise<void> {
    await expect(this.#main.getByRole('heading', { level: 1 })).toBeFocused()
  }

  async reference(): Promise<string> {
    const reference = this.#main.getByText(REFERENCE)
    await expect(reference).toBeVisible()
    return reference.innerText()
  }

  /** The booking's id, from the address. */
  id(): string {
    return new URL(this.#guest.page.url()).pathname.split('/').at(-1) ?? ''
  }

  /** Bids sent to the hotel, not answered yet. */
  async expectBids(bids: Bids): Promise<void> {
    await expectBids(this.#guest, this.#main.getByRole('listitem'), bids)
    await expect(this.#main.getByText(this.#guest.t('success.mailed'))).toBeVisible()
    await expect(this.#main.getByText(this.#guest.t('success.silence'))).toBeVisible()
  }

  async expectTotal(total: string): Promise<void> {
    await expect(this.#main.getByText(total, { exact: true })).toBeVisible()
  }

  /** The file for the guest's own calendar. */
  async saveCalendar(): Promise<{ name: string; text: string }> {
    return this.#save('account.calendar', 'utf8')
  }

  /** `text`: the raw bytes as Latin-1. */
  async saveReceipt(): Promise<{ name: string; text: string }> {
    return this.#save('account.receipt', 'latin1')
  }

  async expectDirections(): Promise<void> {
    const link = this.#main.getByRole('link', { name: this.#guest.t('booking.directions') })
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?[\d.]+%2C-?[\d.]+$/,
    )
  }

  /** Copies the link if the device cannot share. */
  async share(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('hotel.share') }).click()
  }

  /** Opens the page of the booking. */
  async see(): Promise<void> {
    await this.#main.getByRole('link', { name: this.#guest.t('success.see') }).click()
  }

  /** Opens all bookings, by way of this one. */
  async seeBookings(): Promise<void> {
    await this.see()
    await this.#main.getByRole('link', { name: this.#guest.t('booking.all') }).click()
  }

  async #save(
    button: 'account.calendar' | 'account.receipt',
    encoding: 'utf8' | 'latin1',
  ): Promise<{ name: string; text: string }> {
    const saved = this.#guest.page.waitForEvent('download')
    await this.#main.getByRole('button', { name: this.#guest.t(button) }).click()
    const download = await saved
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), encoding) }
  }
}
