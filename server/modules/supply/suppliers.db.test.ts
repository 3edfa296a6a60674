import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nightsSupplier } from '#server/adapters/supplier/nights.supplier.ts'
import type { Order, Supplier, SupplierOffer } from '#server/adapters/supplier/supplier.port.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { SAMPLE_NOW, sampleDeps } from '#server/modules/rates/rates.samples.ts'
import { startNightsOnly, type NightsOnly } from '#server/emulators/supplier/nightsOnly.testing.ts'
import { catalogueSupplier } from './catalogue.supplier.ts'
import { placeOrderOnce } from './placeOrderOnce.ts'

const HOTEL = 'nyc-0001'
const ROOM = 'nyc-0001-r1'
/** Three nights of 100 dollars. */
const STANDARD = { checkIn: '2027-03-01T15:00', checkOut: '2027-03-04T11:00' }
const LONG = { checkIn: '2027-03-01T09:00', checkOut: '2027-03-04T18:00' }
const SHORT = { checkIn: '2027-03-01T20:00', checkOut: '2027-03-04T06:00' }
const COUPLE = [{ adults: 2, children: [] }]

let opened: Awaited<ReturnType<typeof testDatabase>>
let standin: NightsOnly
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.empty()
  standin = await startNightsOnly([{ hotel: HOTEL, room: ROOM, night_cents: 10_000, count: 2 }])
})
afterEach(() => standin.close())

const ofNights = (changes: { readWithinMs?: number; bookWithinMs?: number } = {}): Supplier =>
  nightsSupplier({ url: standin.url, token: standin.token, ...changes })

const ofHours = async (): Promise<Supplier> => {
  const hotel = await addSampleHotel(opened.db, { id: HOTEL, room_types: [{ rooms_total: 2 }] })
  return catalogueSupplier({ db: opened.db, ...sampleDeps([hotel]) })
}

const search = (supplier: Supplier, stay = STANDARD, rooms = COUPLE): Promise<SupplierOffer[]> =>
  supplier.search({ hotelIds: [HOTEL, 'nowhere'], stay, rooms })

const first = async (supplier: Supplier, stay = STANDARD): Promise<SupplierOffer> => {
  const [offer] = await search(supplier, stay)
  if (offer === undefined) throw new Error('Nothing is offered')
  return offer
}

const orderOf = ({ key, total }: SupplierOffer): Order => ({
  reference: randomUUID(),
  key,
  expected: total,
  guest: { first_name: 'Dana', last_name: 'Levi' },
  comment: 'A quiet room',
})

const RATE = { hotel: HOTEL, room: ROOM, rate_key: 'k', total_cents: 1, penalties: [] }

