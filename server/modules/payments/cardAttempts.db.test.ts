import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { ApiError } from '#server/http/errors.ts'
import { sampleQuote } from '#server/modules/bookings/bookings.samples.ts'
import { createBookings } from '#server/modules/bookings/bookings.service.ts'
import { NO_BIDS, NO_INVOICES, NO_LOYALTY, staysOn } from '#server/modules/bookings/saga.testing.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import type { Caller } from '#server/http/handler.ts'
import { requireVerifiedCaller } from '#server/modules/user/user.service.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { CARD_LIMITS, createCardAttemptLimiter, TOKEN_LIMITS } from './cardAttempts.ts'
import { faultyGateway } from './gateway.samples.ts'
import { paymentRoutes } from './payments.routes.ts'

const START = Temporal.Instant.from('2026-12-01T12:00Z')
const GOOD = 'nonce'
const { DECLINED_NONCE } = faultyGateway()

let opened: TestDatabase
let now = START
const clock = () => now
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  now = START
  await opened.empty()
  await addSampleHotel(opened.db, { room_types: [{ rooms_total: 200 }] })
})

describe('declined cards', () => {
  test('sixty of one guest, in sequence: twenty are tried, the others wait for the rest of the hour', async () => {
    const pay = desk()
    const answers = []
    for (let card = 0; card < 60; card += 1) {
      now = now.add({ seconds: 10 })
      answers.push(await pay({ nonce: DECLINED_NONCE }))
    }
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'declined'))
    expect(new Set(answers.slice(20).map((answer) => answer.replace(/\d+/, 'n')))).toEqual(new Set(['wait n']))
    expect(answers[20]).toBe(`wait ${3600 - 200}`)
    // A limited attempt leaves no row and holds no room.
    const rows = await opened.db.selectFrom('bookings').select('step').execute()
    expect(rows).toHaveLength(20)
    expect(await pay({ nonce: GOOD })).toMatch(/^wait/)
    now = START.add({ seconds: 10 + 3600 })
    expect(await pay({ nonce: GOOD })).toBe('captured')
  })

  test('a hundred and fifty of one guest in parallel get no further', async () => {
    const pay = desk()
    const answers = await Promise.all(Array.from({ length: 150 }, () => pay({ nonce: DECLINED_NONCE })))
    expect(answers.filter((answer) => answer === 'declined')).toHaveLength(CARD_LIMITS.guest.most)
  })

  test('of many guests at one network address, and of one card with many guests, are limited too', async () => {
    const pay = desk({ cardOf: (nonce) => Promise.resolve({ outcome: 'known', mark: nonce }) })
    const inLobby = []
    for (let guest = 0; guest < CARD_LIMITS.card.most + 1; guest += 1)
      inLobby.push(await pay({ uid: `guest ${guest}`, nonce: DECLINED_NONCE, address: `10.0.0.${guest}` }))
    expect(inLobby.map((answer) => answer.slice(0, 4)).indexOf('wait')).toBe(CARD_LIMITS.card.most)

    const many = desk()
    const answers = []
    for (let guest = 0; guest < CARD_LIMITS.address.most + 1; guest += 1)
      answers.push(await many({ uid: `other ${guest}`, nonce: DECLINED_NONCE, address: '10.0.1.1' }))
    expect(answers.map((answer) => answer.slice(0, 4)).indexOf('wait')).toBe(CARD_LIMITS.address.most)
    // A refusal by network address uses up none of the guest's own tries.
    const last = `other ${CARD_LIMITS.address.most}`
    for (let card = 0; card < CARD_LIMITS.guest.most; card += 1)
      expect(await many({ uid: last, nonce: DECLINED_NONCE, address: '10.0.1.2' })).toBe('declined')
  })

  test('of one card count together, whatever the nonce', async () => {
    const pay = desk({
      cardOf: () => Promise.resolve({ outcome: 'known', mark: 'one card' }),
      authorize: (order) => faultyGateway().gateway.authorize({ ...order, nonce: DECLINED_NONCE }),
    })
    const results = []
    for (let guest = 0; guest < CARD_LIMITS.card.most + 1; guest += 1)
      results.push(await pay({ uid: `guest ${guest}`, nonce: `nonce ${guest}`, address: `10.0.2.${guest}` }))
    expect(results.map((result) => result.slice(0, 4)).indexOf('wait')).toBe(CARD_LIMITS.card.most)
  })

  test('do not hinder a guest with a few of them, and paid ones do not count', async () => {
    const pay = desk()
    for (let round = 0; round < 6; round += 1) {
      for (let card = 0; card < 3; card += 1) expect(await pay({ nonce: DECLINED_NONCE })).toBe('declined')
      for (let card = 0; card < 4; card += 1) expect(await pay({ nonce: GOOD })).toBe('captured')
    }
  })

  test('exclude failures that are not the card’s fault, or that happened before the card was tried', async () => {
    const failing = desk({
      authorize: () =>
        Promise.resolve({
          outcome: 'declined',
          reason: 'processor_failed',
          code: '3000',
          advice: 'try_again',
          isSoft: true,
        }),
    })
    for (let card = 0; card < 30; card += 1) expect(await failing({ nonce: GOOD })).toBe('declined')
    await sql`update room_types set rooms_total = 0`.execute(opened.db)
    const pay = desk()
    for (let card = 0; card < 30; card += 1) expect(await pay({ nonce: GOOD })).toBe('unavailable')
  })

  test('include unknown outcomes until they are known', async () => {
    const silent = desk({ authorize: () => Promise.resolve({ outcome: 'unknown' }) })
    const answers = []
    for (let card = 0; card < 21; card += 1) answers.push(await silent({ nonce: GOOD }))
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'held'))
    expect(answers[20]).toBe('wait 3600')
  })
})

