import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import { bookingById, bookingRoomHold, lockBooking, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { viewBooking } from '#server/modules/bookings/bookings.view.ts'
import { addSampleHotel, sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { hold } from '#server/modules/inventory/inventory.store.ts'
import { confirmRoutes } from './confirm.routes.ts'
import { hotelAnswers } from './hotelAnswers.ts'
import type { Command } from './negotiations.act.ts'
import { bidsOfBooking, inquiriesOf } from './negotiations.store.ts'
import { negotiationsOn } from './negotiations.testing.ts'

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())

const on = negotiationsOn(() => db, [sampleHotel()])
beforeEach(async () => {
  await opened.empty()
  on.reset()
  await addSampleHotel(db, { room_types: [{ rooms_total: 1 }] })
})

const ACCEPT: Command = { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' }
const DECLINE: Command = { event: { type: 'hotel.answer', decision: 'reject' }, by: 'hotel' }
const LEFT = '2026-11-26T07:14Z'

/** Paid, with hours on request at these sides. */
const booked = async (bids: { check_in?: number; check_out?: number }): Promise<BookingRow> => {
  const row = await insertSample(
    db,
    {
      step: 'captured',
      check_in: bids.check_in === undefined ? '2026-12-24T15:00' : '2026-12-24T09:00',
      check_out: bids.check_out === undefined ? '2026-12-26T11:00' : '2026-12-26T16:00',
      checkin_guaranteed: bids.check_in === undefined,
      checkout_guaranteed: bids.check_out === undefined,
      bid_check_in_cents: bids.check_in ?? null,
      bid_check_out_cents: bids.check_out ?? null,
    },
    { state: 'captured', nonce: null, transaction_id: 't1', captured_at: Temporal.Instant.from('2026-11-26T07:00Z') },
  )
  await db.transaction().execute(async (tx) => {
    await hold(tx, bookingRoomHold(row))
    await on.bids().open(tx, row)
  })
  return row
}

const read = async ({ id }: BookingRow) => {
  const row = await bookingById(db, id)
  if (row === undefined) throw new Error('the booking is gone')
  const view = viewBooking(row, 'en', Temporal.Instant.from(LEFT), {
    hotels: { hotel: () => undefined },
    image: () => '',
  })
  return { ...view, held: [row.held_from, row.held_until] }
}
const negotiationOf = async (booking: BookingRow, side = 'check_in'): Promise<string> => {
  const bid = (await bidsOfBooking(db, booking.id)).find((one) => one.side === side)
  if (bid === undefined) throw new Error(`no bid for ${side}`)
  return bid.id
}

const clock = () => Temporal.Instant.from(LEFT)
/** The page behind the hotel's link, without the network. */
const hotelPage = () => {
  const answers = hotelAnswers({ db, clock, act: on.act })
  const content = { image: () => '', language: () => 'en' as const, page: () => undefined }
  const { hotels, availability, act } = on
  const letters = { guestToken: () => Promise.resolve('') }
  return confirmRoutes({ db, clock, hotels, availability, act, answers, content, letters })
}

/** The rooms sold for the hours of the first day. */
const soldOn = async (day: string): Promise<string> => {
  const { rows } = await sql<{ sold: number[] }>`select sold from room_day where day = ${day}`.execute(db)
  return (rows[0]?.sold ?? []).join('')
}

describe('a bid of a booking', () => {
  test('is asked once the room is paid for, and says so', async () => {
    const booking = await booked({ check_in: 4000 })
    expect(on.letters()).toEqual(['guest asked', 'hotel request'])
    expect(await read(booking)).toMatchObject({
      bids: {
        check_in: { state: 'asked', amount: 40, inquiry: await negotiationOf(booking) },
        check_out: { state: 'none' },
      },
    })
  })

  test('for both ends is one e-mail with two requests', async () => {
    await booked({ check_in: 4000, check_out: 3000 })
    const toHotel = on.mails.filter(({ template }) => template === 'negotiation_hotel')
    expect(toHotel).toHaveLength(1)
    expect(toHotel[0]).toMatchObject({
      data: {
        // The hotel gets 85 percent.
        requests: [
          { offer: { price: 40, checkin_datetime: '2026-12-24T09:00' }, receives: 34 },
          { offer: { price: 30, checkout_datetime: '2026-12-26T16:00' }, receives: 25.5 },
        ],
      },
    })
  })

  test('shows the hotel its own night, and the rooms free in the hours of this end', async () => {
    const booking = await booked({ check_in: 4000, check_out: 3000 })
    const early = { from: '2026-12-24T09:00', until: '2026-12-24T15:00' }
    const late = { from: '2026-12-26T11:00', until: '2026-12-26T16:00' }
    on.availability.apply({ roomTypeId: booking.room_type_id, count: 2, ...early })
    const rooms = { name: 'Room 1', total: 5 }
    expect(await on.request(await negotiationOf(booking))).toMatchObject({
      night: 100,
      rooms: [{ side: 'check_in', ...early, ...rooms, free: 3 }],
    })
    expect(await on.request(await negotiationOf(booking, 'check_out'))).toMatchObject({
      rooms: [{ side: 'check_out', ...late, ...rooms, free: 5 }],
    })
    await on.act(await negotiationOf(booking), DECLINE)
    expect(await on.request(await negotiationOf(booking))).toMatchObject({ night: 100, rooms: [] })
  })

  test('is among its guest’s requests', async () => {
    const booking = await booked({ check_in: 4000, check_out: 3000 })
    const listed = (await inquiriesOf(db, booking.user_uid)).map(({ id }) => id)
    expect(listed.toSorted()).toEqual(
      [await negotiationOf(booking), await negotiationOf(booking, 'check_out')].toSorted(),
    )
  })

  test('is final six hours before the first of its own hours', async () => {
    const booking = await booked({ check_in: 4000, check_out: 3000 })
    const moments = async (side: string) => {
      const { hours_begin_at, final_at } = await on.row(await negotiationOf(booking, side))
      return [hours_begin_at, final_at].map(String)
    }
    // 09:00 and 11:00 in New York: late hours begin at the standard check-out, whatever becomes of the check-in.
    expect(await moments('check_in')).toEqual(['2026-12-24T14:00:00Z', '2026-12-24T08:00:00Z'])
    expect(await moments('check_out')).toEqual(['2026-12-26T16:00:00Z', '2026-12-26T10:00:00Z'])
  })

  test('for late hours that is accepted after check-in is charged, and final before they begin', async () => {
    await on.at('2026-12-24T22:00Z')
    const booking = await booked({ check_out: 3000 })
    const id = await negotiationOf(booking, 'check_out')
    await db.updateTable('negotiations').set({ card_token: id }).where('id', '=', id).execute()
    await on.act(id, ACCEPT)
    await on.at('2026-12-24T22:02Z')
    expect(await on.state(id)).toBe('charging')
    await on.settle(id, 'captured')
    await on.at('2026-12-26T09:59Z')
    expect((await read(booking)).bids.check_out).toMatchObject({ status: 'charged', final_at: '2026-12-26T10:00:00Z' })
    await on.at('2026-12-26T10:00Z')
    expect((await read(booking)).bids.check_out).toMatchObject({ status: 'done' })
  })

  test('says how the bid for the other end of its booking stands', async () => {
    const booking = await booked({ check_in: 4000, check_out: 3000 })
    const [early, late] = [await negotiationOf(booking), await negotiationOf(booking, 'check_out')]
    await on.act(late, ACCEPT)
    await on.at(LEFT)
    expect(await on.inquiry(early)).toMatchObject({
      booking: { other_bid: { inquiry: late, state: 'accepted', amount: 30, final_at: '2026-12-26T10:00:00Z' } },
    })
  })

  test('alone in its booking names no other', async () => {
    const booking = await booked({ check_in: 4000 })
    expect((await on.inquiry(await negotiationOf(booking))).booking).not.toHaveProperty('other_bid')
  })

  test('is told apart from an inquiry at a hotel that we sell, whose room is none of ours', async () => {
    const { names, lat, lng } = sampleHotel()
    const hotel = { id: 'nyc-0001', names, address: '', phone: '', website: '', url: '', lat, lng }
    const id = await on.submit({ changes: { hotel, hotel_key: 'nyc-0001' } })
    expect(await on.request(id)).toMatchObject({
      night: 100,
      rooms: [
        { side: 'check_in', from: '2026-12-04T09:00', until: '2026-12-04T15:00', name: null, free: 5, total: 5 },
        { side: 'check_out', from: '2026-12-06T11:00', until: '2026-12-06T16:00', name: null, free: 5, total: 5 },
      ],
    })
  })

  test('is answered by its own number, behind the one link for both', async () => {
    const booking = await booked({ check_in: 4000, check_out: 3000 })
    const [early, late] = [await negotiationOf(booking), await negotiationOf(booking, 'check_out')]
    const { number } = await on.request(early)
    const mail = on.mails.find(({ template }) => template === 'negotiation_hotel')
    const token = mail?.template === 'negotiation_hotel' ? (mail.data.link.split('/').at(-1) ?? '') : ''
    const answer = await hotelPage().answerRequest({
      params: { token },
      query: {},
      body: { decision: 'accept', number },
      context: { requestId: '', locale: 'en', address: '192.0.2.1', idempotencyKey: undefined },
      caller: null,
    })
    expect([await on.state(early), await on.state(late)]).toEqual(['answering', 'asked'])
    // The other one still waits.
    expect(answer).toMatchObject({ state: 'open' })
  })

  test('that the hotel accepts takes the hours, and charges a second time', async () => {
    const booking = await booked({ check_in: 4000 })
    const id = await negotiationOf(booking)
    await db.updateTable('negotiations').set({ card_token: id }).where('id', '=', id).execute()
    await on.act(id, ACCEPT)
    expect(await soldOn('2026-12-24')).toBe('000000000000000111111111')
    await on.at(LEFT)
    expect(await soldOn('2026-12-24')).toBe('000000000111111111111111')
    expect(await read(booking)).toMatchObject({
      check_in: '2026-12-24T09:00',
      held: ['2026-12-24T09:00', '2026-12-26T11:00'],
      bids: { check_in: { state: 'accepted', amount: 40 } },
    })
    expect(await on.payment(id)).toMatchObject({
      purpose: 'bid',
      booking_id: booking.id,
      amount_cents: 4000,
      state: 'due',
    })
    await on.settle(id, 'captured')
    expect(await on.state(id)).toBe('charged')
  })

  test('that the hotel declines falls back to the standard hour, and nothing is charged', async () => {
    const booking = await booked({ check_in: 4000 })
    const id = await negotiationOf(booking)
    await on.act(id, DECLINE)
    await on.at(LEFT)
    expect(await read(booking)).toMatchObject({
      check_in: '2026-12-24T15:00',
      held: ['2026-12-24T15:00', '2026-12-26T11:00'],
      bids: { check_in: { state: 'rejected', status: 'rejected', requested: '2026-12-24T09:00' } },
    })
    expect(await on.payment(id)).toBeUndefined()
  })

  test('for hours that another guest has bought meanwhile ends, and both are told', async () => {
    const booking = await booked({ check_in: 4000 })
    const id = await negotiationOf(booking)
    on.letters()
    await db
      .transaction()
      .execute((tx) => hold(tx, { ...bookingRoomHold(booking), from: '2026-12-24T08:00', until: '2026-12-24T11:00' }))
    await on.act(id, ACCEPT)
    await on.at(LEFT)
    expect(on.letters()).toEqual(['guest no_longer_free', 'hotel no_longer_free'])
    expect(await on.inquiry(id)).toMatchObject({ status: 'rejected', outcome: 'no_longer_free' })
    expect(await on.payment(id)).toBeUndefined()
    expect(await read(booking)).toMatchObject({
      check_in: '2026-12-24T15:00',
      bids: { check_in: { state: 'rejected' } },
    })
  })

  test('gives its hours and its money back when the hotel takes its yes back', async () => {
    const booking = await booked({ check_out: 3000 })
    const id = await negotiationOf(booking, 'check_out')
    await db.updateTable('negotiations').set({ card_token: id }).where('id', '=', id).execute()
    await on.act(id, ACCEPT)
    await on.at(LEFT)
    await on.settle(id, 'captured')
    expect(await soldOn('2026-12-26')).toBe('111111111111111100000000')
    await on.act(id, { event: { type: 'hotel.takeBack' }, by: 'hotel' })
    expect(await soldOn('2026-12-26')).toBe('111111111110000000000000')
    expect(await on.payment(id)).toMatchObject({ state: 'refunding', refund_cents: 3000 })
    expect(await read(booking)).toMatchObject({ check_out: '2026-12-26T11:00' })
  })

  test('ends with its booking, whole', async () => {
    const booking = await booked({ check_in: 4000, check_out: 3000 })
    const [early, late] = [await negotiationOf(booking), await negotiationOf(booking, 'check_out')]
    await db.updateTable('negotiations').set({ card_token: early }).where('id', '=', early).execute()
    await on.act(early, ACCEPT)
    await on.at(LEFT)
    await on.settle(early, 'captured')
    on.letters()
    await db.transaction().execute(async (tx) => {
      await lockBooking(tx, booking.id)
      await tx
        .updateTable('bookings')
        .set({ cancelled_at: Temporal.Instant.from(LEFT), step: 'refunding' })
        .where('id', '=', booking.id)
        .execute()
      await on.bids().ended(tx, booking)
    })
    expect([await on.state(early), await on.state(late)]).toEqual(['withdrawn', 'withdrawn'])
    expect(await on.payment(early)).toMatchObject({ state: 'refunding', refund_cents: 4000 })
    // The cancellation releases the hours itself, all at once.
    expect(await soldOn('2026-12-24')).toBe('000000000111111111111111')
  })

  test('tells its booking how it stands: countered with what the hotel offers, then waiting for a card, then paid', async () => {
    const booking = await booked({ check_in: 4000 })
    const requested = booking.check_in
    const id = await negotiationOf(booking)
    const answers = hotelAnswers({ db, clock, act: on.act })
    const counter = { decision: 'counter', price: 35, checkin_datetime: '2026-12-24T11:00' } as const
    await answers.answer(await on.row(id), { ...counter, checkout_datetime: '2026-12-26T11:00' })
    // The guest hears of it once its minute is over.
    expect((await read(booking)).bids.check_in).toEqual({
      state: 'asked',
      amount: 40,
      inquiry: id,
      status: 'asked',
      final_at: '2026-12-24T08:00:00Z',
      requested,
    })
    await on.at(LEFT)
    expect((await read(booking)).bids.check_in).toEqual({
      state: 'asked',
      amount: 40,
      inquiry: id,
      status: 'countered',
      final_at: '2026-12-24T08:00:00Z',
      requested,
      offer: { at: '2026-12-24T11:00', amount: 35 },
    })
    // As after a wallet, whose card is never stored.
    await db.updateTable('negotiations').set({ card_token: null }).where('id', '=', id).execute()
    await on.act(id, { event: { type: 'guest.accept' }, by: 'guest' })
    await on.at(LEFT)
    expect((await read(booking)).bids.check_in).toEqual({
      state: 'accepted',
      amount: 35,
      inquiry: id,
      status: 'unpaid',
      final_at: '2026-12-24T08:00:00Z',
      requested,
    })
    await on.act(id, { event: { type: 'card.replace' }, by: 'guest', change: { card_token: id } })
    await on.settle(id, 'captured')
    expect((await read(booking)).bids.check_in).toEqual({
      state: 'accepted',
      amount: 35,
      inquiry: id,
      status: 'charged',
      final_at: '2026-12-24T08:00:00Z',
      requested,
    })
  })

  test('tells its booking that the hotel took it back', async () => {
    const booking = await booked({ check_in: 4000 })
    const id = await negotiationOf(booking)
    await on.act(id, { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' })
    await on.at(LEFT)
    await on.settle(id, 'captured')
    expect((await read(booking)).bids.check_in).toMatchObject({ state: 'accepted', status: 'charged' })
    await on.act(id, { event: { type: 'hotel.takeBack' }, by: 'hotel' })
    expect((await read(booking)).bids.check_in).toMatchObject({ state: 'rejected', status: 'taken_back' })
  })

  test('says which end it is about, and shows the other one as the booking has it now', async () => {
    const booking = await booked({ check_in: 4000, check_out: 3000 })
    const [early, late] = [await negotiationOf(booking), await negotiationOf(booking, 'check_out')]
    await on.act(late, ACCEPT)
    await on.at(LEFT)
    expect(await on.inquiry(early)).toMatchObject({
      side: 'check_in',
      checkin_datetime: '2026-12-24T09:00',
      checkout_datetime: '2026-12-26T16:00',
    })
    expect(await on.request(early)).toMatchObject({
      side: 'check_in',
      offer: { checkout_datetime: '2026-12-26T16:00' },
    })
    expect(await on.request(late)).toMatchObject({ side: 'check_out', offer: { checkin_datetime: '2026-12-24T15:00' } })
  })

  test('takes the same counter-offer twice, also when the other end has changed in between', async () => {
    const booking = await booked({ check_in: 4000, check_out: 3000 })
    const [early, late] = [await negotiationOf(booking), await negotiationOf(booking, 'check_out')]
    const answers = hotelAnswers({ db, clock, act: on.act })
    const counter = { decision: 'counter', price: 35, checkin_datetime: '2026-12-24T10:00' } as const
    await answers.answer(await on.row(early), { ...counter, checkout_datetime: '2026-12-26T11:00' })
    await on.act(late, ACCEPT)
    const again = await answers.answer(await on.row(early), { ...counter, checkout_datetime: '2026-12-26T16:00' })
    expect(again.state).toBe('answering')
  })

  test('made shortly before check-in is asked until then', async () => {
    await on.at('2026-12-24T11:00Z')
    const booking = await booked({ check_in: 4000 })
    expect((await on.inquiry(await negotiationOf(booking))).deadlines.answer).toBe('2026-12-24T13:00:00Z')
  })
})
