import { describe, expect, test } from 'vitest'
import { NO_BIDS } from './bids.rules.ts'
import { inDollars, offer } from './checkout.samples.ts'
import { selectViewState, selectProgress, selectBidInputs } from './checkout.selectors.ts'
import { checkout } from './checkout.testing.ts'

describe('a bid', () => {
  test.each([
    ['٢٠', 2000],
    ['20,5', 2050],
    ['120.50', 12_050],
  ])('typed as %s is sent as %d cents', async (text, cents) => {
    const { actor, wishes, until } = await checkout({ isFilled: true })
    actor.send({ type: 'bid.change', side: 'check_in', input: inDollars(text) })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ order }) => order.bids)).toEqual([{ check_in: cents, check_out: null }])
  })

  test.each(['', '0', '-5', '999', '1e9', '20.555', 'twenty'])(
    'that is invalid (%j) stays as typed, and nothing is paid',
    async (text) => {
      const { actor, wishes } = await checkout({ isFilled: true })
      actor.send({ type: 'bid.change', side: 'check_in', input: inDollars(text) })
      actor.send({ type: 'pay.submit', offer })
      const snapshot = actor.getSnapshot()
      const { isChecked, bids } = snapshot.context
      expect([selectViewState(snapshot), selectProgress(snapshot), isChecked, bids.check_in?.text, wishes]).toEqual([
        'form',
        null,
        true,
        text,
        [],
      ])
    },
  )

  test.each([
    ['check_in', 'check_out'],
    ['check_out', 'check_in'],
  ] as const)('that is invalid at %s is not paid together with a valid one at %s', async (wrong, right) => {
    const { actor, wishes } = await checkout({ isFilled: true })
    const range = { first: 5000, most: 12_050 }
    actor.send({ type: 'bid.change', side: wrong, input: inDollars('twenty') })
    actor.send({ type: 'bid.change', side: right, input: inDollars('60') })
    actor.send({ type: 'pay.submit', offer: { ...offer, bidRanges: { check_in: range, check_out: range } } })
    const snapshot = actor.getSnapshot()
    expect([selectViewState(snapshot), selectProgress(snapshot), snapshot.context.isChecked, wishes]).toEqual([
      'form',
      null,
      true,
      [],
    ])
  })

  test('of each side is sent for that side', async () => {
    const { actor, wishes, until } = await checkout({ isFilled: true })
    const range = { first: 5000, most: 12_050 }
    actor.send({ type: 'bid.change', side: 'check_in', input: inDollars('60') })
    actor.send({ type: 'bid.change', side: 'check_out', input: inDollars('70') })
    actor.send({ type: 'pay.submit', offer: { ...offer, bidRanges: { check_in: range, check_out: range } } })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ order }) => order.bids)).toEqual([{ check_in: 6000, check_out: 7000 }])
  })

  test('that is invalid does not matter on a guaranteed side', async () => {
    const { actor, wishes, until } = await checkout({ isFilled: true })
    actor.send({ type: 'bid.change', side: 'check_out', input: inDollars('twenty') })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ order }) => order.bids)).toEqual([{ check_in: 5000, check_out: null }])
  })

  test('from an earlier page is kept for the same offer and dropped for another', async () => {
    const bids = { ...NO_BIDS, check_in: inDollars('999') }
    const { actor } = await checkout({ bids })
    expect(selectBidInputs(actor.getSnapshot())).toEqual(bids)
    actor.send({ type: 'checkout.open', rateKey: 'rate-2' })
    expect(selectBidInputs(actor.getSnapshot())).toEqual(NO_BIDS)
  })
})
