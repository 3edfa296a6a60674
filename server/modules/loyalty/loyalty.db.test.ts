import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingBody } from '#contract/booking/bookings.ts'
import type { Role } from '#contract/user/user.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { ApiError } from '#server/http/errors.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { sampleQuote } from '#server/modules/bookings/bookings.samples.ts'
import { createBookings, type Attempt } from '#server/modules/bookings/bookings.service.ts'
import { transitionStep, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { faultyGateway, type Fault, type GatewayCall } from '#server/modules/payments/gateway.samples.ts'
import { NO_BIDS, NO_INVOICES, staysOn, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { creditsOf } from '#server/modules/credits/credits.store.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { lockSignedInUser, insertUser } from '#server/modules/user/user.store.ts'
import { createLoyalty } from './loyalty.service.ts'
import { loyaltyPersonalData } from './loyalty.personalData.ts'
import { MARK_DAYS, personMarks } from './personMarks.ts'

/** Price of the sample before discounts, in cents. */
const FULL = 20_000
const BEFORE = Temporal.Instant.from('2026-12-01T12:00Z')
const AFTER_THE_STAY = Temporal.Instant.from('2026-12-27T00:00Z')

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.empty()
  await addSampleHotel(db, { room_types: [{ rooms_total: 20 }] })
})

