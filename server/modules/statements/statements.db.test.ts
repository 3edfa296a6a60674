import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { BookingBody } from '#contract/booking/bookings.ts'
import type { Role } from '#contract/user/user.ts'
import type { Database } from '#server/db/schema.ts'
import { sequence } from '#server/adapters/places/sequence.testing.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import type { DocumentModel } from '#server/documents/documentModel.ts'
import { given } from '#server/http/api.testing.ts'
import type { ApiError } from '#server/http/errors.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { bare, BRAND } from '#server/mail/emails.testing.ts'
import { createMail } from '#server/mail/mail.ts'
import { sampleBooking, sampleQuote } from '#server/modules/bookings/bookings.samples.ts'
import { createBookings } from '#server/modules/bookings/bookings.service.ts'
import { bookingById, insertBooking, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { faultyGateway } from '#server/modules/payments/gateway.samples.ts'
import { NO_BIDS, NO_LOYALTY, staysOn, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { companyNamed } from '#server/modules/company/company.store.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { lockSignedInUser, insertUser, roleOf, type UserRow } from '#server/modules/user/user.store.ts'
import { bidHoursOf } from '#server/modules/negotiations/agreedHours.ts'
import { updateOffer } from '#server/modules/negotiations/negotiations.store.ts'
import { negotiationsOn } from '#server/modules/negotiations/negotiations.testing.ts'
import type { Quote } from '#server/modules/rates/quote.ts'
import { createInvoices } from './invoices.service.ts'
import { owedBy } from './invoices.store.ts'
import { issueMonthly, issueStatements } from './statements.jobs.ts'
import { statementEmails } from './statements.emails.ts'
import { statementsRoutes } from './statements.routes.ts'
import { createStatements, type StatementDeps } from './statements.service.ts'
import { entriesOf } from './statements.store.ts'

const NOVEMBER = Temporal.Instant.from('2026-11-23T12:00Z')
const DECEMBER = Temporal.Instant.from('2026-12-01T00:00Z')
const JANUARY = Temporal.Instant.from('2027-01-01T00:05Z')

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
let now = NOVEMBER
const clock = () => now

beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())
beforeEach(async () => {
  now = NOVEMBER
  requests.reset()
  await opened.empty()
  await addSampleHotel(db, { room_types: [{ rooms_total: 20 }] })
})

describe('a booking by invoice', () => {
  test('is confirmed without the gateway, and owed', async () => {
    const account = await person()
    const { book, live } = desk()
    expect(await book(account)).toMatchObject({ step: 'captured', payment_type: 'invoice', transaction_id: null })
    expect([live().length, await owedBy(db, account.uid)]).toEqual([0, 20_000])
  })

  test.each([
    ['review', 20_000],
    ['refused', 0],
    ['refunded', 0],
  ] as const)('that is %s and never confirmed leaves a debt of %i cents', async (step, owed) => {
    const account = await person()
    const cause = step === 'review' ? { review_cause: 'failing' as const } : {}
    await insertBooking(db, sampleBooking({ user_uid: account.uid, payment_type: 'invoice', step, ...cause }))
    expect(await owedBy(db, account.uid)).toBe(owed)
  })

  test('is no longer owed once cancelled', async () => {
    const account = await person()
    const { book, bookings } = desk()
    const { id } = await book(account)
    await bookings.cancel(account.uid, id, {})
    await bookings.cancel(account.uid, id, {})
    expect(await owedBy(db, account.uid)).toBe(0)
  })

  test('leaves the first night on the statement when it is cancelled after its deadline', async () => {
    const account = await person()
    const { book, bookings } = desk()
    const { id } = await book(account)
    now = Temporal.Instant.from('2026-12-23T20:00Z')
    expect(await bookings.cancel(account.uid, id, {})).toMatchObject({ refund: 10_000 })
    expect(await owedBy(db, account.uid)).toBe(10_000)
    expect((await entriesOf(db, account.uid)).map(({ kind, cents, kept_cents }) => [kind, cents, kept_cents])).toEqual([
      ['booked', 20_000, 10_000],
      ['cancelled', -10_000, 10_000],
    ])
  })

  test.each<Role>(['regular', 'b2b', 'agent', 'manager'])('is refused to the role %s', async (role) => {
    const account = await person(role)
    await expect(desk().book(account)).rejects.toMatchObject({ status: 403, code: 'forbidden', field: 'payment.type' })
  })

  test('never exceeds the limit, even with several in parallel, and the error names the field', async () => {
    const account = await person()
    await statements().limit(account.email, 500)
    const { book } = desk()
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => book(account)))
    const refused = outcomes.flatMap((one): ApiError[] => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused.map(({ status, code, field }) => ({ status, code, field }))).toEqual(
      [1, 2].map(() => ({ status: 402, code: 'over_limit', field: 'payment.type' })),
    )
    expect(await owedBy(db, account.uid)).toBe(40_000)
  })

  test('is possible again once a statement is paid', async () => {
    const [account, staff] = [await person(), await person('regular', true)]
    await statements().limit(account.email, 200)
    const { book } = desk()
    await book(account)
    now = DECEMBER
    await expect(book(account)).rejects.toMatchObject({ code: 'over_limit' })
    await issue()
    await expect(book(account)).rejects.toMatchObject({ code: 'over_limit' })
    await statements().pay(staff.uid, 'S-000001', 'Bank transfer')
    expect(await book(account)).toMatchObject({ step: 'captured' })
  })
})

