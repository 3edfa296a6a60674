import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createDocuments, type Documents } from '#server/documents/documents.ts'
import { linesOf, titleOf, withoutSpaces } from '#server/documents/reader.testing.ts'
import { given } from '#server/http/api.testing.ts'
import { createHotelIndex, type HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { bookingsRoutes } from './bookings.routes.ts'
import { sampleBooking } from './bookings.samples.ts'
import { insertBooking, type NewBooking } from './bookings.store.ts'
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
    documents,
    brand: DEFAULT_BRAND,
    requireUser: (caller) =>
      caller === null ? Promise.reject(new Error('a stranger came through')) : Promise.resolve(caller),
  })
  return given({ handlers: { bookingCalendar, bookingReceipt } }).api.request(path, {
    headers: { authorization: 'Bearer good', ...headers },
  })
}
