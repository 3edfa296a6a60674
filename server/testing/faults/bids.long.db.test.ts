import { afterAll, beforeAll, expect, test } from 'vitest'
import { BIDS, BID_STORIES, MORE_NAMES, openBids } from './bids.testing.ts'
import { cover } from './money.spread.testing.ts'

let bids: Awaited<ReturnType<typeof openBids>>
beforeAll(async () => {
  bids = await openBids()
})
afterAll(() => bids.close())

test.each(BID_STORIES)('a bid is charged once or not at all for each fault of each call: %s', async (story) => {
  const cases = BIDS.filter((one) => one.story === story)
  expect(await bids.playAll(cover(cases, MORE_NAMES))).toEqual([])
})
