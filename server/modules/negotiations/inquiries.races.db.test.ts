import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '#contract/shared/locale.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { createInquiries } from './inquiries.service.ts'
import { inquiryCreation, type CreateDeps } from './inquiries.create.ts'
import { negotiationsOn } from './negotiations.testing.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const db = () => database.db
const table = negotiationsOn(db)
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  table.reset()
  await database.empty()
})
afterAll(() => database.close())

const EMAIL = 'guest@stayless.example'
const UID = 'guest-1'
const CALLER: Caller = {
  uid: UID,
  email: EMAIL,
  email_verified: true,
  auth_time: Temporal.Instant.from('2026-11-26T07:00Z'),
  way: 'password',
  credential: 'c',
}
const STAY = '2026-12-04'
const AMMAN = { lat: 31.95, lng: 35.93 }

/** Declines each card, and counts them. */
const refusingVault = () => {
  const tried: string[] = []
  return {
    tried,
    store: ({ nonce }: { nonce: string }) => {
      tried.push(nonce)
      const why = { reason: 'processor_declined', code: '2000', advice: 'different_card', isSoft: false } as const
      return Promise.resolve({ outcome: 'declined' as const, ...why })
    },
    find: () => Promise.resolve({ outcome: 'absent' as const }),
  }
}

const creationWith = (write: CreateDeps['write']) =>
  inquiryCreation({
    db: db(),
    clock: table.clock,
    hotels: table.hotels,
    content: { ...table.content, address: () => '', page: () => undefined },
    places: { detail: () => Promise.resolve(null) },
    vault: refusingVault(),
    tries: UNLIMITED,
    write,
    hotelSharePercent: 100,
    forgetUnusedCard: () => Promise.resolve(),
  })

const attempt = () => ({
  caller: CALLER,
  address: '192.0.2.1',
  key: randomUUID(),
  locale: 'en' as Locale,
  body: {
    guest: { first_name: 'Placeholder', last_name: 'Guest', email: EMAIL },
    hotel: { name: 'Placeholder Inn', formatted_address: '1 Placeholder Lane', location: AMMAN },
    checkin_datetime: dayHour(STAY, 9),
    checkout_datetime: dayHour(addDays(STAY, 2), 16),
    price: 60,
  },
})

describe('a request for a stay that the guest has just asked for', () => {
  test('is sent if the other one has ended since', async () => {
    let calls = 0
    const creation = creationWith(async (tx, row, ...rest) => {
      calls += 1
      if (calls === 1) {
        // Here while the request is written, and gone before the guest could be told of it: this transaction takes it along.
        const { id: _id, reference: _reference, ...twin } = row
        await tx
          .insertInto('negotiations')
          .values({
            ...twin,
            id: randomUUID(),
            reference: 'TWIN0001',
            idempotency_key: 'twin',
            state: 'asked',
            hotel: JSON.stringify(row.hotel),
            snapshot: '{}',
          })
          .execute()
      }
      return table.write(tx, row, ...rest)
    })
    const { row, isNew } = await creation.create(attempt())
    expect({ state: row.state, isNew, calls }).toEqual({ state: 'addressless', isNew: true, calls: 2 })
  })

  test('is answered with the other one while that goes on, also at the same moment', async () => {
    const creation = creationWith(table.write)
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => creation.create(attempt())))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(refusals).toHaveLength(4)
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'already_asked' })
  })
})

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : String(error))

/** Sends requests for one stay, and withdraws each that was sent. */
const ask = async (creation: ReturnType<typeof inquiryCreation>, times: number): Promise<unknown[]> => {
  const refusals: unknown[] = []
  for (let count = 0; count < times; count += 1) {
    await db().deleteFrom('attempts').execute()
    await creation.create(attempt()).then(
      ({ row }) => table.act(row.id, { event: { type: 'guest.withdraw' }, by: 'guest' }),
      (error: unknown) => void refusals.push(codeOf(error)),
    )
  }
  return refusals
}

test('a guest who asks and withdraws on several devices is told of the request that goes on, and nothing fails', async () => {
  const creation = creationWith(table.write)
  const refusals = (await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(creation, 12)))).flat()
  expect(refusals).toContain('already_asked')
  // The limit of a mailbox is taken away before each request, and others use it up meanwhile.
  expect(refusals.filter((code) => code !== 'already_asked' && code !== 'too_many_requests')).toEqual([])
}, 60_000)

describe('another card', () => {
  test('is tried five times an hour for one request, whatever the bank says', async () => {
    const id = await table.submit({ changes: { user_uid: null } })
    await table.act(id, { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' })
    await table.at('2026-11-26T07:14Z')
    expect(await table.state(id)).toBe('accepted')
    const vault = refusingVault()
    const inquiries = createInquiries({
      db: db(),
      clock: table.clock,
      act: table.act,
      vault,
      tries: UNLIMITED,
      forgetUnusedCard: () => Promise.resolve(),
    })
    const token = await table.guestToken(id)
    const asker = (count: number) => ({ caller: null, token, address: `192.0.2.${count}` })
    const codes: unknown[] = []
    for (let count = 0; count < 7; count += 1)
      codes.push(
        await inquiries
          .replaceCard(id, asker(count), { type: 'card', nonce: `nonce-${count}` })
          .then(() => 'kept', codeOf),
      )
    const declined = Array<string>(5).fill('declined')
    expect(codes).toEqual([...declined, 'too_many_requests', 'too_many_requests'])
    expect(vault.tried).toHaveLength(5)
  })
})
