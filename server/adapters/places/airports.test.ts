import { expect, test } from 'vitest'
import { fold } from '#contract/shared/fold.ts'
import { withoutAirport } from './airports.ts'

test.each([
  ['airport', ''],
  ['International Airport', ''],
  ['London Airport', 'london'],
  ['airport London', 'london'],
  ['Dubai International Airport', 'dubai'],
  ['مطار جدة', 'جده'],
  ['المطار', ''],
  ['שדה התעופה בן גוריון', 'בנ גוריונ'],
  ['נמל תעופה רומא', 'רומא'],
])('%s is an airport, of %j', (typed, where) => {
  expect(withoutAirport(fold(typed))).toBe(where)
})

test.each(['London', 'Airports', 'Newairport', 'مطارح', 'שדה אליהו'])('%s is no airport', (typed) => {
  expect(withoutAirport(fold(typed))).toBeNull()
})
