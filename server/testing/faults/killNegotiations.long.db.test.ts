import { watch } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RateResponse, RoomsResponse } from '#contract/hotel/rates.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { OutboxResponse } from '#contract/http/config.ts'
import { IDEMPOTENCY_HEADER } from '#contract/http/endpoints.ts'
import type { Database } from '#server/db/schema.ts'
import { DEMO_ACCOUNTS } from '#server/demo/demoAccounts.ts'
import { openLedger } from '#server/emulators/gateway/ledger.ts'
import { book, signIn } from './buyer.testing.ts'
import { ownDatabase, type OwnDatabase } from './ownDatabase.testing.ts'
import { apiPath, startProcess, type ServerProcess } from './serverProcess.testing.ts'

const LIMIT_MS = 600_000
/** Silent hotels of the demo catalogue. */
const ANSWERED = ['nyc-0021', 'nyc-0022', 'nyc-0023', 'nyc-0024', 'nyc-0025', 'nyc-0026']
const UNANSWERED = ['nyc-0031', 'nyc-0032', 'nyc-0033', 'nyc-0034']
/** Sells early hours on request. */
const BOOKED = 'nyc-0009'
const PRICE = 61.5
/** The minute in which a hotel can undo its yes is over. */
const LEFT = 0.05
/** The time to answer is over. */
const SILENT = 49
const json = { 'content-type': 'application/json' }

let own: OwnDatabase
let server: ServerProcess
const started: ServerProcess[] = []
beforeAll(async () => {
  own = await ownDatabase()
  await start(0)
}, LIMIT_MS)
afterAll(async () => {
  await Promise.all(started.map((one) => one.end('SIGKILL')))
  await own.drop()
}, LIMIT_MS)

describe('a server killed while hotels answer, cards are charged and deadlines pass', () => {
  test(
    'has charged each yes once, nothing else, and has told each side each step once',
    { timeout: LIMIT_MS },
    async () => {
      for (const hotel of [...ANSWERED, ...UNANSWERED]) await ask(hotel)
      for (const { email } of DEMO_ACCOUNTS.slice(0, 2)) await bid(email)
      const requests = await tokensIn(emailOf(BOOKED), REQUEST, 2)
      for (const hotel of ANSWERED) requests.push(...(await tokensIn(emailOf(hotel), REQUEST)))

      // Kill 1: some answers have arrived, the others are anywhere.
      const answers = requests.map((token) => accept(token).catch(() => undefined))
      await Promise.race(answers)
      await server.end('SIGKILL')
      await Promise.all(answers)
      await restart(0)
      // A hotel without a response answers again.
      for (const token of requests) expect(await accept(token)).toBe(200)

      // Kill 2: the card service has authorized a card, and nobody has been told.
      await server.end('SIGKILL')
      const authorization = afterChange(join(own.dataDir, 'gateway/journal.jsonl'))
      await restart(LEFT)
      await Promise.race([authorization, hasPaid()])
      await server.end('SIGKILL')

      // Kill 3: one guest has read that they paid, the others are anywhere between the charge and its e-mail.
      await restart(2 * LEFT)
      await hasPaid()
      await server.end('SIGKILL')
      await restart(3 * LEFT)
      for (const hotel of ANSWERED) await expect.poll(() => mailsOf(guestOf(hotel), PAID)).toBe(1)
      for (const { email } of DEMO_ACCOUNTS.slice(0, 2)) await expect.poll(() => mailsOf(email, PAID)).toBe(1)

      // Kill 4: the deadlines of the others have passed meanwhile, and one guest knows.
      await server.end('SIGKILL')
      await restart(SILENT)
      await expect.poll(() => mailsOf(guestOf(UNANSWERED[0]), OVER), { timeout: 120_000, interval: 5 }).toBe(1)
      await server.end('SIGKILL')
      await restart(SILENT + LEFT)
      for (const hotel of UNANSWERED) await expect.poll(() => mailsOf(guestOf(hotel), OVER)).toBe(1)
      for (const hotel of UNANSWERED) await expect.poll(() => areSent(emailOf(hotel))).toBe(true)
      expect(server.failures).toEqual([])
      await server.end('SIGTERM')

      await own.look(async (db) => {
        expect(await storiesIn(db)).toEqual({
          'charged: guest 4, hotel 3': ANSWERED.length,
          // A booking's address is known: it is not confirmed again.
          'charged: guest 3, hotel 3': 2,
          'expired: guest 3, hotel 4': UNANSWERED.length,
        })
        expect(await chargesIn(db)).toEqual({ charged: ANSWERED.length + 2, wrong: [] })
        expect(await deadlinesIn(db)).toEqual(new Set(['timer.remind, timer.remind, timer.due']))
        const unsent = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
        expect(unsent).toEqual([])
      })
    },
  )
})

