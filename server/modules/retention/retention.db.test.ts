import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { sampleBooking } from '#server/modules/bookings/bookings.samples.ts'
import { insertBooking } from '#server/modules/bookings/bookings.store.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { MARK_DAYS } from '#server/modules/loyalty/personMarks.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'
import { localIdentityAdmin } from '#server/emulators/identity/localIdentity.ts'
import { createProvider } from '#server/emulators/identity/provider.ts'
import {
  DONE_JOBS_DAYS,
  schedulePurge,
  MAIL_DAYS,
  MAIL_WORDS_DAYS,
  SECRET_MAIL_MINUTES,
  UNPROVEN_DAYS,
} from './retention.module.ts'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now
const days = (count: number) => now.subtract({ hours: 24 * count })

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('erases expired codes and links and old texts within an hour, except in unsent e-mails', async () => {
  const { db } = database
  // Reaches the maximum age of a code when the job runs, in an hour.
  const old = now.add({ minutes: 60 - SECRET_MAIL_MINUTES })
  await db
    .insertInto('outbox')
    .values([
      mail('fresh code', 'verification_code', old.add({ minutes: 1 })),
      mail('old code', 'verification_code', old),
      mail('old link', 'password_reset', old),
      mail('old code of a change', 'email_change_code', old),
      mail('booking', 'booking_confirmed', days(MAIL_WORDS_DAYS - 1)),
      mail('old booking', 'booking_confirmed', days(MAIL_WORDS_DAYS)),
      { ...mail('old and not sent', 'booking_confirmed', days(MAIL_WORDS_DAYS)), sent_at: null },
      mail('of last year', 'booking_confirmed', days(MAIL_DAYS)),
      { ...mail('old and refused', 'booking_confirmed', days(MAIL_WORDS_DAYS)), sent_at: null, refused_at: now },
      { ...mail('refused last year', 'booking_confirmed', days(MAIL_DAYS)), sent_at: null, refused_at: now },
    ])
    .execute()
  await clean()
  const emails = await db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body_text', 'body_html', 'attachments'])
    .orderBy('id')
    .execute()
  expect(emails.map(({ recipient, attachments }) => [recipient, attachments === null]).slice(4, 6)).toEqual([
    ['booking', false],
    ['old booking', true],
  ])
  expect(
    emails.map(({ recipient, subject, body_text, body_html }) => [recipient, `${subject}${body_text}${body_html}`]),
  ).toEqual([
    ['fresh code', 'sth'],
    ['old code', ''],
    ['old link', ''],
    ['old code of a change', ''],
    ['booking', 'sth'],
    ['old booking', ''],
    ['old and not sent', 'sth'],
    ['old and refused', ''],
  ])
})

test('deletes the e-mails to hotels about guests whose accounts have ended, once they were sent or given up', async () => {
  const { db } = database
  await db.deleteFrom('outbox').execute()
  const { uid } = await guest('still here', now, true)
  const about = (recipient: string, about_uid: string | null, changes: object = {}) => ({
    ...mail(recipient, 'negotiation_hotel', now),
    about_uid,
    ...changes,
  })
  await db
    .insertInto('outbox')
    .values([
      about('of a guest', uid),
      about('of a guest without an account', null),
      about('sent', 'gone'),
      about('waits', 'gone', { sent_at: null }),
      about('refused', 'gone', { sent_at: null, refused_at: now }),
      about('given up', 'gone', { sent_at: null, created_at: days(MAIL_WORDS_DAYS) }),
    ])
    .execute()
  await clean()
  const left = await db.selectFrom('outbox').select('recipient').orderBy('id').execute()
  expect(left.map(({ recipient }) => recipient)).toEqual(['of a guest', 'of a guest without an account', 'waits'])
  await db.deleteFrom('users').where('uid', '=', uid).execute()
})

test('deletes jobs done a week ago; failed ones stay for staff', async () => {
  const { db } = database
  const job = (kind: string, done_at: Temporal.Instant | null, failed_at: Temporal.Instant | null = null) => ({
    kind,
    dedupe: null,
    payload: '{}',
    run_at: days(9),
    created_at: days(9),
    done_at,
    failed_at,
  })
  await db
    .insertInto('jobs')
    .values([
      job('done', days(DONE_JOBS_DAYS)),
      job('done lately', days(DONE_JOBS_DAYS - 1)),
      job('failed', null, days(DONE_JOBS_DAYS)),
    ])
    .execute()
  await clean()
  const left = await db.selectFrom('jobs').select('kind').where('kind', '!=', 'house.keep').orderBy('id').execute()
  expect(left.map(({ kind }) => kind)).toEqual(['done lately', 'failed'])
})

test('frees an e-mail not verified within a week, and deletes its account and row', async () => {
  const { db } = database
  const guests = [
    ['old', days(UNPROVEN_DAYS), false],
    ['young', days(UNPROVEN_DAYS - 1), false],
    ['proven', days(UNPROVEN_DAYS), true],
  ] as const
  const uids: Record<string, string> = {}
  for (const [name, since, is_email_verified] of guests) uids[name] = (await guest(name, since, is_email_verified)).uid
  const { securityEvents } = await clean()
  const left = await db.selectFrom('users').select('first_name').orderBy('first_name').execute()
  expect(left.map(({ first_name }) => first_name)).toEqual(['proven', 'young'])
  const accounts = guests.map(async ([name]) => (await admin().lookupByEmail(`${name}@mail.example`))?.uid)
  expect(await Promise.all(accounts)).toEqual([undefined, uids['young'], uids['proven']])
  expect(securityEvents).toEqual(['unproven_account_expired'])
})

