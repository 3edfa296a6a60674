import { mkdtemp, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import { braintreeWebhooks } from '#server/adapters/payments/braintree.webhooks.ts'
import { toDollars } from '#contract/shared/money.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import type { FaultKind } from '#server/emulators/gateway/faults.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import type { MailMessage } from '#server/mail/messages.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { bidProcess, type BidProcess } from '#server/modules/negotiations/bids.testing.ts'
import { bidsOfBooking, latestPaymentOf, type NegotiationRow } from '#server/modules/negotiations/negotiations.store.ts'
import { aGuest, MASTERCARD, VISA } from '#server/modules/paymentMethods/paymentMethods.testing.ts'
import { createInvoices } from '#server/modules/statements/invoices.service.ts'
import { CALLS, KINDS, type Call } from './money.cases.testing.ts'
import { NOON } from './money.samples.testing.ts'
import { wireOf } from './money.wire.testing.ts'
import { mortalDatabase, type Death, type PaymentStep } from './mortal.testing.ts'

/**
 * `booked`: faults meet the payment of the stay, not the charge of its bid. `mended`: the card is gone, and the guest gives another.
 * `voided`, `refunded`: the hotel takes its yes back before the charge has settled, or afterwards. `stopped`: the booking is
 * canceled while the charge is under way. `invoiced`, `credited`, `uninvoiced`: the booking is paid by invoice, and its bid stays on it,
 * or is taken off because the hotel takes its yes back, or the booking is canceled.
 */
export const BID_STORIES = [
  'booked',
  'paid',
  'mended',
  'voided',
  'refunded',
  'stopped',
  'invoiced',
  'credited',
  'uninvoiced',
] as const
type BidStory = (typeof BID_STORIES)[number]

const BY_INVOICE: ReadonlySet<BidStory> = new Set(['invoiced', 'credited', 'uninvoiced'])

export interface BidCase {
  story: BidStory
  /** Saved by the guest, or stored for the bid alone. */
  card: 'saved' | 'stored' | 'none'
  fault: readonly [Call, FaultKind | 'webhook'] | null
  death: Death | null
}

interface Story {
  calls: Call[]
  steps: PaymentStep[]
  state: NegotiationRow['state']
  /** US dollars that stay charged, with the stay for 200; by invoice those of the bid alone. */
  charged: number
}

const SALE: PaymentStep[] = ['due', 'asked', 'authorized', 'captured']
const REFUND: PaymentStep[] = ['refunding', 'refunded']
const STORIES: Readonly<Record<BidCase['story'], Story>> = {
  booked: { calls: ['nonce', 'sale', 'capture'], steps: SALE, state: 'done', charged: 240 },
  paid: { calls: ['issue', 'nonce', 'sale', 'capture'], steps: SALE, state: 'done', charged: 240 },
  mended: { calls: ['issue'], steps: ['due', 'declined'], state: 'done', charged: 240 },
  voided: { calls: ['look', 'void'], steps: REFUND, state: 'rejected', charged: 200 },
  refunded: { calls: ['look', 'refund'], steps: REFUND, state: 'rejected', charged: 200 },
  stopped: { calls: ['look', 'void'], steps: REFUND, state: 'withdrawn', charged: 0 },
  invoiced: { calls: [], steps: ['invoiced'], state: 'done', charged: 40 },
  credited: { calls: [], steps: ['credited'], state: 'rejected', charged: 0 },
  uninvoiced: { calls: [], steps: ['credited'], state: 'withdrawn', charged: 0 },
}

const deathsAt = (step: PaymentStep): Death[] => [`before ${step}`, `after ${step}`]

/** A webhook needs a charge. */
const canHappen = ({ fault }: BidCase): boolean =>
  fault?.[1] !== 'webhook' || (fault[0] !== 'issue' && fault[0] !== 'nonce')

/** Every story × card × fault of each call × death. */
export const BIDS: readonly BidCase[] = BID_STORIES.flatMap((story) => {
  const { calls, steps } = STORIES[story]
  const faults: BidCase['fault'][] = [null, ...calls.flatMap((call) => KINDS.map((kind) => [call, kind] as const))]
  const deaths: BidCase['death'][] = [null, ...steps.flatMap(deathsAt)]
  const cards = BY_INVOICE.has(story) ? (['none'] as const) : (['saved', 'stored'] as const)
  return cards.flatMap((card) => faults.flatMap((fault) => deaths.map((death) => ({ story, card, fault, death }))))
}).filter(canHappen)

/** Each death, each call and each card of each story. */
export const NAMES = [
  ({ story, death }: BidCase): string => `${story}, dies ${death ?? 'never'}`,
  ({ story, fault }: BidCase): string => `${story}, ${fault?.[0] ?? 'no fault'}`,
  ({ story, card }: BidCase): string => `${story}, ${card}`,
]
/** Also each fault of each call in each story, and each death with each card. */
export const MORE_NAMES = [
  ...NAMES,
  ({ story, death, card }: BidCase): string => `${story}, ${card}, dies ${death ?? 'never'}`,
  ({ story, fault }: BidCase): string => `${story}, ${fault?.join(' ') ?? 'no fault'}`,
]

/** Enough rounds: failed jobs are retried sooner. */
const MAX_ROUNDS = 10
const TAKEN = new Set(['authorized', 'submitted_for_settlement', 'settled'])

/** Bids of bookings, with one database and a card service that fails on demand. */
export const openBids = async () => {
  const { db, empty, close } = await testDatabase()
  const directory = await mkdtemp(join(tmpdir(), 'bids-'))
  let now = NOON
  const clock = () => now
  const company = await startTestGateway({ dataDir: directory, now: () => now.epochMilliseconds })
  const settings = { account: localAccount(company.origin), timeLimitMs: 5_000, log: () => undefined }
  const webhooks = braintreeWebhooks(settings)

  const charged = (orders: readonly string[]): number => {
    const all = company.transactions().filter(({ status }) => TAKEN.has(status))
    const sales = all.filter(({ type, orderId }) => type === 'sale' && orders.includes(orderId ?? ''))
    const given = all.filter(({ refundedTransactionId: id }) => sales.some((sale) => sale.id === id))
    const sum = (of: typeof all) => of.reduce((total, { amount }) => total + Number(amount), 0)
    return sum(sales) - sum(given)
  }

  const play = async (one: BidCase) => {
    await empty()
    await addSampleHotel(db, { room_types: [{ rooms_total: 5 }] })
    now = NOON
    company.faults.clear()
    const { uid } = aGuest()
    const mails: MailMessage[] = []
    const story = STORIES[one.story]
    const wire = wireOf({ company, webhooks, now: clock })
    const gateway = wire.withLateArrivals(braintreeGateway(settings))
    const broken: string[] = []
    let hasDied = false

    const start = (death: Death | null) => {
      const mortal = mortalDatabase(db, death)
      const invoices = createInvoices({ clock }).bids
      const desk = bidProcess({ db: mortal.db, clock, company, gateway, mails, uid, invoices })
      return { desk, dead: mortal.dead, isDead: mortal.isDead }
    }
    let process = start(null)
    const attempt = async (work: (desk: BidProcess) => Promise<unknown>): Promise<void> => {
      await Promise.race([work(process.desk).catch((error: unknown) => void broken.push(String(error))), process.dead])
      if (!process.isDead()) return
      hasDied = true
      process = start(null)
      // The next process starts after the dead one's lease has ended.
      now = now.add({ seconds: 40 })
    }
    const untilStill = async (): Promise<void> => {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        now = now.add({ seconds: 130 })
        await wire.letArrive()
        await attempt((desk) => desk.jobs.runDue())
        const due = now.add({ minutes: 30 })
        const open = db.selectFrom('jobs').select('id').where('done_at', 'is', null).where('run_at', '<', due)
        if ((await open.executeTakeFirst()) === undefined) return
      }
      broken.push('a job has no end')
    }
    /** From here on the process can die, and the card service fail. */
    const beginFaults = (payment: () => Promise<string | undefined>): void => {
      process = start(one.death)
      if (one.fault !== null) wire.plan(one.fault, payment, () => start(null).desk)
    }

    const key = randomUUID()
    const payment =
      one.card === 'none'
        ? ({ type: 'invoice' } as const)
        : ({ type: 'card', nonce: VISA, ...(one.card === 'saved' ? { keep: true } : {}) } as const)
    const bookingOf = async () => (await db.selectFrom('bookings').select('id').executeTakeFirst())?.id ?? ''
    if (one.story === 'booked') beginFaults(bookingOf)
    await attempt((desk) => desk.book(payment, { key }))
    if ((await bookingOf()) === '') await attempt((desk) => desk.book(payment, { key }))
    await untilStill()
    const id = await bookingOf()
    const bid = async () => (await bidsOfBooking(db, id))[0]
    const chargeId = async () => (await latestPaymentOf(db, (await bid())?.id ?? ''))?.id

    if (one.story === 'mended') await process.desk.vault.remove(id)
    if (one.story === 'stopped') company.faults.next({ ...CALLS.sale, kind: 'answer_lost' })
    if (one.story === 'paid' || one.story === 'mended' || one.story === 'invoiced') beginFaults(chargeId)
    await attempt((desk) => desk.answer(id, 'accept'))
    // The answer leaves after a minute. A charge settles soon after.
    if (one.story === 'stopped' || one.story === 'voided') {
      now = now.add({ seconds: 61 })
      await attempt((desk) => desk.jobs.runDue())
    } else await untilStill()

    if (one.story === 'mended') {
      await attempt((desk) => desk.replaceCard(id, MASTERCARD))
      await untilStill()
    }
    if (one.story === 'refunded') now = now.add({ minutes: 10 })
    if (one.story === 'voided' || one.story === 'refunded' || one.story === 'credited') {
      beginFaults(chargeId)
      for (let press = 0; press < 2 && (await bid())?.state === 'charged'; press += 1)
        await attempt((desk) => desk.takeBack(id))
      if (one.story === 'voided') await attempt((desk) => desk.jobs.runDue())
    }
    if (one.story === 'stopped' || one.story === 'uninvoiced') {
      beginFaults(chargeId)
      const isBooked = async () =>
        (await db.selectFrom('bookings').select('cancelled_at').executeTakeFirst())?.cancelled_at === null
      for (let press = 0; press < 2 && (await isBooked()); press += 1)
        await attempt((desk) => desk.bookings.cancel(uid, id, {}))
    }
    await untilStill()
    now = Temporal.Instant.from('2026-12-24T09:00Z')
    await untilStill()

    const ended = await bid()
    const orders = await db.selectFrom('payments').select('id').execute()
    const entries = await db.selectFrom('invoice_entries').select('cents').execute()
    const invoiced = toDollars(entries.reduce((sum, { cents }) => sum + cents, 0))
    const left = charged(orders.map(({ id: order }) => order)) + invoiced
    const events = await db.selectFrom('negotiation_events').select('event').execute()
    const captures = events.filter(({ event }) => event === 'payment.captured').length
    const stored = company.storedCards(id).length
    const problems = [
      ...broken,
      ...(ended?.state === story.state ? [] : [`ended as ${ended?.state}`]),
      ...(left === story.charged ? [] : [`${left} dollars are charged`]),
      ...(captures === 1 ? [] : [`told of ${captures} charges`]),
      ...(stored === 0 && ended?.card_token === null ? [] : ['the card stored for the bid is still there']),
    ]
    return { problems, isStruck: wire.isStruck(), hasDied }
  }

  return {
    /** Plays the cases. Returns their problems, and the calls and deaths that did not happen. */
    playAll: async (cases: readonly BidCase[]): Promise<string[]> => {
      const failures: string[] = []
      const due = new Set<string>()
      const met = new Set<string>()
      for (const one of cases) {
        const { problems, isStruck, hasDied } = await play(one)
        if (problems.length > 0) failures.push(`${JSON.stringify(one)}: ${problems.join('; ')}`)
        if (one.death !== null) (hasDied ? met : due).add(one.death)
        if (one.fault !== null) (isStruck ? met : due).add(one.fault[0])
      }
      return [...failures, ...[...due].filter((name) => !met.has(name)).map((name) => `never: ${name}`)]
    },
    close: async () => {
      await company.close()
      await close()
      await rm(directory, { recursive: true })
    },
  }
}
