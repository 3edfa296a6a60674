import { MIN_BID } from '#contract/hotel/rates.ts'
import { toDollars } from '#contract/shared/money.ts'
import { SIDES, type Side } from '#machines/rates/bids.rules.ts'
import { expect, type Locator } from '@playwright/test'
import type { Guest } from './guest.ts'
import { money } from './money.ts'

/** Bids for the hours of each side, in US dollars; a guaranteed side has none. */
export type Bids = Partial<Record<Side, { hour: string; dollars: number }>>

const ANY_HOUR = String.raw`\d\d:00`

const nameOf = ({ t }: Guest, side: Side, hour = ANY_HOUR): RegExp =>
  new RegExp(t(side === 'check_in' ? 'checkout.bid.checkIn' : 'checkout.bid.checkOut', { hour }))

/** A booking shows exactly these bids, one per line. */
export const expectBids = async (guest: Guest, lines: Locator, bids: Bids): Promise<void> => {
  for (const side of SIDES) {
    const [bid, line] = [bids[side], lines.filter({ hasText: nameOf(guest, side) })]
    await expect(line).toHaveCount(bid === undefined ? 0 : 1)
    if (bid === undefined) continue
    await expect(line).toContainText(nameOf(guest, side, bid.hour))
    await expect(line).toContainText(money(bid.dollars))
  }
}

/** The bid fields of the checkout. */
export class BidPage {
  readonly #guest: Guest
  readonly #main: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#main = guest.page.getByRole('main')
  }

  /** Asks for exactly these hours, with the default bids filled in. */
  async expectBidFields(bids: Bids): Promise<void> {
    for (const side of SIDES) {
      const bid = bids[side]
      await expect(this.#field(side, bid?.hour)).toHaveCount(bid === undefined ? 0 : 1)
      if (bid !== undefined) await expect(this.#field(side)).toHaveValue(String(bid.dollars))
    }
  }

  async write(side: Side, text: string): Promise<void> {
    await this.#field(side).fill(text)
  }

  async expectValue(side: Side, text: string): Promise<void> {
    await expect(this.#field(side)).toHaveValue(text)
    await expect(this.#field(side)).not.toHaveAttribute('aria-invalid')
  }

  /** The text stays as written, and the error names the smallest and the largest bid. */
  async expectWrong(side: Side, text: string, most: number): Promise<void> {
    await expect(this.#field(side)).toHaveValue(text)
    await expect(this.#field(side)).toHaveAttribute('aria-invalid', 'true')
    await expect(this.#field(side)).toHaveAccessibleDescription(money(toDollars(MIN_BID)))
    await expect(this.#field(side)).toHaveAccessibleDescription(money(most))
  }

  async expectFocused(side: Side): Promise<void> {
    await expect(this.#field(side)).toBeFocused()
  }

  /** The most that can be charged in total, in US dollars. */
  async expectMost(dollars: number): Promise<void> {
    const message = new RegExp(this.#guest.t('checkout.mostInAll', { money: `.*${money(dollars).source}.*` }))
    await expect(this.#main.getByText(message).first()).toBeVisible()
  }

  #field(side: Side, hour?: string): Locator {
    return this.#main.getByRole('spinbutton', { name: nameOf(this.#guest, side, hour) })
  }
}
