import { expect, test } from 'vitest'
import { withoutCardNumbers } from './cardNumbers.ts'

test.each([
  ['card 4111 1111 1111 1111, thanks', 'card ••••, thanks'],
  ['4111111111111111', '••••'],
  ['4111-1111-1111-1111', '••••'],
  ['4111 1111 1111 1111 12/28 123', '••••'],
  ['٤١١١ ١١١١ ١١١١ ١١١١', '••••'],
  ['3782 822463 10005 and 5555 5555 5555 4444', '•••• and ••••'],
  ['2 5555555555554444', '••••'],
])('“%s” leaves as “%s”', (written, left) => {
  expect(withoutCardNumbers(written)).toBe(left)
})

test.each([
  'call me 050 123 4567',
  '+49 1512 3456789',
  '+86 138 0013 8000',
  'booking SL-482910, 15:00 to 11:00 on 28.11.2026',
  'itinerary 7123 4567 8901 2',
  '+44 1234 5678 9012 3',
])('“%s” leaves as it is', (written) => {
  expect(withoutCardNumbers(written)).toBe(written)
})

test('a long row of digits that holds no card number leaves as it is', () => {
  const row = '7'.repeat(500)
  expect(withoutCardNumbers(row)).toBe(row)
})
