import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { destinationEntry } from './destination.samples.ts'

test('every transition of the destination field is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(destinationEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
