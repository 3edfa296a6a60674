import { randomUUID } from 'node:crypto'
import { create } from 'superstruct'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hotelShareOf } from '#contract/inquiry/hotelShare.ts'
import { toCents } from '#contract/shared/money.ts'
import { HotelPayoutsResponse } from '#contract/inquiry/payouts.ts'
import { sequence } from '#server/adapters/places/sequence.testing.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { given } from '#server/http/api.testing.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import { bookingRoomHold } from '#server/modules/bookings/bookings.store.ts'
import { addSampleHotel, sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { hold } from '#server/modules/inventory/inventory.store.ts'
import { payoutsRoutes } from './payouts.routes.ts'
import type { NegotiationRow } from './negotiations.store.ts'
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
})

const LEFT = '2026-11-26T07:14Z'
const CHARGED_AT = '2026-12-01T15:00Z'
const FINAL_AT = '2026-12-04T00:00Z'

describe('what hotels are owed for a month', () => {
  test('is the hotel’s share of each request that became final in it', async () => {
    await finals(
      [{ hotel_key: 'a', hotel_share_percent: 85 }, { hotel_key: 'a' }, { hotel_key: 'b' }],
      [6000, 333, 2500],
    )
    expect(await list('2026-12')).toEqual({
      month: '2026-12',
      payouts: [
        { hotel_key: 'a', hotel: 'Placeholder Hotel', requests: 2, charged: 63.33, refunded: 0, owed: 54.33 },
        { hotel_key: 'b', hotel: 'Placeholder Hotel', requests: 1, charged: 25, refunded: 0, owed: 25 },
      ],
      found: 2,
      total: { requests: 3, charged: 88.33, refunded: 0, owed: 79.33 },
      files: 1,
    })
    expect(await list('2026-11')).toMatchObject({ payouts: [], found: 0, total: { requests: 0, owed: 0 }, files: 0 })
  })

  test('has nothing for a request that is charged and not final yet, nor for one that the hotel took back', async () => {
    const [charged, takenBack] = [await submitted({}), await submitted({})]
    for (const id of [charged, takenBack]) await accept(id)
    await on.at(CHARGED_AT)
    for (const id of [charged, takenBack]) await on.settle(id, 'captured')
    await on.act(takenBack, { event: { type: 'hotel.takeBack' }, by: 'hotel' })
    expect((await list('2026-12')).payouts).toEqual([])
    await on.at(FINAL_AT)
    expect((await list('2026-12')).total).toEqual({ requests: 1, charged: 60, refunded: 0, owed: 60 })
  })

  test('of a month that is over stays as it is: what is given back later is taken off the later month', async () => {
    const [id = ''] = await finals([{ hotel_share_percent: 85 }])
    const december = await list('2026-12')
    await on.at('2027-01-10T00:00Z')
    await on.act(id, { event: { type: 'staff.end' }, by: 'staff' })
    expect(await list('2026-12')).toEqual(december)
    expect(await list('2027-01')).toMatchObject({
      payouts: [{ requests: 0, charged: 0, refunded: 60, owed: -51 }],
      total: { requests: 0, charged: 0, refunded: 60, owed: -51 },
    })
  })

  test('counts the bid of a booking, and takes it off when the booking is canceled', async () => {
    await addSampleHotel(db, { room_types: [{ rooms_total: 1 }] })
    const booking = await insertSample(
      db,
      { step: 'captured', check_in: '2026-12-24T09:00', checkin_guaranteed: false, bid_check_in_cents: 4000 },
      { state: 'captured', nonce: null, transaction_id: 't1', captured_at: Temporal.Instant.from(LEFT) },
    )
    await db.transaction().execute(async (tx) => {
      await hold(tx, bookingRoomHold(booking))
      await on.bids().open(tx, booking)
    })
    const { id } = await db.selectFrom('negotiations').select('id').executeTakeFirstOrThrow()
    await db.updateTable('negotiations').set({ card_token: id }).where('id', '=', id).execute()
    await accept(id)
    await on.settle(id, 'captured')
    await on.at('2026-12-24T08:00Z')
    expect((await list('2026-12')).total).toEqual({ requests: 1, charged: 40, refunded: 0, owed: 34 })
    // The hours of its own end alone.
    expect((await csv('2026-12.csv')).at(1)?.split(',').slice(7, 9)).toEqual(['2026-12-24T09:00', ''])
    await db.transaction().execute((tx) => on.bids().ended(tx, booking))
    expect(await on.state(id)).toBe('withdrawn')
    expect((await list('2026-12')).total).toEqual({ requests: 1, charged: 40, refunded: 40, owed: 0 })
    expect((await csv('2026-12.csv')).slice(1, -1).map((line) => line.split(',')[2])).toEqual(['bid', 'bid_given_back'])
  })

  test('begins and ends in UTC', async () => {
    const [id = ''] = await finals([{}])
    const finalAt = async (at: string) => {
      await db
        .updateTable('negotiation_events')
        .set({ at: Temporal.Instant.from(at) })
        .where('negotiation_id', '=', id)
        .where('state', '=', 'done')
        .execute()
      return [(await list('2026-11')).found, (await list('2026-12')).found]
    }
    expect(await finalAt('2026-11-30T23:59:59.999Z')).toEqual([1, 0])
    expect(await finalAt('2026-12-01T00:00:00Z')).toEqual([0, 1])
  })

  test('is what guests paid less what they got back, to the cent, whatever happens in which order', async () => {
    const seed = Number(process.env['PAYOUTS_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
    const below = sequence(seed)
    const prices = Array.from({ length: 12 }, () => 1 + below(9999))
    const ids = await finals(
      prices.map((_, index) => ({ hotel_key: `hotel-${index % 4}`, hotel_share_percent: below(101) })),
      prices,
    )
    let paid = 0
    let owed = 0
    for (const [index, id] of ids.entries()) {
      const price = prices[index] ?? 0
      const share = hotelShareOf(price, (await on.row(id)).hotel_share_percent)
      const isGivenBack = below(3) === 0
      if (isGivenBack) {
        await on.at(
          Temporal.Instant.from(FINAL_AT)
            .add({ hours: 24 * below(60) })
            .toString(),
        )
        await on.act(id, { event: { type: 'staff.end' }, by: 'staff' })
      } else {
        paid += price
        owed += share
      }
    }
    const months = await Promise.all(['2026-12', '2027-01', '2027-02'].map((month) => list(month)))
    const sum = (of: (month: HotelPayoutsResponse) => number) =>
      months.reduce((cents, month) => cents + toCents(of(month)), 0)
    expect([seed, sum(({ total }) => total.charged) - sum(({ total }) => total.refunded)]).toEqual([seed, paid])
    expect([seed, sum(({ total }) => total.owed)]).toEqual([seed, owed])
    expect([
      seed,
      sum(({ payouts }) => payouts.reduce((dollars, hotel) => dollars + toCents(hotel.owed), 0) / 100),
    ]).toEqual([seed, owed])
    const lines = (await Promise.all(['2026-12', '2027-01', '2027-02'].map((month) => csv(`${month}.csv`)))).flatMap(
      (all) => all.slice(1, -1),
    )
    expect(lines.reduce((cents, line) => cents + toCents(Number(line.split(',').at(-1))), 0)).toBe(owed)
  })
})

describe('the list', () => {
  test('has pages', async () => {
    await finals(Array.from({ length: 3 }, (_, index) => ({ hotel_key: `hotel-${index}` })))
    expect((await ask('?month=2026-12&page=2')).status).toBe(200)
    const { payouts, found } = await list('2026-12', 2)
    expect([payouts, found]).toEqual([[], 3])
  })

  test.each([
    ['', 'month'],
    ['?month=2026-13', 'month'],
    ['?month=0000-01', 'month'],
    ['?month=2026-12&page=0', 'page'],
    ['?month=2026-12&page=x', 'page'],
  ])('refuses %j and names the field', async (query, field) => {
    const answer = await ask(query)
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid_request', field } }])
  })

  test('is also a file with one line for each request', async () => {
    await finals([{ hotel_key: 'a', hotel_share_percent: 85, reference_at_hotel: '=1+1' }])
    const { reference } = await db.selectFrom('negotiations').select('reference').executeTakeFirstOrThrow()
    expect(await csv('2026-12.csv')).toEqual([
      '\uFEFFmonth,at,kind,request,hotel_key,hotel,reference_at_hotel,check_in,check_out,price_usd,share_percent,owed_usd',
      `2026-12,2026-12-04T00:00:00Z,inquiry,${reference},a,Placeholder Hotel,'=1+1,2026-12-04T09:00,2026-12-06T16:00,60.00,85,51.00`,
      '',
    ])
    expect(await csv('2026-12-2.csv')).toHaveLength(2)
    for (const name of ['2026-13.csv', '2026-12.pdf', '2026-12-0.csv', 'all.csv'])
      expect((await ask(`${name}/`)).status).toBe(404)
  })
})

const submitted = async (changes: Partial<NegotiationRow>, cents = 6000): Promise<string> => {
  const id = await on.submit({ changes: { mailbox: `${randomUUID()}@guests.example`, ...changes } })
  await db.updateTable('offers').set({ price_cents: cents }).where('negotiation_id', '=', id).execute()
  return id
}

const accept = async (id: string): Promise<void> => {
  await on.act(id, { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' })
  await on.at(LEFT)
}

/** Requests for these prices that are charged and final. */
const finals = async (
  requests: readonly Partial<NegotiationRow>[],
  prices: readonly number[] = [],
): Promise<string[]> => {
  const ids: string[] = []
  for (const [index, changes] of requests.entries()) {
    const id = await submitted(changes, prices[index])
    ids.push(id)
    await on.act(id, { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' })
  }
  await on.at(LEFT)
  await on.at(CHARGED_AT)
  for (const id of ids) await on.settle(id, 'captured')
  await on.at(FINAL_AT)
  return ids
}

const ask = (path: string) =>
  given({ handlers: payoutsRoutes({ db }) }).api.request(`/staff/hotel_payouts/${path}`, {
    headers: { authorization: 'Bearer good' },
  })

const list = async (month: string, page = 1): Promise<HotelPayoutsResponse> =>
  create(await (await ask(`?month=${month}&page=${page}`)).json(), HotelPayoutsResponse)

const csv = async (name: string): Promise<string[]> => {
  const answer = await ask(`${name}/`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  return Buffer.from(await answer.arrayBuffer())
    .toString()
    .split('\r\n')
}
