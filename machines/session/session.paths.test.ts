import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { sessionEntry } from './session.samples.ts'

test('every transition of the session is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(sessionEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