describe('tries of cards that are declined', () => {
  test.each([
    ['at one address', CARD_LIMITS.address, { address: '10.0.2.1' }],
    ['of one guest', CARD_LIMITS.guest, { uid: 'guest' }],
    ['which are one and the same', CARD_LIMITS.card, { nonce: 'the card' }],
  ])('%s are allowed up to the limit in an hour, and again after it', async (_, limit, same) => {
    const { begin } = createCardAttemptLimiter({ db: opened.db, clock, gateway: { cardOf: knownCard } })
    const tried = (turn: number) =>
      begin({ uid: `guest ${turn}`, address: `10.0.3.${turn}`, nonce: `card ${turn}`, ...same })
    for (let turn = 0; turn < limit.most; turn += 1) await tried(turn)
    await expect(tried(limit.most)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 })
    now = START.add({ hours: 1 })
    await tried(limit.most)
  })

  test('do not count for the guest if the card itself is over its limit', async () => {
    const { begin } = createCardAttemptLimiter({ db: opened.db, clock, gateway: { cardOf: knownCard } })
    for (let turn = 0; turn < CARD_LIMITS.card.most; turn += 1)
      await begin({ uid: `guest ${turn}`, address: '10.0.4.1', nonce: 'the card' })
    const own = (nonce: string) => begin({ uid: 'guest', address: '10.0.4.2', nonce })
    for (let turn = 0; turn < CARD_LIMITS.address.most; turn += 1)
      await expect(own('the card')).rejects.toMatchObject({ status: 429 })
    for (let turn = 0; turn < CARD_LIMITS.guest.most; turn += 1) await own(`card ${turn}`)
  })
})

