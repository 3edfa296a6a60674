import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { BookingBody } from '#contract/bookings.ts'
import { addDays, dayHour } from '#contract/stay.ts'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import type { GatewaySettings } from '#server/adapters/payments/braintree.client.ts'
import { braintreeNotices } from '#server/adapters/payments/braintree.notices.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { hearNotices } from '#server/modules/bookings/bookings.notices.ts'
import { handingOver } from '#server/modules/bookings/bookings.review.ts'
import { resumeBookings } from '#server/modules/bookings/bookings.resume.ts'
import { createSaga, type SagaDeps } from '#server/modules/bookings/bookings.saga.ts'
import { sampleQuote } from '#server/modules/bookings/bookings.samples.ts'
import { createBookings } from '#server/modules/bookings/bookings.service.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.store.ts'
import type { BookingStep } from '#server/modules/bookings/bookings.tables.ts'
import { NO_INVOICES, UNHEARD, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createLoyalty } from '#server/modules/loyalty/loyalty.service.ts'
import { paymentMethodsModule } from '#server/modules/paymentMethods/paymentMethods.module.ts'
import { keptCards } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
import { holdGuest, insertUser } from '#server/modules/user/user.store.ts'
import { cardPage, DECLINED_CARD, GOOD_CARD } from '#server/standins/gateway/cards.testing.ts'
import type { Fault, FaultKind } from '#server/standins/gateway/faults.ts'
import { startTestGateway } from '#server/standins/gateway/gateway.testing.ts'
import { refusalXml } from '#server/standins/gateway/merchant.answers.ts'
import { localAccount } from '#server/standins/gateway/merchant.ts'
import { REFUSALS } from '#server/standins/gateway/processor.ts'
import { xmlDocument } from '#server/standins/gateway/xml.ts'
import { gate, mortalDatabase, type Death, type Rewrite } from './mortal.testing.ts'

/** What the sample costs before anything is taken off, in cents. */
const FULL = 20_000
const OFF = 2_500
const NOON = Temporal.Instant.from('2026-12-01T12:00Z')

