import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { create } from 'superstruct'
import { BookingsResponse } from '#contract/booking/bookings.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { addDays } from '#contract/hotel/stay.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { askingFor, CONTEXT } from '#server/http/asking.testing.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createMail } from '#server/mail/mail.ts'
import { startSmtp } from '#server/mail/smtp.testing.ts'
import { smtpTransport, type MailTransport } from '#server/mail/transport.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import { bookingById, bookingRoomHold, type NewBooking } from '#server/modules/bookings/bookings.store.ts'
import { faultyGateway } from '#server/modules/payments/gateway.samples.ts'
import { createPayments } from '#server/modules/payments/payments.service.ts'
import type { NewPayment } from '#server/modules/payments/payments.store.ts'
import { createHotelIndex, type HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { searchHotels } from '#server/modules/hotels/hotels.search.ts'
import { NO_BIDS, UNHEARD, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createAvailability } from '#server/modules/inventory/availability.ts'
import { createLoyalty } from '#server/modules/loyalty/loyalty.service.ts'
import { personMarks } from '#server/modules/loyalty/personMarks.ts'
import { hold } from '#server/modules/inventory/inventory.store.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { rateKeys } from '#server/modules/rates/rateKey.ts'
import { nightsAlone } from '#server/modules/rates/rates.samples.ts'
import { catalogueContent } from '#server/demo/catalogue/catalogueContent.ts'
import { bookingsModule } from './bookings.module.ts'

const NOW = Temporal.Instant.from('2026-12-01T12:00Z')

let opened: TestDatabase
let hotel: HotelRecord
beforeAll(async () => {
  opened = await testDatabase()
  hotel = await addSampleHotel(opened.db, { room_types: [{ rooms_total: 1 }] })
  const names = { first_name: 'Placeholder', last_name: 'Guest', phone: null }
  await insertUser(opened.db, { uid: 'guest', email: 'guest@stayless.example', is_email_verified: true, ...names }, NOW)
})
afterAll(() => opened.close())
beforeEach(async () => {
  for (const table of ['invoice_entries', 'payments', 'bookings', 'outbox', 'jobs', 'room_day'] as const)
    await opened.db.deleteFrom(table).execute()
})

test('a cancellation whose refund is refused shows the guest the same result again, and informs staff by mail and log', async () => {
  const { cancel, lines, emails } = desk({
    refund: () => Promise.resolve({ outcome: 'refused', reason: 'not_found' }),
  })
  const { id, reference } = await paidBooking()
  const first = await cancel(id)
  expect(first).toMatchObject({ refund: 200, booking: { status: 'review', cancelled: { refund: 200 } } })
  expect(await cancel(id)).toEqual(first)
  expect(await bookingById(opened.db, id)).toMatchObject({ step: 'review', review_cause: 'refund_not_found' })
  expect(await emails()).toMatchObject([
    { recipient: 'guest@stayless.example', template: 'booking_cancelled' },
    { recipient: 'staff@stayless.example', template: 'booking_review' },
  ])
  expect((await emails())[1]?.body_text.replaceAll(/[\u2068\u2069]/g, '')).toContain(`Booking reference: ${reference}
Booking: ${id}
Cause: refund_not_found
Transaction: t1
Charge: $200.00
To give back: $200.00`)
  expect(lines()).toMatchObject([{ level: 50, booking: id, cause: 'refund_not_found' }])
})

test('a cancellation without trouble writes to the guest only', async () => {
  const { cancel, lines, emails } = desk({ refund: () => Promise.resolve({ outcome: 'done' }) })
  const { id } = await paidBooking()
  expect(await cancel(id)).toMatchObject({ refund: 200, booking: { status: 'cancelled' } })
  expect(await emails()).toMatchObject([{ recipient: 'guest@stayless.example', template: 'booking_cancelled' }])
  expect(lines()).toEqual([])
})

test('a traveler’s e-mails about the stay and its cancellation reveal nothing of the money or the agent’s account', async () => {
  const { confirm, cancel, emails } = desk({})
  const { id } = await storeBooking({
    ...OF_AGENT,
    guest_first_name: 'Traveller',
    check_in: '2026-12-24T09:00',
    checkin_guaranteed: false,
    bid_check_in_cents: 3_000,
    breakdown: JSON.stringify({ ...nightsAlone(20_000), credits: -2_500 }),
  })
  await confirm(id)
  await cancel(id)
  const summaries = (await emails()).map(({ template, recipient, body_text: text }) => [
    template,
    recipient,
    { ofMoney: /\$|refund|credit/i.test(text), ofAccount: text.includes(id), to: /^Hello (\w+)/m.exec(text)?.[1] },
  ])
  expect(summaries).toEqual(
    ['booking_confirmed', 'booking_cancelled'].flatMap((template) => [
      [template, 'guest@stayless.example', { ofMoney: true, ofAccount: true, to: 'Placeholder' }],
      [template, 'traveller@stayless.example', { ofMoney: false, ofAccount: false, to: 'Traveller' }],
    ]),
  )
})

test('a traveler’s e-mails are in the language of the booking, the agent’s in the one set in the profile', async () => {
  const { confirm, cancel, emails } = desk({})
  const { id } = await storeBooking({ ...OF_AGENT, lang: 'he' })
  await confirm(id)
  await cancel(id)
  const room = hotel.room_types[0]
  const namesIn = (lang: Locale) => [
    hotel.names[lang],
    room?.names[lang],
    catalogueContent(clock).page(hotel.id, lang)?.address,
  ]
  const all = [...namesIn('en'), ...namesIn('he')]
  const summaries = (await emails()).map(({ template, recipient, body_text: text }) => [
    template,
    recipient,
    all.filter((name) => text.includes(name ?? '')),
  ])
  expect(summaries).toEqual(
    ['booking_confirmed', 'booking_cancelled'].flatMap((template) => [
      [template, 'guest@stayless.example', namesIn('en')],
      [template, 'traveller@stayless.example', namesIn('he')],
    ]),
  )
})

test('all e-mails about a booking have the hours of the page that booked: 3 PM, not 15:00', async () => {
  const { confirm, cancel, emails } = desk({})
  const { id } = await storeBooking({ ...OF_AGENT, hour_cycle: 'h12' })
  await confirm(id)
  await cancel(id)
  const hours = (await emails()).map(({ body_text: text }) => [text.includes('3\u00A0PM'), text.includes('15:00')])
  expect(hours).toEqual([1, 2, 3, 4].map(() => [true, false]))
})

test('e-mails go to the address of the guest’s current profile', async () => {
  const { cancel, emails } = desk({ refund: () => Promise.resolve({ outcome: 'done' }) })
  const { id } = await paidBooking()
  await setEmail('moved@stayless.example')
  await cancel(id)
  await setEmail('guest@stayless.example')
  expect(await emails()).toMatchObject([{ recipient: 'moved@stayless.example', template: 'booking_cancelled' }])
})

test('a declined booking is missing from the guest’s list, a refused one is in it, and the attempt reports both errors', async () => {
  const { attempted, list } = desk({})
  const declined = await insertSample(opened.db, { step: 'declined' }, { decline_advice: 'different_card' })
  const refused = await insertSample(opened.db, { step: 'refused' })
  const paid = await paidBooking()
  await expect(attempted(declined.idempotency_key)).rejects.toMatchObject({
    status: 402,
    code: 'declined',
    reason: 'card.different',
  })
  await expect(attempted(refused.idempotency_key)).rejects.toMatchObject({ status: 409, code: 'unavailable' })
  expect(await attempted(paid.idempotency_key)).toMatchObject({ booking: { id: paid.id } })
  expect(new Set((await list()).map(({ id, status }) => `${id} ${status}`))).toEqual(
    new Set([`${paid.id} confirmed`, `${refused.id} rejected`]),
  )
})

test.each([
  ['check_card', 'card.invalid'],
  ['verify_card', 'card.verify'],
  ['try_again', 'card.failed'],
] as const)('a decline with the advice %s reports %s', async (decline_advice, reason) => {
  const { attempted } = desk({})
  const declined = await insertSample(opened.db, { step: 'declined' }, { decline_advice })
  await expect(attempted(declined.idempotency_key)).rejects.toMatchObject({ code: 'declined', reason })
})

test('a room is on sale again as soon as the card has been declined', async () => {
  const authorize = {
    outcome: 'declined',
    reason: 'processor_declined',
    code: '2000',
    advice: 'different_card',
    isSoft: true,
  } as const
  const { search, book } = desk({ authorize: () => Promise.resolve(authorize) })
  const [offered] = search()
  if (offered === undefined) throw new Error('there is nothing to book')
  await expect(book(offered)).rejects.toMatchObject({ status: 402, code: 'declined' })
  expect(search()).toHaveLength(1)
})

test('an account that was deleted a moment ago cannot book', async () => {
  const { search, book } = desk({})
  const [offered] = search()
  if (offered === undefined) throw new Error('there is nothing to book')
  await opened.db.updateTable('users').set({ deleted_at: NOW }).where('uid', '=', 'guest').execute()
  await expect(book(offered)).rejects.toMatchObject({ status: 401 })
  await opened.db.updateTable('users').set({ deleted_at: null }).where('uid', '=', 'guest').execute()
  expect(await opened.db.selectFrom('bookings').select('id').execute()).toEqual([])
})

test('a silent mail server does not hold up bookings', async () => {
  const smtp = await startSmtp(null)
  const company = faultyGateway()
  const { jobs, mail } = desk(company.gateway, smtpTransport(smtp.url, 'no-reply@stayless.example'))
  const code = { to: 'guest@stayless.example', lang: 'en', template: 'verification_code', data: { code: '1' } } as const
  for (let sent = 0; sent < 50; sent += 1) await mail.queue(opened.db, code)
  const { id } = await bookingWithLostAnswer(company.gateway)
  await jobs.schedule(opened.db, { kind: 'payment.resume', payload: { id }, runAt: NOW })
  jobs.start()
  const step = async () => (await opened.db.selectFrom('bookings').select('step').execute())[0]?.step
  await expect.poll(step, { timeout: 8_000 }).toBe('captured')
  const sent = opened.db.selectFrom('outbox').select('id').where('sent_at', 'is not', null)
  expect(await sent.execute()).toEqual([])
  const stopped = jobs.stop()
  await smtp.close()
  await stopped
})

test('a sale whose response was lost is found when the booking is resumed, even after its hold has expired', async () => {
  const { gateway } = faultyGateway()
  const { jobs } = desk(gateway)
  const { id } = await bookingWithLostAnswer(gateway)
  const expires_at = NOW.subtract({ minutes: 1 })
  await opened.db.updateTable('payments').set({ expires_at }).where('id', '=', id).execute()
  await jobs.schedule(opened.db, { kind: 'payment.resume', payload: { id }, runAt: NOW })
  await jobs.runDue()
  expect(await bookingById(opened.db, id)).toMatchObject({ step: 'captured' })
})

test('the e-mail gives the hotel’s address and telephone number, in the guest’s language', async () => {
  const { cancel, emails } = desk({ refund: () => Promise.resolve({ outcome: 'done' }) })
  await cancel((await paidBooking()).id)
  const page = catalogueContent(clock).page(hotel.id, 'en')
  const text = (await emails())[0]?.body_text.replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toContain(`${page?.address}\nHotel phone: ${page?.contact.phone}\n`)
})

test('a process stops offering a room once it learns that another process has sold it', async () => {
  const [one, other] = [desk({}), desk({})]
  const [offered] = other.search()
  if (offered === undefined) throw new Error('there is nothing to book')
  expect(await one.book(offered)).toMatchObject({ status: 201 })
  expect([one.search().length, other.search().length]).toEqual([0, 1])
  await expect(other.book(offered)).rejects.toMatchObject({ status: 409, code: 'unavailable' })
  expect(other.search()).toEqual([])
  expect(other.search('2026-12-26').length).toBe(1)
})

const clock = () => NOW

const setEmail = (email: string) => opened.db.updateTable('users').set({ email }).where('uid', '=', 'guest').execute()

const image = () => ''

const desk = (changes: Partial<PaymentGateway>, transport: MailTransport = { send: () => Promise.resolve() }) => {
  const { db } = opened
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const jobs = createJobs({ db, clock, log })
  const brand = { name: 'Stayless', supportEmail: 'support@stayless.example', origin: 'https://stayless.example' }
  const mail = createMail({ db, clock, jobs, brand, transport })
  const hotels = createHotelIndex([hotel])
  const availability = createAvailability(hotel.room_types)
  const keys = rateKeys('the secret of the tests, 32 bytes or more')
  const routes = bookingsModule({
    db,
    clock,
    jobs,
    mail,
    payments: createPayments({
      db,
      clock,
      gateway: { ...faultyGateway().gateway, ...changes },
      vault: UNHEARD.vault,
      jobs,
      log,
    }),
    hotels,
    loyalty: createLoyalty({ db, clock, jobs, marks: personMarks('a secret of the test') }),
    bids: NO_BIDS,
    availability,
    content: { image, address: () => '', page: (id, locale) => catalogueContent(clock).page(id, locale) },
    documents: { pdf: () => Promise.reject(new Error('nobody asks for a document')) },
    brand: DEFAULT_BRAND,
    keys,
    tries: UNLIMITED,
    staffEmail: 'staff@stayless.example',
    requireUser: () => Promise.resolve(caller),
  })
  return {
    jobs,
    mail,
    /** Rates offered for two nights from this day. */
    search: (day = '2026-12-24') => {
      const checkOut = `${addDays(day, 2)}T11:00` as const
      const criteria = {
        destination: { name: '', point: hotel, poi: false },
        checkIn: `${day}T15:00`,
        checkOut,
        rooms: PARTY,
      }
      const answerRecords = { of: () => null }
      const places = { cityName: () => '', airportAt: () => null }
      const deps = { hotels, availability, answerRecords, keys, content: { image }, ...places }
      return searchHotels(criteria, 'en', NOW.epochMilliseconds, deps).hotels.map(({ rate }) => rate)
    },
    book: ({ rateKey, total }: { rateKey: string; total: number }) =>
      routes.book({
        params: {},
        query: {},
        body: {
          rateKey,
          guest: { first_name: 'Placeholder', last_name: 'Guest' },
          comment: '',
          payment: { type: 'card', nonce: 'nonce' },
          expected_total: total,
          again: true,
        },
        context: { ...CONTEXT, idempotencyKey: randomUUID() },
        caller,
      }),
    confirm: (id: string) =>
      routes.settleBooking({
        params: { id },
        query: {},
        body: { decision: 'confirm', note: 'The hotel says so' },
        context: CONTEXT,
        caller,
      }),
    cancel: (id: string) => routes.cancelBooking({ params: { id }, query: {}, body: {}, context: CONTEXT, caller }),
    attempted: (key: string) => routes.attemptedBooking(askingFor({ key }, caller)),
    list: async () => create(await routes.bookings(askingFor({}, caller)), BookingsResponse).bookings,
    lines: () => logged.map((line): unknown => JSON.parse(line)),
    emails: () => db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
}

const caller = {
  uid: 'guest',
  email: 'guest@stayless.example',
  email_verified: true,
  auth_time: NOW,
  way: 'password',
  credential: '',
}

const PARTY = [{ adults: 2, children: [] }]

/** An agent's booking in review. */
const OF_AGENT = {
  step: 'review',
  review_cause: 'failing',
  payment_type: 'invoice',
  traveller_email: 'traveller@stayless.example',
} as const

const storeBooking = async (changes: Partial<NewBooking>, payment: Partial<NewPayment> = {}) => {
  const row = await insertSample(opened.db, changes, payment)
  await opened.db.transaction().execute((tx) => hold(tx, bookingRoomHold(row)))
  return row
}

const paidBooking = () => storeBooking({ step: 'captured' }, { transaction_id: 't1' })

/** Authorized at the gateway, but the response was lost. */
const bookingWithLostAnswer = async (gateway: PaymentGateway) => {
  const row = await storeBooking({}, { authorize_asked_at: NOW.subtract({ seconds: 31 }) })
  const lodging = { folioNumber: row.reference, checkInDate: '2026-12-24', checkOutDate: '2026-12-26' }
  await gateway.authorize({
    orderId: row.id,
    amountCents: row.total_cents,
    nonce: 'nonce',
    deviceData: null,
    lodging,
  })
  return row
}
