import { fromNumeric, toNumeric } from '#contract/shared/conversion.ts'
import { DEFAULT_CURRENCY, type Currency } from '#contract/shared/currencies.ts'
import { toCents, toDollars, type Cents } from '#contract/shared/money.ts'
import { MIN_BID } from '#contract/hotel/rates.ts'
import { readDecimal } from '#machines/kit/decimal.ts'
import { additionalCharges, SIDES, type BidRange, type BySide, type Side } from '#machines/rates/bids.rules.ts'
import type { OfferedOrder, Order } from '#machines/rates/rates.rules.ts'
import type { NonCardMethod } from './savedCards.rules.ts'

type Rated = Pick<Currency, 'code' | 'rate'>

/** A bid as typed, valid or not, with the currency of that moment. */
export interface BidInput {
  text: string
  currency: Rated
}
export type BidInputs = BySide<BidInput | null>
export const NO_BIDS: BidInputs = { check_in: null, check_out: null }

/** A side on request with its bid. */
export interface BidOffer {
  side: Side
  range: BidRange
  /** Null: nothing typed, so the first bid applies. */
  input: BidInput | null
  /** Null: the typed text is no bid in the range. */
  bid: Cents | null
}

const isDollars = ({ code }: Rated): boolean => code === DEFAULT_CURRENCY.code

/** Text of an amount in a field: US dollars to the cent, another currency in its numeric form. */
const writeAmount = (cents: Cents, currency: Rated): string =>
  fieldAmount(isDollars(currency) ? toDollars(cents) : toNumeric(toDollars(cents), currency))

/** 39.50 and 40, as prices are written. */
const fieldAmount = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2))

/** Specification §9: another currency is converted to US dollars rounded down. */
const toUsCents = (amount: number, currency: Rated): Cents =>
  toCents(isDollars(currency) ? amount : fromNumeric(amount, currency))

/** The typed bid in US cents; null if not between `MIN_BID` and `most`. */
export const readBid = ({ text, currency }: BidInput, most: Cents): Cents | null => {
  const amount = readDecimal(text)
  if (amount === null || amount > Number(writeAmount(most, currency))) return null
  // The numeric form is rounded up, so the maximum shown may be worth slightly more than `most`.
  const bid = Math.min(toUsCents(amount, currency), most)
  return bid >= MIN_BID ? bid : null
}

/** The sides on request, each with its bid. */
export const bidsOf = (ranges: BySide<BidRange | null>, inputs: BidInputs): BidOffer[] =>
  SIDES.flatMap((side) => {
    const range = ranges[side]
    if (range === null) return []
    const own = inputs[side]
    return [{ side, range, input: own, bid: own === null ? range.first : readBid(own, range.most) }]
  })

/** Text of the field: as typed, converted if the currency has changed since. Text that is no number is not converted. */
export const fieldText = ({ input, range }: Pick<BidOffer, 'input' | 'range'>, currency: Rated): string => {
  if (input === null) return writeAmount(range.first, currency)
  if (input.currency.code === currency.code) return input.text
  const amount = readDecimal(input.text)
  if (amount === null) return input.text
  const bid = readBid(input, range.most)
  return writeAmount(bid ?? toUsCents(amount, input.currency), currency)
}

/** Steps per press of a page key; a step is a dollar an hour. */
export const STEPS_OF_A_PAGE = 5

/**
 * The bid `steps` away, within its range, as field text. A step is one dollar per hour and ends at a multiple of a step, which
 * keeps the price of an hour round. Infinite steps lead to the ends. If a unit of the currency is worth more than a dollar, a
 * step is as many units as it takes to change the bid.
 */
export const stepBid = (offer: Omit<BidOffer, 'side'>, hours: number, steps: number, currency: Rated): BidInput => {
  const { first, most } = offer.range
  const toInput = (amount: number): BidInput => ({
    text: fieldAmount(amount),
    currency: { code: currency.code, rate: currency.rate },
  })
  const typed = readDecimal(fieldText(offer, currency))
  const now = offer.bid ?? (typed === null ? first : toUsCents(typed, currency))
  const step = toCents(hours)
  const whole = steps > 0 ? Math.floor(now / step) : Math.ceil(now / step)
  const target = Math.max(MIN_BID, Math.min((whole + steps) * step, most))
  const ends = { least: Number(writeAmount(MIN_BID, currency)), most: Number(writeAmount(most, currency)) }
  let amount = Number(writeAmount(target, currency))
  const isThere = () => {
    const bid = readBid(toInput(amount), most) ?? now
    return steps > 0 ? bid > now || amount >= ends.most : bid < now || amount <= ends.least
  }
  while (!isThere()) amount += Math.sign(steps)
  return toInput(amount)
}

/** The order for an offer; a side with an invalid bid has no bid. */
export const orderWithBids = ({ bidRanges, ...offer }: OfferedOrder, inputs: BidInputs): Order => {
  const bidOn = (side: Side) => bidsOf(bidRanges, inputs).find((offered) => offered.side === side)?.bid ?? null
  return { ...offer, bids: { check_in: bidOn('check_in'), check_out: bidOn('check_out') } }
}

/** Nothing is or will be charged: credit or a promo code covers the total, and there is no bid. */
export const isFree = ({ total, bids }: Order): boolean => total + additionalCharges(bids) === 0

/** The maximum charge: total plus bids; null while a bid is invalid. */
export const maxOrderTotal = (total: Cents, bids: readonly BidOffer[]): Cents | null =>
  bids.reduce<Cents | null>((sum, { bid }) => (sum === null || bid === null ? null : sum + bid), total)

/**
 * When a card is charged: `later` for the bids of an order that costs nothing itself, so the card is only stored, which wallets
 * do not allow. `never`: no card is needed.
 */
export type CardCharge = 'now' | 'later' | 'never'
export const cardCharge = (total: Cents, bids: readonly BidOffer[]): CardCharge => {
  if (total > 0) return 'now'
  return bids.length > 0 ? 'later' : 'never'
}

/**
 * How an accepted bid is paid: by the card that pays now, by one stored for it, or, after a wallet, by a card that we ask for
 * then. Null: there is no bid, or it goes on the invoice.
 */
export const bidPayment = (
  total: Cents,
  bids: readonly BidOffer[],
  method: NonCardMethod | null,
): 'thisCard' | 'storedCard' | 'cardLater' | null => {
  if (bids.length === 0 || method === 'invoice') return null
  if (method !== null) return 'cardLater'
  return total > 0 ? 'thisCard' : 'storedCard'
}
