import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { profileEntry } from './profile.samples.ts'

test('every transition of saving and exporting is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(profileEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