const PAID = /Your extra hours are paid for/
const OVER = /got no answer in time/
const CONFIRM = /\/confirm\/inquiry\/([\w-]{43})/
const REQUEST = /\/confirm\/request\/([\w-]{43})/

const start = async (hoursAhead: number): Promise<void> => {
  server = await startProcess({ ...own, hoursAhead })
  started.push(server)
}

const restart = async (hoursAhead: number): Promise<void> => {
  await own.passLeases()
  await start(hoursAhead)
}

const emailOf = (hotel = ''): string => `${hotel}@stayless.example`
const guestOf = (hotel = ''): string => `guest.of.${hotel}@mail.example`

const messagesTo = async (to: string): Promise<OutboxResponse['messages']> => {
  const { body } = await server.request(apiPath(`/staff/outbox/?to=${encodeURIComponent(to)}`))
  return create(body, OutboxResponse).messages
}

const mailsOf = async (to: string, text: RegExp): Promise<number> =>
  (await messagesTo(to)).filter((mail) => text.test(mail.text)).length

const areSent = async (to: string): Promise<boolean> => (await messagesTo(to)).every(({ sent_at }) => sent_at !== null)

/** Waits until a guest has read that they paid. */
const hasPaid = (): Promise<void> =>
  expect.poll(() => mailsOf(guestOf(ANSWERED[0]), PAID), { timeout: 120_000, interval: 5 }).toBe(1)

/** Waits for so many e-mails with a link to an address; their tokens. */
const tokensIn = async (to: string, link: RegExp, count = 1): Promise<string[]> => {
  const read = async () => (await messagesTo(to)).flatMap(({ text }) => link.exec(text)?.[1] ?? [])
  await expect.poll(async () => (await read()).length).toBe(count)
  return read()
}

const post = (path: string, data: object, headers: Record<string, string> = {}) =>
  server.request(apiPath(path), { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(data) })

/** Asks a hotel as a guest without an account, whose card can be charged at once, and confirms the address. */
const ask = async (hotel: string): Promise<void> => {
  const today = Temporal.Now.plainDateISO('America/New_York').toString()
  const email = guestOf(hotel)
  const { status, body } = await post(
    '/inquiries/',
    {
      guest: { first_name: 'Dana', last_name: 'Levi', email },
      hotel: { place_id: hotel, name: 'Placeholder' },
      checkin_datetime: dayHour(addDays(today, 30), 9),
      checkout_datetime: dayHour(addDays(today, 32), 11),
      price: PRICE,
      free_cancellation_until: dayHour(today, 0),
      payment: { type: 'card', nonce: 'fake-three-d-secure-visa-full-authentication-nonce' },
      lang: 'en',
    },
    { [IDEMPOTENCY_HEADER]: randomUUID() },
  )
  if (status !== 201) throw new Error(`nobody could ask: ${JSON.stringify(body)}`)
  const [token] = await tokensIn(email, CONFIRM)
  await post(`/confirm/inquiry/${token}/`, {})
}

