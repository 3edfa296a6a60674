import { expect, test } from 'vitest'
import type { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import 'temporal-polyfill/global'
import { deskItems, fill, hoursSince, isUrgent, pageCounts, partOfDay, unlistedBookings } from './desk.rules.ts'

const waiting = (count: number, since: string) => ({
  found: count,
  inquiries: count === 0 ? [] : [{ id: 'i1', number: 'N1', hotel: 'Harbour Nine', phone: '', since }],
})
const desk: StaffDeskResponse = {
  now: '2026-12-02T12:00:00Z',
  bookings: {
    found: 12,
    bookings: [
      {
        id: 'b1',
        reference: 'K7WM3XPT',
        reason: 'disputed',
        since: '2026-12-01T17:00:00Z',
        total: 575.01,
        hotel: 'Saffron Gate',
        phone: '+1 212 555 0100',
        check_in: '2026-12-24T20:00',
      },
    ],
  },
  inquiries: {
    open: 11,
    no_address: waiting(2, '2026-12-02T06:00:00Z'),
    review: waiting(1, '2026-12-01T06:00:00Z'),
    overdue: waiting(0, ''),
  },
  statements: {
    open: 3,
    overdue: { found: 1, statements: [{ number: 'S1', account: 'Blue Door', total: 612.4, due: '2026-11-30' }] },
  },
  captures: {
    today: 3,
    unseen: 1,
    latest: [
      {
        code: 'K7WM3XPT',
        sent_at: '2026-12-02T10:44:00Z',
        expires_at: '2027-01-01T10:44:00Z',
        route: '/checkout/:id?/:rateKey?',
        locale: 'he',
        width: 360,
        height: 740,
        build: 'b',
        note: '',
        looks: [],
      },
    ],
  },
  stateCounts: { negotiation: {} },
}

const kinds = (work: 'support' | 'product' | 'money') => deskItems(desk, work).map(({ kind }) => kind)

test('each work has its own matters, the longest waiting first', () => {
  expect(kinds('support')).toEqual(['bookings', 'noAddress', 'captures'])
  expect(kinds('product')).toEqual(['captures'])
  expect(kinds('money')).toEqual(['statements', 'review', 'bookings'])
})

test('pages count what needs a person, whatever the work', () => {
  expect(pageCounts(desk)).toEqual({ bookings: 12, inquiries: 3, statements: 1, replay: 1 })
})

test('several requests and statements lead to their own cards', () => {
  const items = deskItems(desk, 'money')
  expect(items.map(({ target }) => target)).toEqual(['S1', 'i1', 'b1'])
  expect(items[0]?.parts).toEqual([{ text: 'Blue Door', target: 'S1' }])
})

test('what is not listed is counted', () => {
  expect([unlistedBookings(desk, 'support'), unlistedBookings(desk, 'product')]).toEqual([11, 0])
})

test('nothing was sent since the last look: no matter of it', () => {
  expect(deskItems({ ...desk, captures: { ...desk.captures, unseen: 0 } }, 'product')).toEqual([])
})

test('a matter is urgent once three quarters of a day have passed, a screen never', () => {
  expect(hoursSince('2026-12-01T17:00:00Z', desk.now)).toBe(19)
  expect(hoursSince('2026-12-03T17:00:00Z', desk.now)).toBe(0)
  expect([isUrgent({ kind: 'bookings' }, 17), isUrgent({ kind: 'bookings' }, 18)]).toEqual([false, true])
  expect(isUrgent({ kind: 'captures' }, 300)).toBe(false)
})

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [18, 'evening'],
])('at %i it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})

test('a text is filled', () => {
  expect(fill('{{count}} of {{all}}', { count: 2, all: 'three' })).toBe('2 of three')
})
