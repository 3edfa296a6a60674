import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { credentialsEntry } from './credentials.samples.ts'

test('every transition of e-mail, password and deletion is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(credentialsEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