describe('a friend’s promo code', () => {
  test('takes 25 dollars off a first booking, and rewards its owner once the stay is over', async () => {
    const [sharer, friend] = [await guest(), await guest()]
    const desk = setUp()
    const row = await desk.book(friend, { promocode: ` ${sharer.code.toLowerCase()} ` }, FULL - 2500)
    expect(row).toMatchObject({ step: 'captured', total_cents: FULL - 2500, breakdown: { promo: -2500 } })
    expect(await desk.runJobs()).toEqual([])
    expect(await available(sharer)).toBe(0)
    desk.now = AFTER_THE_STAY
    await desk.runJobs()
    await db.updateTable('jobs').set({ done_at: null }).where('kind', '=', 'loyalty.reward').execute()
    await desk.runJobs()
    expect(await available(sharer)).toBe(2500)
    expect(await available(friend)).toBe(0)
  })

  test('earns no reward for a booking that is in review when its stay ends', async () => {
    const [sharer, friend] = [await guest(), await guest()]
    const desk = setUp()
    const { id } = await desk.book(friend, { promocode: sharer.code }, FULL - 2500)
    await transitionStep(db, id, 'captured', 'review', { review_cause: 'disputed' })
    desk.now = AFTER_THE_STAY
    expect(await desk.runJobs()).toEqual([])
  })

  test('that pays a whole booking earns no reward: no card has ever paid', async () => {
    const [sharer, friend] = [await guest(), await guest()]
    const desk = setUp()
    const { id } = await desk.book(friend, { promocode: sharer.code }, FULL - 2500)
    await db.updateTable('bookings').set({ total_cents: 0 }).where('id', '=', id).execute()
    desk.now = AFTER_THE_STAY
    await desk.runJobs()
    expect(await available(sharer)).toBe(0)
  })

  test('of a cancelled booking earns no reward, and may be used again', async () => {
    const [sharer, friend] = [await guest(), await guest()]
    const desk = setUp()
    const { id } = await desk.book(friend, { promocode: sharer.code }, FULL - 2500)
    await desk.bookings.cancel(friend.uid, id, {})
    desk.now = AFTER_THE_STAY
    await desk.runJobs()
    expect(await available(sharer)).toBe(0)
    desk.now = BEFORE
    expect(await desk.book(friend, { promocode: sharer.code }, FULL - 2500)).toMatchObject({ step: 'captured' })
  })

  test('may be used again after a declined card', async () => {
    const [sharer, friend] = [await guest(), await guest()]
    const desk = setUp()
    const declined = await desk.book(friend, { promocode: sharer.code }, FULL - 2500, desk.DECLINED_NONCE)
    expect(declined).toMatchObject({ step: 'declined' })
    expect(await desk.book(friend, { promocode: sharer.code }, FULL - 2500)).toMatchObject({ step: 'captured' })
  })

  test.each<[string, (sharer: Person, friend: Person) => string | Promise<string>, Role, string]>([
    ['unknown', () => 'NOBODYS2', 'regular', 'promo.unknown'],
    ['of an account that has ended', codeOfEnded, 'regular', 'promo.unknown'],
    ['of one’s own', (_, friend) => friend.code, 'regular', 'promo.own'],
    ['for a business account', ({ code }) => code, 'b2b', 'promo.business'],
  ])('that is %s is refused before anything is held', async (_, codeOf, type, reason) => {
    const [sharer, friend] = [await guest(), await guest(type)]
    const desk = setUp()
    const refused = { code: 'promo_refused', status: 409, field: 'loyalty.promocode', reason }
    const promocode = await codeOf(sharer, friend)
    await expect(desk.book(friend, { promocode }, FULL - 2500)).rejects.toMatchObject(refused)
    expect(await db.selectFrom('bookings').select('id').execute()).toEqual([])
    expect(desk.live()).toEqual([])
  })

  test('can be used once, even in parallel bookings', async () => {
    const [sharer, friend] = [await guest(), await guest()]
    const desk = setUp()
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => describeOutcome(desk.book(friend, { promocode: sharer.code }, FULL - 2500))),
    )
    expect(outcomes.toSorted()).toEqual(['captured', ...Array.from({ length: 5 }, () => 'promo_refused')])
    await expect(desk.book(friend, { promocode: sharer.code }, FULL - 2500)).rejects.toMatchObject({
      reason: 'promo.used',
    })
  })

  test('is for a first booking', async () => {
    const [sharer, friend] = [await guest(), await guest()]
    const desk = setUp()
    await desk.book(friend, undefined, FULL)
    const again = desk.book(friend, { promocode: sharer.code }, FULL - 2500)
    await expect(again).rejects.toMatchObject({ reason: 'promo.notFirst' })
  })

  test.each(['declined', 'refused', 'refunding', 'refunded'] as const)(
    'is for a first booking, even after one that is %s',
    async (step) => {
      const [sharer, friend] = [await guest(), await guest()]
      const desk = setUp()
      const { id } = await desk.book(friend, undefined, FULL)
      await transitionStep(db, id, 'captured', step, {})
      expect(await desk.book(friend, { promocode: sharer.code }, FULL - 2500)).toMatchObject({ step: 'captured' })
    },
  )
})

test('a code of a booking cancelled after its deadline is used, and rewards nobody', async () => {
  const [sharer, friend] = [await guest(), await guest()]
  const desk = setUp()
  const { id } = await desk.book(friend, { promocode: sharer.code }, FULL - 2500)
  desk.now = AFTER_DEADLINE
  expect(await desk.bookings.cancel(friend.uid, id, {})).toMatchObject({ refund: 10_000 })
  await expect(desk.book(friend, { promocode: sharer.code }, FULL - 2500)).rejects.toMatchObject({
    code: 'promo_refused',
    reason: 'promo.used',
  })
  desk.now = Temporal.Instant.from('2027-01-10T00:00Z')
  expect(await desk.runJobs()).toEqual([])
  expect((await creditsOf(db, friend.uid, desk.now)).account.total_hours).toBe(0)
})

