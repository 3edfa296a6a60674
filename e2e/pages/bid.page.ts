import { MIN_BID } from '#contract/hotel/rates.ts'
import { toDollars } from '#contract/shared/money.ts'
import { SIDES, type Side } from '#machines/rates/bids.rules.ts'
import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'
import { money } from './money.ts'

/** What is bid for the hours of a side, in US dollars; of a side that is guaranteed nothing. */
export type Bids = Partial<Record<Side, { hour: string; dollars: number }>>

const ANY_HOUR = String.raw`\d\d:00`

const nameOf = ({ t }: Guest, side: Side, hour = ANY_HOUR): RegExp =>
  new RegExp(t(side === 'check_in' ? 'checkout.bid.checkIn' : 'checkout.bid.checkOut', { hour }))

/** A booking tells these, a line each, and no other. */
export const expectBids = async (guest: Guest, lines: Locator, bids: Bids): Promise<void> => {
  for (const side of SIDES) {
    const [bid, line] = [bids[side], lines.filter({ hasText: nameOf(guest, side) })]
    await expect(line).toHaveCount(bid === undefined ? 0 : 1)
    if (bid === undefined) continue
    await expect(line).toContainText(nameOf(guest, side, bid.hour))
    await expect(line).toContainText(money(bid.dollars))
  }
}

/** Where the checkout asks what the guest would pay for such hours. */
export class BidPage {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  /** For these hours and no other; the amounts are those that are bid where the guest names none. */
  async expectAsked(bids: Bids): Promise<void> {
    for (const side of SIDES) {
      const bid = bids[side]
      await expect(this.#field(side, bid?.hour)).toHaveCount(bid === undefined ? 0 : 1)
      if (bid !== undefined) await expect(this.#field(side)).toHaveValue(String(bid.dollars))
    }
  }

  async write(side: Side, text: string): Promise<void> {
    await this.#field(side).fill(text)
  }

  async expectWritten(side: Side, text: string): Promise<void> {
    await expect(this.#field(side)).toHaveValue(text)
    await expect(this.#field(side)).not.toHaveAttribute('aria-invalid')
  }

  /** It stands as it was written, and the guest is told what may be bid. */
  async expectWrong(side: Side, text: string, most: number): Promise<void> {
    await expect(this.#field(side)).toHaveValue(text)
    await expect(this.#field(side)).toHaveAttribute('aria-invalid', 'true')
    await expect(this.#field(side)).toHaveAccessibleDescription(money(toDollars(MIN_BID)))
    await expect(this.#field(side)).toHaveAccessibleDescription(money(most))
  }

  /** There the guest goes on. */
  async expectFocused(side: Side): Promise<void> {
    await expect(this.#field(side)).toBeFocused()
  }

  /** What can be charged in all, in US dollars. */
  async expectMost(dollars: number): Promise<void> {
    const told = new RegExp(this.#guest.t('checkout.mostInAll', { money: `.*${money(dollars).source}.*` }))
    await expect(this.#main.getByText(told).first()).toBeVisible()
  }

  #field(side: Side, hour?: string): Locator {
    return this.#main.getByRole('spinbutton', { name: nameOf(this.#guest, side, hour) })
  }
}