test('keeps an e-mail that is verified while others expire', async () => {
  const { db } = database
  const earlier = await guest('earlier', days(UNPROVEN_DAYS + 1), false)
  const { id, uid } = await guest('just in time', days(UNPROVEN_DAYS), false)
  await clean({
    deleteUser: async (leaving) => {
      await db.updateTable('users').set({ is_email_verified: true }).where('id', '=', id).execute()
      await admin().deleteUser(leaving)
    },
  })
  const left = db.selectFrom('users').select('id').where('id', 'in', [earlier.id, id])
  expect(await left.execute()).toEqual([{ id }])
  expect(await admin().lookupByEmail('earlier@mail.example')).toBeUndefined()
  expect(await admin().lookupByEmail('just in time@mail.example')).toMatchObject({ uid })
})

test('skips an account that its guest is deleting', async () => {
  const { db } = database
  const leaving = await guest('leaving', days(UNPROVEN_DAYS), false)
  await db.updateTable('users').set({ deleted_at: now }).where('id', '=', leaving.id).execute()
  await clean()
  expect(await db.selectFrom('users').select('id').where('id', '=', leaving.id).execute()).toEqual([{ id: leaving.id }])
})

test('forgets two years later by what the user of a promo code was to be recognised', async () => {
  const { db } = database
  await addSampleHotel(db)
  const booking = sampleBooking({})
  await insertBooking(db, booking)
  const marked = (digest: string, at: Temporal.Instant) => ({
    digest,
    kind: 'card' as const,
    booking_id: booking.id,
    at,
  })
  await db
    .insertInto('promo_marks')
    .values([marked('old', days(MARK_DAYS)), marked('young', days(MARK_DAYS - 1))])
    .execute()
  await clean()
  expect(await db.selectFrom('promo_marks').select('digest').execute()).toEqual([{ digest: 'young' }])
})

test('deletes captured screens after 30 days, with the looks at them', async () => {
  const { db } = database
  const capture = async (code: string, expires_at: Temporal.Instant) => {
    const facts = { build: 'b', route: '/', locale: 'en' as const, width: 1, height: 1, note: '' }
    const envelope = Buffer.from('{}')
    await db
      .insertInto('captures')
      .values({ ...facts, code, attempt: code, user_id: null, envelope, bytes: 2, sent_at: days(30), expires_at })
      .execute()
    await db.insertInto('capture_looks').values({ capture_code: code, staff_uid: 'staff', at: now }).execute()
  }
  const nextRun = now.add({ hours: 1 })
  await capture('expired', nextRun)
  await capture('kept', nextRun.add({ seconds: 1 }))
  await clean()
  expect(await db.selectFrom('captures').select('code').execute()).toEqual([{ code: 'kept' }])
  expect(await db.selectFrom('capture_looks').select('capture_code').execute()).toEqual([{ capture_code: 'kept' }])
})

test('deletes expired e-mail changes, and schedules the next run', async () => {
  const { db } = database
  const user = await guest('changing', now, true)
  const change = { user_id: user.id, email: 'new@mail.example', code_hash: '', sent_at: now, credential: '' }
  await db
    .insertInto('email_changes')
    .values({ ...change, expires_at: now.add({ minutes: 10 }) })
    .execute()
  const { done, anHourLater } = await clean()
  expect(await db.selectFrom('email_changes').select('email').execute()).toEqual([])
  expect([done, await anHourLater(), await anHourLater()]).toEqual([1, 1, 1])
})

test('schedules the next run even if this one fails', async () => {
  const { db } = database
  await guest('not deletable', days(UNPROVEN_DAYS), false)
  const { anHourLater } = await clean({ deleteUser: () => Promise.reject(new Error('provider down')) })
  const due = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('kind', '=', 'house.keep')
    .where('attempts', '=', 0)
    .execute()
  expect(due).toEqual([{ run_at: now.add({ hours: 1 }) }])
  await db.deleteFrom('users').where('first_name', '=', 'not deletable').execute()
  await anHourLater()
})

const mail = (recipient: string, template: string, created_at: Temporal.Instant) => ({
  recipient,
  template,
  lang: 'en' as const,
  subject: 's',
  body_text: 't',
  body_html: 'h',
  created_at,
  sent_at: created_at,
  uid: null,
  attachments: '[]',
})

const admin = () => localIdentityAdmin(createProvider({ db: database.db, clock, passwordCost: LIGHT_COST }))

const guest = async (name: string, since: Temporal.Instant, is_email_verified: boolean) => {
  const email = `${name}@mail.example`
  const created = await admin().createPasswordUser({ email, password: 'sea breeze', display_name: name })
  if (created.outcome !== 'created') throw new Error(`${email} is there already`)
  const person = { uid: created.uid, email, is_email_verified, first_name: name, last_name: 'Cohen', phone: null }
  return insertUser(database.db, person, since)
}

const forgetSessions = () => Promise.resolve()

/** Starts the job now and runs it an hour later. */
const clean = async (identity: Pick<IdentityAdmin, 'deleteUser'> = admin()) => {
  const { db } = database
  const securityEvents: string[] = []
  const jobs = createJobs({ db, clock, log: pino({ level: 'silent' }) })
  await schedulePurge({
    db,
    clock,
    jobs,
    admin: identity,
    logSecurityEvent: (event) => void securityEvents.push(event),
    forgetSessions,
  })
  const anHourLater = (): Promise<number> => {
    now = now.add({ hours: 1 })
    return jobs.runDue()
  }
  return { securityEvents, done: await anHourLater(), anHourLater }
}