describe('an offer given once is remembered by person', () => {
  test.each([
    ['the same mailbox, after the account has ended', 'friend@mail.example'],
    ['a plus tag', 'friend+again@mail.example'],
    ['other letter case', 'Friend@Mail.Example'],
  ])('a friend does not use a code again under %s', async (_, email) => {
    const sharer = await guest()
    const desk = setUp()
    const friend = await named('friend@mail.example')
    await desk.book(friend, { promocode: sharer.code }, FULL - 2500)
    await end(friend)
    const again = desk.book(await named(email), { promocode: sharer.code }, FULL - 2500)
    await expect(again).rejects.toMatchObject({ code: 'promo_refused', reason: 'promo.used' })
  })

  test.each(['x.y@gmail.com', 'xy+1@gmail.com', 'xy@googlemail.com'])(
    'an owner does not use their own code as %s',
    async (email) => {
      const desk = setUp()
      const owner = await named('xy@gmail.com')
      const disguised = desk.book(await named(email), { promocode: owner.code }, FULL - 2500)
      await expect(disguised).rejects.toMatchObject({ code: 'promo_refused', reason: 'promo.own' })
    },
  )

  test('a card that has paid with a code does not pay with one again, whoever holds it: nothing is charged', async () => {
    const sharer = await guest()
    const desk = setUp()
    const friend = await guest()
    await desk.book(friend, { promocode: sharer.code }, FULL - 2500, CARD)
    await end(friend)
    const other = await guest()
    const row = await desk.book(other, { promocode: sharer.code }, FULL - 2500, CARD)
    expect(row).toMatchObject({ step: 'declined', decline_reason: 'promo.used', decline_advice: 'try_again' })
    expect(desk.live()).toHaveLength(1)
    expect(await desk.book(other, undefined, FULL, CARD)).toMatchObject({ step: 'captured' })
    expect(await desk.book(await guest(), { promocode: sharer.code }, FULL - 2500, 'another card')).toMatchObject({
      step: 'captured',
    })
  })

  test('an owner’s card does not pay with the owner’s code', async () => {
    const owner = await guest()
    const desk = setUp()
    await desk.book(owner, undefined, FULL, CARD)
    const row = await desk.book(await guest(), { promocode: owner.code }, FULL - 2500, CARD)
    expect(row).toMatchObject({ step: 'declined', decline_reason: 'promo.own' })
    expect(desk.live()).toHaveLength(1)
  })

  test('an owner who shows the friend’s card before the stay is over earns no reward', async () => {
    const [owner, friend] = [await guest(), await guest()]
    const desk = setUp()
    await desk.book(friend, { promocode: owner.code }, FULL - 2500, CARD)
    await desk.book(owner, undefined, FULL, CARD)
    desk.now = AFTER_THE_STAY
    expect(await desk.runJobs()).toEqual([])
  })

  test('the export says by what a guest is recognised, and until when', async () => {
    const [owner, friend] = [await guest(), await guest()]
    await setUp().book(friend, { promocode: owner.code }, FULL - 2500, CARD)
    const { id } = await db.selectFrom('users').select('id').where('uid', '=', friend.uid).executeTakeFirstOrThrow()
    const rows = await loyaltyPersonalData(db).read({ uid: friend.uid, user_id: id, email: '' })
    const until = BEFORE.add({ hours: 24 * MARK_DAYS }).toString()
    expect(rows).toEqual(
      expect.arrayContaining([
        { kind: 'card', hash: expect.any(String), until: null },
        { kind: 'card', hash: expect.any(String), until },
        { kind: 'mailbox', hash: expect.any(String), until },
      ]),
    )
  })

  test('a cancelled booking frees the code for its person', async () => {
    const sharer = await guest()
    const desk = setUp()
    const friend = await named('friend@mail.example')
    const { id } = await desk.book(friend, { promocode: sharer.code }, FULL - 2500, CARD)
    await desk.bookings.cancel(friend.uid, id, {})
    const again = await desk.book(await named('friend+2@mail.example'), { promocode: sharer.code }, FULL - 2500, CARD)
    expect(again).toMatchObject({ step: 'captured' })
  })

  test('of two accounts of one person that book at the same moment, one has the discount', async () => {
    const sharer = await guest()
    const desk = setUp()
    const accounts = await Promise.all([1, 2, 3, 4].map((tag) => named(`friend+${tag}@mail.example`)))
    const outcomes = await Promise.all(
      accounts.map((account) => describeOutcome(desk.book(account, { promocode: sharer.code }, FULL - 2500, CARD))),
    )
    expect(outcomes.toSorted()).toEqual(['captured', 'promo_refused', 'promo_refused', 'promo_refused'])
  })

  test.each<Partial<Record<GatewayCall, Fault>>>([
    { authorize: 'lost_answer' },
    { void: 'lost_answer' },
    { void: 'lost_request' },
  ])('the authorization of a refused code is given back also when the gateway fails (%j)', async (faults) => {
    const owner = await guest()
    await setUp().book(owner, undefined, FULL, CARD)
    const desk = setUp(faults)
    const { id } = await desk.book(await guest(), { promocode: owner.code }, FULL - 2500, CARD)
    desk.now = desk.now.add({ seconds: 121 })
    expect(await desk.payments.advance(id)).toMatchObject({ state: 'declined', decline_reason: 'promo.own' })
    expect(desk.live()).toEqual([])
  })
})

