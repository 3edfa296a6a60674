import { describe, expect, test } from 'vitest'
import {
  accept,
  charged,
  chargeDue,
  chargeTooLate,
  counterOffer,
  declined,
  negotiation,
  yes,
  type Played,
} from './negotiation.testing.ts'
import { readNegotiation, rebuildNegotiation, statusOf, stepNegotiation, timersOf } from './step.ts'

/** As rows hold it since version 1. Fixtures are never changed: rows in the database are not either. */
const VERSION_1 = {
  version: 1,
  value: 'answering',
  context: {
    kind: 'bid',
    hasHotelCountered: true,
    answer: 'accept',
    reminders: 2,
    retries: 1,
    reviewCause: null,
    stop: null,
  },
}

describe('a stored negotiation', () => {
  test('of the present version is read as it is', () => {
    expect(readNegotiation(VERSION_1)).toEqual(VERSION_1)
  })

  test('of an older version is carried over, one version after another', () => {
    const older = { version: -1, state: 'answering', isBid: true }
    const migrations = {
      [-1]: () => ({ value: 'answering', context: { kind: 'bid', answer: 'yes' } }),
      0: () => ({ value: 'answering', context: VERSION_1.context }),
    }
    expect(readNegotiation(older, migrations)).toEqual(VERSION_1)
    expect(readNegotiation(older, { [-1]: migrations[-1] })).toBe('unreadable')
  })

  test('that a migration cannot read is unreadable, not an error', () => {
    expect(readNegotiation({ version: 0 }, { 0: broken })).toBe('unreadable')
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'asked'],
    ['no version', { value: 'asked', context: VERSION_1.context }],
    ['a version to come', { ...VERSION_1, version: 2 }],
    ['a state that is none', { ...VERSION_1, value: 'draft' }],
    ['a field too many', { ...VERSION_1, context: { ...VERSION_1.context, price: 40 } }],
    ['a field too few', { ...VERSION_1, context: { kind: 'bid' } }],
    ['a count below zero', { ...VERSION_1, context: { ...VERSION_1.context, retries: -1 } }],
    ['an answer that leaves and is not there', { ...VERSION_1, context: { ...VERSION_1.context, answer: null } }],
    ['an answer where none leaves', { ...VERSION_1, value: 'asked' }],
    ['a review without a cause', { ...VERSION_1, value: 'review', context: { ...VERSION_1.context, answer: null } }],
  ])('with %s is unreadable', (_, json) => {
    expect(readNegotiation(json)).toBe('unreadable')
  })
})

describe('an unreadable negotiation', () => {
  const bid = { kind: 'bid' } as const

  test.each([
    ['unconfirmed', 'unconfirmed', ['timer.confirm']],
    ['addressless', 'addressless', ['timer.due']],
    ['asked', 'review', []],
    ['charging', 'review', []],
    ['charged', 'charged', ['timer.final']],
    ['done', 'done', []],
  ] as const)('that reached %s is rebuilt as %s, and staff are told', (reached, value, timers) => {
    const { stored, effects } = rebuildNegotiation(bid, reached)
    expect([stored.value, timersOf(stored)]).toEqual([value, timers])
    expect(effects).toEqual([{ type: 'tell', to: 'staff', what: 'unreadable' }])
    expect(readNegotiation(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  test.each([
    ['asked', []],
    ['charged', [{ type: 'refund' }]],
  ] as const)('ends when staff say so; money comes back if it was taken (%s)', (reached, refund) => {
    const ended = stepNegotiation(rebuildNegotiation(bid, reached).stored, { type: 'staff.end' })
    expect(ended?.effects).toEqual([
      ...refund,
      { type: 'end', outcome: 'ended_by_staff' },
      { type: 'tell', to: 'guest', what: 'ended_by_staff' },
      { type: 'tell', to: 'hotel', what: 'ended_by_staff' },
    ])
  })

  test('whose charge is under way still hears of its result, and no other does', () => {
    const states = (['charging', 'asked'] as const).map(
      (reached) => stepNegotiation(rebuildNegotiation(bid, reached).stored, { type: 'payment.captured' })?.stored.value,
    )
    expect(states).toEqual(['charged', undefined])
  })
})

describe('waits for', () => {
  test.each<[Played[], string[]]>([
    [[], ['timer.remind', 'timer.due']],
    [['timer.remind', 'timer.remind'], ['timer.due']],
    [['address.lost'], ['timer.due']],
    [[accept], ['timer.leave']],
    [[...counterOffer], ['timer.due']],
    [[...yes], ['timer.charge']],
    [[...yes, chargeDue], ['timer.patience']],
    [[...yes, chargeDue, declined()], ['timer.pay']],
    [[...charged], ['timer.final']],
    [[...charged, 'timer.final'], []],
    [[...yes, chargeTooLate], []],
    [['staff.end'], []],
  ])('after %j: %j', (events, timers) => {
    expect(
      timersOf(
        negotiation()
          .after(...events)
          .stored(),
      ),
    ).toEqual(timers)
  })

  test('the guest’s confirmation: timer.confirm', () => {
    expect(timersOf(negotiation('inquiry', { isVerified: false }).stored())).toEqual(['timer.confirm'])
  })
})

test('the hotel’s minute and the money’s own states have the status that both sides know', () => {
  const states = ['addressless', 'answering', 'charging', 'unpaid', 'review'] as const
  expect(states.map(statusOf)).toEqual(['asked', 'asked', 'accepted', 'accepted', 'accepted'])
})

const broken = () => {
  throw new TypeError('reading a field of nothing')
}