describe('a bid of an invoiced booking', () => {
  test('is owed once it is agreed, one entry for each side, and no longer once it is given back', async () => {
    const account = await person()
    const { id } = await entered(account, 20_000, 'booked', '2026-11-10T00:00Z')
    const [early, late] = [await bidOn(id, 'check_in', 4000), await bidOn(id, 'check_out', 2500)]
    expect(await owedBy(db, account.uid)).toBe(20_000)
    await agreed(early, 4000)
    await agreed(late, 2500)
    expect(await owedBy(db, account.uid)).toBe(26_500)
    await givenBack(early, 4000)
    expect(await owedBy(db, account.uid)).toBe(22_500)
    expect((await entriesOf(db, account.uid)).map((entry) => [entry.kind, entry.cents, bidHoursOf(entry)])).toEqual([
      ['booked', 20_000, null],
      ['bid', 4000, { side: 'check_in', at: '2026-12-04T09:00' }],
      ['bid', 2500, { side: 'check_out', at: '2026-12-06T16:00' }],
      ['bid_cancelled', -4000, { side: 'check_in', at: '2026-12-04T09:00' }],
    ])
  })

  test('is entered once', async () => {
    const { id } = await entered(await person(), 20_000, 'booked', '2026-11-10T00:00Z')
    const bid = await bidOn(id, 'check_in', 4000)
    await agreed(bid, 4000)
    await expect(agreed(bid, 4000)).rejects.toThrow('invoice_entries_once')
  })

  test('that is given back after its statement was issued comes off the next one', async () => {
    const account = await person()
    const { id } = await entered(account, 20_000, 'booked', '2026-11-10T00:00Z')
    const bid = await bidOn(id, 'check_in', 4000)
    await agreed(bid, 4000)
    now = DECEMBER
    await issue()
    await givenBack(bid, 4000)
    expect(await listed(account)).toEqual([
      ['2026-12', null, -40, 0, null, 'open'],
      ['2026-11', 'S-000001', 240, 1, '2026-12-31', 'issued'],
    ])
    now = JANUARY
    await issue()
    expect((await listed(account)).map(([month, number, total]) => [month, number, total])).toEqual([
      ['2026-12', 'S-000002', -40],
      ['2026-11', 'S-000001', 240],
    ])
  })

  test('has a line of the CSV with its hours', async () => {
    const account = await person()
    const { id } = await entered(account, 20_000, 'booked', '2026-11-10T08:00Z', undefined, { reference: 'K7WM3X2A' })
    await agreed(await bidOn(id, 'check_out', 2500), 2500)
    const file = await statements().file(account, '2026-11.csv', 'en')
    expect(Buffer.from(file.bytes).toString().split('\r\n')[2]).toBe(
      ',2026-11,2026-11-23T12:00:00Z,bid,K7WM3X2A,nyc-0001,2026-12-24T15:00,2026-12-26T11:00,Placeholder Guest,,25.00,,2026-12-06T16:00',
    )
  })

  test('counts toward the limit from the sale on, and no longer once it is refused', async () => {
    const account = await person()
    await statements().limit(account.email, 500)
    const { id } = await entered(account, 20_000, 'booked', '2026-11-10T00:00Z')
    const bid = await bidOn(id, 'check_in', 15_000)
    expect((await statements().list(account)).left).toBe(150)
    const { book } = desk()
    await expect(book(account)).rejects.toMatchObject({ code: 'over_limit', field: 'payment.type' })
    await agreed(bid, 15_000)
    expect((await statements().list(account)).left).toBe(150)
    await givenBack(bid, 15_000)
    expect(await book(account)).toMatchObject({ step: 'captured' })
    const other = await bidOn(id, 'check_out', 10_000)
    expect((await statements().list(account)).left).toBe(0)
    await requests.act(other, { event: { type: 'staff.end' }, by: 'staff' })
    expect((await statements().list(account)).left).toBe(100)
  })

  test('counts at the sale of its own booking', async () => {
    const account = await person()
    await statements().limit(account.email, 200)
    const sample = {
      ...sampleQuote,
      guaranteed: { check_in: false, check_out: true },
      deviation: { check_in: 5, check_out: 0 },
    }
    const { book } = desk(() => sample)
    await expect(book(account, { bids: { check_in: 10 } })).rejects.toMatchObject({ code: 'over_limit' })
    expect(await book(account)).toMatchObject({ step: 'captured' })
  })
})

