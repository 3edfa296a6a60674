import { afterAll, beforeAll, expect, test } from 'vitest'
import { MORE_NAMES, NEGOTIATIONS, openNegotiations } from './negotiations.testing.ts'
import { cover } from './money.spread.testing.ts'

const LIMIT_MS = 1_800_000

let negotiations: Awaited<ReturnType<typeof openNegotiations>>
beforeAll(async () => {
  negotiations = await openNegotiations()
})
afterAll(() => negotiations.close())

test(
  'what a negotiation charges, holds and tells agrees for each fault of each call in each story',
  { timeout: LIMIT_MS },
  async () => {
    expect(await negotiations.playAll(cover(NEGOTIATIONS, MORE_NAMES))).toEqual([])
  },
)
