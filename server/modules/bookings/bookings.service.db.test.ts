import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { ApiError } from '#server/http/errors.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { guestTotals } from '#server/modules/credits/totals.ts'
import type { Quote } from '#server/modules/rates/quote.ts'
import { sampleBooking, sampleQuote } from './bookings.samples.ts'
import { insertBooking, type NewBooking } from './bookings.store.ts'
import type { Attempt } from './bookings.service.ts'
import { attempt, BODY, bookingsOn, clock } from './service.testing.ts'

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.empty()
  await addSampleHotel(db, { room_types: [{ rooms_total: 1 }] })
})

const setUp = bookingsOn(() => db)

describe('booking', () => {
  test('is paid, holds the hours of the stay, and updates the read model', async () => {
    const { bookings, live, changes, resumes } = setUp()
    const row = await bookings.book(attempt())
    expect(row).toMatchObject({
      step: 'captured',
      total_cents: 20_000,
      guest_first_name: 'Placeholder',
      guest_last_name: 'Of Guests',
    })
    expect(live()).toEqual([{ orderId: row.id, state: 'captured', cents: 20_000 }])
    expect(changes).toEqual([[{ roomTypeId: 'nyc-0001-r1', count: 1, ...sampleQuote.hold }, 1]])
    expect(resumes).toEqual([row.id])
  })

  test.each<[string, Parameters<typeof setUp>[0], Partial<Attempt['body']>]>([
    [
      'is free',
      { quote: { breakdown: { ...sampleQuote.breakdown, credits: -20_000, total: 0 } } },
      { expected_total: 0, payment: { type: 'card', nonce: 'unused', keep: true } },
    ],
    ['an invoice follows', { role: 'b2b_with_invoicing' }, { payment: { type: 'invoice' } }],
  ])('that %s has no payment: it is confirmed as it is written, and cancelled at once', async (_, world, body) => {
    const { bookings, live, confirmed, resumes } = setUp(world)
    const row = await bookings.book({ ...attempt(), body: { ...BODY, ...body } })
    expect(row).toMatchObject({ step: 'captured', payment_state: null, paid_at: null })
    expect((await bookings.cancel('guest', row.id, {})).row).toMatchObject({ step: 'refunded' })
    expect([live(), confirmed, resumes]).toEqual([[], [row.id], []])
  })

  test('with the same key twice makes one booking, one charge and the same response', async () => {
    const { bookings, live } = setUp()
    const once = attempt()
    const first = await bookings.book(once)
    expect(await bookings.book(once)).toEqual(first)
    expect(live()).toHaveLength(1)
  })

  test('with the same key ten times in parallel makes one booking', async () => {
    const { bookings, live } = setUp()
    const once = attempt()
    const rows = await Promise.all(Array.from({ length: 10 }, () => bookings.book(once)))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    expect(new Set(rows.map(({ step }) => step))).toEqual(new Set(['captured']))
    expect(live()).toHaveLength(1)
  })

  test('with the same key and another body is refused', async () => {
    const { bookings } = setUp()
    const once = attempt()
    await bookings.book(once)
    await expect(bookings.book({ ...once, body: { ...once.body, comment: 'A quiet room' } })).rejects.toMatchObject({
      code: 'key_reused',
      status: 422,
    })
  })

  test('for travelers is limited to sixty an hour, cancelled or not; an agent’s own bookings do not count', async () => {
    let now = clock()
    const { bookings } = setUp({ role: 'agent', clock: () => now })
    const bookAndCancel = async (request: Attempt) => {
      const { id } = await bookings.book(request)
      return (await bookings.cancel(request.guest.uid, id, {})).row.step
    }
    const first = forTraveller()
    await bookAndCancel(first)
    for (let turn = 1; turn < 60; turn += 1) expect(await bookAndCancel(forTraveller())).toBe('refunded')
    const wait = { status: 429, code: 'too_many_requests', retryAfterSeconds: 3600 }
    await expect(bookings.book(forTraveller())).rejects.toMatchObject(wait)
    // Replaying a finished attempt does not count.
    expect(await bookings.book(first)).toMatchObject({ step: 'refunded' })
    expect(await bookAndCancel(attempt())).toBe('refunded')
    now = now.add({ hours: 1 })
    expect(await bookAndCancel(forTraveller())).toBe('refunded')
  })

  test('with another guest’s key is an attempt of its own', async () => {
    const { bookings } = setUp()
    const once = attempt()
    await bookings.book(once)
    await expect(
      bookings.book({ ...once, guest: { uid: 'other', email: 'other@stayless.example' } }),
    ).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  test('is found by the key of its attempt, by its owner only', async () => {
    const { bookings } = setUp()
    const once = attempt()
    const booked = await bookings.book(once)
    expect(await bookings.attempted(once.guest.uid, once.key)).toEqual(booked)
    await expect(bookings.attempted('other', once.key)).rejects.toMatchObject({ code: 'not_found', status: 404 })
    await expect(bookings.attempted(once.guest.uid, 'never-sent')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('gives the last room to one of two hundred guests, and charges one', async () => {
    const { bookings, live } = setUp()
    const guests = Array.from({ length: 200 }, (_, place) => ({
      uid: `guest-${place}`,
      email: 'guest@stayless.example',
    }))
    const outcomes = await Promise.allSettled(guests.map((guest) => bookings.book({ ...attempt(), guest })))
    const results = outcomes.map((outcome) =>
      outcome.status === 'fulfilled'
        ? outcome.value.step
        : outcome.reason instanceof ApiError
          ? outcome.reason.code
          : 'error',
    )
    expect(results.filter((step) => step === 'captured')).toHaveLength(1)
    expect(results.filter((code) => code === 'unavailable')).toHaveLength(199)
    expect(live()).toHaveLength(1)
  })

  test('fails for an account deleted meanwhile: nothing is held, and no card is charged', async () => {
    const { bookings, live, changes } = setUp({
      lockSignedInUser: () => Promise.reject(new ApiError('unauthorized', 'Please, sign in')),
    })
    await expect(bookings.book(attempt())).rejects.toMatchObject({ code: 'unauthorized', status: 401 })
    expect([await bookings.bookingsOf('guest'), live(), changes]).toEqual([[], [], []])
    expect(await setUp().bookings.book(attempt())).toMatchObject({ step: 'captured' })
  })

  test('locks the account in the same transaction, before anything is written', async () => {
    const seen: unknown[] = []
    const { bookings } = setUp({
      lockSignedInUser: async (tx, uid) => {
        const { rows } = await sql<{
          inside: boolean
        }>`select pg_current_xact_id_if_assigned() is null as inside`.execute(tx)
        seen.push([uid, tx.isTransaction, rows[0]?.inside])
      },
    })
    await bookings.book(attempt())
    expect(seen).toEqual([['guest', true, true]])
  })

  test('with a declined card leaves the room to the next guest', async () => {
    const { bookings, DECLINED_NONCE } = setUp()
    const declined = attempt()
    expect(
      await bookings.book({
        ...declined,
        body: { ...declined.body, payment: { type: 'card', nonce: DECLINED_NONCE } },
      }),
    ).toMatchObject({
      step: 'declined',
      decline_reason: 'processor_declined',
    })
    expect(await bookings.book(attempt())).toMatchObject({ step: 'captured' })
  })

  test.each([
    ['Asia/Jerusalem', 'Asia/Jerusalem'],
    ['Nowhere/At_All', null],
    // Accepted by Temporal, but not by the formatter of the e-mails.
    ['+05', null],
    [undefined, null],
  ])('stores the guest’s time zone if it is a known one (%s)', async (time_zone, expected) => {
    const { bookings } = setUp()
    const body = { ...BODY, ...(time_zone === undefined ? {} : { time_zone }) }
    expect(await bookings.book({ ...attempt(), body })).toMatchObject({ step: 'captured', guest_time_zone: expected })
  })

  test.each([
    ['en', 'h12', 'h12'],
    ['en', 'h23', 'h23'],
    ['en', undefined, 'h23'],
    // Such a page shows 24 hours, whatever the browser uses.
    ['he', 'h12', 'h23'],
  ] as const)('keeps the hour cycle of the page that booked (%s, %s)', async (locale, hour_cycle, expected) => {
    const { bookings } = setUp()
    const body = { ...BODY, ...(hour_cycle === undefined ? {} : { hour_cycle }) }
    expect(await bookings.book({ ...attempt(), locale, body })).toMatchObject({ hour_cycle: expected })
  })

  test('at a total that has changed is refused, and nothing is held or charged', async () => {
    const { bookings, live } = setUp()
    const stale = attempt()
    await expect(bookings.book({ ...stale, body: { ...stale.body, expected_total: 199.99 } })).rejects.toMatchObject({
      code: 'price_changed',
      status: 409,
      field: 'expected_total',
    })
    expect(live()).toEqual([])
    expect(await bookings.bookingsOf('guest')).toEqual([])
  })

  test.each([
    ['an earlier deadline', '2026-12-23T19:00:00Z', Temporal.Instant.from('2026-12-23T20:00Z'), '2026-12-23T20:00:00Z'],
    ['a deadline that has passed', '2026-12-23T20:00:00Z', null, 'non-refundable'],
    ['none', null, Temporal.Instant.from('2026-12-23T20:00Z'), '2026-12-23T20:00:00Z'],
  ])('on other terms than shown is refused, and nothing is held or charged: %s', async (_, shown, deadline, now) => {
    const { bookings, live } = setUp({ quote: { cancellation_deadline: deadline } })
    const stale = attempt()
    // A total that has changed with the terms is no other refusal.
    for (const expected_total of [200, 220])
      await expect(
        bookings.book({ ...stale, body: { ...stale.body, expected_total, expected_deadline: shown } }),
      ).rejects.toMatchObject({
        code: 'terms_changed',
        status: 409,
        field: 'expected_deadline',
        message: expect.stringContaining(now),
      })
    expect(live()).toEqual([])
    expect(await bookings.bookingsOf('guest')).toEqual([])
  })

  test('by the key of a plan whose deadline has passed is refused, unless the guest expects a non-refundable one', async () => {
    const { bookings } = setUp({ quote: { cancellation_deadline: null, has_lapsed: true } })
    const { body, ...request } = attempt()
    await expect(bookings.book({ ...request, body })).rejects.toMatchObject({ code: 'terms_changed' })
    expect(await bookings.book({ ...request, body: { ...body, expected_deadline: null } })).toMatchObject({
      step: 'captured',
    })
  })

  test.each(['2026-12-23T20:00:00Z', '2026-12-23T15:00:00-05:00'])(
    'on the terms shown is booked, in any notation of the instant: %s',
    async (expected_deadline) => {
      const { bookings } = setUp()
      const { body, ...request } = attempt()
      expect(await bookings.book({ ...request, body: { ...body, expected_deadline } })).toMatchObject({
        step: 'captured',
      })
    },
  )

  test.each([
    ['payment.nonce', { type: 'card' }],
    ['payment.nonce', { type: 'apple-pay' }],
  ] as const)('without %s is refused with the name of the field', async (field, payment) => {
    const { bookings } = setUp()
    const request = attempt()
    await expect(bookings.book({ ...request, body: { ...request.body, payment } })).rejects.toMatchObject({
      code: 'invalid_request',
      field,
    })
  })
})

describe('bids', () => {
  const open: Partial<Quote> = {
    guaranteed: { check_in: false, check_out: true },
    deviation: { check_in: 5, check_out: 0 },
  }

  test('for a side that is not guaranteed are stored and not charged', async () => {
    const { bookings, live } = setUp({ quote: open })
    const request = attempt()
    const row = await bookings.book({ ...request, body: { ...request.body, bids: { check_in: 40 } } })
    expect(row).toMatchObject({ bid_check_in_cents: 4_000, bid_check_out_cents: null })
    expect(live()).toMatchObject([{ cents: 20_000 }])
  })

  test.each([
    ['less than 1', { check_in: 0.5 }, 'bids.check_in'],
    ['more than a night', { check_in: 100.01 }, 'bids.check_in'],
    ['for a guaranteed side', { check_out: 10 }, 'bids.check_out'],
  ])('%s are refused with the name of the field', async (_, bids, field) => {
    const { bookings } = setUp({ quote: open })
    const request = attempt()
    await expect(bookings.book({ ...request, body: { ...request.body, bids } })).rejects.toMatchObject({
      code: 'invalid_request',
      field,
    })
  })
})

describe('a guest’s totals', () => {
  test('count confirmed bookings, and the hours of stays that have ended', async () => {
    const { bookings, DECLINED_NONCE } = setUp()
    const declined = attempt()
    await bookings.book({ ...declined, body: { ...declined.body, payment: { type: 'card', nonce: DECLINED_NONCE } } })
    await bookings.book(attempt())
    const out = sampleQuote.check_out_at
    const none = { total_bookings: 0, total_hours: 0, available_credits: 0 }
    expect(await totalsAt('guest', out.subtract({ seconds: 1 }))).toEqual({ ...none, total_bookings: 1 })
    expect(await totalsAt('guest', out)).toEqual({ ...none, total_bookings: 1, total_hours: 44 })
    expect(await totalsAt('stranger', out)).toEqual(none)
  })
})

describe('an agent’s travelers', () => {
  test('are listed once each, most recently booked first, without those whose bookings were all rejected', async () => {
    const { bookings } = setUp({ role: 'agent' })
    await stayOf('Dana', { step: 'captured' }, 1)
    await stayOf('Omar', { step: 'refunded' }, 2)
    await stayOf('Ruth', { step: 'declined' }, 3)
    await stayOf('Sami', { step: 'refused' }, 4)
    await stayOf('Noor', { step: 'captured', user_uid: 'other' }, 5)
    await stayOf('Dana', { step: 'declined' }, 6)
    await stayOf('Dana', { step: 'captured' }, 7)
    const travellers = await bookings.travellers('guest')
    expect(travellers).toEqual(
      ['Dana', 'Omar'].map((name) => ({ first_name: name, last_name: 'Guest', email: `${name}@guests.example` })),
    )
  })

  test('are for agents only', async () => {
    const { bookings } = setUp({ role: 'regular' })
    await expect(bookings.travellers('guest')).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  })
})

/** A stay of a traveler, booked `day` days after the clock's start. */
const stayOf = (first_name: string, changes: Partial<NewBooking>, day: number): Promise<void> =>
  insertBooking(
    db,
    sampleBooking({
      guest_first_name: first_name,
      traveller_email: `${first_name}@guests.example`,
      created_at: clock().add({ hours: 24 * day }),
      ...changes,
    }),
  )

const forTraveller = (): Attempt => ({
  ...attempt(),
  body: { ...BODY, guest: { ...BODY.guest, email: 'dana@guests.example' } },
})

const totalsAt = (uid: string, now: Temporal.Instant) => guestTotals({ db, clock: () => now })(uid)