describe('credit', () => {
  test('pays a part, and is returned once when the booking is cancelled', async () => {
    const friend = await guest('regular', 5000)
    const desk = setUp()
    const { id, breakdown } = await desk.book(friend, { credits: 30 }, FULL - 3000)
    expect(breakdown.credits).toBe(-3000)
    expect(await available(friend)).toBe(2000)
    await desk.bookings.cancel(friend.uid, id, {})
    await desk.bookings.cancel(friend.uid, id, {})
    expect(await available(friend)).toBe(5000)
  })

  test.each([
    ['less than the first night is spent on it', 30, 0, 10_000],
    ['more than the first night is returned after all the money', 150, 5000, 5000],
    ['that paid for everything is returned but for the first night', 200, 10_000, 0],
  ])('%s when the booking is cancelled after its deadline', async (_, credits, returned, refund) => {
    const friend = await guest('regular', 20_000)
    const desk = setUp()
    const total = FULL - 100 * credits
    const { id } = await desk.book(friend, { credits }, total, total === 0 ? null : 'nonce')
    desk.now = AFTER_DEADLINE
    expect(await desk.bookings.cancel(friend.uid, id, {})).toMatchObject({ refund, row: { kept_cents: 10_000 } })
    await desk.bookings.cancel(friend.uid, id, {})
    expect(await available(friend)).toBe(20_000 - 100 * credits + returned)
  })

  test('pays no more than the balance: the changed price is asked back', async () => {
    const friend = await guest('regular', 2000)
    const desk = setUp()
    await expect(desk.book(friend, { credits: 30 }, FULL - 3000)).rejects.toMatchObject({ code: 'price_changed' })
    expect(await desk.book(friend, { credits: 30 }, FULL - 2000)).toMatchObject({ step: 'captured' })
    expect(await available(friend)).toBe(0)
  })

  test('pays everything without a card, and cancelling returns it', async () => {
    const friend = await guest('regular', 50_000)
    const desk = setUp()
    const row = await desk.book(friend, { credits: 500 }, 0, null)
    expect(row).toMatchObject({ step: 'captured', total_cents: 0, transaction_id: null })
    expect(await available(friend)).toBe(50_000 - FULL)
    expect(await desk.bookings.cancel(friend.uid, row.id, { refund: 0 })).toMatchObject({
      refund: 0,
      row: { step: 'refunded' },
    })
    expect(await available(friend)).toBe(50_000)
    expect(desk.live()).toEqual([])
  })

  test('that pays everything leaves the card unsaved', async () => {
    const friend = await guest('regular', 50_000)
    const attempt = attemptOf(friend, { credits: 500 }, 0, 'nonce')
    const payment = { ...attempt.body.payment, keep: true }
    const row = await setUp().bookings.book({ ...attempt, body: { ...attempt.body, payment } })
    expect(row).toMatchObject({ step: 'captured', payment_state: null })
  })

  test('that is negative, because its stays went into review, does not raise the price of the next stay', async () => {
    const friend = await guest()
    const desk = setUp()
    const stays = [await desk.book(friend, undefined, FULL)]
    while (stays.length < 3) stays.push(await desk.book(friend, undefined, FULL, 'nonce', true))
    desk.now = AFTER_THE_STAY
    await desk.book(friend, { credits: 25 }, FULL - 2500, 'nonce', true)
    for (const { id } of stays) await transitionStep(db, id, 'captured', 'review', { review_cause: 'disputed' })
    expect((await creditsOf(db, friend.uid, desk.now)).account.available_cents).toBe(-2500)
    expect(await desk.book(friend, { credits: 25 }, FULL, 'nonce', true)).toMatchObject({ total_cents: FULL })
  })

  test('can be spent once, even in parallel bookings', async () => {
    const friend = await guest('regular', 2500)
    const desk = setUp()
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => describeOutcome(desk.book(friend, { credits: 25 }, FULL - 2500))),
    )
    expect(outcomes.toSorted()).toEqual(['captured', ...Array.from({ length: 5 }, () => 'price_changed')])
    expect(await available(friend)).toBe(0)
  })

  test('is spent once by the same attempt sent five times in parallel, which makes one booking', async () => {
    const friend = await guest('regular', 2500)
    const desk = setUp()
    const attempt = attemptOf(friend, { credits: 25 }, FULL - 2500, 'nonce')
    const rows = await Promise.all(Array.from({ length: 5 }, () => desk.bookings.book(attempt)))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    expect(await available(friend)).toBe(0)
  })

  test.each<Partial<Record<GatewayCall, Fault>>>([
    { authorize: 'lost_answer' },
    { capture: 'lost_answer' },
    { authorize: 'lost_request' },
  ])('adds up when the gateway fails (%j)', async (faults) => {
    const friend = await guest('regular', 2500)
    const desk = setUp(faults)
    const { id } = await desk.book(friend, { credits: 25 }, FULL - 2500)
    desk.now = desk.now.add({ seconds: 121 })
    const row = await desk.payments.advance(id)
    expect([row?.state, await available(friend)]).toEqual(['captured', 0])
  })
})

