import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import type { GatewaySettings } from '#server/adapters/payments/braintree.client.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import { braintreeWebhooks } from '#server/adapters/payments/braintree.webhooks.ts'
import type { AuthorizeResult, PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { cardPage, GOOD_CARD } from '#server/emulators/gateway/cards.testing.ts'
import type { FaultKind } from '#server/emulators/gateway/faults.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import { NO_INVOICES, NO_LOYALTY, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { bookingById, bookingRoomHold } from '#server/modules/bookings/bookings.store.ts'
import { addSampleHotel, sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { hold } from '#server/modules/inventory/inventory.store.ts'
import { bidHours, type BidHours } from '#server/modules/negotiations/bidHours.ts'
import { bookingBids } from '#server/modules/negotiations/bids.ts'
import { createAct, type Command } from '#server/modules/negotiations/negotiations.act.ts'
import { negotiationClock } from '#server/modules/negotiations/negotiations.clock.ts'
import { negotiationPayments } from '#server/modules/negotiations/negotiations.payments.ts'
import {
  bidsOfBooking,
  latestPaymentOf,
  negotiationById,
  type NegotiationRow,
} from '#server/modules/negotiations/negotiations.store.ts'
import { negotiationsOn } from '#server/modules/negotiations/negotiations.testing.ts'
import { createPayments } from '#server/modules/payments/payments.service.ts'
import { CALLS, KINDS, type Call } from './money.cases.testing.ts'
import { queueOnly } from './money.samples.testing.ts'
import { wireOf } from './money.wire.testing.ts'
import { mortalDatabase, type Death, type PaymentStep, type Rewrite } from './mortal.testing.ts'

/**
 * Negotiations whose hotel says yes.
 * - `inquiry`, `bid`: charged at once.
 * - `mended`: the card is gone, so the guest gives another one.
 * - `retried`: the card has no money yet, the guest gives another one, and it is charged with the next try.
 * - `takenBack`, `cancelled`: charged; then the hotel takes its answer back, or the guest cancels the booking of a bid.
 * - `stopped`, `cancelledMeanwhile`: the same while the card is being charged.
 * - `overlooked`: the answer to the charge is lost, and the card service does not find it for long; asked again, it says that the
 *   nonce was used.
 * - `hoursGone`: another guest buys the hours of a bid within the minute in which the hotel can undo its yes.
 */
export const NEGOTIATION_STORIES = [
  'inquiry',
  'bid',
  'mended',
  'retried',
  'takenBack',
  'cancelled',
  'stopped',
  'cancelledMeanwhile',
  'overlooked',
  'hoursGone',
] as const

export interface NegotiationCase {
  story: (typeof NEGOTIATION_STORIES)[number]
  fault: readonly [Call, FaultKind | 'webhook'] | null
  death: Death | null
}

interface Story {
  kind: 'inquiry' | 'bid'
  calls: Call[]
  steps: PaymentStep[]
  ends: string
  /** Letters in the order of their steps; guest and hotel are told in one transaction. */
  told: string[]
  /** Charges that stay. */
  charges: 0 | 1
}

const SALE: Call[] = ['issue', 'nonce', 'sale', 'capture']
const PAID: PaymentStep[] = ['due', 'asked', 'authorized', 'captured']
/** Long after the charge, and right after it. */
const BACK: Call[] = ['look', 'refund']
const BACK_AT_ONCE: Call[] = ['look', 'void']
const RETURNED: PaymentStep[] = ['refunding', 'refunded']
const both = (letter: string): string[] => [`guest ${letter}`, `hotel ${letter}`]
const YES = both('accepted')

const STORIES: Readonly<Record<NegotiationCase['story'], Story>> = {
  inquiry: {
    kind: 'inquiry',
    calls: SALE,
    steps: PAID,
    ends: 'charged',
    told: [...YES, ...both('charged')],
    charges: 1,
  },
  bid: { kind: 'bid', calls: SALE, steps: PAID, ends: 'charged', told: [...YES, ...both('charged')], charges: 1 },
  mended: {
    kind: 'inquiry',
    calls: SALE,
    steps: ['due', 'declined', 'captured'],
    ends: 'charged',
    told: [...YES, 'guest other_card', 'hotel waiting_for_card', ...both('charged')],
    charges: 1,
  },
  retried: {
    kind: 'inquiry',
    calls: SALE,
    steps: ['due', 'asked', 'declined', 'captured'],
    ends: 'charged',
    told: [...YES, 'guest retry', 'guest card_kept', ...both('charged')],
    charges: 1,
  },
  takenBack: {
    kind: 'inquiry',
    calls: ['capture', ...BACK],
    steps: ['captured', ...RETURNED],
    ends: 'rejected',
    told: [...YES, ...both('charged'), ...both('taken_back')],
    charges: 0,
  },
  cancelled: {
    kind: 'bid',
    calls: ['capture', ...BACK],
    steps: ['captured', ...RETURNED],
    ends: 'withdrawn',
    told: [...YES, ...both('charged'), ...both('booking_cancelled')],
    charges: 0,
  },
  stopped: {
    kind: 'inquiry',
    calls: ['sale', 'capture', ...BACK_AT_ONCE],
    // Captured and to be refunded are one transaction.
    steps: RETURNED,
    ends: 'rejected',
    told: [...YES, ...both('taken_back')],
    charges: 0,
  },
  cancelledMeanwhile: {
    kind: 'bid',
    calls: ['sale', 'capture', ...BACK_AT_ONCE],
    // Captured and to be refunded are one transaction.
    steps: RETURNED,
    ends: 'withdrawn',
    told: [...YES, ...both('booking_cancelled')],
    charges: 0,
  },
  overlooked: {
    kind: 'inquiry',
    calls: [],
    steps: ['captured'],
    ends: 'charged',
    told: [...YES, ...both('charged')],
    charges: 1,
  },
  hoursGone: { kind: 'bid', calls: [], steps: [], ends: 'rejected', told: both('no_longer_free'), charges: 0 },
}

const deathsAt = (step: PaymentStep): Death[] => [`before ${step}`, `after ${step}`]

const canHappen = ({ fault, death }: NegotiationCase): boolean => {
  if (fault === null) return true
  const [call, kind] = fault
  // A webhook about a sale that has not been made tells nothing.
  if (kind === 'webhook' && (call === 'issue' || call === 'nonce')) return false
  // The charge has settled by the time its refund is resumed, and is refunded instead of voided.
  return call !== 'void' || death === null
}

/** Every story × every fault of every call × every death. */
export const NEGOTIATIONS: readonly NegotiationCase[] = NEGOTIATION_STORIES.flatMap((story) => {
  const { calls, steps } = STORIES[story]
  const faults: NegotiationCase['fault'][] = [
    null,
    ...calls.flatMap((call) => KINDS.map((kind) => [call, kind] as const)),
  ]
  const deaths: NegotiationCase['death'][] = [null, ...steps.flatMap(deathsAt)]
  return faults.flatMap((fault) => deaths.map((death) => ({ story, fault, death })))
}).filter(canHappen)

const deathIn = ({ story, death }: NegotiationCase): string => `${story}, dies ${death ?? 'never'}`
const faultIn = ({ fault }: NegotiationCase): string => fault?.join(' ') ?? 'no fault'
const callIn = ({ story, fault }: NegotiationCase): string => `${story}, ${fault?.[0] ?? 'no fault'}`

/** Each story, each call of each story, and each death. */
export const NAMES = [callIn, ({ death }: NegotiationCase): string => `dies ${death ?? 'never'}`]
/** Also each death and each fault of each call in each story. */
export const MORE_NAMES = [deathIn, callIn, (one: NegotiationCase): string => `${one.story}, ${faultIn(one)}`]

export interface NegotiationGuards {
  gateway?: (gateway: PaymentGateway) => PaymentGateway
  hours?: (hours: BidHours) => BidHours
  rewrite?: Rewrite
  /** Forgets who ended it while the card was being charged. */
  forgetsStop?: boolean
}

const NOW = '2026-11-26T07:12Z'
const ACCEPT: Command = { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' }
const TAKE_BACK: Command = { event: { type: 'hotel.takeBack' }, by: 'hotel' }
/** A card that verifies, and is declined when it is charged. */
const NO_FUNDS = '4000000000000341'
/** The search of the card service finds an overlooked charge from then on. */
const FOUND_AT = Temporal.Instant.from(NOW).add({ minutes: 10 })
const NONCE_USED = {
  outcome: 'declined',
  reason: 'nonce_used',
  code: '',
  advice: 'try_again',
  isSoft: false,
} as const satisfies AuthorizeResult
const EARLY = { check_in: '2026-12-24T09:00', check_out: '2026-12-26T11:00' }
const LIVE = new Set(['authorized', 'submitted_for_settlement', 'settled'])
/** Enough rounds: failed jobs are retried sooner. */
const MAX_ROUNDS = 8
/** A deadline further ahead is not work that is left. */
const SOON_MINUTES = 60
const RETRY_HOURS = 6

/** Real negotiations with real payments, one database and a gateway that fails on demand. */
export const openNegotiations = async () => {
  const opened = await testDatabase()
  const { db } = opened
  const directory = await mkdtemp(join(tmpdir(), 'negotiations-'))
  let now = Temporal.Instant.from(NOW)
  const clock = () => now
  const company = await startTestGateway({ dataDir: directory, now: () => now.epochMilliseconds })
  const settings: GatewaySettings = { account: localAccount(company.origin), timeLimitMs: 5_000, log: () => undefined }
  const gateway = braintreeGateway(settings)
  const vault = braintreeVault(settings)
  const webhooks = braintreeWebhooks(settings)
  const { newCard } = cardPage(gateway)
  const hotel = sampleHotel()
  const hotels = { hotel: (id: string) => (id === hotel.id ? hotel : undefined) }
  const content = { image: () => '', address: () => '', language: () => 'en' as const, page: () => undefined }
  const samples = negotiationsOn(() => db, [hotel])
  const log = { error: () => undefined }

  await addSampleHotel(db, { room_types: [{ rooms_total: 1 }] })

  /** Faster than emptying every table: the hotel stays, with its room free. */
  const forgetLastCase = async (): Promise<void> => {
    // Offers, events and links go with their negotiation.
    for (const table of ['payments', 'negotiations', 'bookings', 'room_day', 'jobs', 'outbox'] as const)
      await db.deleteFrom(table).execute()
  }

  const startProcess = (death: Death | null, its: PaymentGateway, { rewrite, hours }: NegotiationGuards) => {
    const mortal = mortalDatabase(db, death, rewrite)
    const jobs = createJobs({ db: mortal.db, clock, log: pino({ level: 'silent' }) })
    const payments = createPayments({ db: mortal.db, clock, gateway: its, vault, jobs, log })
    const deadlines = negotiationClock({ db: mortal.db, clock, jobs })
    const ownHours = bidHours({ hotels, loyalty: NO_LOYALTY })
    const acting = createAct({
      db: mortal.db,
      clock,
      letters: {
        // Written into the transaction that moves the negotiation.
        queue: (tx, { row }, { to, what }) => queueOnly(`${to} ${what}`)(tx, row),
        redact: () => Promise.resolve(),
      },
      hours: hours?.(ownHours) ?? ownHours,
      payments,
      invoices: NO_INVOICES.bids,
      decisions: { save: () => Promise.resolve() },
      scheduleClock: deadlines.schedule,
      forgetCard: () => Promise.resolve(),
      log,
    })
    const subject = negotiationPayments({ db: mortal.db, clock, actWithin: acting.actWithin })
    payments.register('inquiry', subject)
    payments.register('bid', subject)
    deadlines.handle(acting.act)
    const bids = bookingBids({
      clock,
      hotels,
      content,
      write: acting.write,
      actWithin: acting.actWithin,
      hotelSharePercent: 85,
      cards: { db: mortal.db, vault, tries: UNLIMITED, forgetUnusedCard: () => Promise.resolve() },
      forgetCard: () => Promise.resolve(),
    })
    return { payments, jobs, act: acting.act, bids, db: mortal.db, dead: mortal.dead, isDead: mortal.isDead }
  }

  const saveCard = async (card: string): Promise<string> => {
    const token = randomUUID()
    const nonce = await newCard(card)
    const stored = await vault.store({ customerId: randomUUID(), token, nonce, deviceData: null })
    if (stored.outcome !== 'stored') throw new Error('the card was not stored')
    return token
  }

  const submitInquiry = async (token: string): Promise<string> =>
    samples.submit({
      changes: { card_token: token, free_cancellation_until: '2026-11-26T00:00' },
    })

  /** A booking of a hotel with one room, whose guest bids for the early hours. */
  const submitBid = async (token: string): Promise<string> => {
    const booking = await insertSample(
      db,
      { ...EARLY, step: 'captured', checkin_guaranteed: false, bid_check_in_cents: 6000 },
      { state: 'captured', nonce: null, transaction_id: 't1', captured_at: clock() },
    )
    await db.transaction().execute(async (tx) => {
      await hold(tx, bookingRoomHold(booking))
      await samples.bids().open(tx, booking)
    })
    const [bid] = await bidsOfBooking(db, booking.id)
    if (bid === undefined) throw new Error('no bid was made')
    await db.updateTable('negotiations').set({ card_token: token }).where('id', '=', bid.id).execute()
    return bid.id
  }

  const rowOf = async (id: string) => {
    const row = await negotiationById(db, id)
    if (row === undefined) throw new Error('the negotiation is gone')
    return row
  }

  /** Another guest leaves at noon on the day of the bid. */
  const buyHours = async (id: string): Promise<void> => {
    const { booking_id } = await rowOf(id)
    const booking = await bookingById(db, booking_id ?? '')
    if (booking === undefined) throw new Error('the booking is gone')
    const span = { from: '2026-12-23T15:00', until: '2026-12-24T12:00' }
    await db.transaction().execute((tx) => hold(tx, { roomTypeId: booking.room_type_id, count: 1, ...span }))
  }

  const hoursProblem = async (id: string, { charges }: Story): Promise<string[]> => {
    const { booking_id } = await rowOf(id)
    if (booking_id === null) return []
    const booking = await bookingById(db, booking_id)
    const isHeld = booking?.held_from === EARLY.check_in
    // A cancelled booking keeps none; its own test looks at its room.
    return booking?.cancelled_at !== null || isHeld === (charges === 1) ? [] : [`held from ${booking?.held_from}`]
  }

  const audit = async (id: string, story: Story): Promise<string[]> => {
    const { ends, told, charges } = story
    const row = await rowOf(id)
    const lines = await db.selectFrom('outbox').select('template').where('recipient', '=', id).orderBy('id').execute()
    const heard = lines.map(({ template }) => template)
    const payments = await db.selectFrom('payments').selectAll().where('negotiation_id', '=', id).execute()
    const ids = new Set(payments.map((payment) => payment.id))
    const sales = company.transactions().filter(({ orderId, type }) => type === 'sale' && ids.has(orderId ?? ''))
    const soldIds = new Set(sales.map((sale) => sale.id))
    const credits = company
      .transactions()
      .filter(({ type, refundedTransactionId }) => type === 'credit' && soldIds.has(refundedTransactionId ?? ''))
    const live = sales.filter(({ status }) => LIVE.has(status)).length - credits.length
    const captured = payments.filter(({ state }) => state === 'captured').length
    return [
      ...(row.state === ends ? [] : [`ended as ${row.state}`]),
      ...(heard.join() === told.join() ? [] : [`told ${heard.join() || 'nothing'}`]),
      ...(live === charges ? [] : [`${live} live charges of ${ends}`]),
      ...(captured === charges ? [] : [`${captured} captured payments of ${ends}`]),
      ...sales.flatMap(({ amount }) => (amount === '60.00' ? [] : [`charged ${amount}`])),
      ...(await hoursProblem(id, story)),
    ]
  }

  const play = async (one: NegotiationCase, guards: NegotiationGuards = {}) => {
    now = Temporal.Instant.from(NOW)
    company.faults.clear()
    await forgetLastCase()
    samples.reset()
    const story = STORIES[one.story]
    const token = await saveCard(one.story === 'retried' ? NO_FUNDS : GOOD_CARD)
    const secondCard = await saveCard(GOOD_CARD)
    if (one.story === 'mended') await vault.remove(token)
    const id = await (story.kind === 'bid' ? submitBid(token) : submitInquiry(token))
    await db.deleteFrom('outbox').execute()

    const wire = wireOf({ company, webhooks, now: clock })
    /** Happens while the card is being charged, in another process. */
    let meanwhile: (() => Promise<void>) | undefined
    const guarded = guards.gateway?.(gateway) ?? gateway
    let usedNonce: string | undefined
    const isOverlooked = () =>
      one.story === 'overlooked' && usedNonce !== undefined && Temporal.Instant.compare(now, FOUND_AT) < 0
    const its = wire.withLateArrivals({
      ...guarded,
      find: (orderId) => (isOverlooked() ? Promise.resolve({ outcome: 'absent' }) : guarded.find(orderId)),
      authorize: async (order) => {
        const happens = meanwhile
        meanwhile = undefined
        await happens?.()
        if (isOverlooked() && order.nonce === usedNonce) return NONCE_USED
        usedNonce ??= order.nonce
        return guarded.authorize(order)
      },
    })
    if (one.story === 'overlooked') company.faults.next({ ...CALLS.sale, kind: 'answer_lost' })
    const begun = async () => (await latestPaymentOf(db, id))?.id
    if (one.fault !== null) wire.plan(one.fault, begun, () => startProcess(null, its, guards))

    const broken: string[] = []
    let hasDied = false
    let process = startProcess(one.death, its, guards)
    /** Does some work; a process that dies meanwhile is followed by another. */
    const attempt = async (work: () => Promise<unknown>): Promise<void> => {
      await Promise.race([work().catch((error: unknown) => void broken.push(String(error))), process.dead])
      if (!process.isDead()) return
      hasDied = true
      process = startProcess(null, its, guards)
      // The next process starts after the dead one's lease has ended.
      now = now.add({ seconds: 130 })
    }
    const isWorkLeft = async (): Promise<boolean> =>
      (await db
        .selectFrom('jobs')
        .select('id')
        .where('done_at', 'is', null)
        .where('run_at', '<', now.add({ minutes: SOON_MINUTES }))
        .executeTakeFirst()) !== undefined
    const untilStill = async (): Promise<void> => {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        now = now.add({ seconds: 130 })
        await wire.letArrive()
        await attempt(() => process.jobs.runDue())
        if (!(await isWorkLeft())) return
      }
      broken.push('a job has no end')
    }
    /** A command is sent again until it has been answered. */
    const send = async (command: Command, isDone: (row: NegotiationRow) => boolean): Promise<void> => {
      for (let press = 0; press < 2 && !isDone(await rowOf(id)); press += 1)
        await attempt(() => process.act(id, command))
    }
    const cancelBooking = async (its: Pick<ReturnType<typeof startProcess>, 'db' | 'bids' | 'payments'>) => {
      const { booking_id } = await rowOf(id)
      await its.db.transaction().execute(async (tx) => {
        await tx
          .updateTable('bookings')
          .set({ cancelled_at: now })
          .where('id', '=', booking_id ?? '')
          .execute()
        const booking = await bookingById(tx, booking_id ?? '')
        if (booking !== undefined) await its.bids.ended(tx, booking)
      })
    }
    const anotherCard = async (): Promise<void> => {
      const change = { card_token: secondCard, payment_method_id: null }
      await send(
        { event: { type: 'card.replace' }, by: 'guest', change },
        ({ card_token }) => card_token === secondCard,
      )
    }
    const other = () => startProcess(null, gateway, guards)
    if (one.story === 'stopped')
      meanwhile = async () => {
        await other().act(id, TAKE_BACK)
        if (guards.forgetsStop)
          await sql`update negotiations set snapshot = jsonb_set(snapshot, '{context,stop}', 'null')`.execute(db)
      }
    if (one.story === 'cancelledMeanwhile') meanwhile = () => cancelBooking(other())

    await send(ACCEPT, ({ state }) => state === 'answering')
    if (one.story === 'hoursGone') await buyHours(id)
    await untilStill()
    if (one.story === 'mended' || one.story === 'retried') {
      await anotherCard()
      if (one.story === 'retried') now = now.add({ hours: RETRY_HOURS })
      await untilStill()
    }
    if (one.story === 'takenBack') await send(TAKE_BACK, ({ state }) => state === 'rejected')
    if (one.story === 'cancelled')
      for (let press = 0; press < 2 && (await rowOf(id)).state !== 'withdrawn'; press += 1)
        await attempt(() => cancelBooking(process))
    await untilStill()
    return { problems: [...broken, ...(await audit(id, story))], isStruck: wire.isStruck(), hasDied }
  }

  /** Plays the cases. Returns their problems, and the faults and deaths that did not happen. */
  const playAll = async (cases: readonly NegotiationCase[]): Promise<string[]> => {
    const failures: string[] = []
    const met = new Set<string>()
    for (const one of cases) {
      const { problems, isStruck, hasDied } = await play(one)
      if (isStruck) met.add(faultIn(one))
      if (hasDied) met.add(deathIn(one))
      if (problems.length > 0) failures.push(`${JSON.stringify(one)}: ${problems.join('; ')}`)
    }
    const due = cases.flatMap((one) => [
      ...(one.fault === null ? [] : [faultIn(one)]),
      ...(one.death === null ? [] : [deathIn(one)]),
    ])
    return [...failures, ...[...new Set(due)].filter((name) => !met.has(name)).map((name) => `never: ${name}`)]
  }

  return {
    play,
    playAll,
    close: async () => {
      await company.close()
      await opened.close()
      await rm(directory, { recursive: true })
    },
  }
}
