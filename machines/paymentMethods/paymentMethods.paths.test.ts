import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { paymentMethodsEntry } from './paymentMethods.samples.ts'

test('every transition of listing, changing and adding cards is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(paymentMethodsEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