/** Invariant: after any sequence of events the entries add up and nothing is negative. */
test.each([1, 2, 3, 4, 5])('credit adds up after any random sequence of events (%i)', async (seed) => {
  const friend = await guest('regular', 10_000)
  const desk = setUp()
  const standing: BookingRow[] = []
  let state = seed * 7919
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  for (let step = 0; step < 25; step += 1) {
    const one = standing[below(2 * standing.length + 1)]
    if (one !== undefined) {
      await desk.bookings.cancel(friend.uid, one.id, {})
      standing.splice(standing.indexOf(one), 1)
    } else {
      const credits = below(120)
      const used = Math.min(credits * 100, await available(friend), FULL)
      const nonce = below(4) === 0 ? desk.DECLINED_NONCE : 'nonce'
      const row = await desk.book(friend, { credits }, FULL - used, nonce, true)
      if (row.step === 'captured') standing.push(row)
    }
    const spent = standing.reduce((sum, { breakdown }) => sum - breakdown.credits, 0)
    expect(await available(friend)).toBe(10_000 - spent)
    expect(spent).toBeLessThanOrEqual(10_000)
  }
})

interface Person {
  uid: string
  code: string
}

const guest = async (
  type: Role = 'regular',
  granted = 0,
  email = `${randomUUID()}@stayless.example`,
): Promise<Person> => {
  const uid = randomUUID()
  const { id, referral_code } = await insertUser(
    db,
    {
      uid,
      email,
      is_email_verified: true,
      first_name: 'Placeholder',
      last_name: 'Guest',
      phone: null,
      type,
    },
    BEFORE,
  )
  if (granted > 0)
    await db.insertInto('credit_entries').values({ user_id: id, kind: 'granted', cents: granted, at: BEFORE }).execute()
  return { uid, code: referral_code }
}

