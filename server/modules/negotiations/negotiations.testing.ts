import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/shared/locale.ts'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { createHotelIndex, type HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { createAvailability } from '#server/modules/inventory/availability.ts'
import type { MailMessage } from '#server/mail/messages.ts'
import { NO_LOYALTY, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { generateReference } from '#server/modules/bookings/reference.ts'
import { insertPayment, transitionPayment } from '#server/modules/payments/payments.store.ts'
import { negotiationTimes } from '#contract/inquiry/deadlines.ts'
import { startNegotiation } from '#machines/negotiation/step.ts'
import { createAct, type Act, type ActResult, type Command } from './negotiations.act.ts'
import { rowsOf } from './negotiations.rows.ts'
import { bidHours } from './bidHours.ts'
import { bookingBids } from './bids.ts'
import { hotelDecisions } from './hotelDecisions.ts'
import { negotiationClock } from './negotiations.clock.ts'
import { negotiationLetters } from './negotiations.letters.ts'
import { negotiationPayments } from './negotiations.payments.ts'
import { insertNegotiation, latestPaymentOf, negotiationById, type NegotiationRow } from './negotiations.store.ts'
import { viewInquiry, viewRequest } from './negotiations.view.ts'

/** Thursday morning in Amman; the stay begins on Friday week. */
const NOW = '2026-11-26T07:12Z'
const TIME_ZONE = 'Asia/Amman'
const CHECK_IN = '2026-12-04T09:00'
const CHECK_OUT = '2026-12-06T16:00'
const FREE_UNTIL = '2026-12-02T18:00'
const HOTEL_EMAIL = 'hotel@stayless.example'
const GUEST_EMAIL = 'guest@stayless.example'

/** Declines the nonce `declined`. */
const storingVault: Pick<CardVault, 'store' | 'find'> = {
  store: ({ nonce }) =>
    Promise.resolve(
      nonce === 'declined'
        ? { outcome: 'declined', reason: 'processor_declined', code: '2000', advice: 'different_card', isSoft: false }
        : { outcome: 'stored', card: { brand: 'Visa', last4: '4242', expires: '2030-01' } },
    ),
  find: () => Promise.resolve({ outcome: 'absent' }),
}

export interface SampleRequest {
  isVerified?: boolean
  hasAddress?: boolean
  hasCard?: boolean
  changes?: Partial<NegotiationRow>
}

/** Negotiations on this database with a clock that the test moves, e-mails that it reads, and a card that it answers for. */
export const negotiationsOn = (db: () => Database, hotelRecords: readonly HotelRecord[] = []) => {
  let now = Temporal.Instant.from(NOW)
  const mails: MailMessage[] = []
  const forgotten: string[] = []
  const invoiced: string[] = []
  const unused: string[] = []
  let hotelEmail = HOTEL_EMAIL
  const clock = (): Temporal.Instant => now
  const hotels = createHotelIndex(hotelRecords)
  const availability = createAvailability(hotelRecords.flatMap(({ room_types }) => room_types))
  const content = {
    image: () => '',
    address: () => '',
    language: (id: string): Locale => (id.startsWith('jlm-') ? 'he' : 'en'),
    page: () => ({ contact: { email: hotelEmail, phone: '' }, demo: false }),
    hotelsAt: (email: string) => (email === hotelEmail ? ['place:1'] : []),
  }

  const forgetCard = (_: Connection, token: string): Promise<void> => Promise.resolve(void forgotten.push(token))

  const build = () => {
    const jobs = createJobs({ db: db(), clock, log: createLog('silent') })
    const letters = negotiationLetters({
      hotels,
      availability,
      clock,
      mail: { queue: (_, message) => Promise.resolve(void mails.push(message)) },
      content,
      origin: 'https://stayless.example',
      staffEmail: 'staff@stayless.example',
    })
    const deadlines = negotiationClock({ db: db(), clock, jobs })
    const acting = createAct({
      db: db(),
      clock,
      letters,
      payments: {
        begin: (tx, { id, purpose, bookingId, negotiationId, amountCents, cardToken }) =>
          insertPayment(tx, {
            id,
            purpose,
            booking_id: bookingId ?? null,
            negotiation_id: negotiationId ?? null,
            amount_cents: amountCents,
            state: 'due',
            card_token: cardToken ?? null,
            created_at: clock(),
          }),
        advance: () => Promise.resolve(undefined),
        refund: async (tx, id, cents) => {
          await transitionPayment(tx, id, ['captured'], 'refunding', { refund_cents: cents, refund_asked_at: clock() })
        },
      },
      scheduleClock: deadlines.schedule,
      hours: bidHours({ hotels, loyalty: NO_LOYALTY }),
      decisions: hotelDecisions({ clock, hotels, content }),
      forgetCard,
      invoices: {
        agreed: (_, { amountCents }) => Promise.resolve(void invoiced.push(`agreed ${amountCents}`)),
        cancelled: (_, { amountCents }) => Promise.resolve(void invoiced.push(`cancelled ${amountCents}`)),
      },
      log: { error: () => undefined },
    })
    const subject = negotiationPayments({ db: db(), clock, actWithin: acting.actWithin })
    deadlines.handle(acting.act)
    const cards = {
      db: db(),
      vault: storingVault,
      tries: UNLIMITED,
      forgetUnusedCard: (token: string) => Promise.resolve(void unused.push(token)),
    }
    const { write, actWithin } = acting
    const bids = bookingBids({
      clock,
      hotels,
      content,
      write,
      actWithin,
      hotelSharePercent: 85,
      cards,
      forgetCard,
    })
    return { ...acting, jobs, letters, subject, deadlines, bids }
  }
  let parts: ReturnType<typeof build> | undefined
  const server = () => (parts ??= build())

  const act = (id: string, command: Command): Promise<ActResult> => server().act(id, command)

  const submit = async ({
    isVerified = true,
    hasAddress = true,
    hasCard = true,
    changes = {},
  }: SampleRequest = {}): Promise<string> => {
    hotelEmail = hasAddress ? HOTEL_EMAIL : ''
    const id = randomUUID()
    const times = negotiationTimes({ firstHour: CHECK_IN, freeCancellationUntil: FREE_UNTIL, timeZone: TIME_ZONE })
    const row: NegotiationRow = {
      id,
      reference: generateReference(),
      kind: 'inquiry',
      booking_id: null,
      side: null,
      user_uid: null,
      attempt_scope: 'anonymous',
      idempotency_key: id,
      request_hash: 'hash',
      guest_first_name: 'Placeholder',
      guest_last_name: 'Guest',
      guest_email: GUEST_EMAIL,
      mailbox: GUEST_EMAIL,
      lang: 'en',
      guest_time_zone: 'Asia/Jerusalem',
      hour_cycle: 'h23',
      comment: '',
      reference_at_hotel: '8830217',
      hotel_key: 'place:1',
      hotel: {
        id: null,
        names: { en: 'Placeholder Hotel', ar: 'Placeholder Hotel', he: 'Placeholder Hotel' },
        address: '1 Placeholder Street',
        phone: '',
        website: '',
        url: '',
        lat: 31.95,
        lng: 35.93,
      },
      time_zone: TIME_ZONE,
      stay_from: '2026-12-04',
      stay_until: '2026-12-06',
      free_cancellation_until: FREE_UNTIL,
      payment_method_id: null,
      card_token: hasCard ? id : null,
      card_brand: hasCard ? 'Visa' : null,
      card_last4: hasCard ? '4242' : null,
      state: 'unconfirmed',
      snapshot: {},
      version: 0,
      asked_at: null,
      moved_at: now,
      cancel_at: times.cancelAt,
      charge_at: times.chargeAt,
      final_at: times.finalAt,
      hours_begin_at: times.hoursBeginAt,
      next_event: 'timer.confirm',
      next_at: times.finalAt,
      outcome: null,
      hotel_share_percent: 100,
      created_at: now,
      ...changes,
    }
    const step = startNegotiation({ kind: 'inquiry' }, { type: 'submit', isVerified, hasAddress })
    await db()
      .transaction()
      .execute(async (tx) => {
        await insertNegotiation(tx, { ...row, hotel: JSON.stringify(row.hotel), snapshot: '{}' })
        await server().write(
          tx,
          row,
          {
            event: { type: 'submit', isVerified, hasAddress },
            by: 'guest',
            offer: { price_cents: 6000, check_in: CHECK_IN, check_out: CHECK_OUT, note: '' },
          },
          step,
        )
      })
    return id
  }

  const row = async (id: string): Promise<NegotiationRow> => {
    const found = await negotiationById(db(), id)
    if (found === undefined) throw new Error(`no negotiation ${id}`)
    return found
  }

  /** The card's answer to the charge that is under way. */
  const settle = (id: string, answer: 'captured' | { isSoft: boolean }): Promise<void> =>
    db()
      .transaction()
      .execute(async (tx) => {
        const payment = await latestPaymentOf(tx, id)
        if (payment === undefined) throw new Error('no charge is under way')
        if (answer === 'captured') {
          const charge = { captured_at: clock(), transaction_id: randomUUID(), brand: 'Visa', last4: '4242' }
          await transitionPayment(tx, payment.id, ['due'], 'captured', charge)
          await server().subject.captured(tx, { ...payment, state: 'captured' })
        } else {
          await transitionPayment(tx, payment.id, ['due'], 'declined')
          const why = { reason: 'processor_declined', advice: 'different_card', ...answer } as const
          await server().subject.declined(tx, { ...payment, state: 'declined' }, why)
        }
      })

  return {
    hotels,
    availability,
    mails,
    forgotten,
    invoiced,
    /** Cards to be deleted unless a negotiation has them in an hour. */
    unused,
    clock,
    content,
    act,
    subject: () => server().subject,
    actWithin: (tx: Connection, id: string, command: Command) => server().actWithin(tx, id, command),
    write: (...args: Parameters<Act['write']>) => server().write(...args),
    guestToken: async (id: string) => server().letters.guestToken(db(), await row(id)),
    submit,
    row,
    settle,
    state: async (id: string): Promise<string> => (await row(id)).state,
    bids: () => server().bids,
    /** The letters since the last look, as `guest asked`. */
    letters: (): string[] =>
      mails.splice(0).map(({ template, data }) => {
        const letter = data !== null && 'letter' in data ? data.letter : ''
        return `${template.replace('negotiation_', '')} ${letter}`
      }),
    inquiry: async (id: string) => viewInquiry(await rowsOf(db(), await row(id)), 'en', { content }),
    request: async (id: string) => viewRequest(await rowsOf(db(), await row(id)), 'en', { hotels, availability }),
    payment: (id: string) => latestPaymentOf(db(), id),
    /** Moves the clock, and applies what is due. */
    at: async (moment: string): Promise<void> => {
      now = Temporal.Instant.from(moment)
      await server().jobs.runDue()
    },
    hotelHasAddress: (hasAddress: boolean): void => {
      hotelEmail = hasAddress ? HOTEL_EMAIL : ''
    },
    reset: (): void => {
      now = Temporal.Instant.from(NOW)
      mails.length = 0
      for (const list of [forgotten, invoiced, unused]) list.length = 0
      parts = undefined
      hotelEmail = HOTEL_EMAIL
    },
  }
}
