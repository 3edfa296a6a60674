import { expect, test } from 'vitest'
import { bookingViewState, type BookingViewState } from './booking.viewState.ts'

const refused = (status: number) => ({ code: 'internal', status }) as const

test.each<[string, Parameters<typeof bookingViewState>[0], BookingViewState]>([
  ['is shown', { isThere: true, failure: null, isWaiting: false }, 'shown'],
  ['stays when it cannot be looked at anew', { isThere: true, failure: refused(500), isWaiting: false }, 'shown'],
  [
    'is not there for anyone else, whatever was kept',
    { isThere: true, failure: refused(404), isWaiting: false },
    'missing',
  ],
  ['is on its way', { isThere: false, failure: null, isWaiting: false }, 'loading'],
  ['waits for the connection', { isThere: false, failure: null, isWaiting: true }, 'offline'],
  ['can fail to load', { isThere: false, failure: refused(500), isWaiting: false }, 'failed'],
])('a booking %s', (_, answer, viewState) => {
  expect(bookingViewState(answer)).toBe(viewState)
})
