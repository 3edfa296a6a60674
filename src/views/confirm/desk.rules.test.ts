import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import type { DeskResponse } from '#contract/inquiry/desk.ts'
import { expect, test } from 'vitest'
import { answeredKind, dayLine, dayPassed, readDeskAgainIn, requestsToActOn } from './desk.rules.ts'

const NOW = Temporal.Instant.from('2026-11-27T05:30:00Z').epochMilliseconds
const asked: HotelRequest = {
  number: 'Q-1',
  side: null,
  status: 'asked',
  outcome: null,
  guest: { first_name: 'Rana', last_name: 'Haddad' },
  reference: '',
  offer: {
    place: 1,
    by: 'guest',
    price: 40,
    checkin_datetime: '2026-11-28T15:00',
    checkout_datetime: '2026-11-30T18:00',
    note: '',
    state: 'open',
    at: '2026-11-26T14:40:00Z',
  },
  comment: '',
  due: '2026-11-27T14:40:00Z',
  answer: null,
  can_counter: true,
  can_take_back: false,
  night: null,
  rooms: [],
}
const answer = (decision: 'accept' | 'reject' | 'counter', undo_until: string | null): HotelRequest['answer'] => ({
  decision,
  reason: null,
  note: '',
  at: '2026-11-27T05:29:30Z',
  undo_until,
})
const soon = { ...asked, number: 'Q-2', due: '2026-11-27T06:00:00Z' }
const leaving = { ...asked, number: 'Q-3', due: null, answer: answer('accept', '2026-11-27T05:30:30Z') }

const numbers = (lists: ReturnType<typeof requestsToActOn>) => [
  lists.open.map(({ number }) => number),
  lists.leaving.map(({ number }) => number),
]

test('the most urgent request comes first, and an answer that can be undone is no request to answer', () => {
  expect(numbers(requestsToActOn({ due: [asked, soon], answered: [leaving] }, NOW))).toEqual([['Q-2', 'Q-1'], ['Q-3']])
  expect(numbers(requestsToActOn({ due: [leaving, asked], answered: [] }, NOW))).toEqual([['Q-1'], ['Q-3']])
})

test.each<[string, Partial<HotelRequest>, string | null]>([
  ['to be answered', {}, null],
  ['that can be undone', { answer: answer('reject', '2026-11-27T05:30:30Z') }, null],
  ['accepted', { status: 'accepted', answer: answer('accept', null) }, 'accepted'],
  ['whose counter-offer the guest took', { status: 'charged', answer: answer('counter', null) }, 'accepted'],
  ['that is final', { status: 'done', answer: answer('accept', null) }, 'accepted'],
  ['with a counter-offer', { status: 'countered', answer: answer('counter', null) }, 'waiting'],
  ['declined', { status: 'rejected', outcome: 'declined', answer: answer('reject', null) }, 'declined'],
  ['unanswered', { status: 'expired', outcome: 'unanswered' }, 'ended'],
  ['taken back', { status: 'rejected', outcome: 'taken_back', answer: answer('accept', null) }, 'ended'],
])('a request %s', (_, changed, kind) => {
  expect(answeredKind({ ...asked, ...changed }, NOW)).toBe(kind)
})

test.each([
  ['arrival', '09:00', ['idle 9', 'guaranteed 6', 'standard 9'], { kind: 'guaranteed', hours: 6 }],
  ['arrival', '15:00', ['idle 15', 'standard 9'], { kind: 'standard' }],
  ['arrival', '20:00', ['idle 15', 'givenBack 5', 'standard 4'], { kind: 'free' }],
  ['arrival', '00:00', ['guaranteed 15', 'standard 9'], { kind: 'guaranteed', hours: 15 }],
  ['departure', '04:00', ['standard 4', 'givenBack 7', 'idle 13'], { kind: 'free' }],
  ['departure', '11:00', ['standard 11', 'idle 13'], { kind: 'standard' }],
  ['departure', '18:00', ['standard 11', 'guaranteed 7', 'idle 6'], { kind: 'guaranteed', hours: 7 }],
] as const)('the line of a day: %s at %s', (end, hour, segments, promise) => {
  const line = dayLine(end, `2026-11-27T${hour}`)
  expect(line.segments.map(({ tone, hours }) => `${tone} ${hours}`)).toEqual(segments)
  expect(line.promise).toEqual(promise)
})

test('the hand stands where the hotel’s clock is', () => {
  expect([dayPassed('2026-11-27T00:00'), dayPassed('2026-11-27T07:30'), dayPassed('2026-11-27T18:00')]).toEqual([
    0, 0.3125, 0.75,
  ])
})

test('an open desk is read each minute, and just after an answer has left; one without a link never', () => {
  const desk: DeskResponse = { state: 'open', hotel: null, now: '', due: [asked], days: [], answered: [], found: 0 }
  expect(readDeskAgainIn({ ...desk, due: [asked] }, NOW)).toBe(60_000)
  expect(readDeskAgainIn({ ...desk, due: [], answered: [leaving] }, NOW)).toBe(31_500)
  expect(readDeskAgainIn({ ...desk, due: [], state: 'expired' }, NOW)).toBe(false)
  expect(readDeskAgainIn(undefined, NOW)).toBe(false)
})