const named = (email: string) => guest('regular', 0, email)
const CARD = 'one and the same card'

/** The account and what belongs to it are gone, as after its deletion. */
const end = async ({ uid }: Person): Promise<void> => {
  await db
    .updateTable('bookings')
    .set({ user_uid: `deleted:${uid}` })
    .where('user_uid', '=', uid)
    .execute()
  await db.deleteFrom('users').where('uid', '=', uid).execute()
}

const codeOfEnded = async ({ uid, code }: Person): Promise<string> => {
  await db.updateTable('users').set({ deleted_at: BEFORE }).where('uid', '=', uid).execute()
  return code
}

const available = async ({ uid }: Person): Promise<number> => (await creditsOf(db, uid, BEFORE)).account.available_cents

type Loyalty = { promocode: string } | { credits: number } | undefined

const attemptOf = ({ uid }: Person, loyalty: Loyalty, total: number, nonce: string | null, again = false): Attempt => ({
  guest: { uid, email: `${uid}@stayless.example` },
  address: '127.0.0.1',
  key: randomUUID(),
  body: {
    rateKey: 'key',
    guest: { first_name: 'Placeholder', last_name: 'Guest' },
    comment: '',
    ...(loyalty === undefined ? {} : { loyalty: bodyOf(loyalty) }),
    payment: { type: 'card', ...(nonce === null ? {} : { nonce }) },
    expected_total: total / 100,
    again,
  },
  locale: 'en',
})

const bodyOf = (loyalty: NonNullable<Loyalty>): NonNullable<BookingBody['loyalty']> =>
  'promocode' in loyalty ? { option: 'promo', ...loyalty } : { option: 'credits', ...loyalty }

const describeOutcome = (booked: Promise<BookingRow>): Promise<string> =>
  booked.then(
    ({ step }) => step,
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

const AFTER_DEADLINE = Temporal.Instant.from('2026-12-23T20:00Z')

const setUp = (faults: Partial<Record<GatewayCall, Fault>> = {}) => {
  const { gateway, live, DECLINED_NONCE } = faultyGateway(faults, randomUUID())
  const jobs = createJobs({ db, clock: () => desk.now, log: createLog('silent') })
  const clock = () => desk.now
  const loyalty = createLoyalty({ db, clock, jobs, marks: personMarks('a secret of the test') })
  const stays = staysOn({ db, clock, gateway, loyalty })
  const bookings = createBookings({
    db,
    clock,
    ...stays,
    quote: (_, { promo, credits }) => {
      const off = { promo: Math.min(promo, FULL), credits: Math.min(credits, FULL) }
      const breakdown = { ...sampleQuote.breakdown, promo: -off.promo, credits: -off.credits }
      return { ...sampleQuote, breakdown: { ...breakdown, total: FULL - off.promo - off.credits } }
    },
    loyalty,
    invoices: NO_INVOICES,
    bids: NO_BIDS,
    roleOf: () => Promise.resolve('regular'),
    lockSignedInUser,
    checkMethod: () => Promise.resolve(),
    tries: UNLIMITED,
    inventoryChanged: () => undefined,
    readAgain: () => Promise.resolve(),
    queueCancellationEmail: () => Promise.resolve(),
  })
  const desk = {
    now: BEFORE,
    bookings,
    payments: stays.payments,
    live,
    DECLINED_NONCE,
    book: (person: Person, discount: Loyalty, total: number, nonce: string | null = 'nonce', again = false) =>
      bookings.book(attemptOf(person, discount, total, nonce, again)),
    runJobs: async () => {
      await jobs.runDue()
      return db.selectFrom('credit_entries').select('kind').where('kind', '=', 'referral').execute()
    },
  }
  return desk
}
