import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BookingBody } from '#contract/booking/bookings.ts'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import type { GatewaySettings } from '#server/adapters/payments/braintree.client.ts'
import { braintreeWebhooks } from '#server/adapters/payments/braintree.webhooks.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { ApiError } from '#server/http/errors.ts'
import { sampleQuote } from '#server/modules/bookings/bookings.samples.ts'
import { selectBookings, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { cardPage, DECLINED_CARD, GOOD_CARD } from '#server/emulators/gateway/cards.testing.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { refusalXml } from '#server/emulators/gateway/merchant.responses.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { REFUSALS } from '#server/emulators/gateway/processor.ts'
import { xmlDocument } from '#server/emulators/gateway/xml.ts'
import { auditOf } from './money.audit.testing.ts'
import { CALLS, type Case } from './money.cases.testing.ts'
import { processesOn, type MoneyGuards } from './money.process.testing.ts'
import { FULL, grant, insertGuest, keepCard, NOON, OFF } from './money.samples.testing.ts'
import { wireOf } from './money.wire.testing.ts'

export interface Played {
  /** Contradictions found. */
  problems: string[]
  /** Whether a request met the fault. */
  isStruck: boolean
  hasDied: boolean
}

/** The whole path of money on our side and at the card gateway, with one database and a gateway that fails on demand. */
export const openMoney = async () => {
  const { db, close } = await testDatabase()
  await addSampleHotel(db, { room_types: [{ rooms_total: 1 }] })
  const directory = await mkdtemp(join(tmpdir(), 'money-'))
  let now = NOON
  const clock = () => now
  const company = await startTestGateway({ dataDir: directory, now: () => now.epochMilliseconds })
  const settings: GatewaySettings = { account: localAccount(company.origin), timeLimitMs: 5_000, log: () => undefined }
  const gateway = braintreeGateway(settings)
  const vault = braintreeVault(settings)
  const webhooks = braintreeWebhooks(settings)
  const counts = new Map<string, number>()
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)

  const { verified, newCard, applePay } = cardPage(gateway)
  const nonceFor = async ({ story, paid }: Case, savedCardToken: string | null): Promise<string> => {
    if (paid === 'wallet') return applePay(story === 'declined' ? 'declines' : 'pays')
    if (story === 'declined') return newCard(DECLINED_CARD)
    if (savedCardToken === null) return newCard(GOOD_CARD)
    const issued = await vault.issueNonce(savedCardToken)
    if (issued.outcome !== 'issued') throw new Error('the card is not kept')
    return verified(issued.nonce)
  }

  /** Returns an unfinished job that is due within an hour; jobs for the end of the stay do not count. */
  const openJob = () =>
    db
      .selectFrom('jobs')
      .select('kind')
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('run_at', '<', now.add({ hours: 1 }))
      .executeTakeFirst()

  const startProcess = processesOn({ db, clock, vault })
  const audit = auditOf(db, company)
  let cases = 0

  /** Plays one case until no job is left. */
  const play = async (one: Case, guards: MoneyGuards = {}): Promise<Played> => {
    const place = (cases += 1)
    now = NOON
    company.faults.clear()
    // Delete jobs that an earlier case without a guard left behind.
    await db.deleteFrom('jobs').execute()
    // Every case is a person of their own, although the emulator's cards are few.
    await db.deleteFrom('promo_marks').execute()
    const guest = await insertGuest(db, `guest-${place}`)
    const savedCardToken = one.paid === 'kept card' ? await keepCard(db, vault, guest, await newCard(GOOD_CARD)) : null
    const sharer = one.paid === 'promo' ? await insertGuest(db, `sharer-${place}`) : null
    if (one.paid === 'credits') await grant(db, guest, 2 * OFF)
    const key = `attempt-${place}`
    const bookingOf = (): Promise<BookingRow | undefined> =>
      selectBookings(db)
        .where('idempotency_key', '=', guards.keyOf?.(key, 1) ?? key)
        .executeTakeFirst()
    const guarded = guards.gateway?.(gateway, () => nonceFor(one, savedCardToken)) ?? gateway

    const wire = wireOf({ company, webhooks, now: clock })
    const lateGateway = wire.withLateArrivals(guarded)
    if (one.fault !== null)
      wire.plan(
        one.fault,
        async () => (await bookingOf())?.id,
        () => startProcess(null, lateGateway, guards),
      )
    if (one.story === 'uncollectable')
      for (let time = 0; time < 3; time += 1)
        company.faults.next({ ...CALLS.capture, kind: 'refused', answer: REFUSED })

    /** Runs between the booking and its payment, once. */
    let overtake =
      one.story === 'overtaken' ? () => loseAnswer(() => pressBy(startProcess(null, lateGateway, guards))) : nothing
    const beforeAdvance = (): Promise<void> => {
      const next = overtake
      overtake = nothing
      return next()
    }
    /** The card is charged, the answer is lost, and the search does not know of the sale yet. */
    const loseAnswer = async (press: () => Promise<unknown>): Promise<void> => {
      company.faults.next({ ...CALLS.sale, kind: 'answer_lost' })
      await press()
      company.faults.next({ ...CALLS.search, kind: 'refused', answer: NOTHING_FOUND })
    }

    const broken: string[] = []
    const noted = (error: unknown): undefined => void broken.push(String(error))
    let hasDied = false
    let process = startProcess(one.death, lateGateway, { ...guards, beforeAdvance })
    /** Undefined: the process died, or the call failed. */
    const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
      const answer = await Promise.race([work.catch(noted), process.dead.then(() => undefined)])
      if (process.isDead()) {
        hasDied = true
        process = startProcess(null, lateGateway, guards)
        // The next process starts after the dead one's lease has ended.
        now = now.add({ seconds: 40 })
      }
      return answer
    }
    /** Presses again if there was no response. */
    const insist = async <T>(press: () => Promise<T | undefined>): Promise<T | undefined> => {
      const answer = await press()
      return answer !== undefined || !one.again ? answer : press()
    }
    /** Undefined: the guest got an error. */
    const askNonce = (token: string): Promise<string | undefined> =>
      process.issueNonce(guest.uid, token).then(({ nonce: issued }) => verified(issued), whenUnknown)
    const nonce =
      savedCardToken === null || one.story === 'declined'
        ? await nonceFor(one, savedCardToken)
        : await insist(() => askNonce(savedCardToken))
    const body: BookingBody = {
      rateKey: String(place),
      guest: { first_name: 'Placeholder', last_name: 'Guest' },
      comment: '',
      payment: {
        type: one.paid === 'wallet' ? 'apple-pay' : 'card',
        ...(nonce === undefined ? {} : { nonce }),
        ...(one.paid === 'new card' ? { keep: true } : {}),
        ...(savedCardToken === null ? {} : { payment_method_id: savedCardToken }),
      },
      ...(one.paid === 'credits' ? { loyalty: { option: 'credits', credits: OFF / 100 } } : {}),
      ...(sharer === null ? {} : { loyalty: { option: 'promo', promocode: sharer.code } }),
      expected_total: (FULL - (takesOff(one) ? OFF : 0)) / 100,
      again: true,
    }
    let presses = 0
    const pressBy = ({ bookings }: Pick<typeof process, 'bookings'>) =>
      bookings.book({
        guest: { uid: guest.uid, email: `${guest.uid}@stayless.example` },
        address: '127.0.0.1',
        key: guards.keyOf?.(key, (presses += 1)) ?? key,
        body,
        locale: 'en',
      })
    const press = () => attempt(pressBy(process))
    const untilStill = async (): Promise<void> => {
      for (let time = 0; time < MAX_ROUNDS; time += 1) {
        now = now.add({ seconds: 130 })
        await wire.letArrive()
        await attempt(process.jobs.runDue())
        if ((await openJob()) === undefined) return
      }
    }

    /** After a lost answer, another worker meets too many requests before the search knows of the sale. */
    const pressLimited = async () => {
      let response: BookingRow | undefined
      await loseAnswer(async () => {
        response = await press()
      })
      company.faults.next({ ...CALLS.nonce, kind: 'busy' })
      const id = (await bookingOf())?.id
      if (id !== undefined) await startProcess(null, lateGateway, guards).payments.advance(id)
      return response
    }
    const response = nonce === undefined ? undefined : await insist(one.story === 'limited' ? pressLimited : press)
    const isAtOnce = one.story === 'cancelled' && response?.step === 'captured'
    if (!isAtOnce) await untilStill()
    const booked = await bookingOf()
    if (one.story === 'late') now = AFTER_DEADLINE
    if (booked?.step === 'captured' && CANCELLED_STORIES.has(one.story))
      await insist(() => attempt(process.bookings.cancel(guest.uid, booked.id, {})))
    await untilStill()

    const row = await bookingOf()
    const open = await openJob()
    count(row?.step ?? 'never began')
    return {
      problems: [
        ...broken,
        ...(open === undefined ? [] : [`${open.kind} has no end`]),
        ...(await audit({ one, place, uid: guest.uid, row, response })),
      ],
      isStruck: wire.isStruck(),
      hasDied,
    }
  }

  return {
    play,
    counts,
    close: async () => {
      await company.close()
      await close()
      await rm(directory, { recursive: true })
    },
  }
}

/** Stories of a guest who cancels. */
const CANCELLED_STORIES: ReadonlySet<Case['story']> = new Set<Case['story']>(['cancelled', 'settled', 'late'])
const AFTER_DEADLINE = sampleQuote.check_in_at.subtract({ hours: 1 })

/** Enough rounds: failed jobs are retried sooner. */
const MAX_ROUNDS = 6
const NOTHING_FOUND = xmlDocument('searchResults', { pageSize: 50, ids: [] })
const nothing = (): Promise<void> => Promise.resolve()
const REFUSED = xmlDocument('apiErrorResponse', refusalXml(REFUSALS.notAuthorized))

const takesOff = ({ paid }: Case): boolean => paid === 'credits' || paid === 'promo'

const whenUnknown = (error: unknown): undefined => {
  if (!(error instanceof ApiError) || error.code !== 'upstream_failed') throw error
}

export type Money = Awaited<ReturnType<typeof openMoney>>
