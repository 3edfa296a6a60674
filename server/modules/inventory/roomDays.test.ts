import { expect, it } from 'vitest'
import { firstUsefulDay } from './roomDays.store.ts'

it('the inventory is read from yesterday on: somewhere on earth it is still that day', () => {
  expect(firstUsefulDay(Temporal.Instant.from('2027-01-01T00:30Z'))).toBe('2026-12-31')
})
