import { expect, test } from 'vitest'
import { countPages, payoutMonths } from './payouts.rules.ts'

test('the months begin with the running one in UTC and go back two years', () => {
  const months = payoutMonths(Temporal.Instant.from('2027-01-01T01:00+02:00'))
  expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2026-12', '2026-11', '2025-01', 24])
})

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
])('%i hotels have %i pages', (found, pages) => {
  expect(countPages(found)).toBe(pages)
})