/** What the card company is asked, as its own server sees it. */
export const CALLS = {
  nonce: { method: 'GET', path: /\/payment_method_nonces\// },
  customer: { method: 'POST', path: /\/customers$/ },
  sale: { method: 'POST', path: /\/transactions$/ },
  search: { method: 'POST', path: /\/advanced_search_ids$/ },
  found: { method: 'POST', path: /\/advanced_search$/ },
  capture: { method: 'PUT', path: /\/submit_for_settlement$/ },
  look: { method: 'GET', path: /\/transactions\/\w+$/ },
  void: { method: 'PUT', path: /\/void$/ },
  refund: { method: 'POST', path: /\/refund$/ },
} as const satisfies Record<string, Pick<Fault, 'method' | 'path'>>
export type Call = keyof typeof CALLS

export const PAID_WITH = ['new card', 'kept card', 'wallet', 'credits', 'promo'] as const
/** `uncollectable`: the card says yes, and no to the charge. `settled`: cancelled when the charge has settled. */
type Story = 'stays' | 'declined' | 'uncollectable' | 'cancelled' | 'settled'

export interface Case {
  story: Story
  paid: (typeof PAID_WITH)[number]
  /** `notice`: while it is asked, the card service tells of the payment, twice. */
  fault: readonly [Call, FaultKind | 'notice'] | null
  death: Death | null
  /** Does a guest who was not answered press again? Otherwise all is left to what we do by ourselves. */
  again: boolean
}

/** What keeps money and rooms in step; each may be taken out. */
export interface Guards {
  gateway?: (gateway: PaymentGateway, nonce: () => Promise<string>) => PaymentGateway
  rewrite?: Rewrite
  scheduleResume?: () => Promise<void>
}

/** A guest's and a company's whole way with money, in one database and at one card company that fails as it is told. */
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
  const notices = braintreeNotices(settings)
  const counts = new Map<string, number>()
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)

  const { verified, newCard, applePay } = cardPage(gateway)
  const nonceFor = async ({ story, paid }: Case, keptToken: string): Promise<string> => {
    if (paid === 'wallet') return applePay(story === 'declined' ? 'declines' : 'pays')
    if (story === 'declined') return newCard(DECLINED_CARD)
    if (paid !== 'kept card') return newCard(GOOD_CARD)
    const issued = await vault.issueNonce(keptToken)
    if (issued.outcome !== 'issued') throw new Error('the card is not kept')
    return verified(issued.nonce)
  }

  /** One of our processes, which dies at `death`. */
  const startProcess = (death: Death | null, asked: PaymentGateway, { rewrite, scheduleResume }: Guards) => {
    const mortal = mortalDatabase(db, death, rewrite)
    const jobs = createJobs({ db: mortal.db, clock, log: pino({ level: 'silent' }) })
    const loyalty = createLoyalty({ db: mortal.db, clock, jobs })
    const kept = keptCards({ db: mortal.db, clock, jobs })
    paymentMethodsModule({
      db: mortal.db,
      clock,
      jobs,
      vault,
      tries: UNLIMITED,
      requireUser: (caller) => (caller === null ? Promise.reject(new Error('nobody')) : Promise.resolve(caller)),
      keeps: () => undefined,
    })
    const saga = createSaga({
      ...UNHEARD,
      db: mortal.db,
      clock,
      gateway: asked,
      kept,
      loyalty,
      tellConfirmed: letter('confirmed'),
      tellCancelled: letter('cancelled'),
      tellStaff: letter('staff'),
    })
    const resume = resumeBookings({ db: mortal.db, clock, jobs, saga })
    const bookings = createBookings({
      db: mortal.db,
      clock,
      saga,
      quote: quoteOf,
      loyalty,
      invoices: NO_INVOICES,
      roleOf: () => Promise.resolve('regular'),
      holdGuest,
      checkMethod: kept.checkOwn,
      tries: UNLIMITED,
      inventoryChanged: () => undefined,
      readAgain: () => Promise.resolve(),
      scheduleResume: scheduleResume ?? resume,
    })
    const handOver = handingOver({ db: mortal.db, tellStaff: letter('staff'), log: UNHEARD.log })
    const hear = hearNotices({ db: mortal.db, clock, jobs, saga, handOver, tellStaff: letter('staff') })
    return { bookings, saga, jobs, hear, dead: mortal.dead, isDead: mortal.isDead }
  }

  const { keeper, token: keptToken } = await keepCard(db, vault, await newCard(GOOD_CARD))
  let cases = 0

  /** Plays one case until all is still, and answers what does not add up. */
  const play = async (one: Case, guards: Guards = {}): Promise<string[]> => {
    const place = (cases += 1)
    now = NOON
    company.faults.clear()
    const guest = one.paid === 'kept card' ? keeper : await insertGuest(db, `guest-${place}`)
    const sharer = one.paid === 'promo' ? await insertGuest(db, `sharer-${place}`) : null
    if (one.paid === 'credits') await grant(db, guest, 2 * OFF)
    const nonce = await nonceFor(one, keptToken)
    const key = `attempt-${place}`
    const bookingOf = (): Promise<BookingRow | undefined> =>
      db.selectFrom('bookings').selectAll().where('idempotency_key', '=', key).executeTakeFirst()
    const guarded = guards.gateway?.(gateway, () => nonceFor(one, keptToken)) ?? gateway

    const late = gate()
    let arrived = Promise.resolve()
    const asked: PaymentGateway = {
      ...guarded,
      // Worst of all, what is late arrives when it has been looked for, and was not there.
      find: async (orderId) => {
        const found = await guarded.find(orderId)
        late.open()
        await arrived
        return found
      },
    }
    const tellTwice = async (orderId: string | undefined): Promise<void> => {
      const paid = company.transactions().find((one) => one.orderId === orderId)
      const notice = company.notice('transaction_settled', paid?.id ?? '', now.epochMilliseconds)
      const read = await notices.read(notice.bt_signature, notice.bt_payload)
      if (read === undefined) throw new Error('the notice is not signed')
      const { hear, jobs } = startProcess(null, asked, guards)
      await hear(read)
      await hear(read)
      await jobs.runDue()
    }
    const plan = ([call, kind]: NonNullable<Case['fault']>): void => {
      const meanwhile = async (): Promise<void> => {
        count(`struck ${kind}`)
        if (kind === 'late') {
          await late.opened
          arrived = new Promise((resolve) => setTimeout(resolve, LATE_MS))
          return
        }
        const row = await bookingOf()
        if (kind === 'notice') return tellTwice(row?.id)
        // While one worker waits for its answer, another one takes the booking up.
        if (row !== undefined) await startProcess(null, asked, guards).saga.advance(row.id, true)
      }
      company.faults.next({ ...CALLS[call], kind: kind === 'notice' ? 'slow' : kind, meanwhile })
    }
    if (one.fault !== null) plan(one.fault)
    if (one.story === 'uncollectable')
      for (let time = 0; time < 3; time += 1)
        company.faults.next({ ...CALLS.capture, kind: 'refused', answer: REFUSED })

    const broken: string[] = []
    const noted = (error: unknown): undefined => void broken.push(String(error))
    let process = startProcess(one.death, asked, guards)
    /** Undefined: the process has died, or it did not work. */
    const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
      const answer = await Promise.race([work.catch(noted), process.dead.then(() => undefined)])
      if (process.isDead()) {
        count('deaths')
        process = startProcess(null, asked, guards)
        // The next one begins when the lease of the dead has run out.
        now = now.add({ seconds: 40 })
      }
      return answer
    }
    const body: BookingBody = {
      rateKey: String(place),
      guest: { first_name: 'Placeholder', last_name: 'Guest' },
      comment: '',
      payment: {
        type: one.paid === 'wallet' ? 'apple-pay' : 'card',
        nonce,
        ...(one.paid === 'new card' ? { keep: true } : {}),
        ...(one.paid === 'kept card' ? { payment_method_id: keptToken } : {}),
      },
      ...(one.paid === 'credits' ? { loyalty: { option: 'credits', credits: OFF / 100 } } : {}),
      ...(sharer === null ? {} : { loyalty: { option: 'promo', promocode: sharer.code } }),
      expected_total: (FULL - (takesOff(one) ? OFF : 0)) / 100,
      again: true,
    }
    const press = () =>
      attempt(
        process.bookings.book({
          guest: { uid: guest.uid, email: `${guest.uid}@stayless.example` },
          address: '127.0.0.1',
          key,
          body,
          locale: 'en',
        }),
      )
    const untilStill = async (): Promise<void> => {
      for (let time = 0; time < 5; time += 1) {
        now = now.add({ seconds: 130 })
        late.open()
        await arrived
        await attempt(process.jobs.runDue())
        const row = await bookingOf()
        if (row === undefined || FINAL.has(row.step)) break
      }
      await attempt(process.jobs.runDue())
    }

    /** Who was not answered presses again. */
    const insist = async <T>(press: () => Promise<T | undefined>): Promise<T | undefined> => {
      const answer = await press()
      return answer !== undefined || !one.again ? answer : press()
    }

    const told = await insist(press)
    const isAtOnce = one.story === 'cancelled' && told?.step === 'captured'
    if (!isAtOnce) await untilStill()
    const booked = await bookingOf()
    if (booked?.step === 'captured' && (one.story === 'cancelled' || one.story === 'settled'))
      await insist(() => attempt(process.bookings.cancel(guest.uid, booked.id, null)))
    await untilStill()

    const row = await bookingOf()
    count(row?.step ?? 'never began')
    return [
      ...broken,
      ...moneyProblems(row),
      ...(await roomProblems(db, place, row)),
      ...(await loyaltyProblems(db, one, guest.uid, row)),
      ...(await letterProblems(db, row)),
      ...(await cardProblems(row)),
      ...stepProblems(one, row, told),
    ]
  }

  /** One live charge of the right amount for a booking that stands; none for any other. */
  const moneyProblems = (row: BookingRow | undefined): string[] => {
    const sales = company.transactions().filter(({ orderId, type: kind }) => kind === 'sale' && orderId === row?.id)
    const live = sales.filter(({ status }) => LIVE.has(status))
    const given = (id: string): number =>
      company
        .transactions()
        .filter((other) => other.type === 'credit' && other.refundedTransactionId === id)
        .reduce((sum, { amount }) => sum + cents(amount), 0)
    const standing = live.filter(({ id, amount }) => given(id) < cents(amount))
    const over = live.filter(({ id, amount }) => given(id) > cents(amount)).map(({ id }) => `more than all back: ${id}`)
    if (row?.step !== 'captured') return [...over, ...standing.map(({ status }) => `${status} for ${row?.step}`)]
    const [charge, ...others] = standing
    const isRight = charge?.id === row.transaction_id && cents(charge?.amount ?? '0') === row.total_cents
    return [
      ...over,
      ...(isRight && charge?.status !== 'authorized' ? [] : [`charged ${charge?.amount} ${charge?.status}`]),
      ...others.map(() => 'charged twice'),
    ]
  }

  /** A card is kept with a booking that was paid, or not at all; and we know of it. */
  const cardProblems = async (row: BookingRow | undefined): Promise<string[]> => {
    if (row === undefined || !row.keep_card) return []
    const customer = await db
      .selectFrom('payment_customers')
      .select('id')
      .where('uid', '=', row.user_uid)
      .executeTakeFirst()
    const kept = company.storedCards(customer?.id ?? '').map(({ token }) => token)
    const known = await db
      .selectFrom('payment_methods')
      .select('id')
      .where('uid', '=', row.user_uid)
      .where('state', '=', 'stored')
      .execute()
    return kept.join() === known.map(({ id }) => id).join() ? [] : [`kept ${kept.join()}, known ${known.length}`]
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

const FINAL = new Set(['captured', 'declined', 'refused', 'refunded', 'review'])
const LIVE = new Set(['authorized', 'submitted_for_settlement', 'settled'])
/** By then what has arrived late is done: the card company is in this process. */
const LATE_MS = 5
const REFUSED = xmlDocument('apiErrorResponse', refusalXml(REFUSALS.notAuthorized))

const cents = (amount: string): number => Math.round(Number(amount) * 100)
const takesOff = ({ paid }: Case): boolean => paid === 'credits' || paid === 'promo'

/** Each case has the one room for days of its own. */
const dayOf = (place: number): string => addDays('2027-01-01', 2 * place)
const quoteOf = (rateKey: string, off: { promo: number; credits: number }): typeof sampleQuote => {
  const day = dayOf(Number(rateKey))
  const [checkIn, checkOut] = [dayHour(day, 15), dayHour(addDays(day, 1), 11)]
  const breakdown = { ...sampleQuote.breakdown, promo: -off.promo, credits: -off.credits }
  return {
    ...sampleQuote,
    stay: { checkIn, checkOut },
    held: { from: checkIn, until: checkOut },
    breakdown: { ...breakdown, total: FULL - off.promo - off.credits },
  }
}

const EXPECTED: Record<Case['story'], readonly string[]> = {
  stays: ['captured'],
  declined: ['declined'],
  // A void that is lost may leave a charge that works after all.
  uncollectable: ['refused', 'captured'],
  cancelled: ['refunded'],
  settled: ['refunded'],
}

/** Ended, as the story ends; only where nobody pressed again may it not have begun, or not have been cancelled. */
const stepProblems = ({ story, again }: Case, row: BookingRow | undefined, told: BookingRow | undefined): string[] => {
  if (told?.step === 'captured' && row === undefined) return ['acknowledged and lost']
  const step = row?.step ?? 'none'
  const ends = again ? EXPECTED[story] : [...EXPECTED[story], 'none', 'captured']
  return [
    ...(ends.includes(step) ? [] : [`ended as ${step}`]),
    ...((row?.payment_nonce ?? null) !== null ? ['remembers the card'] : []),
  ]
}

const roomProblems = async (db: Database, place: number, row: BookingRow | undefined): Promise<string[]> => {
  const days = await db
    .selectFrom('room_day')
    .select(['day', 'sold'])
    .where('day', 'in', [dayOf(place), addDays(dayOf(place), 1)])
    .execute()
  const sold = days.flatMap((day) => day.sold).reduce((sum, hour) => sum + hour, 0)
  const due = row?.step === 'captured' ? 9 + 11 : 0
  return sold === due ? [] : [`${sold} hours sold for ${row?.step}`]
}

const loyaltyProblems = async (
  db: Database,
  { paid }: Case,
  uid: string,
  row: BookingRow | undefined,
): Promise<string[]> => {
  const stands = row?.step === 'captured'
  if (paid === 'credits') {
    const entries = await db
      .selectFrom('credit_entries')
      .innerJoin('users', 'users.id', 'credit_entries.user_id')
      .select(['cents'])
      .where('users.uid', '=', uid)
      .execute()
    const left = entries.reduce((sum, entry) => sum + entry.cents, 0)
    return left === (stands ? OFF : 2 * OFF) ? [] : [`${left} cents of credit left`]
  }
  if (paid === 'promo' && row !== undefined) {
    const uses = await db.selectFrom('promo_uses').selectAll().where('booking_id', '=', row.id).execute()
    const used = uses.filter(({ given_back_at }) => given_back_at === null).length
    return used === (stands ? 1 : 0) ? [] : [`code used ${used} times`]
  }
  return []
}

const letter =
  (template: string): SagaDeps['tellConfirmed'] =>
  async (connection, { id }) => {
    await connection
      .insertInto('outbox')
      .values({
        recipient: id,
        subject: '',
        lang: 'en',
        template,
        body_text: '',
        body_html: '',
        created_at: NOON,
        sent_at: null,
      })
      .execute()
  }

const LETTERS: Partial<Record<BookingStep, string[]>> = {
  captured: ['confirmed'],
  refunded: ['cancelled', 'confirmed'],
}

/** Told once of each thing that is true, and of nothing else. */
const letterProblems = async (db: Database, row: BookingRow | undefined): Promise<string[]> => {
  if (row === undefined) return []
  const letters = await db.selectFrom('outbox').select('template').where('recipient', '=', row.id).execute()
  const told = letters.map(({ template }) => template).toSorted()
  const due = LETTERS[row.step] ?? []
  return told.join() === due.join() ? [] : [`told ${told.join() || 'nothing'} of ${row.step}`]
}

interface Person {
  uid: string
  id: string
  code: string
}

const insertGuest = async (db: Database, uid: string): Promise<Person> => {
  const names = { first_name: 'Placeholder', last_name: 'Guest', phone: null }
  const user = { uid, email: `${uid}@stayless.example`, is_email_verified: true, ...names }
  const { id, referral_code } = await insertUser(db, user, NOON)
  return { uid, id, code: referral_code }
}

const grant = async (db: Database, { id }: Person, amount: number): Promise<void> => {
  await db.insertInto('credit_entries').values({ user_id: id, kind: 'granted', cents: amount, at: NOON }).execute()
}

/** A guest with a card that pays later. */
const keepCard = async (db: Database, vault: CardVault, nonce: string) => {
  const keeper = await insertGuest(db, 'keeper')
  const { id: customerId } = await db
    .insertInto('payment_customers')
    .values({ uid: keeper.uid })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomUUID()
  await vault.store({ customerId, token, nonce, deviceData: null })
  await db
    .insertInto('payment_methods')
    .values({
      id: token,
      uid: keeper.uid,
      state: 'stored',
      nonce_hash: null,
      brand: 'MasterCard',
      last4: '4444',
      expires: '2040-12',
      decline_face: null,
      created_at: NOON,
    })
    .execute()
  return { keeper, token }
}

export type Money = Awaited<ReturnType<typeof openMoney>>
