import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createDocuments, type Documents } from '#server/documents/documents.ts'
import { linesOf, titleOf, withoutSpaces } from '#server/documents/reader.testing.ts'
import { given } from '#server/http/api.testing.ts'
import { createHotelIndex, type HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { updateOffer } from '#server/modules/negotiations/negotiations.store.ts'
import { negotiationsOn } from '#server/modules/negotiations/negotiations.testing.ts'
import { insertPayment, transitionPayment } from '#server/modules/payments/payments.store.ts'
import { createInvoices } from '#server/modules/statements/invoices.service.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { bookingsRoutes } from './bookings.routes.ts'
import { sampleBooking } from './bookings.samples.ts'
import { insertBooking, type NewBooking } from './bookings.store.ts'
import { paidBidsOf } from './paidBids.store.ts'
import { bookingsOn, clock } from './service.testing.ts'

let opened: TestDatabase
let hotel: HotelRecord
let documents: Documents
beforeAll(async () => {
  opened = await testDatabase()
  hotel = await addSampleHotel(opened.db)
  documents = createDocuments({ log: { error: () => undefined } })
  const names = { first_name: 'Placeholder', last_name: 'Guest', phone: null, is_email_verified: true }
  for (const uid of ['guest-1', 'guest'])
    await insertUser(opened.db, { uid, email: `${uid}@stayless.example`, ...names }, clock())
})
afterAll(async () => {
  await documents.close()
  await opened.close()
})

describe('the receipt of a booking', () => {
  test('is a PDF for its owner, never cached, in the language asked for or that of the request', async () => {
    const { id, reference } = await booked({ step: 'captured' })
    const answer = await ask(`/bookings/${id}/receipt.pdf?lang=he`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="stayless-${reference}-he.pdf"`,
      'cache-control': 'private, no-store',
    })
    const pdf = new Uint8Array(await answer.arrayBuffer())
    expect(await titleOf(pdf)).toBe('קבלה')
    const lines = (await linesOf(pdf, true)).flat().join('')
    for (const text of [reference, ADDRESSES.he]) expect(lines).toContain(withoutSpaces(text))

    const again = await ask(`/bookings/${id}/receipt.pdf`, { 'accept-language': 'he' })
    expect(Buffer.from(await again.arrayBuffer()).equals(pdf)).toBe(true)
  })

  test.each(['held', 'declined', 'refused', 'review'] as const)(
    'does not exist while the booking is %s',
    async (step) => {
      const { id } = await booked({ step, ...(step === 'review' ? { review_cause: 'no_answer' as const } : {}) })
      const answer = await ask(`/bookings/${id}/receipt.pdf`)
      expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: 'no_receipt' } }])
    },
  )

  test('is not found by another user', async () => {
    const { id } = await booked({ step: 'captured', user_uid: 'guest' })
    expect((await ask(`/bookings/${id}/receipt.pdf`)).status).toBe(404)
    expect((await ask(`/bookings/${id}/receipt.pdf`, { authorization: '' })).status).toBe(401)
  })

  test('is refused in an unsupported language', async () => {
    const { id } = await booked({ step: 'captured' })
    const answer = await ask(`/bookings/${id}/receipt.pdf?lang=fr`)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'invalid_request', field: 'lang' } },
    ])
  })
})

describe('bids on the receipt', () => {
  test('are those that were charged, also if they came back; not those that were declined', async () => {
    const { id } = await booked({ step: 'captured' })
    const early = await bidOn(id, 'check_in')
    await bidOn(id, 'check_out')
    expect(await paidBidsOf(opened.db, id)).toEqual([])
    await charge(id, early, 'declined')
    expect(await paidBidsOf(opened.db, id)).toEqual([])
    const payment = await charge(id, early, 'captured')
    const hours = { side: 'check_in', at: '2026-12-04T09:00' }
    expect(await paidBidsOf(opened.db, id)).toEqual([{ hours, amount: 6000, refunded: 0 }])
    const receipt = await (await ask(`/bookings/${id}/receipt.pdf`)).arrayBuffer()
    const lines = (await linesOf(new Uint8Array(receipt), false)).flat().join('\n')
    for (const text of ['Check-in from 09:00', 'US$60.00', 'US$260.00']) expect(lines).toContain(withoutSpaces(text))
    const refund = { refund_cents: 6000, refund_asked_at: clock() }
    await transitionPayment(opened.db, payment, ['captured'], 'refunding', refund)
    expect(await paidBidsOf(opened.db, id)).toEqual([{ hours, amount: 6000, refunded: 6000 }])
  })

  test('of an invoiced booking are its entries', async () => {
    const { id } = await booked({ step: 'captured', payment_type: 'invoice' })
    const negotiationId = await bidOn(id, 'check_out')
    const { bids } = createInvoices({ clock })
    const bid = { bookingId: id, negotiationId, amountCents: 6000 }
    const hours = { side: 'check_out', at: '2026-12-06T16:00' }
    await opened.db.transaction().execute((tx) => bids.agreed(tx, bid))
    expect(await paidBidsOf(opened.db, id)).toEqual([{ hours, amount: 6000, refunded: 0 }])
    await opened.db.transaction().execute((tx) => bids.cancelled(tx, bid))
    expect(await paidBidsOf(opened.db, id)).toEqual([{ hours, amount: 6000, refunded: 6000 }])
  })
})

test('calendar and receipt of a booking show the held stay, not the requested hours', async () => {
  const requestedHours = { check_in: '2026-12-24T09:00', check_out: '2026-12-26T18:00' }
  const { id } = await booked({
    step: 'captured',
    ...requestedHours,
    checkin_guaranteed: false,
    checkout_guaranteed: false,
  })
  const text = await (await ask(`/bookings/${id}/calendar.ics`)).text()
  expect(text.match(/DT(START|END);TZID=.*/g)).toEqual([
    'DTSTART;TZID=America/New_York:20261224T150000',
    'DTEND;TZID=America/New_York:20261226T110000',
  ])
  const receipt = await (await ask(`/bookings/${id}/receipt.pdf`)).arrayBuffer()
  const lines = (await linesOf(new Uint8Array(receipt), false)).flat().join()
  expect(lines.match(/\d\d:00/g)?.slice(0, 4)).toEqual(['15:00', '11:00', '09:00', '18:00'])
})

test('calendar and receipt have the hours of the page that booked: 9 AM, not 09:00', async () => {
  const requestedHours = { check_in: '2026-12-24T09:00', checkin_guaranteed: false }
  const { id } = await booked({ step: 'captured', ...requestedHours, hour_cycle: 'h12' })
  const text = (await (await ask(`/bookings/${id}/calendar.ics`)).text()).replaceAll('\r\n ', '')
  const receipt = await (await ask(`/bookings/${id}/receipt.pdf`)).arrayBuffer()
  const lines = (await linesOf(new Uint8Array(receipt), false)).flat().join()
  for (const paper of [text, lines]) {
    expect(paper).toMatch(/9\s?AM/)
    expect(paper).not.toContain('09:00')
  }
})

const requests = negotiationsOn(() => opened.db)

/** A bid for 60 US dollars, which the hotel has accepted. */
const bidOn = async (bookingId: string, side: 'check_in' | 'check_out'): Promise<string> => {
  const id = await requests.submit({ changes: { kind: 'bid', booking_id: bookingId, side } })
  const accepted = { state: 'accepted', answer: 'accept', answered_at: clock() } as const
  await updateOffer(opened.db, { negotiation_id: id, place: 1 }, accepted)
  return id
}

const charge = async (bookingId: string, negotiationId: string, state: 'captured' | 'declined'): Promise<string> => {
  const id = randomUUID()
  await insertPayment(opened.db, {
    id,
    purpose: 'bid',
    booking_id: bookingId,
    negotiation_id: negotiationId,
    amount_cents: 6000,
    state,
    created_at: clock(),
    ...(state === 'captured' ? { captured_at: clock(), transaction_id: id, brand: 'Visa', last4: '4242' } : {}),
  })
  return id
}

const booked = async (changes: Partial<NewBooking>) => {
  const booking = sampleBooking({ user_uid: 'guest-1', ...changes })
  await insertBooking(opened.db, booking)
  return booking
}

const ADDRESSES = { en: '7 Mill Street, New York', he: 'רחוב הטחנה 7, ניו יורק', ar: 'شارع الطاحونة 7، نيويورك' }

const ask = (path: string, headers: Record<string, string> = {}) => {
  const { bookingCalendar, bookingReceipt } = bookingsRoutes({
    bookings: bookingsOn(() => opened.db)().bookings,
    clock,
    hotels: createHotelIndex([hotel]),
    image: () => '',
    address: (_, locale) => ADDRESSES[locale],
    statementOf: () => Promise.resolve(null),
    paidBidsOf: (id) => paidBidsOf(opened.db, id),
    documents,
    brand: DEFAULT_BRAND,
    requireUser: (caller) =>
      caller === null ? Promise.reject(new Error('a stranger came through')) : Promise.resolve(caller),
  })
  return given({ handlers: { bookingCalendar, bookingReceipt } }).api.request(path, {
    headers: { authorization: 'Bearer good', ...headers },
  })
}
