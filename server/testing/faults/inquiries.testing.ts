import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import type { GatewaySettings } from '#server/adapters/payments/braintree.client.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import { braintreeWebhooks } from '#server/adapters/payments/braintree.webhooks.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { cardPage, GOOD_CARD } from '#server/emulators/gateway/cards.testing.ts'
import type { FaultKind } from '#server/emulators/gateway/faults.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createPayments } from '#server/modules/payments/payments.service.ts'
import { paymentById } from '#server/modules/payments/payments.store.ts'
import { noting } from '#server/modules/payments/payments.testing.ts'
import type { PaymentState } from '#server/modules/payments/payments.tables.ts'
import { KINDS, type Call } from './money.cases.testing.ts'
import { NOON, queueOnly } from './money.samples.testing.ts'
import { wireOf } from './money.wire.testing.ts'
import { mortalDatabase, type Death, type PaymentStep, type Rewrite } from './mortal.testing.ts'

/**
 * `hard`, `soft`: the bank declines the card. `gone`: the gateway has it no more. `voided`: paid, and taken back before the charge
 * has settled. `refunded`: the same, afterwards.
 */
export const INQUIRY_STORIES = ['paid', 'hard', 'soft', 'gone', 'voided', 'refunded'] as const

export interface InquiryCase {
  story: (typeof INQUIRY_STORIES)[number]
  fault: readonly [Call, FaultKind | 'webhook'] | null
  death: Death | null
}

interface Story {
  calls: Call[]
  steps: PaymentStep[]
  amountCents: number
  ends: PaymentState
  told: string[]
}

const FULL = 20_000
const SALE: Call[] = ['issue', 'nonce', 'sale']
const ASKED: PaymentStep[] = ['due', 'asked']

const STORIES: Readonly<Record<InquiryCase['story'], Story>> = {
  paid: {
    calls: [...SALE, 'capture'],
    steps: [...ASKED, 'authorized', 'captured'],
    amountCents: FULL,
    ends: 'captured',
    told: ['captured'],
  },
  // Published test amounts: an expired card, and a card without enough money.
  hard: {
    calls: SALE,
    steps: [...ASKED, 'declined'],
    amountCents: 200_400,
    ends: 'declined',
    told: ['declined for good: processor_declined'],
  },
  soft: {
    calls: SALE,
    steps: [...ASKED, 'declined'],
    amountCents: 200_100,
    ends: 'declined',
    told: ['declined for now: processor_declined'],
  },
  gone: {
    calls: ['issue'],
    steps: ['due', 'declined'],
    amountCents: FULL,
    ends: 'declined',
    told: ['declined for good: card_gone'],
  },
  voided: {
    calls: ['sale', 'capture', 'look', 'void'],
    steps: ['captured', 'refunding', 'refunded'],
    amountCents: FULL,
    ends: 'refunded',
    told: ['captured', 'refunded'],
  },
  refunded: {
    calls: ['sale', 'capture', 'look', 'refund'],
    steps: ['captured', 'refunding', 'refunded'],
    amountCents: FULL,
    ends: 'refunded',
    told: ['captured', 'refunded'],
  },
}

const deathsAt = (step: PaymentStep): Death[] => [`before ${step}`, `after ${step}`]

const canHappen = ({ fault, death }: InquiryCase): boolean => {
  if (fault === null) return true
  const [call, kind] = fault
  // A webhook about a sale that has not been made tells nothing.
  if (kind === 'webhook' && (call === 'issue' || call === 'nonce')) return false
  // The charge has settled by the time its refund is resumed, and is refunded instead of voided.
  return call !== 'void' || (death !== 'before captured' && death !== 'after refunding')
}

/** Every story × every fault of every call × every death. */
export const INQUIRIES: readonly InquiryCase[] = INQUIRY_STORIES.flatMap((story) => {
  const { calls, steps } = STORIES[story]
  const faults: InquiryCase['fault'][] = [null, ...calls.flatMap((call) => KINDS.map((kind) => [call, kind] as const))]
  const deaths: InquiryCase['death'][] = [null, ...steps.flatMap(deathsAt)]
  return faults.flatMap((fault) => deaths.map((death) => ({ story, fault, death })))
}).filter(canHappen)

