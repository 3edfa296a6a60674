import { expect, test } from 'vitest'
import { NO_MARKS } from '#src/views/staff/machines/chartView.ts'
import { lookOf } from './stateLook.rules.ts'

const OUT = [{ id: 'm.a · go' }, { id: 'm.a · stay' }]
const PLAIN = {
  isChosen: false,
  isActive: false,
  isPast: false,
  isNext: false,
  isPale: false,
  tone: null,
  wayTones: [null, null],
}

test('what is marked elsewhere, and ways that can be sent, leave a state as it looks', () => {
  const marks = {
    ...NO_MARKS,
    chosen: 'm.b',
    active: new Set(['m.b']),
    past: new Set(['m.c']),
    ways: new Map([
      ['m.a · go', 'canBeSent'],
      ['m.b · go', 'covered1'],
    ] as const),
  }
  expect(lookOf(marks, null, 'm.a', OUT)).toEqual(PLAIN)
})

test('a state looks as its own marks say', () => {
  const marks = {
    ...NO_MARKS,
    chosen: 'm.a',
    active: new Set(['m.a']),
    past: new Set(['m.a']),
    next: new Set(['m.a']),
    states: new Map([['m.a', 'added']] as const),
    ways: new Map([['m.a · stay', 'survived']] as const),
    areOthersPale: true,
  }
  expect(lookOf(marks, new Set(['m.a']), 'm.a', OUT)).toEqual({
    isChosen: true,
    isActive: true,
    isPast: true,
    isNext: true,
    isPale: false,
    tone: 'added',
    wayTones: [null, 'survived'],
  })
})

test('a state is pale beside a chosen one that it does not touch, and without a tone beside others', () => {
  expect(lookOf(NO_MARKS, new Set(['m.b']), 'm.a', OUT)).toEqual({ ...PLAIN, isPale: true })
  expect(lookOf({ ...NO_MARKS, areOthersPale: true }, null, 'm.a', OUT)).toEqual({ ...PLAIN, isPale: true })
})
