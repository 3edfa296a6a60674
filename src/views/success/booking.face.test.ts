import { expect, test } from 'vitest'
import { faceOf, sureFrom } from './booking.face.ts'

test.each([
  ['a guaranteed early hour', '2026-12-24T09:00', true, '2026-12-24T09:00'],
  ['the standard hour, when an earlier one is only asked for', '2026-12-24T09:00', false, '2026-12-24T15:00'],
  ['a late hour that was chosen', '2026-12-24T20:00', false, '2026-12-24T20:00'],
])('the room is the guest’s from %s', (_, check_in, checkin_guaranteed, from) => {
  expect(sureFrom({ check_in, checkin_guaranteed })).toBe(from)
})

test.each([
  ['is shown to its owner', true, true, { data: {}, error: null }, 'shown'],
  ['waits until it is known who the guest is', false, false, { data: undefined, error: null }, 'loading'],
  ['asks a stranger to log in', false, true, { data: {}, error: null }, 'signedOut'],
  ['is loading until the server answers', true, true, { data: undefined, error: null }, 'loading'],
  ['is not there for anyone else', true, true, { data: undefined, error: refused(404) }, 'missing'],
  ['can fail to load', true, true, { data: undefined, error: refused(500) }, 'failed'],
])('a booking %s', (_, isSignedIn, isSure, answer, face) => {
  expect(faceOf(isSignedIn, isSure, answer)).toBe(face)
})

function refused(status: number) {
  return Object.assign(new Error('refused'), { code: 'x', status })
}
