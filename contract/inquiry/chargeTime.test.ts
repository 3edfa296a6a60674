import { expect, test } from 'vitest'
import { chargeTime } from './chargeTime.ts'

const NOW = Temporal.Instant.from('2026-11-26T08:00Z')
const deadlines = (charge: string, answer: string | null = '2026-11-28T08:00:00Z') => ({
  charge,
  answer,
  final: '2026-12-04T00:00:00Z',
  pay: null,
})

test.each([
  ['a bid, at the yes', 'bid', deadlines('2026-12-01T15:00:00Z'), 'atYes'],
  ['on its day', 'inquiry', deadlines('2026-12-01T15:00:00Z'), 'onDay'],
  ['at the yes once its day has passed', 'inquiry', deadlines('2026-11-26T08:00:00Z'), 'atYes'],
  ['at a yes that may come after its day', 'inquiry', deadlines('2026-11-27T08:00:00Z'), 'onDayOrAtYes'],
  ['on its day where nobody is asked yet', 'inquiry', deadlines('2026-11-27T08:00:00Z', null), 'onDay'],
] as const)('a card is charged %s', (_, kind, dates, time) => {
  expect(chargeTime({ kind, deadlines: dates }, NOW)).toBe(time)
})
