import { expect, test } from 'vitest'
import { journeyTags } from './related.mjs'

const tagged = (paths: string[], tag: string): boolean => {
  const pattern = journeyTags(paths)
  return pattern !== null && new RegExp(pattern).test(`journeys/any.e2e.ts a journey ${tag} @gate`)
}

test('selects journeys tagged with a changed folder, or with the noun of a changed file', () => {
  expect(tagged(['src/views/checkout/BidBlock.tsx'], '@checkout')).toBe(true)
  expect(tagged(['server/modules/bookings/bookings.service.ts'], '@bookings')).toBe(true)
  expect(tagged(['src/actors/wallet.ts'], '@wallet')).toBe(true)
  expect(tagged(['src/views/checkout/BidBlock.tsx'], '@checkoutShort')).toBe(false)
  expect(tagged(['src/views/checkout/BidBlock.tsx'], '@search')).toBe(false)
})

test('a change to nothing that ships selects no journey', () => {
  expect(journeyTags(['docs/specification.md', 'README.md', 'scripts/check.mjs'])).toBe(null)
})