/** Books with a bid for the early hours, and keeps the card. */
const bid = async (email: string): Promise<void> => {
  const day = Temporal.Now.plainDateISO('America/New_York').add({ days: 40 }).toString()
  const query = new URLSearchParams({
    hotelId: BOOKED,
    checkIn: dayHour(day, 9),
    checkOut: dayHour(addDays(day, 2), 11),
    rooms: '1:',
  })
  const { body } = await server.request(apiPath(`/rates/?${query.toString()}`))
  const key = create(body, RoomsResponse).rooms[0]?.rates[0]?.rateKey ?? ''
  const offers = create((await server.request(apiPath(`/rates/${encodeURIComponent(key)}/`))).body, RateResponse)
  const rate = offers.rates.find(({ checkin_bid, checkout_bid }) => checkin_bid !== null && checkout_bid === null)
  if (rate === undefined) throw new Error('no early hours on request')
  const outcome = await book(server, await signIn(server, email), {
    key: randomUUID(),
    body: {
      rateKey: rate.rateKey,
      guest: { first_name: 'Dana', last_name: 'Levi' },
      comment: '',
      bids: { check_in: 30 },
      payment: { type: 'card', nonce: 'fake-three-d-secure-visa-full-authentication-nonce', keep: true },
      expected_total: rate.total,
      again: true,
    },
  })
  if (outcome.kind !== 'acknowledged') throw new Error(`nobody could bid: ${JSON.stringify(outcome)}`)
}

/** The hotel says yes. */
const accept = async (token: string): Promise<number> =>
  (await post(`/confirm/request/${token}/`, { decision: 'accept', place: 1 })).status

/** Negotiations by their state, and how many letters each side has. */
const storiesIn = async (db: Database): Promise<Record<string, number>> => {
  const rows = await db.selectFrom('negotiations').select(['id', 'state', 'kind']).execute()
  const mails = await db.selectFrom('outbox').select('thread').where('thread', 'is not', null).execute()
  const counts: Record<string, number> = {}
  for (const { id, state } of rows) {
    const to = (side: string) => mails.filter(({ thread }) => thread === `negotiation:${id}:${side}`).length
    const story = `${state}: guest ${to('guest')}, hotel ${to('hotel')}`
    counts[story] = (counts[story] ?? 0) + 1
  }
  return counts
}

const LIVE = new Set(['authorized', 'submitted_for_settlement', 'settled'])

/** Charges of negotiations at the card service, beside the payments that stand for them. */
const chargesIn = async (db: Database) => {
  const ledger = await openLedger(`${own.dataDir}/gateway`, Date.now)
  const sales = [...ledger.transactions()].filter(({ type: kind, status }) => kind === 'sale' && LIVE.has(status))
  await ledger.close()
  const payments = await db.selectFrom('payments').selectAll().where('negotiation_id', 'is not', null).execute()
  const wrong = payments.filter(
    ({ id, state, transaction_id }) =>
      state !== 'captured' ||
      sales
        .filter(({ orderId }) => orderId === id)
        .map((sale) => sale.id)
        .join() !== transaction_id,
  )
  return { charged: payments.length, wrong }
}

/** Deadlines of the requests that nobody answered, in the order in which they were applied. */
const deadlinesIn = async (db: Database): Promise<Set<string>> => {
  const events = await db
    .selectFrom('negotiation_events')
    .innerJoin('negotiations', 'negotiations.id', 'negotiation_events.negotiation_id')
    .select(['negotiations.id', 'event'])
    .where('negotiations.state', '=', 'expired')
    .where('event', 'like', 'timer.%')
    .orderBy('negotiation_events.version')
    .execute()
  const byId = new Map<string, string[]>()
  for (const { id, event } of events) byId.set(id, [...(byId.get(id) ?? []), event])
  return new Set([...byId.values()].map((all) => all.join(', ')))
}

/** Resolves when the file next grows. */
const afterChange = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(path, () => {
      watcher.close()
      resolve()
    })
  })
