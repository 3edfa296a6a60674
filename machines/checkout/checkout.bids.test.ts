import { describe, expect, test } from 'vitest'
import { NO_BIDS } from './bids.rules.ts'
import { inDollars, offer } from './checkout.samples.ts'
import { selectFace, selectWrittenBids } from './checkout.selectors.ts'
import { checkout } from './checkout.testing.ts'

describe('a bid', () => {
  test.each([
    ['٢٠', 2000],
    ['20,5', 2050],
    ['120.50', 12_050],
  ])('that is typed as %s is sent as %d cents', async (text, cents) => {
    const { actor, wishes, until } = await checkout({ isFilled: true })
    actor.send({ type: 'bid.change', side: 'check_in', written: inDollars(text) })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(wishes.map(({ order }) => order.bids)).toEqual([{ check_in: cents, check_out: null }])
  })

  test.each(['', '0', '-5', '999', '1e9', '20.555', 'twenty'])(
    'that is wrong (%j) stays as it is typed, and nothing is paid',
    async (text) => {
      const { actor, wishes } = await checkout({ isFilled: true })
      actor.send({ type: 'bid.change', side: 'check_in', written: inDollars(text) })
      actor.send({ type: 'pay.submit', offer })
      const { context } = actor.getSnapshot()
      expect([selectFace(actor.getSnapshot()), context.isChecked, context.bids.check_in?.text, wishes]).toEqual([
        'form',
        true,
        text,
        [],
      ])
    },
  )

  test('that is wrong does not matter on a side that is guaranteed', async () => {
    const { actor, wishes, until } = await checkout({ isFilled: true })
    actor.send({ type: 'bid.change', side: 'check_out', written: inDollars('twenty') })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(wishes.map(({ order }) => order.bids)).toEqual([{ check_in: 5000, check_out: null }])
  })

  test('of an earlier page stands at the same offer, and goes with another', async () => {
    const bids = { ...NO_BIDS, check_in: inDollars('999') }
    const { actor } = await checkout({ bids })
    expect(selectWrittenBids(actor.getSnapshot())).toEqual(bids)
    actor.send({ type: 'checkout.open', rateKey: 'rate-2' })
    expect(selectWrittenBids(actor.getSnapshot())).toEqual(NO_BIDS)
  })
})
