import { describe, expect, test } from 'vitest'
import { draftFromBooking } from './fromBooking.rules.ts'
import { draftFromInquiry } from './fromInquiry.rules.ts'
import {
  draftOfAnother,
  EMPTY_DRAFT,
  extraHours,
  firstOpenStep,
  firstWrongStep,
  guestAfterSignIn,
  guestAfterSignOut,
  openStep,
  refusedField,
  stepOfFailure,
  stepProblems,
  stillCompleted,
  stayPrompt,
  timesOf,
  withCompleted,
  withinExtraHours,
  withRefusal,
  type InquiryDraft,
} from './inquiry.rules.ts'
import { filledDraft, NOW, user } from './inquiry.samples.ts'

const day = (date: string, hour: number) => ({ day: date, hour })
const DOLLARS = { code: 'USD', rate: 1 }

describe('date and time prompts of specification §5', () => {
  test.each([
    ['nothing is selected', {}, 'dateAndTime'],
    ['only hours are selected', { checkIn: day('', 9) }, 'date'],
    ['only dates are selected', { checkIn: day('2026-12-04', 15), checkOut: day('2026-12-06', 11) }, 'time'],
    ['everything is selected', { checkIn: day('2026-12-04', 9), checkOut: day('2026-12-06', 11) }, null],
    ['one end alone is moved', { checkIn: day('2026-12-04', 15), checkOut: day('2026-12-06', 12) }, null],
  ] as const)('where %s', (_, changes, prompt) => {
    expect(stayPrompt({ ...EMPTY_DRAFT, ...changes })).toBe(prompt)
  })

  test.each([
    ['check-in', day('2027-03-14', 2), day('2027-03-16', 11), 'checkInTime'],
    ['check-out', day('2027-03-12', 9), day('2027-03-14', 11), null],
  ] as const)('an hour that a clock change skips is asked for again at %s', (_, checkIn, checkOut, prompt) => {
    const hotel = { ...filledDraft().hotel, timeZone: 'America/New_York' }
    expect(stayPrompt({ hotel, checkIn, checkOut })).toBe(prompt)
  })

  test('a skipped check-out hour is asked for again', () => {
    // Samoa skipped the whole of 30 December 2011.
    const hotel = { ...filledDraft().hotel, timeZone: 'Pacific/Apia' }
    const checkOut = day('2011-12-30', 12)
    expect(stayPrompt({ hotel, checkIn: day('2011-12-28', 9), checkOut })).toBe('checkOutTime')
    expect(stayPrompt({ hotel, checkIn: day('2011-12-30', 9), checkOut: day('2011-12-31', 12) })).toBe('checkInTime')
    expect(stayPrompt({ hotel, checkIn: day('2011-12-30', 9), checkOut })).toBe('time')
  })
})

const problems = (step: Parameters<typeof stepProblems>[0], changes: Partial<InquiryDraft>, now: string | null = NOW) =>
  stepProblems(step, filledDraft(changes), now)

