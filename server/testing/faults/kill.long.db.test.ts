import { watch } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, findAttempts, myBookings, signIn, type Attempt, type Outcome } from './buyer.testing.ts'
import { bookedHours, chargesWithoutBooking, soldHours } from './audit.testing.ts'
import { DEMO_ACCOUNTS } from '#server/demo/demoAccounts.ts'
import { ownDatabase, passLookUpTime, type OwnDatabase } from './ownDatabase.testing.ts'
import { startProcess, type ServerProcess } from './serverProcess.testing.ts'

const LIMIT_MS = 300_000
const STAYS = 8
/** Pay is answered within ten seconds; a slow machine may need several presses. */
const PRESSES = 4

let own: OwnDatabase
let server: ServerProcess
const started: ServerProcess[] = []
beforeAll(async () => {
  own = await ownDatabase()
  await start()
}, LIMIT_MS)
afterAll(async () => {
  await Promise.all(started.map((one) => one.end('SIGKILL')))
  await own.drop()
}, LIMIT_MS)

describe('a server killed while many guests pay', () => {
  test('has lost no booking, charged for no missing one, and sold no room twice', { timeout: LIMIT_MS }, async () => {
    const attempts = await findAttempts(server, STAYS)
    // A guest may be declined only so often, and many guests pay at once: rotate the accounts.
    const bearers = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => signIn(server, email)))
    attempts.forEach(({ key }, place) => bearerOf.set(key, bearers[place % bearers.length] ?? ''))
    expect(attempts.length).toBeGreaterThan(2 * STAYS)
    const half = Math.ceil(attempts.length / 2)
    const outcomes = new Map<string, Outcome>()

    // Kill 1: the card gateway has authorized a card, and no guest has a response yet.
    const authorization = afterChange(join(own.dataDir, 'gateway/journal.jsonl'))
    const first = pressAll(attempts.slice(0, half), outcomes)
    await authorization
    await server.end('SIGKILL')
    await first
    await restart()

    // Kill 2: some guests have their booking, the others are anywhere between hold and capture.
    const second = pressAll([...lostOf(attempts.slice(0, half), outcomes), ...attempts.slice(half)], outcomes)
    await expect.poll(() => acknowledged(outcomes).length, { timeout: 30_000, interval: 2 }).toBeGreaterThan(half / 4)
    await server.end('SIGKILL')
    await second
    await restart()

    const promised = acknowledged(outcomes)
    const lost = lostOf(attempts, outcomes)
    expect([promised.length, lost.length]).toEqual([expect.toSatisfy(isSome), expect.toSatisfy(isSome)])
    const bookings = await bookingsOf(bearers)
    expect(bookings.filter(({ status }) => status === 'confirmed').map(({ id }) => id)).toEqual(
      expect.arrayContaining(promised.map(({ id }) => id)),
    )

    // Guests without a response press Pay again.
    for (let press = 0; press < PRESSES; press += 1) await pressAll(lostOf(attempts, outcomes), outcomes)
    expect(lostOf(attempts, outcomes)).toEqual([])
    const refusals = attempts.map(({ key }) => outcomes.get(key)).filter((outcome) => outcome?.kind === 'refused')
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['unavailable', 'declined']))

    // Guests with a booking get the same one, however often they press.
    const again = new Map<string, Outcome>()
    const winners = attempts.filter(({ key }) => outcomes.get(key)?.kind === 'acknowledged')
    await pressAll(winners, again)
    expect(idsOf(winners, again)).toEqual(idsOf(winners, outcomes))

    const standing = await bookingsOf(bearers)
    expect(standing.map(({ id }) => id).sort()).toEqual(idsOf(winners, outcomes).sort())
    expect(server.failures).toEqual([])
    await server.end('SIGTERM')

    await own.look(async (db) => {
      expect(await soldHours(db)).toEqual(await bookedHours(db))
      expect(await chargesWithoutBooking(db, own.dataDir)).toEqual([])
    })
  })
})

const restart = async (): Promise<void> => {
  await own.passLeases()
  await passLookUpTime(own)
  // Attempts under way at the kill would count as declined for an hour.
  await own.look((db) => db.deleteFrom('attempts').execute())
  await start()
}

const start = async (): Promise<void> => {
  server = await startProcess(own)
  started.push(server)
}

/** Token by attempt key: the same guest presses again. */
const bearerOf = new Map<string, string>()

const bookingsOf = async (bearers: readonly string[]) =>
  (await Promise.all(bearers.map((bearer) => myBookings(server, bearer)))).flat()

const pressAll = async (attempts: readonly Attempt[], outcomes: Map<string, Outcome>): Promise<void> => {
  await Promise.all(
    attempts.map(async (attempt) => {
      outcomes.set(attempt.key, await book(server, bearerOf.get(attempt.key) ?? '', attempt))
    }),
  )
}

const lostOf = (attempts: readonly Attempt[], outcomes: ReadonlyMap<string, Outcome>): Attempt[] =>
  attempts.filter(({ key }) => {
    const kind = outcomes.get(key)?.kind
    return kind === undefined || kind === 'lost' || kind === 'processing'
  })

const acknowledged = (outcomes: ReadonlyMap<string, Outcome>) =>
  [...outcomes.values()].flatMap((outcome) => (outcome.kind === 'acknowledged' ? [outcome.booking] : []))

const idsOf = (attempts: readonly Attempt[], outcomes: ReadonlyMap<string, Outcome>): string[] =>
  attempts.map(({ key }) => {
    const outcome = outcomes.get(key)
    return outcome?.kind === 'acknowledged' ? outcome.booking.id : `${key}: ${outcome?.kind}`
  })

const isSome = (count: unknown): boolean => typeof count === 'number' && count > 0

/** Resolves when the file next grows. */
const afterChange = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(path, () => {
      watcher.close()
      resolve()
    })
  })
