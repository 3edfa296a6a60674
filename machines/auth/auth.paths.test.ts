import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { authEntry } from './auth.samples.ts'

test('every transition of signing up, in and out is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(authEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
