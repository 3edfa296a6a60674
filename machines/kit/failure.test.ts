import { describe, expect, test } from 'vitest'
import {
  failureCode,
  isFailureCode,
  isOutcomeUnknown,
  isUnreachable,
  toFailure,
  type Failure,
  type FailureCode,
} from './failure.ts'

const whole: Failure = {
  code: 'too_many_requests',
  status: 429,
  reason: 'card.verify',
  field: 'guest.first_name',
  retryAfterSeconds: 900,
  booking: { id: 'b1', reference: 'PPNCY3WD' },
  inquiry: { id: 'i1', number: '4K72MDX9' },
}

describe('a thrown value as a failure', () => {
  test('keeps its code, status and details', () => {
    expect(toFailure(Object.assign(new Error('Please, wait'), whole))).toEqual(whole)
  })

  test.each([
    ['no error at all', undefined, { code: 'internal', status: 500 }],
    ['a text', 'no', { code: 'internal', status: 500 }],
    ['an error of ours', new TypeError('x is not a function'), { code: 'internal', status: 500 }],
    ['a code that is no text', { code: 7, status: 404 }, { code: 'internal', status: 500 }],
    ['a code that nobody foresaw', { code: 'teapot', status: 418 }, { code: 'internal', status: 418 }],
    ['a name that every object has', { code: 'constructor', status: 404 }, { code: 'internal', status: 404 }],
    ['no status', { code: 'network' }, { code: 'network', status: 500 }],
    ['a status that is none', { code: 'gone', status: 7 }, { code: 'gone', status: 500 }],
    ['a reason that is a sentence', { ...whole, reason: 'No' }, { ...whole, reason: undefined }],
    ['a field that is a sentence', { ...whole, field: 'Maya Levi, please' }, { ...whole, field: undefined }],
    ['a wait that is none', { ...whole, retryAfterSeconds: -1 }, { ...whole, retryAfterSeconds: undefined }],
    ['half a request', { ...whole, inquiry: { id: 'i1' } }, { ...whole, inquiry: undefined }],
    ['half a booking', { ...whole, booking: { id: 'b1' } }, { ...whole, booking: undefined }],
    [
      'more of a booking',
      { ...whole, booking: { ...whole.booking, guest: 'Maya' } },
      { ...whole, booking: { id: 'b1', reference: 'PPNCY3WD' } },
    ],
  ])('drops everything else: %s', (_, thrown, failure) => {
    expect(toFailure(thrown)).toEqual(failure)
  })

  test('always has known fields only and no sentences, and survives JSON', () => {
    const sentence = 'Maya Levi <maya@mail.example> was here'
    const values = [
      sentence,
      '',
      0,
      -1,
      7.5,
      429,
      Number.NaN,
      Infinity,
      10n,
      true,
      null,
      undefined,
      Symbol(sentence),
      () => sentence,
      [],
      [sentence],
      {},
      { id: sentence },
      { id: 'b', reference: 'r', note: sentence },
      new Date(0),
      new Error(sentence),
      'declined',
      'card.empty',
      'auth/weak-password',
      'weak-password',
      'auth/made-up',
      'toString',
      '__proto__',
    ]
    const names = ['code', 'status', 'message', 'reason', 'field', 'retryAfterSeconds', 'booking', 'cause', 'stack']
    const allowedFields = new Set(['code', 'status', 'reason', 'field', 'retryAfterSeconds', 'booking'])
    const seed = 20_261_122
    let state = seed
    const draw = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
      return state % below
    }
    for (let round = 0; round < 2000; round += 1) {
      const parts = names.filter(() => draw(2) === 0).map((name) => [name, values[draw(values.length)]])
      const thrown = draw(8) === 0 ? values[draw(values.length)] : Object.fromEntries(parts)
      const failure = toFailure(thrown)
      expect(isFailureCode(failure.code), `round ${round} of seed ${seed}`).toBe(true)
      expect(Object.keys(failure).filter((name) => !allowedFields.has(name))).toEqual([])
      expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
      const { booking, ...rest } = failure
      expect(JSON.stringify(rest)).not.toContain('Maya')
      expect(Object.keys(booking ?? {})).toEqual(booking === undefined ? [] : ['id', 'reference'])
    }
  })
})

describe('a code from outside', () => {
  test.each<[string, FailureCode]>([
    ['declined', 'declined'],
    ['card.fixCard', 'card.fixCard'],
    ['auth/wrong-password', 'auth/wrong-password'],
    ['wrong-password', 'auth/wrong-password'],
    ['auth/something-new', 'auth/internal-error'],
    ['card.made-up', 'internal'],
    ['', 'internal'],
    ['toString', 'internal'],
  ])('%j becomes %s', (code, expected) => {
    expect(failureCode(code)).toBe(expected)
  })
})

test.each([
  ['network', true],
  ['unreachable', true],
  ['timeout', false],
  ['not_ready', false],
  ['internal', false],
] as const)('a failure with code %s means unreachable: %s', (code, is) => {
  expect(isUnreachable({ code })).toBe(is)
})

test('no failure never means unreachable', () => {
  expect(isUnreachable(null)).toBe(false)
})

test.each([
  ['network', 0, true],
  ['unreachable', 0, true],
  ['timeout', 0, true],
  ['in_progress', 409, true],
  ['internal', 500, true],
  ['not_found', 404, false],
] as const)('the outcome of a request that failed with %s (%i) is unknown: %s', (code, status, is) => {
  expect(isOutcomeUnknown({ code, status })).toBe(is)
})
