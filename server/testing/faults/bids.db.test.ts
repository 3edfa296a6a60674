import { afterAll, beforeAll, expect, test } from 'vitest'
import { BIDS, NAMES, openBids } from './bids.testing.ts'
import { cover } from './money.spread.testing.ts'

let bids: Awaited<ReturnType<typeof openBids>>
beforeAll(async () => {
  bids = await openBids()
})
afterAll(() => bids.close())

test('a bid is charged once or not at all, comes back whole, and leaves no card behind, whatever fails', async () => {
  expect(await bids.playAll(cover(BIDS, NAMES))).toEqual([])
})