describe('a client token for the card form', () => {
  test('is for a guest with a verified e-mail and an account here', async () => {
    const { ask } = tokens()
    expect(await ask(await account('guest'))).toEqual({ client_token: 'token' })
    await expect(ask(await account('unproven', false))).rejects.toMatchObject({ status: 403 })
    await expect(ask(callerOf('nobody'))).rejects.toMatchObject({ status: 404 })
  })

  test('is issued sixty times an hour, then not before the hour is over', async () => {
    const { ask } = tokens()
    const guest = await account('guest')
    const answers = await Promise.allSettled(Array.from({ length: 300 }, () => ask(guest)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(TOKEN_LIMITS.guest.most)
    await expect(ask(guest)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 })
    expect(await ask(await account('another'))).toEqual({ client_token: 'token' })
    now = START.add({ hours: 1 })
    expect(await ask(guest)).toEqual({ client_token: 'token' })
  })

  test('is issued six hundred times an hour to the guests at one network address', async () => {
    const { ask } = tokens()
    const { address, guest } = TOKEN_LIMITS
    for (let turn = 0; turn < address.most / guest.most; turn += 1) {
      const caller = await account(`guest ${turn}`)
      await Promise.all(Array.from({ length: guest.most }, () => ask(caller)))
    }
    const late = await account('late')
    await expect(ask(late)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 })
    expect(await ask(late, '10.0.0.2')).toEqual({ client_token: 'token' })
    now = START.add({ hours: 1 })
    expect(await ask(late)).toEqual({ client_token: 'token' })
  })
})

/** Treats each nonce as its own card. */
const knownCard = (mark: string) => Promise.resolve({ outcome: 'known' as const, mark })

const callerOf = (uid: string): Caller => ({
  uid,
  email: `${uid}@stayless.example`,
  email_verified: true,
  auth_time: START,
  credential: 'credential',
  way: 'password',
})

const account = async (uid: string, is_email_verified = true): Promise<Caller> => {
  const names = { first_name: 'Placeholder', last_name: 'Guest', phone: null }
  await insertUser(opened.db, { uid, email: `${uid}@stayless.example`, is_email_verified, ...names }, START)
  return callerOf(uid)
}

const tokens = () => {
  const { clientToken } = paymentRoutes({
    db: opened.db,
    clock,
    gateway: faultyGateway().gateway,
    customerOf: () => Promise.resolve(undefined),
    requireUser: (caller) => requireVerifiedCaller({ db: opened.db }, caller),
  })
  const ask = (caller: Caller, address = '127.0.0.1') =>
    clientToken({
      params: {},
      query: {},
      get body(): never {
        throw new Error('this call has no body')
      },
      context: { requestId: 'r1', locale: 'en', address, idempotencyKey: undefined },
      caller,
    })
  return { ask }
}

interface Pressed {
  nonce: string
  uid?: string
  address?: string
}

/** Outcome of pressing Pay: the booking's step, the seconds to wait, or an error code. */
const desk = (changes: Partial<PaymentGateway> = {}) => {
  const { db } = opened
  const gateway = { ...faultyGateway().gateway, ...changes }
  const bookings = createBookings({
    db,
    clock,
    ...staysOn({ db, clock, gateway }),
    quote: () => sampleQuote,
    loyalty: NO_LOYALTY,
    invoices: NO_INVOICES,
    bids: NO_BIDS,
    roleOf: () => Promise.resolve('regular'),
    lockSignedInUser: () => Promise.resolve(),
    checkMethod: () => Promise.resolve(),
    tries: createCardAttemptLimiter({ db, clock, gateway }),
    inventoryChanged: () => undefined,
    readAgain: () => Promise.resolve(),
    queueCancellationEmail: () => Promise.resolve(),
  })
  return async ({ nonce, uid = 'guest', address = '127.0.0.1' }: Pressed): Promise<string> => {
    try {
      const row = await bookings.book({
        guest: { uid, email: 'guest@stayless.example' },
        address,
        key: randomUUID(),
        locale: 'en',
        body: {
          rateKey: 'key',
          guest: { first_name: 'Placeholder', last_name: 'Guest' },
          comment: '',
          payment: { type: 'card', nonce },
          expected_total: 200,
          again: true,
        },
      })
      return row.step
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.status === 429 ? `wait ${error.retryAfterSeconds}` : error.code
    }
  }
}
