import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localIdentityAdmin } from '#server/emulators/identity/localIdentity.ts'
import type { Clock } from '#server/clock.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import type { Caller } from '#server/http/handler.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { sampleBooking } from '#server/modules/bookings/bookings.samples.ts'
import { bookingById, insertBooking, type NewBooking } from '#server/modules/bookings/bookings.store.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { lockSignedInUser, insertUser, userByEmail, userOf } from '#server/modules/user/user.store.ts'
import { createInvoices } from '#server/modules/statements/invoices.service.ts'
import { issueStatements } from '#server/modules/statements/statements.jobs.ts'
import { markPaid, statementsOf } from '#server/modules/statements/statements.store.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'
import { createProvider } from '#server/emulators/identity/provider.ts'
import { negotiationsPersonalData } from '#server/modules/negotiations/negotiations.personalData.ts'
import { negotiationsOn } from '#server/modules/negotiations/negotiations.testing.ts'
import type { PersonalDataStore } from './personalDataStore.port.ts'
import { createDeletion, type DeletionDeps } from './deletion.service.ts'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now

beforeAll(async () => {
  database = await testDatabase()
  await addSampleHotel(database.db)
})
afterAll(() => database.close())

describe('deleting the account', () => {
  test('erases the guest everywhere, and keeps past stays for the books without their name', async () => {
    const { db } = database
    const { deletion, caller, admin, forgotten } = await guest('leaves')
    const booking = await past(caller.uid)
    await db
      .insertInto('outbox')
      .values({ ...MAIL, recipient: caller.email, created_at: now })
      .execute()
    await deletion.deleteAccount(caller)
    expect(await admin.lookupByEmail(caller.email)).toBeUndefined()
    expect(await db.selectFrom('users').select('id').where('uid', '=', caller.uid).execute()).toEqual([])
    expect(await db.selectFrom('outbox').select('id').where('recipient', '=', caller.email).execute()).toEqual([])
    expect(forgotten).toEqual([caller.uid])
    expect(await bookingById(db, booking.id)).toMatchObject({
      user_uid: `deleted:${booking.id}`,
      guest_first_name: '',
      guest_last_name: '',
      guest_email: '',
      traveller_email: null,
      comment: '',
      total_cents: booking.total_cents,
      reference: booking.reference,
    })
  })

  test('deletes every e-mail about the guest, whatever address it went to, and the job’s own record', async () => {
    const { db } = database
    const { deletion, caller } = await guest('moved')
    await db
      .insertInto('outbox')
      .values([
        { ...MAIL, recipient: 'former@mail.example', uid: caller.uid, created_at: now },
        { ...MAIL, recipient: caller.email, uid: null, created_at: now },
        { ...MAIL, recipient: 'neighbour@mail.example', uid: 'neighbour', created_at: now },
      ])
      .execute()
    await deletion.deleteAccount(caller)
    const left = await db.selectFrom('outbox').select('recipient').execute()
    expect(left).toEqual([{ recipient: 'neighbour@mail.example' }])
    const jobs = await db.selectFrom('jobs').selectAll().execute()
    expect(JSON.stringify(jobs)).not.toContain(caller.uid)
    expect(jobs.filter(({ kind }) => kind === 'user.delete')).toEqual([])
  })

  test('deletes the e-mails to hotels about the guest, but lets one that waits go out first', async () => {
    const { db } = database
    const { deletion, caller } = await guest('asked.a.hotel')
    const toHotel = { ...MAIL, uid: null, created_at: now }
    await db
      .insertInto('outbox')
      .values([
        { ...toHotel, recipient: 'sent@hotel.example', about_uid: caller.uid, sent_at: now },
        { ...toHotel, recipient: 'waits@hotel.example', about_uid: caller.uid },
        { ...toHotel, recipient: 'other@hotel.example', about_uid: 'neighbour', sent_at: now },
      ])
      .execute()
    await deletion.deleteAccount(caller)
    const left = await db
      .selectFrom('outbox')
      .select('recipient')
      .where('recipient', 'like', '%@hotel.example')
      .execute()
    expect(left.map(({ recipient }) => recipient).toSorted()).toEqual(['other@hotel.example', 'waits@hotel.example'])
  })

  test('frees the e-mail at once if the account is gone at the provider', async () => {
    const { db } = database
    const { user, deletion, caller, jobs } = await guestWithUser('gone')
    await deletion.retire(user)
    expect(await userByEmail(db, caller.email)).toBeUndefined()
    expect(await userOf(db, caller)).toBeUndefined()
    await jobs.runDue()
    expect(await db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([])
  })

  test('erases a request that is paid once it is over, if the account is gone at the provider', async () => {
    const { db } = database
    const on = negotiationsOn(() => db)
    const inquiries = negotiationsPersonalData({ db, act: on.act })
    const { user, deletion, caller, jobs } = await guestWithUser('gone.before.the.answer', { holders: [inquiries] })
    const id = await on.submit({ changes: { user_uid: caller.uid, comment: 'A quiet room' } })
    await on.act(id, { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' })
    await on.at('2026-11-26T07:14Z')
    await on.at('2026-12-01T16:00Z')
    await on.settle(id, 'captured')
    expect(await on.state(id)).toBe('charged')
    await deletion.retire(user)
    await jobs.runDue()
    expect(await on.row(id)).toMatchObject({ user_uid: caller.uid, guest_first_name: 'Placeholder' })
    await on.act(id, { event: { type: 'hotel.takeBack' }, by: 'hotel' })
    now = now.add({ hours: 24 })
    await jobs.runDue()
    now = now.subtract({ hours: 24 })
    expect(await on.row(id)).toMatchObject({ user_uid: null, guest_first_name: '', guest_email: '', comment: '' })
    expect(await db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([])
  })

  test('is skipped if the e-mail has changed since', async () => {
    const { db } = database
    const { user, deletion, caller } = await guestWithUser('moved')
    await db.updateTable('users').set({ email: 'moved.on@mail.example' }).where('id', '=', user.id).execute()
    await deletion.retire(user)
    expect(await userOf(db, caller)).toMatchObject({ email: 'moved.on@mail.example', deleted_at: null })
  })

  test('keeps the guest of a coming stay until a day after it, if the account is gone at the provider', async () => {
    const { db } = database
    const { user, deletion, caller, jobs } = await guestWithUser('gone.before.the.stay')
    const stay = { step: 'captured' as const, check_in_at: now, check_out_at: now.add({ hours: 48 }) }
    const booking = sampleBooking({ user_uid: caller.uid, ...stay })
    await insertBooking(db, booking)
    await deletion.retire(user)
    await jobs.runDue()
    expect(await userByEmail(db, caller.email)).toBeUndefined()
    expect(await bookingById(db, booking.id)).toMatchObject({ user_uid: caller.uid })
    now = now.add({ hours: 48 + 24 })
    await jobs.runDue()
    now = now.subtract({ hours: 48 + 24 })
    expect(await bookingById(db, booking.id)).toMatchObject({ guest_first_name: '' })
    expect(await db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([])
  })

  test.each<[string, Partial<NewBooking>]>([
    ['to come', { step: 'captured' }],
    ['going on', { step: 'captured', check_in_at: now.subtract({ hours: 4 }) }],
    ['being paid', { step: 'held' }],
    ['being given back', { step: 'refunding' }],
    ['looked at by a person', { step: 'review', review_cause: 'no_answer' }],
  ])('is refused while a booking is %s', async (name, changes) => {
    const { deletion, caller } = await guest(`has.${name.replaceAll(' ', '.')}`)
    await insertBooking(database.db, sampleBooking({ user_uid: caller.uid, ...changes }))
    await expect(deletion.deleteAccount(caller)).rejects.toMatchObject({ status: 409, code: 'has_bookings' })
    expect(await userOf(database.db, caller)).toMatchObject({ email: caller.email })
  })

  test('requires a sign-in within the last five minutes', async () => {
    const { deletion, caller } = await guest('stale')
    const stale = { ...caller, auth_time: now.subtract({ minutes: 6 }) }
    await expect(deletion.deleteAccount(stale)).rejects.toMatchObject({ status: 403, code: 'recent_sign_in_needed' })
    expect(await userOf(database.db, caller)).toMatchObject({ email: caller.email })
  })

  test('counts as done if it fails half way, and is finished by the job', async () => {
    const { caller, admin, jobs, warnings } = await guest('halfway', {
      deleteUser: failOnce(),
    })
    const { deletion } = jobs
    await deletion.deleteAccount(caller)
    expect(warnings).toHaveLength(1)
    expect(await userOf(database.db, caller)).toBeUndefined()
    await expect(deletion.deleteAccount(caller)).rejects.toMatchObject({ status: 404 })
    now = now.add({ minutes: 1 })
    await jobs.runDue()
    expect(await admin.lookupByEmail(caller.email)).toBeUndefined()
    expect(
      await database.db.selectFrom('users').select('id').where('uid', '=', caller.uid).executeTakeFirst(),
    ).toBeUndefined()
  })

  test('waits for a parallel booking, and is then refused', async () => {
    const { db } = database
    const { deletion, caller } = await guest('hurried')
    let deleting: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (transaction) => {
      await lockSignedInUser(transaction, caller.uid)
      deleting = deletion.deleteAccount(caller).catch((error: unknown) => error)
      await insertBooking(transaction, sampleBooking({ user_uid: caller.uid }))
    })
    expect(await deleting).toMatchObject({ status: 409, code: 'has_bookings' })
  })

  test('is refused while invoiced stays are not on a statement, or on an unpaid one', async () => {
    const { db } = database
    const { deletion, caller } = await guest('owes')
    await invoiced(caller.uid)
    const refused = { status: 409, code: 'has_open_invoices' }
    await expect(deletion.deleteAccount(caller)).rejects.toMatchObject(refused)
    await issue()
    await expect(deletion.deleteAccount(caller)).rejects.toMatchObject(refused)
    expect(await userOf(db, caller)).toMatchObject({ email: caller.email })
    await pay(caller.uid)
    await deletion.deleteAccount(caller)
    expect(await userOf(db, caller)).toBeUndefined()
    expect(await statementsOf(db, caller.uid)).toMatchObject([{ account: 'Maya Cohen', total_cents: 20_000 }])
  })

  test('is refused while the account has a credit balance, billed or not', async () => {
    const { deletion, caller } = await guest('is.owed')
    const booking = await invoiced(caller.uid)
    await issue()
    await pay(caller.uid)
    await database.db
      .transaction()
      .execute((transaction) => createInvoices({ clock }).cancelled(transaction, booking, booking.total_cents))
    await expect(deletion.deleteAccount(caller)).rejects.toMatchObject({ code: 'has_open_invoices' })
    await issue(() => now.add({ hours: 24 * 40 }))
    expect((await statementsOf(database.db, caller.uid))[0]).toMatchObject({ total_cents: -20_000, paid_at: null })
    await expect(deletion.deleteAccount(caller)).rejects.toMatchObject({ code: 'has_open_invoices' })
  })

  test('is not blocked by a statement of zero', async () => {
    const { db } = database
    const { deletion, caller } = await guest('owes.nothing')
    const booking = await invoiced(caller.uid)
    await db
      .transaction()
      .execute((transaction) => createInvoices({ clock: lastMonth }).cancelled(transaction, booking, 20_000))
    await issue()
    await deletion.deleteAccount(caller)
    expect(await statementsOf(db, caller.uid)).toMatchObject([{ account: 'Maya Cohen', total_cents: 0, paid_at: null }])
  })

  test('waits for a parallel booking by invoice, and is then refused', async () => {
    const { db } = database
    const { deletion, caller } = await guest('invoiced.hurriedly')
    let deleting: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (transaction) => {
      await lockSignedInUser(transaction, caller.uid)
      deleting = deletion.deleteAccount(caller).catch((error: unknown) => error)
      const booking = stayByInvoice(caller.uid)
      await insertBooking(transaction, booking)
      await createInvoices({ clock }).booked(transaction, booking)
    })
    expect(await deleting).toMatchObject({ status: 409, code: 'has_open_invoices' })
  })

  test('completes once the debt is paid, if the account is gone at the provider', async () => {
    const { db } = database
    const { user, deletion, caller, forgotten, jobs } = await guestWithUser('gone.in.debt')
    const booking = await invoiced(caller.uid)
    await deletion.retire(user)
    await jobs.runDue()
    expect(await userByEmail(db, caller.email)).toBeUndefined()
    expect(forgotten).toContain(caller.uid)
    await issue()
    expect(await statementsOf(db, caller.uid)).toMatchObject([{ account: 'Maya Cohen', total_cents: 20_000 }])
    now = now.add({ hours: 24 })
    await jobs.runDue()
    expect(await bookingById(db, booking.id)).toMatchObject({ user_uid: caller.uid })
    await pay(caller.uid)
    now = now.add({ hours: 24 })
    await jobs.runDue()
    now = now.subtract({ hours: 48 })
    expect(await bookingById(db, booking.id)).toMatchObject({ user_uid: `deleted:${booking.id}` })
    expect(await db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([])
    expect(await db.selectFrom('jobs').select('kind').where('kind', '=', 'user.delete').execute()).toEqual([])
  })

  test('makes booking impossible', async () => {
    const { deletion, caller } = await guest('too.late')
    await deletion.deleteAccount(caller)
    const booking = database.db.transaction().execute((transaction) => lockSignedInUser(transaction, caller.uid))
    await expect(booking).rejects.toMatchObject({ status: 401 })
  })

  test('twice in parallel happens once', async () => {
    const { deletion, caller, warnings } = await guest('twice')
    const outcomes = await Promise.allSettled([1, 2].map(() => deletion.deleteAccount(caller)))
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(warnings).toEqual([])
    expect(await userOf(database.db, caller)).toBeUndefined()
  })
})

const guestWithUser = async (name: string, parts?: Parts) => {
  const made = await guest(name, parts)
  const user = await userByEmail(database.db, made.caller.email)
  if (user === undefined) throw new Error('there is no guest')
  return { ...made, user }
}

const MAIL = { lang: 'en', template: 'x', subject: 's', body_text: 't', body_html: 'h', sent_at: null } as const

/** Fails the first call, as if the provider did not answer. */
const failOnce = () => {
  let calls = 0
  return () => {
    calls += 1
    return calls === 1 ? Promise.reject(new Error('provider down')) : undefined
  }
}

const past = async (user_uid: string): Promise<NewBooking> => {
  const booking = sampleBooking({
    user_uid,
    step: 'captured',
    comment: 'A quiet room',
    traveller_email: 'traveller@mail.example',
    check_in_at: now.subtract({ hours: 60 }),
    check_out_at: now.subtract({ hours: 16 }),
  })
  await insertBooking(database.db, booking)
  return booking
}

const lastMonth = () => now.subtract({ hours: 24 * 40 })

const stayByInvoice = (user_uid: string): ReturnType<typeof sampleBooking> & { payment_type: 'invoice' } => ({
  ...sampleBooking({
    user_uid,
    step: 'captured',
    check_in_at: now.subtract({ hours: 60 }),
    check_out_at: now.subtract({ hours: 16 }),
  }),
  payment_type: 'invoice',
})

/** A past stay, booked last month. */
const invoiced = async (user_uid: string) => {
  const { db } = database
  const booking = stayByInvoice(user_uid)
  await insertBooking(db, booking)
  await db.transaction().execute((transaction) => createInvoices({ clock: lastMonth }).booked(transaction, booking))
  return booking
}

const issue = (at: Clock = clock) =>
  issueStatements({ db: database.db, clock: at, log: { error: () => undefined }, tell: () => Promise.resolve() })

const pay = async (uid: string): Promise<void> => {
  for (const { number } of await statementsOf(database.db, uid))
    await markPaid(database.db, number, { paid_at: now, paid_by: 'staff', paid_note: 'Bank transfer' })
}

interface Parts {
  deleteUser?: () => Promise<never> | undefined
  holders?: readonly PersonalDataStore[]
}

const guest = async (name: string, parts: Parts = {}) => {
  const { db } = database
  const email = `${name}@mail.example`
  const admin = localIdentityAdmin(createProvider({ db, clock, passwordCost: LIGHT_COST }))
  const created = await admin.createPasswordUser({ email, password: 'secret1', display_name: name })
  if (created.outcome !== 'created') throw new Error(`${email} is there already`)
  const { uid } = created
  await insertUser(
    db,
    { uid, email, is_email_verified: true, first_name: 'Maya', last_name: 'Cohen', phone: null },
    now,
  )
  const runner = createJobs({ db, clock, log: pino({ level: 'silent' }) })
  const forgotten: string[] = []
  const warnings: unknown[] = []
  const deps: DeletionDeps = {
    db,
    clock,
    admin: { deleteUser: async (gone) => (await parts.deleteUser?.()) ?? admin.deleteUser(gone) },
    jobs: runner,
    holders: [
      {
        name: 'payment_methods',
        read: () => Promise.resolve([]),
        forget: async (owner) => void forgotten.push(owner.uid),
      },
      ...(parts.holders ?? []),
    ],
    logSecurityEvent: () => {},
    log: { warn: ({ err }: { err: unknown }) => void warnings.push(err) },
  }
  const deletion = createDeletion(deps)
  const caller: Caller = { uid, email, email_verified: true, auth_time: now, way: 'password', credential: '' }
  return { deletion, caller, admin, forgotten, warnings, jobs: { deletion, runDue: runner.runDue } }
}