const deathIn = ({ story, death }: InquiryCase): string => `${story}, dies ${death ?? 'never'}`
const faultIn = ({ fault }: InquiryCase): string => fault?.join(' ') ?? 'no fault'
const callIn = ({ story, fault }: InquiryCase): string => `${story}, ${fault?.[0] ?? 'no fault'}`

/** Each death and each call of each story, and each fault of each call. */
export const NAMES = [deathIn, callIn, faultIn]
/** Also each fault of each call in each story, and each kind of fault at each death. */
export const MORE_NAMES = [
  ...NAMES,
  (one: InquiryCase): string => `${one.story}, ${faultIn(one)}`,
  ({ fault, death }: InquiryCase): string => `${fault?.[1] ?? 'no fault'}, dies ${death ?? 'never'}`,
]

const LIVE = new Set(['authorized', 'submitted_for_settlement', 'settled'])
/** Enough rounds: failed jobs are retried sooner. */
const MAX_ROUNDS = 8

export interface InquiryGuards {
  /** `nonce` issues another nonce of the card. */
  gateway?: (gateway: PaymentGateway, nonce: () => Promise<string>) => PaymentGateway
  rewrite?: Rewrite
}

/** Charges of saved cards for inquiries, with one database and a gateway that fails on demand. */
export const openInquiries = async () => {
  const { db, close } = await testDatabase()
  const directory = await mkdtemp(join(tmpdir(), 'inquiries-'))
  let now = NOON
  const clock = () => now
  const company = await startTestGateway({ dataDir: directory, now: () => now.epochMilliseconds })
  const settings: GatewaySettings = { account: localAccount(company.origin), timeLimitMs: 5_000, log: () => undefined }
  const gateway = braintreeGateway(settings)
  const vault = braintreeVault(settings)
  const webhooks = braintreeWebhooks(settings)
  const { newCard } = cardPage(gateway)

  const startProcess = (death: Death | null, its: PaymentGateway, { rewrite }: InquiryGuards) => {
    const mortal = mortalDatabase(db, death, rewrite)
    const jobs = createJobs({ db: mortal.db, clock, log: pino({ level: 'silent' }) })
    const log = { error: () => undefined }
    const payments = createPayments({ db: mortal.db, clock, gateway: its, vault, jobs, log })
    // Written into the transaction that moves the payment.
    payments.register(
      'inquiry',
      noting((line, tx, payment) => queueOnly(line)(tx, payment)),
    )
    return { payments, jobs, db: mortal.db, dead: mortal.dead, isDead: mortal.isDead }
  }

  const saveCard = async (): Promise<string> => {
    const cardToken = randomUUID()
    const stored = await vault.store({
      customerId: randomUUID(),
      token: cardToken,
      nonce: await newCard(GOOD_CARD),
      deviceData: null,
    })
    if (stored.outcome !== 'stored') throw new Error('the card was not stored')
    return cardToken
  }

  const audit = async (id: string, { ends, told, amountCents }: Story): Promise<string[]> => {
    const payment = await paymentById(db, id)
    const lines = await db.selectFrom('outbox').select('template').where('recipient', '=', id).orderBy('id').execute()
    const heard = lines.map(({ template }) => template)
    const sales = company.transactions().filter(({ orderId, type }) => type === 'sale' && orderId === id)
    const given = company
      .transactions()
      .filter(
        ({ type, refundedTransactionId }) =>
          type === 'credit' && sales.some((sale) => sale.id === refundedTransactionId),
      )
    const live = sales.filter(({ status }) => LIVE.has(status)).length - given.length
    const [sale] = sales
    return [
      ...(payment?.state === ends ? [] : [`ended as ${payment?.state}`]),
      ...(heard.join() === told.join() ? [] : [`told ${heard.join() || 'nothing'}`]),
      ...(live === (ends === 'captured' ? 1 : 0) ? [] : [`${live} live charges of ${ends}`]),
      ...(ends === 'captured' && sale?.amount !== (amountCents / 100).toFixed(2) ? [`charged ${sale?.amount}`] : []),
      ...sales.flatMap(({ source }) => (source === 'unscheduled' ? [] : [`charged as ${source}`])),
    ]
  }

  const play = async (one: InquiryCase, guards: InquiryGuards = {}) => {
    now = NOON
    company.faults.clear()
    await db.deleteFrom('jobs').execute()
    const story = STORIES[one.story]
    const cardToken = await saveCard()
    if (one.story === 'gone') await vault.remove(cardToken)
    const anotherNonce = async (): Promise<string> => {
      const issued = await vault.issueNonce(cardToken)
      return issued.outcome === 'issued' ? issued.nonce : ''
    }
    const id = randomUUID()
    const negotiationId = randomUUID()
    const wire = wireOf({ company, webhooks, now: clock })
    const its = wire.withLateArrivals(guards.gateway?.(gateway, anotherNonce) ?? gateway)
    const begun = async () => (await paymentById(db, id))?.id
    if (one.fault !== null) wire.plan(one.fault, begun, () => startProcess(null, its, guards))

    const broken: string[] = []
    let hasDied = false
    let process = startProcess(one.death, its, guards)
    /** What the owner of the payment does until it is done; a process that dies is followed by another. */
    const attempt = async (work: () => Promise<unknown>): Promise<void> => {
      await Promise.race([work().catch((error: unknown) => void broken.push(String(error))), process.dead])
      if (!process.isDead()) return
      hasDied = true
      process = startProcess(null, its, guards)
      // The next process starts after the dead one's lease has ended.
      now = now.add({ seconds: 40 })
    }
    const untilStill = async (): Promise<void> => {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        now = now.add({ seconds: 130 })
        await wire.letArrive()
        await attempt(() => process.jobs.runDue())
        if ((await db.selectFrom('jobs').select('id').where('done_at', 'is', null).executeTakeFirst()) === undefined)
          return
      }
      broken.push('a job has no end')
    }
    const begin = async (): Promise<void> => {
      const charge = { id, purpose: 'inquiry', negotiationId, amountCents: story.amountCents, cardToken } as const
      await process.db.transaction().execute((tx) => process.payments.begin(tx, charge))
      await process.payments.advance(id)
    }
    const refund = async (): Promise<void> => {
      await process.db.transaction().execute((tx) => process.payments.refund(tx, id, story.amountCents))
      await process.payments.advance(id)
    }

    await attempt(begin)
    // Whoever asks for a charge asks again until its transaction is committed.
    if ((await begun()) === undefined) await attempt(begin)
    const isAtOnce = one.story === 'voided' && (await paymentById(db, id))?.state === 'captured'
    if (!isAtOnce) await untilStill()
    if (one.story === 'refunded') now = now.add({ minutes: 10 })
    if (one.story === 'voided' || one.story === 'refunded')
      for (let press = 0; press < 2 && (await paymentById(db, id))?.state === 'captured'; press += 1)
        await attempt(refund)
    await untilStill()
    return { problems: [...broken, ...(await audit(id, story))], isStruck: wire.isStruck(), hasDied }
  }

  /** Plays the cases. Returns their problems, and the faults and deaths that did not happen. */
  const playAll = async (cases: readonly InquiryCase[]): Promise<string[]> => {
    const failures: string[] = []
    const met = new Set<string>()
    for (const one of cases) {
      const { problems, isStruck, hasDied } = await play(one)
      if (isStruck) met.add(faultIn(one))
      if (hasDied) met.add(deathIn(one))
      if (problems.length > 0) failures.push(`${JSON.stringify(one)}: ${problems.join('; ')}`)
    }
    const due = INQUIRIES.flatMap((one) => [
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
      await close()
      await rm(directory, { recursive: true })
    },
  }
}
