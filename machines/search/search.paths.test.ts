import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { searchEntry } from './search.samples.ts'

test('every transition of the search is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(searchEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