describe('what is wrong in a step', () => {
  const { hotel } = filledDraft()

  test('nothing, in the request of the mock-ups', () => {
    expect(firstWrongStep(filledDraft(), NOW)).toBeNull()
  })

  test('booking: the hotel and the dates are required', () => {
    expect(stepProblems('booking', EMPTY_DRAFT, NOW)).toEqual({ hotel: 'required', town: 'required', dates: 'date' })
  })

  test.each([
    ['a hotel by hand without its town', { hotel: { ...hotel, id: '', point: null } }, { town: 'required' }],
    ['a hotel by hand with its town', { hotel: { ...hotel, id: '' } }, {}],
    ['a name too long', { hotel: { ...hotel, name: 'x'.repeat(121) } }, { hotel: 'max' }],
    ['an address too long', { hotel: { ...hotel, id: '', description: 'x'.repeat(201) } }, { address: 'max' }],
    ['a place whose clock nobody knows', { hotel: { ...hotel, timeZone: '' } }, { hotel: 'unknownClock' }],
    ['a stay in the past', { checkIn: day('2026-11-20', 9) }, { dates: 'in_the_past' }],
    ['too many nights', { checkOut: day('2027-01-10', 16) }, { dates: 'too_many_nights' }],
    [
      'a stay too far ahead',
      { checkIn: day('2028-12-04', 9), checkOut: day('2028-12-06', 16) },
      { dates: 'too_far_ahead' },
    ],
    ['a reference too long', { reference: 'x'.repeat(61) }, { reference: 'max' }],
    // Chosen on the next step; here only the days count.
    ['an hour of today that has passed', { checkIn: day('2026-11-26', 3) }, {}],
  ] as const)('booking: %s', (_, changes, expected) => {
    expect(problems('booking', changes)).toEqual(expected)
  })

  test.each([
    ['no extra hours', { checkIn: day('2026-12-04', 15), checkOut: day('2026-12-06', 11) }, { hours: 'time' }],
    [
      'a check-in too soon to ask',
      { checkIn: day('2026-11-26', 14), freeCancellation: { isUnknown: true, day: '', hour: 18 } },
      { hours: 'tooLate' },
    ],
    ['no price', { price: null }, { price: 'required' }],
    ['an emptied price', { price: { text: ' ', currency: DOLLARS } }, { price: 'required' }],
    ['a price that is no number', { price: { text: 'sixty', currency: DOLLARS } }, { price: 'notAPrice' }],
    ['a price below a dollar', { price: { text: '0.50', currency: DOLLARS } }, { price: 'notAPrice' }],
    ['a price beyond any', { price: { text: '10001', currency: DOLLARS } }, { price: 'notAPrice' }],
    ['the highest price', { price: { text: '10000', currency: DOLLARS } }, {}],
    ['a night price that is none', { nightPrice: { text: 'x', currency: DOLLARS } }, { nightPrice: 'notAPrice' }],
    ['an emptied night price', { nightPrice: { text: '', currency: DOLLARS } }, {}],
    [
      'no word on free cancellation',
      { freeCancellation: { isUnknown: false, day: '', hour: 18 } },
      { cancellation: 'required' },
    ],
    ['free cancellation unknown', { freeCancellation: { isUnknown: true, day: '', hour: 18 } }, {}],
    [
      'free cancellation after check-in',
      { freeCancellation: { isUnknown: false, day: '2026-12-04', hour: 10 } },
      { cancellation: 'afterCheckIn' },
    ],
  ] as const)('time: %s', (_, changes, expected) => {
    expect(problems('time', changes)).toEqual(expected)
  })

  test('time: two hours are left to the hotel at the least', () => {
    // Check-in on 4 December at 09:00 in Amman: the final answer is due at 03:00, which is midnight in UTC.
    expect(problems('time', {}, '2026-12-03T22:00:00Z')).toEqual({})
    expect(problems('time', {}, '2026-12-03T22:01:00Z')).toEqual({ hours: 'tooLate' })
  })

  test.each([
    ['firstName', '', 'required'],
    ['firstName', 'דנה', 'latin'],
    ['lastName', 'x'.repeat(61), 'max'],
    ['email', 'dana@', 'email'],
    ['email', ' ', 'required'],
  ] as const)('contacts: %s “%s” is %s', (field, text, problem) => {
    expect(problems('contacts', { guest: { ...filledDraft().guest, [field]: text } })).toEqual({ [field]: problem })
  })

  test('contacts: the terms must be accepted', () => {
    expect(problems('contacts', { termsAccepted: false })).toEqual({ terms: 'required' })
  })

  test('request: the message has a limit', () => {
    expect(problems('request', { comment: 'x'.repeat(1001) })).toEqual({ comment: 'max' })
  })

  test('while the time is unknown, nothing is too late', () => {
    const freeCancellation = { isUnknown: true, day: '', hour: 18 }
    expect(problems('time', { checkIn: day('2020-12-04', 9), freeCancellation }, null)).toEqual({})
  })
})

describe('steps', () => {
  test('a step opens once all before it are completed; otherwise the first open one is shown', () => {
    expect(openStep([], 'request')).toBe('booking')
    expect(openStep(['booking'], 'request')).toBe('time')
    expect(openStep(['booking', 'contacts'], 'request')).toBe('time')
    expect(openStep(['booking', 'time', 'contacts'], 'request')).toBe('request')
    expect(openStep(['booking', 'time', 'contacts'], 'booking')).toBe('booking')
    expect(firstOpenStep(['booking', 'time'])).toBe('contacts')
  })

  test('are completed each once, in their order', () => {
    expect(withCompleted(['contacts'], 'booking')).toEqual(['booking', 'contacts'])
    expect(withCompleted(['booking'], 'booking')).toEqual(['booking'])
  })

  test('are no longer completed once something in them is wrong, or the hotel’s clock is to be looked up again', () => {
    const all = ['booking', 'time', 'contacts'] as const
    expect(stillCompleted(all, filledDraft())).toEqual(all)
    expect(stillCompleted(all, filledDraft({ price: null }))).toEqual(['booking', 'contacts'])
    expect(stillCompleted(all, filledDraft({ hotel: { ...filledDraft().hotel, timeZone: null } }))).toEqual([
      'time',
      'contacts',
    ])
  })
})

