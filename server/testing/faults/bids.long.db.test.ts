import { afterAll, beforeAll, expect, test } from 'vitest'
import { BIDS, MORE_NAMES, openBids } from './bids.testing.ts'
import { cover } from './money.spread.testing.ts'

let bids: Awaited<ReturnType<typeof openBids>>
beforeAll(async () => {
  bids = await openBids()
})
afterAll(() => bids.close())

test('a bid is charged once or not at all for each fault of each call in each story', async () => {
  expect(await bids.playAll(cover(BIDS, MORE_NAMES))).toEqual([])
})