describe('statements', () => {
  test('are issued after the month, by the time each booking was confirmed, in UTC', async () => {
    const account = await person()
    await entered(account, 10_050, 'booked', '2026-11-30T23:59:59.999Z')
    await entered(account, 5000, 'booked', '2026-12-01T00:00:00Z')
    now = Temporal.Instant.from('2026-11-30T23:59:59.999Z')
    await issue()
    expect(await listed(account)).toEqual([
      ['2026-12', null, 50, 1, null, 'open'],
      ['2026-11', null, 100.5, 1, null, 'open'],
    ])
    now = DECEMBER
    await issue()
    await issue()
    expect(await listed(account)).toEqual([
      ['2026-12', null, 50, 1, null, 'open'],
      ['2026-11', 'S-000001', 100.5, 1, '2026-12-31', 'issued'],
    ])
  })

  test('that were missed are issued in sequence, the earliest first', async () => {
    const account = await person()
    await entered(account, 1000, 'booked', '2026-10-10T00:00Z')
    await entered(account, 2000, 'booked', '2026-12-10T00:00Z')
    now = JANUARY
    await issue()
    expect(await listed(account)).toEqual([
      ['2026-12', 'S-000002', 20, 1, '2027-01-31', 'issued'],
      ['2026-10', 'S-000001', 10, 1, '2027-01-31', 'issued'],
    ])
  })

  test('never change once issued: late entries are on the next one', async () => {
    const account = await person()
    await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    now = DECEMBER
    await issue()
    await entered(account, 2000, 'booked', '2026-11-30T23:59:59Z')
    await issue()
    expect(await listed(account)).toEqual([
      ['2026-12', null, 20, 1, null, 'open'],
      ['2026-11', 'S-000001', 10, 1, '2026-12-31', 'issued'],
    ])
  })

  test('have a line for a booking and one for its cancellation; a total of zero needs no payment', async () => {
    const account = await person()
    const { id } = await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    await entered(account, -1000, 'cancelled', '2026-11-20T00:00Z', id)
    now = DECEMBER
    await issue()
    expect(await listed(account)).toEqual([['2026-11', 'S-000001', 0, 1, '2026-12-31', 'paid']])
    expect((await statements().billed('paid')).statements).toMatchObject([{ statement: { total: 0, count: 1 } }])
  })

  test.each([
    ['2026-12-31T23:59:59Z', false],
    ['2027-01-01T00:00:00Z', true],
  ])('due on the last of December are overdue at %s: %s', async (at, is_overdue) => {
    await entered(await person(), 1000, 'booked', '2026-11-10T00:00Z')
    now = DECEMBER
    await issue()
    now = Temporal.Instant.from(at)
    expect((await statements().billed('issued')).statements).toMatchObject([
      { statement: { due: '2026-12-31' }, is_overdue },
    ])
  })

  test('show nothing left, not less, if the limit is now lower than the debt', async () => {
    const account = await person()
    await entered(account, 20_000, 'booked', '2026-11-10T00:00Z')
    expect(await statements().limit(account.email, 100)).toMatchObject({ limit: 100, left: 0 })
  })

  test('are marked as paid once, by staff, with a note', async () => {
    const [account, staff] = [await person(), await person('regular', true)]
    await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    now = DECEMBER
    await issue()
    const { pay } = statements()
    await expect(pay(staff.uid, 'S-000002', 'None')).rejects.toMatchObject({ status: 404 })
    await expect(pay(staff.uid, '1', 'None')).rejects.toMatchObject({ status: 404 })
    expect(await pay(staff.uid, 'S-000001', 'Bank transfer 17')).toMatchObject({ statements: [{ state: 'paid' }] })
    now = JANUARY
    expect(await pay(staff.uid, 'S-000001', 'Once more')).toMatchObject({ statements: [{ state: 'paid' }] })
    const row = await db.selectFrom('statements').select(['paid_note', 'paid_by', 'paid_at']).executeTakeFirstOrThrow()
    expect({ ...row, paid_at: row.paid_at?.toString() }).toEqual({
      paid_note: 'Bank transfer 17',
      paid_by: staff.uid,
      paid_at: '2026-12-01T00:00:00Z',
    })
  })

  test('of all accounts are listed for staff: unpaid ones by due date, paid ones with the note and who wrote it', async () => {
    const [early, late, staff] = [await person(), await person(), await person('regular', true)]
    await entered(late, 1000, 'booked', '2026-11-10T00:00Z')
    now = DECEMBER
    await issue()
    await entered(early, 2000, 'booked', '2026-12-10T00:00Z')
    await entered(late, 500, 'booked', '2026-12-20T00:00Z')
    now = JANUARY
    await issue()
    await entered(early, 700, 'booked', '2027-01-01T00:01Z')
    const { billed, pay, limit } = statements()
    await limit(early.email, 300)
    const unpaid = await billed('issued')
    expect(unpaid.found).toBe(3)
    expect(unpaid.statements[0]).toEqual({
      statement: { month: '2026-11', number: 'S-000001', total: 10, count: 1, due: '2026-12-31', state: 'issued' },
      account: 'Meridian Trading Ltd.',
      email: late.email,
      is_overdue: true,
      paid: null,
      owed: 15,
      limit: 25_000,
    })
    expect(unpaid.statements.map((one) => [one.email, one.statement.due, one.is_overdue, one.owed, one.limit])).toEqual(
      expect.arrayContaining([
        [early.email, '2027-01-31', false, 27, 300],
        [late.email, '2027-01-31', false, 15, 25_000],
      ]),
    )
    await pay(staff.uid, 'S-000001', 'Bank transfer 17')
    await db.deleteFrom('users').where('uid', '=', late.uid).execute()
    expect(await billed('paid')).toMatchObject({
      statements: [
        {
          statement: { number: 'S-000001', state: 'paid' },
          email: null,
          is_overdue: false,
          paid: { at: JANUARY.toString(), note: 'Bank transfer 17', by: staff.email },
          owed: 5,
        },
      ],
      found: 1,
    })
    expect((await billed('issued')).found).toBe(2)
  })

  test('of a deleted account show its name and debt, but no e-mail', async () => {
    const account = await person()
    await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    await db
      .updateTable('users')
      .set({ deleted_at: now, email: `gone:${account.id}` })
      .where('id', '=', account.id)
      .execute()
    now = DECEMBER
    await issue()
    expect((await statements().billed('issued')).statements).toMatchObject([
      { account: 'Meridian Trading Ltd.', email: null, owed: 10 },
    ])
  })

  test('have consecutive numbers, even if several are issued in parallel and one fails half way', async () => {
    const accounts = await Promise.all([1, 2, 3, 4, 5].map(() => person()))
    for (const account of accounts) await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    now = DECEMBER
    let failures = 0
    const failing = () =>
      issueStatements({
        db,
        clock,
        log: silent,
        tell: (_, { number }) => {
          if (number !== 3 || failures > 1) return Promise.resolve()
          failures += 1
          return Promise.reject(new Error('no email today'))
        },
      })
    const runs = await Promise.allSettled([failing(), failing(), failing()])
    expect(runs.some(({ status }) => status === 'rejected')).toBe(true)
    await issue()
    const rows = await db.selectFrom('statements').select(['number', 'user_uid']).orderBy('number').execute()
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    expect(new Set(rows.map(({ user_uid }) => user_uid)).size).toBe(5)
  })

  test('of all months add up to what was booked minus what was cancelled, in any order of events', async () => {
    const seed = Number(process.env['STATEMENTS_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
    const below = sequence(seed)
    const accounts = [await person(), await person()]
    const staff = await person('regular', true)
    const standing: { account: UserRow; id: string; cents: number }[] = []
    const expected = new Map(accounts.map(({ uid }) => [uid, 0]))
    const change = (uid: string, cents: number) => expected.set(uid, (expected.get(uid) ?? 0) + cents)
    for (let step = 0; step < 120; step += 1) {
      now = now.add({ hours: below(60) })
      const dice = below(10)
      const account = accounts[below(2)]
      if (account === undefined) continue
      if (dice < 5) {
        const cents = below(100_000)
        const { id } = await entered(account, cents, 'booked', now.toString())
        standing.push({ account, id, cents })
        change(account.uid, cents)
      } else if (dice < 7) {
        const [one] = standing.splice(below(Math.max(1, standing.length)), 1)
        if (one === undefined) continue
        await entered(one.account, -one.cents, 'cancelled', now.toString(), one.id)
        change(one.account.uid, -one.cents)
      } else if (dice < 9) await issue()
      else {
        const open = await db.selectFrom('statements').select('number').where('paid_at', 'is', null).executeTakeFirst()
        if (open) await statements().pay(staff.uid, `S-${String(open.number).padStart(6, '0')}`, 'Paid')
      }
    }
    for (const account of accounts) {
      const { statements: all } = await statements().list(account)
      const sum = (some: typeof all) => Math.round(some.reduce((cents, { total }) => cents + total * 100, 0))
      expect([seed, sum(all)]).toEqual([seed, expected.get(account.uid)])
      expect([seed, await owedBy(db, account.uid)]).toEqual([
        seed,
        sum(all.filter(({ state, total }) => state !== 'paid' || total === 0)),
      ])
      expect(new Set(all.map(({ month }) => month)).size).toBe(all.length)
    }
    const rows = await db.selectFrom('statements').select(['number', 'total_cents']).orderBy('number').execute()
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    const lines = await db
      .selectFrom('invoice_entries')
      .select(['statement', sql<number>`sum(cents)::int8`.as('cents')])
      .where('statement', 'is not', null)
      .groupBy('statement')
      .orderBy('statement')
      .execute()
    expect(lines.map(({ cents }) => cents)).toEqual(rows.map(({ total_cents }) => total_cents))
  })
})

describe('the job that issues statements', () => {
  test('bills all other accounts if one fails, logs the failure, and is tried again', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => person()))
    for (const account of accounts) await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    const [failing] = accounts.map(({ uid }) => uid).toSorted()
    now = DECEMBER
    let isMended = false
    const errors: unknown[] = []
    const jobs = createJobs({ db, clock, log: pino({ level: 'silent' }) })
    await issueMonthly({
      db,
      clock,
      jobs,
      log: { error: (line: unknown) => void errors.push(line) },
      tell: (_, { user_uid }) =>
        user_uid === failing && !isMended ? Promise.reject(new Error('no such language')) : Promise.resolve(),
    })
    now = DECEMBER.add({ hours: 1 })
    await jobs.runDue()
    const billed = async () =>
      new Set((await db.selectFrom('statements').select('user_uid').execute()).map(({ user_uid }) => user_uid))
    const uids = accounts.map(({ uid }) => uid)
    expect(await billed()).toEqual(new Set(uids.filter((uid) => uid !== failing)))
    expect(errors).toMatchObject([{ uid: failing, err: { message: 'no such language' } }])
    isMended = true
    now = now.add({ minutes: 1 })
    await jobs.runDue()
    expect(await billed()).toEqual(new Set(uids))
    const due = await db.selectFrom('jobs').select('run_at').where('done_at', 'is', null).execute()
    expect(due).toEqual([{ run_at: DECEMBER.add({ hours: 2 }) }])
  })

  test('schedules the next hour even if this run fails', async () => {
    const account = await person()
    await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    now = DECEMBER
    const jobs = createJobs({ db, clock, log: pino({ level: 'silent' }) })
    await issueMonthly({ db, clock, jobs, log: silent, tell: () => Promise.reject(new Error('no email today')) })
    now = DECEMBER.add({ hours: 1 })
    await jobs.runDue()
    const due = await db.selectFrom('jobs').select('run_at').where('attempts', '=', 0).execute()
    expect(due).toEqual([{ run_at: DECEMBER.add({ hours: 2 }) }])
  })
})

