import { readFile } from 'node:fs/promises'
import type { Booking } from '#contract/booking/bookings.ts'
import { expect, type Locator } from '@playwright/test'
import type { Obstacle } from '#machines/cancelling/cancelling.rules.ts'
import { expectBids, type Bids } from './bid.page.ts'
import type { Guest } from './guest.ts'
import { money } from './money.ts'

/** One booking in the account, and its cancellation dialog, which also opens over the list. */
export class BookingPage {
  readonly #guest: Guest
  readonly #main: Locator
  readonly #dialog: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
    this.#dialog = guest.page.getByRole('dialog')
  }

  async open(id: string): Promise<void> {
    await this.#guest.page.goto(this.#guest.address(`/account/my-bookings/${id}`))
  }

  /** From the list. */
  async openDetails(hotel: string): Promise<void> {
    await this.pressDetails(hotel)
    // Wait for the link to all bookings: the list itself also has the hotel's name and a cancel button.
    await expect(this.#main.getByRole('link', { name: this.#guest.t('booking.all') })).toBeVisible()
    await expect(this.#main.getByRole('heading', { level: 2, name: hotel })).toBeVisible()
  }

  /** Name of the only listed hotel in the guest's language; the booking was made in another. */
  async hotelName(): Promise<string> {
    const heading = this.#main.getByRole('article').getByRole('heading')
    await expect(heading).toBeVisible()
    return heading.innerText()
  }

  /** From the list; does not wait for the page. */
  async pressDetails(hotel: string): Promise<void> {
    await this.#main
      .getByRole('article', { name: hotel })
      .getByRole('link', { name: this.#guest.t('account.details') })
      .click()
  }

  async expectShown({ hotel, reference, total, guest }: Booking): Promise<void> {
    await expect(this.#main.getByRole('heading', { level: 2, name: hotel.name })).toBeVisible()
    await expect(this.#main.getByText(reference)).toBeVisible()
    await expect(this.#main.getByText(`${guest.first_name} ${guest.last_name}`).last()).toBeVisible()
    await expect(this.#main.getByText(money(total)).last()).toBeVisible()
  }

  async expectMissing(): Promise<void> {
    await expect(this.#main.getByRole('alert')).toContainText(this.#guest.t('booking.missing.title'))
  }

  async expectStatus(status: Booking['status']): Promise<void> {
    await expect(this.#main.getByText(this.#guest.t(`account.status.${status}`), { exact: true })).toBeVisible()
  }

  /** Bids sent to the hotel, not answered yet. */
  async expectBids(bids: Bids): Promise<void> {
    await expectBids(this.#guest, this.#main.locator('dl > div'), bids)
    await expect(this.#main.getByText(this.#guest.t('account.bid.asked')).first()).toBeVisible()
  }

  /** Looks again until the hotel's answer has left. */
  async awaitAnswer(answer: 'charged' | 'rejected', bid: { name: string; dollars: number }): Promise<void> {
    const line = this.#main.locator('dl > div').filter({ hasText: this.#guest.t(`account.bid.${answer}`) })
    await expect(async () => {
      await this.#guest.page.reload()
      await expect(line).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 120_000, intervals: [5_000] })
    await expect(line).toContainText(money(bid.dollars))
    await expect(line.getByRole('term')).toHaveText(bid.name)
  }

  async expectGivenBack(refund: number): Promise<void> {
    await expect(this.#main.getByText(money(refund)).first()).toBeVisible()
  }

  /** The file for the guest's own calendar. */
  async saveCalendar(): Promise<{ name: string; text: string }> {
    const saved = this.#guest.page.waitForEvent('download')
    await this.pressCalendar()
    const download = await saved
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }

  /** Does not wait for the file. */
  async pressCalendar(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#guest.t('account.calendar') }).click()
  }

  /** `text`: the raw bytes as Latin-1. */
  async saveReceipt(): Promise<{ name: string; text: string }> {
    const saved = this.#guest.page.waitForEvent('download')
    await this.#main.getByRole('button', { name: this.#guest.t('account.receipt') }).click()
    const download = await saved
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'latin1') }
  }

  async bookAgain(): Promise<void> {
    await this.#main.getByRole('link', { name: this.#guest.t('booking.again') }).click()
  }

  /** On the list or on the page. */
  async pressCancel(): Promise<void> {
    await this.#cancelOnPage.click()
  }

  /** The refund is being looked up. */
  async expectLooking(): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('account.cancelTitle'))
    await expect(this.#dialog.getByRole('status').getByText(this.#guest.t('booking.looking'))).toBeAttached()
  }

  async expectCancelling(): Promise<void> {
    await expect(this.#dialog.locator('button[aria-busy=true]')).toBeVisible()
    await expect(this.#dialog.getByRole('button', { name: this.#guest.t('account.keepIt') })).toBeDisabled()
  }

  async expectCancelFailed(): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('account.cancelTitle'))
    await expect(this.#dialog.getByRole('alert')).toBeVisible()
    await expect(this.#dialog.getByRole('button', { name: this.#guest.t('common.retry') })).toBeVisible()
  }

  async expectNoDialog(): Promise<void> {
    await expect(this.#dialog).toBeHidden()
  }

  /** After an error, or while the answer takes long. */
  async tryAgain(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('common.retry') }).click()
  }

  async askAgain(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('booking.askAgain') }).click()
  }

  /** The dialog says what comes back; if that is only a part, also how much was paid. */
  async expectRefund(refund: number, paid: number = refund): Promise<void> {
    if (refund === 0 || refund === paid)
      await expect(this.#dialog.getByText(this.#guest.t('booking.youGet'))).toBeVisible()
    else await expect(this.#dialog.getByText(money(paid)).first()).toBeVisible()
    await expect(this.#dialog.getByText(money(refund)).first()).toBeVisible()
  }

  /** After the deadline: how much of how much comes back, and the first night as the reason. */
  async expectLateRefund({ refund, total, kept }: { refund: number; total: number; kept: number }): Promise<void> {
    for (const sum of [refund, total, kept]) await expect(this.#dialog).toContainText(money(sum))
    await expect(this.#dialog.getByText(this.#guest.t('booking.freeWasUntil'))).toBeVisible()
  }

  /** In the dialog, or else on the page. */
  async expectNightKept(kept: number): Promise<void> {
    const place = (await this.#dialog.isVisible()) ? this.#dialog : this.#main
    await expect(place.getByRole('status').filter({ hasText: money(kept) })).toBeVisible()
  }

  /** Nothing would come back: no button, and a sentence why. */
  async expectNoCancelButton(why: Obstacle): Promise<void> {
    await expect(this.#main.getByText(this.#guest.t(`booking.obstacle.${why}`))).toBeVisible()
    await expect(this.#cancelOnPage).toBeHidden()
  }

  async hasCancelButton(): Promise<boolean> {
    return this.#cancelOnPage.isVisible()
  }

  async expectRefundChange(before: number, now: number): Promise<void> {
    await expect(this.#dialog.getByRole('alert')).toContainText(money(before))
    await expect(this.#dialog.getByRole('alert')).toContainText(money(now))
  }

  async keep(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('account.keepIt') }).click()
    await expect(this.#dialog).toBeHidden()
    await expect(this.#cancelOnPage).toBeFocused()
  }

  async confirm(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#guest.t('account.cancelBooking') }).click()
  }

  async expectCancelled(refund: number): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('account.canceledNow'), { timeout: 20_000 })
    await expect(this.#dialog.getByRole('status')).toContainText(money(refund))
  }

  async expectUnsure(): Promise<void> {
    await expect(this.#dialog.getByRole('alert')).toContainText(this.#guest.t('booking.unsure'))
  }

  async expectCannotCancel(reference: string, why: Obstacle): Promise<void> {
    await expect(this.#dialog).toHaveAccessibleName(this.#guest.t('errors.cannotCancel', { number: reference }))
    await expect(this.#dialog.getByRole('alert')).toContainText(this.#guest.t(`booking.obstacle.${why}`))
  }

  async closeDialog(): Promise<void> {
    await this.#dialog
      .getByRole('button', { name: this.#guest.t('common.close') })
      .last()
      .click()
    await expect(this.#dialog).toBeHidden()
  }

  get #cancelOnPage(): Locator {
    return this.#main.getByRole('button', { name: this.#guest.t('account.cancelBooking') })
  }
}
