import { walkEntry } from '#machines/kit/walkEntry.ts'
import { expect, test } from 'vitest'
import { favoritesEntry } from './favorites.samples.ts'

test('every transition of the favourites is written by the rules and walked', async () => {
  const { problems, missing } = await walkEntry(favoritesEntry)
  expect({ problems, missing }).toEqual({ problems: [], missing: [] })
})
