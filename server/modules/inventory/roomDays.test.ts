import { expect, test } from 'vitest'
import { firstUsefulDay } from './roomDays.store.ts'

test('the inventory is read from yesterday on, which is still today somewhere on earth', () => {
  expect(firstUsefulDay(Temporal.Instant.from('2027-01-01T00:30Z'))).toBe('2026-12-31')
})
