import { toCents, toDollars } from '#contract/shared/money.ts'
import type { RoomOffer, RoomRate } from '#contract/hotel/rates.ts'
import { textOf, type UrlParams } from '#machines/search/search.criteria.url.ts'
import type { Filters } from '#machines/search/search.view.ts'
import { maxTotalWithOpeningBids } from './bids.rules.ts'
import { BOTH_GUARANTEED, type GuaranteeChoice } from './rates.rules.ts'

/** The guest's choice among a hotel's rates, in its page's URL; null: not chosen, the page takes what the list would. */
export interface RateChoice {
  room: string | null
  refundable: boolean | null
  breakfast: boolean | null
  guarantee: GuaranteeChoice | null
}

export const NO_RATE_CHOICE: RateChoice = { room: null, refundable: null, breakfast: null, guarantee: null }
export const NONE_GUARANTEED: GuaranteeChoice = { checkin_guaranteed: false, checkout_guaranteed: false }

/** URL parameters: the room's id, and one word for each answer. */
const ROOM = 'room'
const RATE = 'rate'

const REFUNDABLE = { free: true, nonrefundable: false }
const BREAKFAST = { breakfast: true, roomonly: false }
const GUARANTEE = {
  guaranteed: BOTH_GUARANTEED,
  checkin: { checkin_guaranteed: true, checkout_guaranteed: false },
  checkout: { checkin_guaranteed: false, checkout_guaranteed: true },
  request: NONE_GUARANTEED,
}

const valueIn = <Value>(words: readonly string[], values: Readonly<Record<string, Value>>): Value | null =>
  Object.entries(values).find(([word]) => words.includes(word))?.[1] ?? null

/** Reads any query; unknown words are ignored. */
export const readRateChoice = (params: UrlParams): RateChoice => {
  const words = textOf(params[RATE]).split(',')
  return {
    room: textOf(params[ROOM]) || null,
    refundable: valueIn(words, REFUNDABLE),
    breakfast: valueIn(words, BREAKFAST),
    guarantee: valueIn(words, GUARANTEE),
  }
}

const isSameGuarantee = (one: GuaranteeChoice, other: GuaranteeChoice): boolean =>
  one.checkin_guaranteed === other.checkin_guaranteed && one.checkout_guaranteed === other.checkout_guaranteed

/** Leaves out what is not chosen. */
export const writeRateChoice = ({ room, refundable, breakfast, guarantee }: RateChoice): Record<string, string> => {
  const words = [
    ...Object.entries(GUARANTEE).flatMap(([word, of]) => (guarantee && isSameGuarantee(of, guarantee) ? [word] : [])),
    ...Object.entries(REFUNDABLE).flatMap(([word, is]) => (is === refundable ? [word] : [])),
    ...Object.entries(BREAKFAST).flatMap(([word, is]) => (is === breakfast ? [word] : [])),
  ]
  return { ...(room === null ? {} : { [ROOM]: room }), ...(words.length === 0 ? {} : { [RATE]: words.join(',') }) }
}

/** The query without a choice of rates: another hotel, or the list, has none. */
export const withoutRateChoice = ({ [ROOM]: _room, [RATE]: _rate, ...others }: UrlParams): UrlParams => others

/** The filters of the list are wishes too; what is chosen on the page goes before them. */
export const choiceWithFilters = (
  choice: RateChoice,
  { freeCancellation, breakfast, hoursGuaranteed }: Pick<Filters, 'freeCancellation' | 'breakfast' | 'hoursGuaranteed'>,
): RateChoice => ({
  ...choice,
  refundable: choice.refundable ?? (freeCancellation || null),
  breakfast: choice.breakfast ?? (breakfast || null),
  guarantee: choice.guarantee ?? (hoursGuaranteed ? BOTH_GUARANTEED : null),
})

/** A rate of a hotel's page. Amounts are US dollars. */
export interface Preselected {
  room: RoomOffer
  rate: RoomRate
  guarantee: GuaranteeChoice
  /** Null: only one side is guaranteed, whose price comes with the opened rate. */
  total: number | null
  /** With all hours of the stay: the total where they are guaranteed, otherwise with the suggested bids. */
  hoursTotal: number | null
}

/**
 * Decisions §11: the rate that the list would show. Of the rates with the answers chosen, the cheapest with both sides
 * guaranteed where the hotel has one, otherwise the cheapest. An answer that nothing has any more counts as not chosen. Null: no
 * room is free.
 */
export const preselectRate = (rooms: readonly RoomOffer[], choice: RateChoice): Preselected | null => {
  let offers = rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })))
  const keep = (isKept: (offer: (typeof offers)[number]) => boolean): void => {
    const kept = offers.filter(isKept)
    if (kept.length > 0) offers = kept
  }
  if (choice.room !== null) keep(({ room }) => room.id === choice.room)
  if (choice.refundable !== null) keep(({ rate }) => rate.cancellation.refundable === choice.refundable)
  if (choice.breakfast !== null) keep(({ rate }) => (rate.board === 'breakfast') === choice.breakfast)
  const cheapest = (totalOf: (rate: RoomRate) => number) =>
    offers.toSorted((one, other) => totalOf(one.rate) - totalOf(other.rate))[0]
  const { guarantee } = choice
  if (guarantee === null || isSameGuarantee(guarantee, BOTH_GUARANTEED)) {
    const sure = cheapest(({ guaranteed_total }) => guaranteed_total ?? Infinity)
    const total = sure?.rate.guaranteed_total ?? null
    if (sure !== undefined && total !== null) return { ...sure, guarantee: BOTH_GUARANTEED, total, hoursTotal: total }
  }
  const least = cheapest(({ total }) => total)
  if (least === undefined) return null
  const { checkin_guaranteed, checkout_guaranteed, total } = least.rate
  const without = { checkin_guaranteed, checkout_guaranteed }
  if (guarantee !== null && guarantee.checkin_guaranteed !== guarantee.checkout_guaranteed)
    if (!isSameGuarantee(guarantee, without)) return { ...least, guarantee, total: null, hoursTotal: null }
  return { ...least, guarantee: without, total, hoursTotal: toDollars(maxTotalWithOpeningBids(least.rate)) }
}

/** The price of certainty: the rate with all hours guaranteed instead of `selected`, and how much more it is, in US dollars. */
export const guaranteedInstead = (
  rooms: readonly RoomOffer[],
  choice: RateChoice,
  { guarantee, hoursTotal }: Pick<Preselected, 'guarantee' | 'hoursTotal'>,
): { total: number; more: number } | null => {
  if (hoursTotal === null || isSameGuarantee(guarantee, BOTH_GUARANTEED)) return null
  const sure = preselectRate(rooms, { ...choice, guarantee: BOTH_GUARANTEED })
  if (sure === null || sure.total === null || !isSameGuarantee(sure.guarantee, BOTH_GUARANTEED)) return null
  return { total: sure.total, more: toDollars(toCents(sure.total) - toCents(hoursTotal)) }
}