describe('the file of a statement', () => {
  test('can be a CSV: RFC 4180, dollars with two decimals, no formulas', async () => {
    const account = await person()
    const { id } = await entered(account, 123_450, 'booked', '2026-11-10T08:00Z', undefined, {
      cost_reference: '=HYPERLINK("http://evil.example";"Pay")',
      guest_first_name: 'Zoë, "Zo"',
      reference: 'K7WM3X2A',
    })
    await entered(account, -123_450, 'cancelled', '2026-11-11T08:00Z', id)
    const file = await statements().file(account, '2026-11.csv', 'en')
    expect([file.mediaType, file.name]).toEqual(['text/csv; charset=utf-8', 'stayless-2026-11.csv'])
    expect(Buffer.from(file.bytes).toString().split('\r\n')).toEqual([
      '\uFEFFstatement,month,entered_at,kind,reference,hotel,check_in,check_out,guest,cost_reference,amount_usd,bid_check_in,bid_check_out',
      `,2026-11,2026-11-10T08:00:00Z,booked,K7WM3X2A,nyc-0001,2026-12-24T15:00,2026-12-26T11:00,"Zoë, ""Zo"" Guest","'=HYPERLINK(""http://evil.example"";""Pay"")",1234.50,,`,
      `,2026-11,2026-11-11T08:00:00Z,cancelled,K7WM3X2A,nyc-0001,2026-12-24T15:00,2026-12-26T11:00,"Zoë, ""Zo"" Guest","'=HYPERLINK(""http://evil.example"";""Pay"")",-1234.50,,`,
      '',
    ])
  })

  test('has the account’s name at the time of issue, or the current one while open', async () => {
    const account = await person()
    await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    await entered(account, 2000, 'booked', '2026-12-10T00:00Z')
    now = DECEMBER
    await issue()
    const { id: company_id } = await companyNamed(db, 'Southern Trading Ltd.')
    await db.updateTable('users').set({ company_id }).where('id', '=', account.id).execute()
    const papers: DocumentModel[] = []
    const { file } = statements(papers)
    for (const month of ['2026-11', '2026-12']) await file(account, `${month}.pdf`, 'en')
    expect(papers.map(({ parts }) => bare(JSON.stringify(parts[0])))).toEqual([
      expect.stringContaining('"value":"Meridian Trading Ltd."'),
      expect.stringContaining('"value":"Southern Trading Ltd."'),
    ])
  })

  test('is in the language asked for, or that of the request', async () => {
    await entered(await person('b2b_with_invoicing', false, { uid: 'guest-1' }), 1000, 'booked', '2026-11-10T00:00Z')
    const { api } = given({ handlers: statementsRoutes(deps()) })
    const nameOf = async (query: string) => {
      const headers = { authorization: 'Bearer good', 'accept-language': 'ar' }
      return (await api.request(`/user/statements/2026-11.pdf${query}`, { headers })).headers.get('content-disposition')
    }
    expect([await nameOf('?lang=he'), await nameOf('')]).toEqual([
      'attachment; filename="stayless-2026-11-he.pdf"',
      'attachment; filename="stayless-2026-11-ar.pdf"',
    ])
  })

  test('is only for its own account', async () => {
    const [account, other] = [await person(), await person()]
    await entered(account, 1000, 'booked', '2026-11-10T08:00Z')
    const { file } = statements()
    expect((await file(account, '2026-11.pdf', 'he')).name).toBe('stayless-2026-11-he.pdf')
    for (const name of ['2026-11.pdf', '2026-11.csv'])
      await expect(file(other, name, 'en')).rejects.toMatchObject({ status: 404 })
    for (const name of ['2026-10.pdf', '2026-11', '2026-11.exe', '2026-11.pdf.pdf', '../2026-11.pdf'])
      await expect(file(account, name, 'en')).rejects.toMatchObject({ status: 404 })
  })
})