const written = (at: Temporal.Instant | undefined) => at?.toZonedDateTimeISO('Asia/Amman').toPlainDateTime().toString()

test('deadlines are those of the mock-ups, on the hotel’s clock', () => {
  const times = timesOf(filledDraft())
  expect([written(times?.chargeAt), written(times?.finalAt)]).toEqual(['2026-12-01T18:00:00', '2026-12-04T03:00:00'])
  expect(
    written(timesOf(filledDraft({ freeCancellation: { isUnknown: true, day: '2026-12-02', hour: 18 } }))?.chargeAt),
  ).toBe('2026-12-01T09:00:00')
  expect(timesOf(EMPTY_DRAFT)).toBeNull()
})

test('hours are asked for beyond the standard ones, never given back', () => {
  expect(withinExtraHours({ checkIn: 17, checkOut: 9 })).toEqual({ checkIn: 15, checkOut: 11 })
  expect(withinExtraHours({ checkIn: -1, checkOut: 24 })).toEqual({ checkIn: 0, checkOut: 23 })
  expect(extraHours(filledDraft())).toBe(11)
})

test('another request keeps hotel, dates and guest; hours are standard, price and comment empty', () => {
  const draft = filledDraft({ comment: 'Late flight', reference: 'ABC' })
  expect(draftOfAnother(draft)).toEqual({
    ...draft,
    checkIn: day('2026-12-04', 15),
    checkOut: day('2026-12-06', 11),
    price: null,
    nightPrice: null,
    termsAccepted: false,
    comment: '',
  })
})

describe('what the server refuses', () => {
  test.each([
    [{ code: 'too_late' }, 'hours', 'time'],
    [{ code: 'invalid_request', field: 'hotel.location' }, 'hotel', 'booking'],
    [{ code: 'invalid_request', field: 'hotel.formatted_address' }, 'address', 'booking'],
    [{ code: 'invalid_request', field: 'guest_id_at_hotel' }, 'reference', 'booking'],
    [{ code: 'invalid_request', field: 'checkin_datetime' }, 'hours', 'time'],
    [{ code: 'invalid_request', field: 'checkout_datetime' }, 'hours', 'time'],
    [{ code: 'invalid_request', field: 'price' }, 'price', 'time'],
    [{ code: 'invalid_request', field: 'free_cancellation_until' }, 'cancellation', 'time'],
    [{ code: 'invalid_request', field: 'guest.email' }, 'email', 'contacts'],
    [{ code: 'invalid_request', field: 'guest.first_name' }, 'firstName', 'contacts'],
    [{ code: 'invalid_request', field: 'guest.last_name' }, 'lastName', 'contacts'],
    [{ code: 'invalid_request', field: 'comment' }, 'comment', null],
    [{ code: 'invalid_request', field: 'payment.nonce' }, null, null],
    [{ code: 'declined' }, null, null],
  ] as const)('%j is of %s', (failure, field, step) => {
    expect([refusedField(failure), stepOfFailure(failure)]).toEqual([field, step])
  })

  test('is shown at its field, on its step alone', () => {
    const failure = { code: 'invalid_request', field: 'guest.email' } as const
    expect(withRefusal('contacts', {}, failure)).toEqual({ email: 'regex' })
    expect(withRefusal('contacts', { email: 'email' }, failure)).toEqual({ email: 'email' })
    expect(withRefusal('booking', {}, failure)).toEqual({})
    expect(withRefusal('time', {}, { code: 'too_late' })).toEqual({ hours: 'tooLate' })
    expect(withRefusal('time', {}, null)).toEqual({})
  })
})

