import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createMail, type AddressRefusedListener } from '#server/mail/mail.ts'
import { startSmtp, type SmtpStandIn } from '#server/mail/smtp.testing.ts'
import { smtpTransport } from '#server/mail/transport.ts'
import { hotelAddressOf, markLeft, saveContact } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import { addressLost } from './addressLost.ts'
import { negotiationsOn } from './negotiations.testing.ts'

const LISTED = 'hotel@stayless.example'
const GIVEN = 'desk@hotels.example'
const HOTEL = 'place:1'
const UNKNOWN_MAILBOX = { RCPT: '550 5.1.1 No such user' }

let opened: TestDatabase
let smtp: SmtpStandIn | undefined
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
const on = negotiationsOn(() => opened.db)
beforeEach(async () => {
  await opened.empty()
  on.reset()
})
afterEach(() => smtp?.close())

test('a hotel’s address that its server does not know: what it was asked is a case for staff', async () => {
  const ids = [await on.submit(), await on.submit({ changes: OTHER_STAY })]
  on.letters()
  await post(LISTED, UNKNOWN_MAILBOX)
  expect(await Promise.all(ids.map(on.state))).toEqual(['addressless', 'addressless'])
  expect(on.letters()).toEqual(['staff no_address', 'staff no_address'])
  expect(await opened.db.selectFrom('outbox').select(['sent_at', 'refused_at']).execute()).toEqual([
    { sent_at: null, refused_at: on.clock() },
  ])
  expect(await address()).toBeNull()
})

test('the same request is sent on by staff, to the same address too, and is lost again', async () => {
  const id = await on.submit()
  await post(LISTED, UNKNOWN_MAILBOX)
  await saveContact(opened.db, contact(LISTED))
  await on.act(id, { event: { type: 'staff.send' }, by: 'staff' })
  expect([await on.state(id), (await address())?.email]).toEqual(['asked', LISTED])
  await post(LISTED, UNKNOWN_MAILBOX)
  expect([await on.state(id), await address()]).toEqual(['addressless', null])
})

test('the next request goes to the catalogue’s address, if that is another', async () => {
  await saveContact(opened.db, contact(GIVEN))
  const id = await on.submit()
  await post(GIVEN.toUpperCase(), UNKNOWN_MAILBOX)
  expect(await on.state(id)).toBe('addressless')
  expect(await address()).toEqual({ email: LISTED, lang: 'he' })
})

test('an answer that the hotel has given stays, and its later e-mails still go where it was last read', async () => {
  const id = await on.submit()
  await on.act(id, { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' })
  on.letters()
  await post(LISTED, UNKNOWN_MAILBOX)
  expect(await on.state(id)).toBe('answering')
  await on.at('2026-11-26T07:14Z')
  expect(on.letters()).toEqual(['guest accepted', 'hotel accepted'])
})

test.each([
  ['a full mailbox', LISTED, { RCPT: '552 5.2.2 Over quota' }],
  ['a server that does not let us through', LISTED, { RCPT: '554 5.7.1 Relay access denied' }],
  ['a server that is busy', LISTED, { RCPT: '450 4.2.1 Try again' }],
  ['a message that is not taken', LISTED, { '.': '554 5.6.0 Message refused' }],
  ['an address of no hotel', 'guest@guests.example', UNKNOWN_MAILBOX],
])('%s changes nothing', async (_, to, answers) => {
  const id = await on.submit()
  on.letters()
  await post(to, answers)
  expect([await on.state(id), on.letters(), (await address())?.email]).toEqual(['asked', [], LISTED])
  expect(await opened.db.selectFrom('refused_addresses').selectAll().execute()).toEqual([])
})

test('a hotel that has left stays away, whatever its server says', async () => {
  await markLeft(opened.db, HOTEL, { email: GIVEN, lang: 'en' }, on.clock())
  await post(GIVEN, UNKNOWN_MAILBOX)
  expect(await address()).toBeNull()
  expect(await opened.db.selectFrom('refused_addresses').selectAll().execute()).toEqual([])
})

test('several processes that hear it at once end each request once', async () => {
  const ids = [await on.submit(), await on.submit({ changes: OTHER_STAY })]
  on.letters()
  const lose = addressLost(on)
  const hear = () => opened.db.transaction().execute((tx) => lose(tx, LISTED))
  await Promise.all([hear(), hear(), hear()])
  expect(await Promise.all(ids.map(on.state))).toEqual(['addressless', 'addressless'])
  expect(on.letters()).toEqual(['staff no_address', 'staff no_address'])
})

test('what fails on the way leaves e-mail and requests as they were, to be tried again', async () => {
  const id = await on.submit()
  await post(LISTED, UNKNOWN_MAILBOX, () => Promise.reject(new Error('staff cannot be told')))
  expect(await on.state(id)).toBe('asked')
  expect(await opened.db.selectFrom('outbox').select('refused_at').execute()).toEqual([{ refused_at: null }])
  const [job] = await opened.db.selectFrom('jobs').selectAll().where('kind', '=', 'mail.send').execute()
  expect(job).toMatchObject({ attempts: 1, failed_at: null, last_error: 'staff cannot be told' })
})

const OTHER_STAY = { stay_from: '2026-12-14', stay_until: '2026-12-16' }

const contact = (email: string) => ({
  hotel_key: HOTEL,
  email,
  lang: 'he' as const,
  source: 'staff' as const,
  person: '',
  phone: '',
  verified_at: null,
  updated_at: on.clock(),
})

const address = () => hotelAddressOf(opened.db, on.content, HOTEL)

/** Sends an e-mail through a mail server that answers so; `next` hears of it after the negotiations. */
const post = async (
  to: string,
  answers: Readonly<Record<string, string>>,
  next: AddressRefusedListener = () => Promise.resolve(),
): Promise<void> => {
  await smtp?.close()
  smtp = await startSmtp(answers)
  const jobs = createJobs({ db: opened.db, clock: on.clock, log: pino({ level: 'silent' }) })
  const mail = createMail({
    db: opened.db,
    clock: on.clock,
    jobs,
    brand: { name: 'Stayless', supportEmail: 'support@stayless.example', origin: 'https://stayless.example' },
    transport: smtpTransport(smtp.url, 'Stayless <no-reply@stayless.example>'),
  })
  mail.onAddressRefused(addressLost(on))
  mail.onAddressRefused(next)
  await mail.queue(opened.db, { to, lang: 'en', template: 'desk_link', data: { link: 'https://stayless.example' } })
  await jobs.runDue()
}
