import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { create } from 'superstruct'
import { RoomsResponse } from '#contract/hotel/rates.ts'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import { migrate } from '#server/db/migrate.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { cardPage } from '#server/emulators/gateway/cards.testing.ts'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { bookedHours, soldHours } from './audit.testing.ts'
import { attempt, book, type Attempt, type Outcome } from './buyer.testing.ts'
import { ownDatabase, passLookUpTime, type OwnDatabase } from './ownDatabase.testing.ts'
import { apiPath, killProcesses, startProcess, type ServerProcess } from './serverProcess.testing.ts'

const LIMIT_MS = 180_000
const BUYERS = 200
const ROOMS = 7
const PRESSES = 4

let own: OwnDatabase
let company: RunningGateway
let servers: [ServerProcess, ServerProcess]
beforeAll(async () => {
  own = await ownDatabase()
  company = await startTestGateway({ dataDir: join(own.dataDir, 'shared') })
  await own.look(async (db) => {
    await migrate(db)
    await addSampleHotel(db, { room_types: [{ rooms_total: ROOMS }] })
    const names = { first_name: 'Placeholder', last_name: 'Guest', phone: null, is_email_verified: true }
    for (const uid of BUYER_UIDS)
      await insertUser(db, { uid, email: `${uid}@stayless.example`, ...names }, Temporal.Now.instant())
  })
  const start = () => startProcess({ ...own, gatewayOrigin: company.origin })
  servers = await Promise.all([start(), start()])
}, LIMIT_MS)
afterAll(async () => {
  await killProcesses()
  await company.close()
  await own.drop()
}, LIMIT_MS)

const BUYER_UIDS = Array.from({ length: BUYERS }, (_, place) => `buyer-${place}`)

test(
  'of 200 buyers of 7 rooms at two processes, one of which is killed, 7 get a room and pay once, and the others are refused as unavailable',
  { timeout: LIMIT_MS },
  async () => {
    const [mortal, other] = servers
    const rate = await offer(other)
    const { newCard } = cardPage(braintreeGateway({ account: localAccount(company.origin), log: () => undefined }))
    const buyers: Buyer[] = []
    for (const [place, uid] of BUYER_UIDS.entries())
      buyers.push({ uid, attempt: attempt(rate, await newCard(cardNumber(place))) })

    // Kills one process when a card was just authorized, before any guest has a response.
    company.faults.next({
      method: 'POST',
      path: /\/transactions$/,
      kind: 'slow',
      meanwhile: () => mortal.end('SIGKILL'),
    })
    const outcomesByUid = new Map<string, Outcome>()
    await press(buyers, outcomesByUid, (place) => (place % 2 === 0 ? mortal : other))
    const lost = buyers.filter(({ uid }) => outcomesByUid.get(uid)?.kind === 'lost').length
    const acknowledged = idsOf(outcomesByUid)
    expect(lost).toBeGreaterThan(0)

    // No request is running: all remaining holds are the dead process's.
    await own.passLeases()
    await passLookUpTime(own)
    for (let time = 0; time < PRESSES; time += 1)
      await press(
        buyers.filter(({ uid }) => isOpen(outcomesByUid.get(uid))),
        outcomesByUid,
        () => other,
      )

    const outcomes = [...outcomesByUid.values()]
    const booked = idsOf(outcomesByUid)
    expect(booked).toHaveLength(ROOMS)
    expect(booked).toEqual(expect.arrayContaining(acknowledged))
    const refusals = outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.code] : []))
    expect(refusals).toEqual(Array.from({ length: BUYERS - ROOMS }, () => 'unavailable'))
    expect(other.failures).toEqual([])
    const charges = company.transactions().filter(({ status }) => LIVE.has(status))
    expect(charges.map(({ orderId }) => orderId ?? '').toSorted(byText)).toEqual(booked.toSorted(byText))
    expect(charges.filter(({ status }) => status === 'authorized')).toEqual([])
    await own.look(async (db) => {
      const open = await db.selectFrom('bookings').select('id').where('step', '=', 'held').execute()
      expect(open).toEqual([])
      expect(await soldHours(db)).toEqual(await bookedHours(db))
    })
  },
)

interface Buyer {
  uid: string
  attempt: Attempt
}

const LIVE: ReadonlySet<string> = new Set(['authorized', 'submitted_for_settlement', 'settled'])
const byText = (one: string, other: string): number => one.localeCompare(other)
const isOpen = (outcome: Outcome | undefined): boolean => outcome?.kind === 'lost' || outcome?.kind === 'processing'

const press = async (
  buyers: readonly Buyer[],
  outcomes: Map<string, Outcome>,
  at: (place: number) => ServerProcess,
): Promise<void> => {
  await Promise.all(
    buyers.map(
      async ({ uid, attempt: buyerAttempt }, place) => void outcomes.set(uid, await book(at(place), uid, buyerAttempt)),
    ),
  )
}

const idsOf = (outcomes: ReadonlyMap<string, Outcome>): string[] =>
  [...outcomes.values()].flatMap((outcome) => (outcome.kind === 'acknowledged' ? [outcome.booking.id] : []))

const offer = async (server: ServerProcess): Promise<{ rateKey: string; total: number }> => {
  const day = Temporal.Now.plainDateISO('America/New_York').add({ days: 40 })
  const query = new URLSearchParams({
    hotelId: 'nyc-0001',
    checkIn: `${day.toString()}T15:00`,
    checkOut: `${day.add({ days: 2 }).toString()}T11:00`,
    rooms: '1:',
  })
  const { body } = await server.request(apiPath(`/rates/?${query.toString()}`))
  const [rate] = create(body, RoomsResponse).rooms.flatMap(({ rates }) => rates)
  if (rate === undefined) throw new Error('there is nothing to book')
  return rate
}

/** Another card for each buyer: one card may be tried only so often. */
const cardNumber = (place: number): string => {
  const digits = `411111${String(place).padStart(9, '0')}`
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