describe('the account', () => {
  const typed = { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' }
  const nobody = { firstName: '', lastName: '', email: '' }

  test('offers its name and address where none are typed', () => {
    expect(guestAfterSignIn(nobody, user)).toEqual(user)
    expect(guestAfterSignIn(typed, user)).toEqual(typed)
    expect(guestAfterSignIn({ ...typed, email: '' }, user)).toEqual({ ...typed, email: user.email })
    expect(guestAfterSignIn({ ...nobody, lastName: 'Levi' }, user)).toEqual({
      ...user,
      firstName: '',
      lastName: 'Levi',
    })
  })

  test('takes its own name and address away with it, and nothing else', () => {
    expect(guestAfterSignOut(user, user)).toEqual(nobody)
    expect(guestAfterSignOut(typed, user)).toEqual(typed)
    expect(guestAfterSignOut({ ...typed, email: user.email }, user)).toEqual({ ...typed, email: '' })
    expect(guestAfterSignOut({ ...user, firstName: 'Dana' }, user)).toEqual({ ...user, firstName: 'Dana', email: '' })
  })
})

describe('a booking made here', () => {
  const booking = {
    reference: 'K7WM3XPT',
    check_in: '2026-12-24T20:00',
    check_out: '2026-12-26T09:00',
    hotel: { id: 'nyc-1', name: 'Meridian Yard', location: { lat: 40.7, lng: -74 }, time_zone: 'America/New_York' },
    cancellation: { deadline: '2026-12-22T20:30:00Z' },
  }

  test('begins a request with its hotel, dates, reference and free cancellation on the hotel’s clock', () => {
    expect(draftFromBooking(booking)).toMatchObject({
      hotel: { id: 'nyc-1', name: 'Meridian Yard', point: { lat: 40.7, lng: -74 }, timeZone: 'America/New_York' },
      checkIn: day('2026-12-24', 15),
      checkOut: day('2026-12-26', 11),
      freeCancellation: { isUnknown: false, day: '2026-12-22', hour: 15 },
      reference: 'K7WM3XPT',
      price: null,
      comment: '',
    })
    expect(Object.keys(draftFromBooking(booking))).not.toContain('guest')
  })

  test('that cannot be cancelled asks the guest until when', () => {
    const { freeCancellation } = draftFromBooking({ ...booking, cancellation: { deadline: null } })
    expect(freeCancellation).toEqual(EMPTY_DRAFT.freeCancellation)
  })
})

describe('a request that ended', () => {
  const asked = {
    place: 1,
    by: 'guest',
    price: 60,
    checkin_datetime: '2026-12-04T09:00',
    checkout_datetime: '2026-12-06T16:00',
    note: '',
    state: 'declined',
    at: '2026-11-26T07:12:00Z',
  } as const
  const earlier = {
    hotel: {
      id: null,
      name: 'Hotel Cedar Court',
      address: '7 Palm Street, Amman',
      place_id: null,
      location: { lat: 31.95, lng: 35.91 },
      time_zone: 'Asia/Amman',
    },
    guest: { first_name: 'Maya', last_name: 'Cohen', email: 'maya@mail.example' },
    guest_id_at_hotel: '8830217',
    offers: [asked],
  }
  const again = (checkIn: unknown, checkOut: unknown) => draftFromInquiry(earlier, { checkIn, checkOut })

  test('begins the next one with its hotel, dates, guest and reference, and the hour that the hotel named', () => {
    const draft = again('2026-12-04T12:00', '2026-12-06T16:00')
    expect(draft).toMatchObject({
      hotel: { id: '', name: 'Hotel Cedar Court', description: '7 Palm Street, Amman', timeZone: 'Asia/Amman' },
      checkIn: day('2026-12-04', 12),
      checkOut: day('2026-12-06', 16),
      guest: { firstName: 'Maya', lastName: 'Cohen', email: 'maya@mail.example' },
      reference: '8830217',
      price: null,
    })
    // Its first step is complete, also for a hotel that was written by hand: its location tells its clock.
    expect(stepProblems('booking', { ...draft, termsAccepted: false }, '2026-11-27T07:12:00Z')).toEqual({})
  })

  test.each([
    ['no hours', undefined, undefined, 9, 16],
    ['nonsense', 'noon', 12, 9, 16],
    ['hours of another day', '2026-12-05T12:00', '2026-12-07T12:00', 9, 16],
    ['an hour that cannot be asked for', '2026-12-04T20:00', '2026-12-06T09:00', 15, 11],
  ])('and an address with %s: only what can be asked for is taken', (_, checkIn, checkOut, early, late) => {
    const draft = again(checkIn, checkOut)
    expect([draft.checkIn.hour, draft.checkOut.hour]).toEqual([early, late])
  })
})
