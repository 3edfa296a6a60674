import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { cancellingEntry } from './cancelling.samples.ts'

test('every transition of cancelling is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(cancellingEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
