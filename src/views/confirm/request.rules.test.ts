import { COUNTER, hotelRequest, NOW, REQUEST, requestLink } from '#src/views/parts/negotiation/negotiation.samples.ts'
import { describe, expect, test } from 'vitest'
import { isAgreed, readLinkAgainIn, requestFace } from './request.rules.ts'

const now = Temporal.Instant.from(NOW).epochMilliseconds
const in30s = Temporal.Instant.from(NOW).add({ seconds: 30 }).toString()
const answer = (decision: 'accept' | 'reject' | 'counter', undo_until: string | null) => ({
  decision,
  reason: null,
  note: '',
  at: NOW,
  undo_until,
})

describe('a request', () => {
  test('can be undone until the minute is over, and not after', () => {
    const request = hotelRequest({ answer: answer('accept', in30s) })
    expect(requestFace(request, now)).toEqual({ face: 'leaving', decision: 'accept', until: now + 30_000 })
    expect(requestFace(request, now + 30_000)).toEqual({ face: 'sent', decision: 'accept' })
  })

  test('is open again with the guest’s counter-offer, although the hotel has answered before', () => {
    const request = hotelRequest({ answer: answer('counter', null), offer: { ...REQUEST, place: 3, price: 55 } })
    expect(requestFace(request, now)).toEqual({ face: 'open' })
  })

  test.each([
    ['accept', true],
    ['reject', false],
    ['counter', false],
  ] as const)('whose answer %s is leaving shows the hours as agreed: %s', (decision, agreed) => {
    expect(isAgreed(requestFace(hotelRequest({ answer: answer(decision, in30s) }), now))).toBe(agreed)
  })

  test('that lapsed after the hotel’s counter-offer was the guest’s to answer', () => {
    const lapsed = hotelRequest({ status: 'expired', outcome: 'unanswered', offer: COUNTER })
    expect(requestFace(lapsed, now)).toEqual({ face: 'ended', ending: 'unansweredByGuest' })
  })
})

describe('reading again', () => {
  test.each([
    ['each minute while a colleague may answer', requestLink(), 60_000],
    ['just after an answer has left', requestLink([hotelRequest({ answer: answer('accept', in30s) })]), 31_500],
    ['not once it ended', requestLink([hotelRequest({ status: 'withdrawn', due: null })]), false],
    ['not for an unknown link', requestLink([], { state: 'unknown' }), false],
    ['not before the first response', undefined, false],
  ])('%s', (_, link, wait) => {
    expect(readLinkAgainIn(link, now)).toBe(wait)
  })
})
