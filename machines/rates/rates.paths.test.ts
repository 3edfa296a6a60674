import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { ratesEntry } from './rates.samples.ts'

test('every transition of the rates is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(ratesEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
