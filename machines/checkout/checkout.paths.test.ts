import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { checkoutEntry } from './checkout.samples.ts'

test('every transition of the checkout is written by the rules and walked', { timeout: 60_000 }, async () => {
  const { problems, missing } = await walkEntry(checkoutEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
