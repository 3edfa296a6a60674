import type { RoomOffer, RoomRate } from '#contract/hotel/rates.ts'
import { describe, expect, test } from 'vitest'
import {
  choiceWithFilters,
  guaranteedInstead,
  NO_RATE_CHOICE,
  NONE_GUARANTEED,
  preselectRate,
  readRateChoice,
  withoutRateChoice,
  writeRateChoice,
  type RateChoice,
} from './rateChoice.rules.ts'
import { BOTH_GUARANTEED } from './rates.rules.ts'
import { neitherSide } from './rates.samples.ts'

const IN_ONLY = { checkin_guaranteed: true, checkout_guaranteed: false }
const OUT_ONLY = { checkin_guaranteed: false, checkout_guaranteed: true }

describe('a choice of rates in the URL', () => {
  test.each<[string, Partial<RateChoice>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['guaranteed hours', { guarantee: BOTH_GUARANTEED }, { rate: 'guaranteed' }],
    ['hours on request', { guarantee: NONE_GUARANTEED }, { rate: 'request' }],
    ['the check-in alone', { guarantee: IN_ONLY }, { rate: 'checkin' }],
    ['the check-out alone', { guarantee: OUT_ONLY }, { rate: 'checkout' }],
    [
      'a room and its plan',
      { room: 'nyc-0001-r2', refundable: true, breakfast: false, guarantee: BOTH_GUARANTEED },
      { room: 'nyc-0001-r2', rate: 'guaranteed,free,roomonly' },
    ],
    ['the other answers', { refundable: false, breakfast: true }, { rate: 'nonrefundable,breakfast' }],
  ])('is read as it is written: %s', (_, own, query) => {
    const choice = { ...NO_RATE_CHOICE, ...own }
    expect(writeRateChoice(choice)).toEqual(query)
    expect(readRateChoice(query)).toEqual(choice)
  })

  test.each([[{}], [{ rate: 'constructor,§' }], [{ rate: 7, room: { a: 1 } }], [{ rate: '', room: '' }]])(
    'counts as none where it says nothing known: %j',
    (query) => {
      expect(readRateChoice(query)).toEqual(NO_RATE_CHOICE)
    },
  )

  test('is left out for the list and for other hotels', () => {
    expect(withoutRateChoice({ rate: 'request', room: 'r2', rooms: '2:', in: '2026-12-10-8' })).toEqual({
      rooms: '2:',
      in: '2026-12-10-8',
    })
  })

  test('goes before the filters of the list', () => {
    const filters = { freeCancellation: true, breakfast: true, hoursGuaranteed: true }
    expect(choiceWithFilters(NO_RATE_CHOICE, filters)).toEqual({
      room: null,
      refundable: true,
      breakfast: true,
      guarantee: BOTH_GUARANTEED,
    })
    const chosen = { room: 'r1', refundable: false, breakfast: false, guarantee: NONE_GUARANTEED }
    expect(choiceWithFilters(chosen, filters)).toEqual(chosen)
    const none = { freeCancellation: false, breakfast: false, hoursGuaranteed: false }
    expect(choiceWithFilters(NO_RATE_CHOICE, none)).toEqual(NO_RATE_CHOICE)
  })
})

/** Suggested bids of a rate on request: 30 and 45. */
const rate = (total: number, guaranteed_total: number | null, own: Partial<RoomRate> = {}): RoomRate => ({
  ...neitherSide,
  rateKey: String(total),
  total,
  guaranteed_total,
  ...own,
})
const FREE = { cancellation: { refundable: true, deadline: null, deadline_local: null } }
const BREAKFAST = { board: 'breakfast' as const }
const room = (id: string, ...rates: RoomRate[]): RoomOffer => ({
  id,
  name: id,
  description: '',
  images: [],
  beds: [],
  size: 20,
  occupancy: { adults: 2, children: 0 },
  amenities: [],
  rates,
})
const small = room('small', rate(287, null), rate(310, null, FREE), rate(320, null, BREAKFAST))
const large = room(
  'large',
  rate(300, 375.4),
  rate(330, 405.4, FREE),
  rate(340, 415.4, BREAKFAST),
  rate(370, 445.4, { ...FREE, ...BREAKFAST }),
)

describe('the page of a hotel preselects', () => {
  test.each<[string, Partial<RateChoice>, [room: string, total: number | null, hoursTotal: number | null]]>([
    ['the base rate: guaranteed, though another room costs less on request', {}, ['large', 375.4, 375.4]],
    ['the guaranteed rate of a card', { guarantee: BOTH_GUARANTEED }, ['large', 375.4, 375.4]],
    ['the cheapest rate on request, with what its hours cost', { guarantee: NONE_GUARANTEED }, ['small', 287, 362]],
    ['the terms filtered by', { refundable: true }, ['large', 405.4, 405.4]],
    ['both terms in one rate', { refundable: true, breakfast: true }, ['large', 445.4, 445.4]],
    ['the room chosen, on request where it guarantees nothing', { room: 'small' }, ['small', 287, 362]],
    ['the base rate instead of a room that is gone', { room: 'attic' }, ['large', 375.4, 375.4]],
    [
      'what is left of a plan that is sold no more',
      { room: 'small', refundable: true, breakfast: true },
      ['small', 310, 385],
    ],
    ['one guaranteed side, whose sum is known once it is opened', { guarantee: IN_ONLY }, ['small', null, null]],
  ])('%s', (_, own, expected) => {
    const selected = preselectRate([small, large], { ...NO_RATE_CHOICE, ...own })
    expect([selected?.room.id, selected?.total, selected?.hoursTotal]).toEqual(expected)
  })

  test('hours on request where the hotel guarantees none', () => {
    expect(preselectRate([small], NO_RATE_CHOICE)).toMatchObject({ guarantee: NONE_GUARANTEED, total: 287 })
    expect(preselectRate([large], NO_RATE_CHOICE)).toMatchObject({ guarantee: BOTH_GUARANTEED })
  })

  test('the side guaranteed anyway where only the other has extra hours', () => {
    const late = { checkin_guaranteed: true, checkin_bid: null }
    const rooms = [room('one', rate(300, null, late))]
    expect(preselectRate(rooms, { ...NO_RATE_CHOICE, guarantee: NONE_GUARANTEED })).toMatchObject({
      guarantee: IN_ONLY,
      total: 300,
      hoursTotal: 345,
    })
    expect(preselectRate(rooms, { ...NO_RATE_CHOICE, guarantee: IN_ONLY })).toMatchObject({ total: 300 })
  })

  test('nothing where no room is free', () => {
    expect(preselectRate([], NO_RATE_CHOICE)).toBeNull()
  })
})

const instead = (rooms: RoomOffer[], own: Partial<RateChoice>) => {
  const choice = { ...NO_RATE_CHOICE, ...own }
  const selected = preselectRate(rooms, choice)
  return selected && guaranteedInstead(rooms, choice, selected)
}

describe('beside hours on request, certainty costs', () => {
  test('the guaranteed total less the total with the suggested bids', () => {
    expect(instead([large], { guarantee: NONE_GUARANTEED })).toEqual({ total: 375.4, more: 0.4 })
    expect(instead([small, large], { guarantee: NONE_GUARANTEED, refundable: true })).toEqual({
      total: 405.4,
      more: 20.4,
    })
  })

  test('nothing to say where the hours are guaranteed, cannot be, or are not priced yet', () => {
    expect(instead([large], {})).toBeNull()
    expect(instead([small], {})).toBeNull()
    expect(instead([large], { guarantee: IN_ONLY })).toBeNull()
  })
})