/** A supplier with the same response to every request. */
const saying = async (status: number, body: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const server = createServer((_, answer) => answer.writeHead(status).end(body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Guarantees as [check-in, check-out], then total and hold hours; cheapest first. */
const summarizeOffers = (offers: readonly SupplierOffer[]) =>
  offers
    .map(({ guaranteed, total, hold }) => [guaranteed.check_in, guaranteed.check_out, total, hold.from, hold.until])
    .toSorted((a, b) => Number(a[2]) - Number(b[2]) || String(b[3]).localeCompare(String(a[3])))

describe.each([
  ['our own catalogue', ofHours],
  ['a supplier of nights', async () => ofNights()],
] as const)('%s', (_, make) => {
  test('offers a stay with standard hours once, guaranteed on both sides', async () => {
    const supplier = await make()
    expect(summarizeOffers(await search(supplier))).toEqual([[true, true, 30_000, STANDARD.checkIn, STANDARD.checkOut]])
    expect(await search(supplier, STANDARD, [...COUPLE, ...COUPLE, ...COUPLE])).toEqual([])
  })

  test('rechecks an offer as unchanged, or gone', async () => {
    const supplier = await make()
    const offer = await first(supplier)
    expect(await supplier.recheck(offer.key)).toEqual({ outcome: 'same', offer })
    await supplier.book(orderOf(offer))
    await supplier.book(orderOf(offer))
    expect(await supplier.recheck(offer.key)).toEqual({ outcome: 'gone' })
    for (const key of ['', 'nonsense', offer.key.slice(1)])
      expect([key, await supplier.recheck(key)]).toEqual([key, { outcome: 'gone' }])
  })

  test('takes an order once, however often it is sent, and no more orders than rooms', async () => {
    const supplier = await make()
    const offer = await first(supplier)
    const order = orderOf(offer)
    expect(await supplier.status(order.reference)).toBe('none')
    expect(await supplier.book(order)).toEqual({ outcome: 'confirmed' })
    expect(await supplier.book(order)).toEqual({ outcome: 'confirmed' })
    expect(await supplier.status(order.reference)).toBe('confirmed')
    expect(await supplier.book(orderOf(offer))).toEqual({ outcome: 'confirmed' })
    expect(await supplier.book(orderOf(offer))).toEqual({ outcome: 'failed', reason: 'gone' })
  })

  test('refuses an order whose room was free at the recheck and sold a moment later', async () => {
    const supplier = await make()
    const offer = await first(supplier)
    expect(await supplier.recheck(offer.key)).toMatchObject({ outcome: 'same' })
    const [late, ...faster] = [orderOf(offer), orderOf(offer), orderOf(offer)]
    await Promise.all(faster.map((order) => supplier.book(order)))
    expect(await supplier.book(late)).toEqual({ outcome: 'failed', reason: 'gone' })
    expect(await supplier.status(late.reference)).toBe('none')
    expect(await supplier.cancel(late.reference)).toEqual({ outcome: 'none' })
  })

  test('cancels once for two parallel cancellations', async () => {
    const supplier = await make()
    const offer = await first(supplier)
    const [one, two] = [orderOf(offer), orderOf(offer)]
    await supplier.book(one)
    await supplier.book(two)
    const answers = await Promise.all([supplier.cancel(one.reference), supplier.cancel(one.reference)])
    expect(answers).toEqual([one, one].map(() => ({ outcome: 'cancelled', penalty: 0 })))
    expect(await supplier.book(orderOf(offer))).toEqual({ outcome: 'confirmed' })
    expect(await supplier.book(orderOf(offer))).toEqual({ outcome: 'failed', reason: 'gone' })
    // Sending a cancelled order again does not revive it.
    expect(await supplier.book(one)).toEqual({ outcome: 'failed', reason: 'refused' })
  })

  test('refuses a price other than the one the guest saw', async () => {
    const supplier = await make()
    const order = { ...orderOf(await first(supplier)), expected: 29_999 }
    expect(await supplier.book(order)).toEqual({ outcome: 'failed', reason: 'price_changed' })
    expect(await supplier.status(order.reference)).toBe('none')
  })

  test('releases the room when an order is cancelled, once', async () => {
    const supplier = await make()
    const offer = await first(supplier)
    const [one, two] = [orderOf(offer), orderOf(offer)]
    await supplier.book(one)
    await supplier.book(two)
    expect(await search(supplier)).toEqual([])
    expect(await supplier.cancel(one.reference)).toEqual({ outcome: 'cancelled', penalty: 0 })
    expect(await supplier.cancel(one.reference)).toEqual({ outcome: 'cancelled', penalty: 0 })
    expect(await supplier.status(one.reference)).toBe('cancelled')
    expect(await supplier.cancel(randomUUID())).toEqual({ outcome: 'none' })
    expect(await search(supplier)).toHaveLength(1)
    expect(await supplier.book(orderOf(offer))).toEqual({ outcome: 'confirmed' })
    expect(await supplier.book(orderOf(offer))).toEqual({ outcome: 'failed', reason: 'gone' })
  })
})

describe('hours', () => {
  test('of our own catalog are priced by the hour', async () => {
    const supplier = await ofHours()
    expect(supplier.hours).toBe('native')
    expect(summarizeOffers(await search(supplier, LONG))).toEqual([
      [false, false, 30_000, STANDARD.checkIn, STANDARD.checkOut],
      [true, false, 33_000, LONG.checkIn, STANDARD.checkOut],
      [false, true, 33_500, STANDARD.checkIn, LONG.checkOut],
      [true, true, 36_500, LONG.checkIn, LONG.checkOut],
    ])
    expect(summarizeOffers(await search(supplier, SHORT))).toEqual([
      [true, true, 28_800, SHORT.checkIn, SHORT.checkOut],
    ])
  })

  test('of a supplier of nights cost whole nights, or are on request', async () => {
    const supplier = ofNights()
    expect(supplier.hours).toBe('nights')
    expect(summarizeOffers(await search(supplier, LONG))).toEqual([
      [false, false, 30_000, STANDARD.checkIn, STANDARD.checkOut],
      [false, true, 40_000, STANDARD.checkIn, '2027-03-05T11:00'],
      [true, false, 40_000, '2027-02-28T15:00', STANDARD.checkOut],
      [true, true, 50_000, '2027-02-28T15:00', '2027-03-05T11:00'],
    ])
    // Suppliers refund no part of a night.
    expect(summarizeOffers(await search(supplier, SHORT))).toEqual([
      [true, true, 30_000, STANDARD.checkIn, STANDARD.checkOut],
    ])
  })

  test('are on request only if the adjacent night is sold', async () => {
    standin.sell(ROOM, '2027-02-28', 2)
    expect(
      summarizeOffers(await search(ofNights(), LONG)).map(([check_in, check_out]) => [check_in, check_out]),
    ).toEqual([
      [false, false],
      [false, true],
    ])
  })

  test('are explained to the hotel, which would otherwise give away the room of a guest arriving the next morning', async () => {
    const supplier = ofNights()
    const offers = await search(supplier, LONG)
    const comments = await Promise.all(
      [offers.at(0), offers.at(-1)].map(async (offer) => {
        if (offer === undefined) throw new Error('Nothing is offered')
        const order = orderOf(offer)
        expect(await supplier.book(order)).toEqual({ outcome: 'confirmed' })
        return standin.orders.get(order.reference)?.comment
      }),
    )
    expect(comments).toEqual([
      'The guest would like to check in at 09:00 on 2027-03-01, if that is possible. ' +
        'The guest would like to check out at 18:00 on 2027-03-04, if that is possible. A quiet room',
      'The guest arrives at 09:00 on 2027-03-01. The night before is paid for: please keep the room. ' +
        'The guest leaves at 18:00 on 2027-03-04. The night after is paid for. A quiet room',
    ])
  })
})

describe('a supplier over the network', () => {
  test('with a new price reports it, and refuses an order at the old one', async () => {
    const supplier = ofNights()
    const offer = await first(supplier)
    standin.reprice(ROOM, 11_000)
    const again = await supplier.recheck(offer.key)
    expect(again).toMatchObject({ outcome: 'price_changed', offer: { total: 33_000 } })
    expect(await supplier.book(orderOf(offer))).toEqual({ outcome: 'failed', reason: 'price_changed' })
  })

  test('that does not answer a search or a recheck fails as upstream_failed', async () => {
    const supplier = ofNights({ readWithinMs: 50 })
    const { key } = await first(supplier)
    standin.faults.next({ method: 'POST', path: /availability/, kind: 'request_lost' })
    await expect(search(supplier)).rejects.toMatchObject({ code: 'upstream_failed' })
    standin.faults.next({ method: 'POST', path: /recheck/, kind: 'slow', delayMs: 200 })
    await expect(supplier.recheck(key)).rejects.toMatchObject({ code: 'upstream_failed' })
    await expect(
      nightsSupplier({ url: standin.url, token: 'wrong' }).search({ hotelIds: [HOTEL], stay: STANDARD, rooms: COUPLE }),
    ).rejects.toMatchObject({ code: 'upstream_failed' })
  })

  test.each([
    ['a moment that is none', { rates: [{ ...RATE, penalties: [{ from: 'soon', amount_cents: 1 }] }] }],
    ['a day without its hour', { rates: [{ ...RATE, penalties: [{ from: '2027-03-01', amount_cents: 1 }] }] }],
    ['a price below nothing', { rates: [{ ...RATE, total_cents: -1 }] }],
    ['half a cent', { rates: [{ ...RATE, total_cents: 0.5 }] }],
    ['nothing', null],
    ['another shape', { rates: { 0: RATE } }],
  ])('that answers %s fails as upstream_failed', async (_name, body) => {
    const { url, close } = await saying(200, JSON.stringify(body))
    await expect(search(nightsSupplier({ url, token: '' }))).rejects.toMatchObject({ code: 'upstream_failed' })
    await close()
  })

  test.each([
    [408, '{"error":"timeout"}'],
    [500, '{"error":"?"}'],
    [200, '{"status":"confirmed"}'],
    [201, '{"status":"perhaps"}'],
    [409, 'sold out'],
  ])('that answers an order with %i %s leaves its outcome unknown', async (status, body) => {
    const { url, close } = await saying(status, body)
    const offer = await first(ofNights())
    expect(await nightsSupplier({ url, token: '' }).book(orderOf(offer))).toEqual({ outcome: 'unknown' })
    await close()
  })

  test.each([
    [408, '{"error":"timeout"}'],
    [500, '{"error":"?"}'],
    [200, '{"status":"cancelled"}'],
    [200, '{"penalty_cents":-1}'],
  ])('that answers a cancellation with %i %s leaves its outcome unknown', async (status, body) => {
    const { url, close } = await saying(status, body)
    expect(await nightsSupplier({ url, token: '' }).cancel(randomUUID())).toEqual({ outcome: 'unknown' })
    await close()
  })

  test.each(['request_lost', 'answer_lost', 'unavailable_after'] as const)(
    'gets a cancellation of unknown outcome (%s) again, and counts it once',
    async (kind) => {
      const supplier = ofNights()
      const [one, two] = await Promise.all([first(supplier), first(supplier)]).then((offers) => offers.map(orderOf))
      if (one === undefined || two === undefined) throw new Error('Nothing is offered')
      await supplier.book(one)
      await supplier.book(two)
      standin.faults.next({ method: 'DELETE', path: /orders/, kind })
      expect(await supplier.cancel(one.reference)).toEqual({ outcome: 'unknown' })
      expect(await supplier.cancel(one.reference)).toEqual({ outcome: 'cancelled', penalty: 0 })
      standin.faults.next({ method: 'GET', path: /orders/, kind })
      expect(await supplier.status(one.reference)).toBe('unknown')
      expect(await supplier.status(one.reference)).toBe('cancelled')
      expect(await search(supplier)).toHaveLength(1)
      expect(await supplier.status(two.reference)).toBe('confirmed')
    },
  )

  const LOST = [
    ['the order is lost on its way', 'request_lost', 'none'],
    ['the answer is lost', 'answer_lost', 'confirmed'],
    ['the answer is a 503 behind the order', 'unavailable_after', 'confirmed'],
    ['the answer comes too late', 'slow', 'confirmed'],
  ] as const

  test.each(LOST)(
    'leaves the outcome unknown when %s: the order is sent once, then looked up',
    async (_, kind, state) => {
      const supplier = ofNights({ bookWithinMs: 150 })
      const order = orderOf(await first(supplier))
      standin.faults.next({ method: 'POST', path: /orders/, kind, delayMs: 400 })
      expect(await supplier.book(order)).toEqual({ outcome: 'unknown' })
      expect(await supplier.status(order.reference)).toBe(state)
    },
  )

  const pauses: number[] = []
  const wait = async (ms: number): Promise<void> => void pauses.push(ms)
  beforeEach(() => {
    pauses.length = 0
  })

  test.each([
    ['answer_lost', { outcome: 'confirmed' }],
    ['request_lost', { outcome: 'failed', reason: 'never_arrived' }],
  ] as const)('settles an order of unknown outcome (%s) by look-up', async (kind, expected) => {
    const supplier = ofNights()
    const order = orderOf(await first(supplier))
    standin.faults.next({ method: 'POST', path: /orders/, kind })
    expect(await placeOrderOnce(supplier, order, wait)).toEqual(expected)
    expect(standin.sent()).toBe(kind === 'answer_lost' ? 1 : 0)
  })

  test('is believed to have no order only once the order can no longer arrive', async () => {
    const supplier = ofNights()
    const order = orderOf(await first(supplier))
    standin.faults.next({ method: 'POST', path: /orders/, kind: 'request_lost' })
    await placeOrderOnce(supplier, order, wait)
    const waited = pauses.reduce((sum, ms) => sum + ms, 0)
    expect(waited).toBeGreaterThanOrEqual(supplier.settlesWithinMs)
    expect(pauses.length).toBeGreaterThan(3)
  })

  test('that stays silent sends the order to staff, and an order that arrives late is found', async () => {
    const supplier = ofNights()
    const order = orderOf(await first(supplier))
    const silent: Supplier = { ...supplier, book: async () => ({ outcome: 'unknown' }), status: async () => 'unknown' }
    expect(await placeOrderOnce(silent, order, wait)).toEqual({ outcome: 'review' })
    const late: Supplier = { ...supplier, book: async () => ({ outcome: 'unknown' }) }
    const answer = await placeOrderOnce(late, order, async (ms) => {
      if (ms > 2_000) await supplier.book(order)
    })
    expect(answer).toEqual({ outcome: 'confirmed' })
  })

  test('leaves an order pending until its hotel has decided', async () => {
    const supplier = ofNights()
    const order = orderOf(await first(supplier))
    standin.hesitate()
    expect(await placeOrderOnce(supplier, order, wait)).toEqual({ outcome: 'pending' })
    standin.decide(order.reference, 'failed')
    expect(await supplier.status(order.reference)).toBe('failed')
  })
})

describe('our own catalog', () => {
  test('with a new price reports it, and takes an order at the new one only', async () => {
    const hotel = await addSampleHotel(opened.db, { id: HOTEL, room_types: [{ rooms_total: 2 }] })
    const offer = await first(catalogueSupplier({ db: opened.db, ...sampleDeps([hotel]) }))
    const dearer = { ...hotel, room_types: hotel.room_types.map((room) => ({ ...room, base_price_cents: 11_000 })) }
    const supplier = catalogueSupplier({ db: opened.db, ...sampleDeps([dearer]) })
    const again = await supplier.recheck(offer.key)
    expect(again).toMatchObject({ outcome: 'price_changed', offer: { total: 33_000 } })
    expect(await supplier.book(orderOf(offer))).toEqual({ outcome: 'failed', reason: 'price_changed' })
    expect(await supplier.book({ ...orderOf(offer), expected: 33_000 })).toEqual({ outcome: 'confirmed' })
  })

  test('without its database leaves every outcome unknown', async () => {
    const supplier = await ofHours()
    const order = orderOf(await first(supplier))
    await sql`alter table supply_orders rename to hidden`.execute(opened.db)
    try {
      expect(await supplier.book(order)).toEqual({ outcome: 'unknown' })
      expect(await supplier.status(order.reference)).toBe('unknown')
      expect(await supplier.cancel(order.reference)).toEqual({ outcome: 'unknown' })
    } finally {
      await sql`alter table hidden rename to supply_orders`.execute(opened.db)
    }
    expect(await supplier.status(order.reference)).toBe('none')
  })

  test('charges the first night for a late cancellation, and takes one order sent twice in parallel once', async () => {
    const hotel = await addSampleHotel(opened.db, { id: HOTEL, room_types: [{ rooms_total: 2 }] })
    let now = SAMPLE_NOW
    const supplier = catalogueSupplier({ db: opened.db, ...sampleDeps([hotel], () => now), clock: () => now })
    const order = orderOf(await first(supplier))
    const outcomes = await Promise.all([supplier.book(order), supplier.book(order)])
    expect(outcomes.map(({ outcome }) => outcome)).toContain('confirmed')
    expect(outcomes.map(({ outcome }) => outcome)).not.toContain('failed')
    expect(await search(supplier)).toHaveLength(1)
    now = Temporal.Instant.from('2027-03-01T12:00Z')
    expect(await supplier.cancel(order.reference)).toEqual({ outcome: 'cancelled', penalty: 10_000 })
  })
})