describe('the e-mail of a statement', () => {
  test('is sent once, to the account’s current e-mail, in its language', async () => {
    const account = await person()
    await entered(account, 123_450, 'booked', '2026-11-10T00:00Z')
    await db
      .updateTable('users')
      .set({ email: 'books@meridian.example', locale: 'he' })
      .where('id', '=', account.id)
      .execute()
    now = DECEMBER
    await Promise.all([issueAndTell(), issueAndTell()])
    await issueAndTell()
    const emails = await db.selectFrom('outbox').selectAll().execute()
    expect(emails).toMatchObject([
      {
        recipient: 'books@meridian.example',
        uid: account.uid,
        lang: 'he',
        template: 'statement_issued',
        subject: 'דף חשבון S-000001: נובמבר 2026',
      },
    ])
    for (const text of ['Meridian Trading Ltd.', '1,234.50', '31 בדצמ׳ 2026', '/he/account/statements#2026-11'])
      expect(bare(emails[0]?.body_text ?? '')).toContain(text)
  })

  test('is not sent if the statement could not be issued', async () => {
    const account = await person()
    await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    now = DECEMBER
    const tell = tellByMail()
    const failing = issueStatements({
      db,
      clock,
      log: silent,
      tell: async (transaction, statement) => {
        await tell(transaction, statement)
        throw new Error('the process dies')
      },
    })
    await expect(failing).rejects.toThrow('1 accounts could not be billed')
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    await issueAndTell()
    expect(await db.selectFrom('outbox').select('template').execute()).toEqual([{ template: 'statement_issued' }])
  })

  test('is not sent to a deleted account', async () => {
    const account = await person()
    await entered(account, 1000, 'booked', '2026-11-10T00:00Z')
    await db.updateTable('users').set({ deleted_at: now }).where('id', '=', account.id).execute()
    now = DECEMBER
    await issueAndTell()
    expect(await db.selectFrom('statements').select('number').execute()).toEqual([{ number: 1 }])
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})

test.each<[Role, boolean, boolean]>([
  ['regular', false, true],
  ['b2b', false, true],
  ['agent', false, true],
  ['manager', false, true],
  ['regular', true, true],
  ['b2b_with_invoicing', false, false],
])('the role %s has no statements, staff or not: %s, with a verified e-mail: %s', async (role, is_staff, proven) => {
  const account = await person(role, is_staff, { is_email_verified: proven })
  const { list, file } = statements()
  await expect(list(account)).rejects.toMatchObject({ status: 403 })
  await expect(file(account, '2026-11.pdf', 'en')).rejects.toMatchObject({ status: 403 })
})

const silent = { error: () => undefined }

const issue = () => issueStatements({ db, clock, log: silent, tell: () => Promise.resolve() })

const tellByMail = () => {
  const jobs = createJobs({ db, clock, log: pino({ level: 'silent' }) })
  return statementEmails({ mail: createMail({ db, clock, jobs, brand: BRAND, transport: { send: async () => {} } }) })
}
const issueAndTell = () => issueStatements({ db, clock, log: silent, tell: tellByMail() })

/** @param papers collects the documents to be typeset. */
const deps = (papers: DocumentModel[] = []): StatementDeps => ({
  db,
  clock,
  hotels: { hotel: () => undefined },
  documents: {
    pdf: async (paper) => {
      papers.push(paper)
      return new Uint8Array()
    },
  },
  brand: DEFAULT_BRAND,
})

const statements = (papers?: DocumentModel[]) => createStatements(deps(papers))

const listed = async (account: UserRow) =>
  (await statements().list(account)).statements.map(({ month, number, total, count, due, state }) => [
    month,
    number,
    total,
    count,
    due,
    state,
  ])

const person = async (
  type: Role = 'b2b_with_invoicing',
  is_staff = false,
  { uid = randomUUID(), is_email_verified = true }: { uid?: string; is_email_verified?: boolean } = {},
): Promise<UserRow> => {
  const company = await companyNamed(db, 'Meridian Trading Ltd.')
  return insertUser(
    db,
    {
      uid,
      email: `${uid}@stayless.example`,
      is_email_verified,
      first_name: 'Placeholder',
      last_name: 'Guest',
      phone: null,
      type,
      is_staff,
      company_id: company.id,
    },
    now,
  )
}

/** Adds an invoice entry for a booking of the account, or for its cancellation. */
const entered = async (
  { uid }: UserRow,
  cents: number,
  kind: 'booked' | 'cancelled',
  at: string,
  id: string = randomUUID(),
  changes: Parameters<typeof sampleBooking>[0] = {},
): Promise<{ id: string }> => {
  const invoices = createInvoices({ clock: () => Temporal.Instant.from(at) })
  if (kind === 'booked')
    await insertBooking(
      db,
      sampleBooking({ id, user_uid: uid, step: 'captured', payment_type: 'invoice', total_cents: cents, ...changes }),
    )
  const booking: BookingRow | undefined = await bookingById(db, id)
  if (booking === undefined) throw new Error('there is no such booking')
  await db
    .transaction()
    .execute((tx) => (kind === 'booked' ? invoices.booked(tx, booking) : invoices.cancelled(tx, booking, -cents)))
  return { id }
}

const requests = negotiationsOn(() => db)

/** A bid for hours of the sample booking, which the hotel has not answered. */
const bidOn = async (bookingId: string, side: 'check_in' | 'check_out', price_cents: number): Promise<string> => {
  const id = await requests.submit({ changes: { kind: 'bid', booking_id: bookingId, side } })
  await db.updateTable('offers').set({ price_cents }).where('negotiation_id', '=', id).execute()
  return id
}

const invoicedBid = async (negotiationId: string, amountCents: number) => {
  const { booking_id } = await requests.row(negotiationId)
  if (booking_id === null) throw new Error('the request is no bid')
  return { bookingId: booking_id, negotiationId, amountCents }
}

const agreed = async (id: string, cents: number): Promise<void> => {
  const bid = await invoicedBid(id, cents)
  await db.transaction().execute(async (tx) => {
    await updateOffer(tx, { negotiation_id: id, place: 1 }, { state: 'accepted', answer: 'accept', answered_at: now })
    await createInvoices({ clock }).bids.agreed(tx, bid)
  })
}

const givenBack = async (id: string, cents: number): Promise<void> => {
  const bid = await invoicedBid(id, cents)
  await db.transaction().execute(async (tx) => {
    await updateOffer(tx, { negotiation_id: id, place: 1 }, { state: 'lapsed' })
    await createInvoices({ clock }).bids.cancelled(tx, bid)
  })
}

const desk = (quote: () => Quote = () => sampleQuote) => {
  const { gateway, live } = faultyGateway()
  const invoices = createInvoices({ clock })
  const bookings = createBookings({
    db,
    clock,
    ...staysOn({ db, clock, gateway, invoices }),
    quote,
    loyalty: NO_LOYALTY,
    invoices,
    bids: NO_BIDS,
    roleOf: (uid) => roleOf(db, uid),
    lockSignedInUser,
    checkMethod: () => Promise.resolve(),
    tries: UNLIMITED,
    inventoryChanged: () => undefined,
    readAgain: () => Promise.resolve(),
    queueCancellationEmail: () => Promise.resolve(),
  })
  const body: BookingBody = {
    rateKey: 'key',
    guest: { first_name: 'Placeholder', last_name: 'Guest' },
    comment: '',
    payment: { type: 'invoice' },
    expected_total: 200,
    again: true,
  }
  const book = ({ uid, email }: UserRow, changes: Partial<BookingBody> = {}) =>
    bookings.book({
      guest: { uid, email },
      address: '127.0.0.1',
      key: randomUUID(),
      body: { ...body, ...changes },
      locale: 'en',
    })
  return { bookings, book, live }
}
