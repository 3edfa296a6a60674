import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { DeclineCode } from '#contract/inquiry/inquiries.ts'
import { firstHourAsked, negotiationTimes } from '#contract/inquiry/deadlines.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { lockBooking } from '#server/modules/bookings/bookings.store.ts'
import type { Payments } from '#server/modules/payments/payments.service.ts'
import {
  rebuildNegotiation,
  readNegotiation,
  stepNegotiation,
  timersOf,
  type NegotiationEffect,
  type NegotiationEvent,
  type NegotiationState,
  type NegotiationStep,
} from '#machines/negotiation/step.ts'
import { HoursGone, type BidHours } from './bidHours.ts'
import type { BidInvoices, InvoicedBid } from './bids.invoices.port.ts'
import type { HotelDecisions } from './hotelDecisions.ts'
import type { NegotiationLetters } from './negotiations.letters.ts'
import {
  addEvent,
  deletePendingOffer,
  insertOffer,
  isInvoiced,
  latestPaymentOf,
  lockNegotiation,
  negotiationById,
  offersOf,
  updateNegotiation,
  updateOffer,
  type NegotiationRow,
  type OfferRow,
} from './negotiations.store.ts'
import type { Actor } from './negotiations.tables.ts'
import { nextTimer } from './negotiations.timers.rules.ts'
import { rowsOf } from './negotiations.rows.ts'
import { currentOffer } from './negotiations.view.ts'

/** Columns that an event or its effects change. */
type Change = Partial<
  Times & Pick<NegotiationRow, 'outcome' | 'payment_method_id' | 'card_token' | 'card_brand' | 'card_last4'>
>
type Times = Pick<NegotiationRow, 'hours_begin_at' | 'final_at' | 'cancel_at' | 'charge_at'>

/** Hours and a price, as one side offers them. */
export interface OfferTerms {
  price_cents: Cents
  check_in: string
  check_out: string
  note: string
}

/** An event, and what comes with it. */
export interface Command {
  event: NegotiationEvent
  by: Actor
  /** Of a counter-offer. */
  offer?: OfferTerms
  /** The reason and note of the answer to the open offer. */
  answer?: { reason: DeclineCode | null; note: string }
  /** Columns that the event brings: another card, the time of the next charge. */
  change?: Change
  /** For staff's eyes. */
  detail?: object
  /** The version that the event is about: a deadline that was read before somebody else moved it does nothing. */
  version?: number
  /** The offer that is answered: an answer to an earlier one does nothing. */
  place?: number
}

/** `refused`: the state does not accept the event; nothing was changed. */
export type ActResult = { outcome: 'moved' | 'refused'; row: NegotiationRow }

export interface ActDeps {
  db: Database
  clock: Clock
  letters: Pick<NegotiationLetters, 'queue' | 'redact'>
  /** Of our own bookings. */
  hours: BidHours
  decisions: HotelDecisions
  payments: Pick<Payments, 'begin' | 'refund' | 'advance'>
  /** Entries for bids of bookings that are paid by invoice. */
  invoices: BidInvoices
  /** Schedules the next deadline, in the transaction that sets it. */
  scheduleClock(connection: Connection, row: Pick<NegotiationRow, 'id' | 'version' | 'next_at'>): Promise<void>
  /** Deletes a card kept for this negotiation alone. */
  forgetCard(connection: Connection, token: string): Promise<void>
  log: Pick<Logger, 'error'>
}

/** Events that answer the open offer, and what the answer is. */
const answerOf = (event: NegotiationEvent): OfferRow['answer'] => {
  switch (event.type) {
    case 'hotel.answer':
      return event.decision
    case 'guest.accept':
      return 'accept'
    case 'guest.reject':
      return 'reject'
    case 'guest.counter':
      return 'counter'
    default:
      return null
  }
}

/** Nothing more is charged, and nobody waits for anything. */
export const OVER: ReadonlySet<NegotiationState> = new Set<NegotiationState>([
  'done',
  'rejected',
  'expired',
  'withdrawn',
])

const BEING_ASKED: ReadonlySet<NegotiationState> = new Set<NegotiationState>(['addressless', 'asked', 'answering'])

const openPlace = async (tx: Connection, id: string): Promise<number | undefined> =>
  (await offersOf(tx, id)).find(({ state }) => state === 'open')?.place

const isTaken = ({ state }: { state: string }): boolean => state === 'captured'

const timesOf = (row: NegotiationRow, offer: Pick<OfferRow, 'check_in' | 'check_out'>): Times => {
  const { hoursBeginAt, finalAt, cancelAt, chargeAt } = negotiationTimes({
    firstHour: firstHourAsked(row.side, { checkIn: offer.check_in, checkOut: offer.check_out }),
    freeCancellationUntil: row.free_cancellation_until,
    timeZone: row.time_zone,
  })
  return { hours_begin_at: hoursBeginAt, final_at: finalAt, cancel_at: cancelAt, charge_at: chargeAt }
}

const invoicedBid = async (tx: Connection, { id, booking_id }: NegotiationRow): Promise<InvoicedBid> => {
  if (booking_id === null) throw new Error(`Negotiation ${id} has no booking`)
  const { price_cents } = currentOffer(await offersOf(tx, id))
  return { bookingId: booking_id, negotiationId: id, amountCents: price_cents }
}

const acceptOffer = async (tx: Connection, row: NegotiationRow): Promise<void> => {
  const open = (await offersOf(tx, row.id)).find(({ state }) => state === 'open')
  if (open === undefined) throw new Error('nothing to accept')
  await updateOffer(tx, open, { state: 'accepted' })
}

const closeOffers = async (tx: Connection, row: NegotiationRow): Promise<void> => {
  await deletePendingOffer(tx, row.id)
  for (const offer of await offersOf(tx, row.id))
    if (offer.state === 'open' || offer.state === 'accepted')
      await updateOffer(tx, offer, { state: offer.answer === 'reject' ? 'declined' : 'lapsed' })
}

/** The furthest that the columns and the payment of an unreadable negotiation show for certain. */
const reachedBy = (row: NegotiationRow, payment: { state: string } | undefined) => {
  if (row.state === 'unconfirmed' || row.state === 'addressless' || row.state === 'done') return row.state
  if (payment === undefined || payment.state === 'declined' || payment.state === 'released') return 'asked'
  return isTaken(payment) ? 'charged' : 'charging'
}

/**
 * Carries out events of negotiations. Each is one transaction with all that it causes: no state without its e-mail, no e-mail
 * without its state.
 */
export const createAct = (deps: ActDeps) => {
  const { clock } = deps

  /** Offers as the event leaves them, before its effects. */
  const writeAnswer = async (tx: Connection, row: NegotiationRow, command: Command): Promise<void> => {
    const { event } = command
    const answer = answerOf(event)
    const open = (await offersOf(tx, row.id)).find(({ state }) => state === 'open')
    if (event.type === 'hotel.undo') {
      await deletePendingOffer(tx, row.id)
      if (open) await updateOffer(tx, open, { answer: null, answer_reason: null, answer_note: '', answered_at: null })
    }
    if (answer === null || open === undefined) return
    const { reason, note } = command.answer ?? { reason: null, note: '' }
    await updateOffer(tx, open, { answer, answer_reason: reason, answer_note: note, answered_at: clock() })
    if (event.type === 'hotel.answer' && command.offer !== undefined)
      await insertOffer(tx, {
        negotiation_id: row.id,
        place: open.place + 1,
        by: 'hotel',
        ...command.offer,
        state: 'pending',
        at: clock(),
      })
  }

  const openOffer = async (tx: Connection, row: NegotiationRow, by: 'guest' | 'hotel', terms?: OfferTerms) => {
    const offers = await offersOf(tx, row.id)
    for (const offer of offers) if (offer.state === 'open') await updateOffer(tx, offer, { state: 'declined' })
    const pending = offers.find(({ state }) => state === 'pending')
    if (by === 'hotel' && pending !== undefined) return updateOffer(tx, pending, { state: 'open' })
    if (terms === undefined) throw new Error('an offer without terms')
    return insertOffer(tx, {
      negotiation_id: row.id,
      place: offers.length + 1,
      by,
      ...terms,
      state: 'open',
      at: clock(),
    })
  }

  /** One try to charge the card, or the entry on the invoice. */
  const charge = async (tx: Connection, row: NegotiationRow): Promise<void> => {
    if (await isInvoiced(tx, row)) return deps.invoices.agreed(tx, await invoicedBid(tx, row))
    const cardToken = row.card_token ?? row.payment_method_id
    // The machine charges only where there is a card.
    if (cardToken === null) throw new Error(`Negotiation ${row.id} has no card to charge`)
    const { price_cents } = currentOffer(await offersOf(tx, row.id))
    const subject =
      row.booking_id === null
        ? ({ purpose: 'inquiry', negotiationId: row.id } as const)
        : ({ purpose: 'bid', bookingId: row.booking_id, negotiationId: row.id } as const)
    await deps.payments.begin(tx, {
      ...subject,
      id: randomUUID(),
      amountCents: price_cents,
      cardToken,
      paymentMethodId: row.payment_method_id,
    })
  }

  const refund = async (tx: Connection, row: NegotiationRow): Promise<void> => {
    if (await isInvoiced(tx, row)) return deps.invoices.cancelled(tx, await invoicedBid(tx, row))
    const payment = await latestPaymentOf(tx, row.id)
    // Decisions §6: whole, whatever the reason.
    if (payment !== undefined && isTaken(payment)) await deps.payments.refund(tx, payment.id, payment.amount_cents)
  }

  /**
   * @param row before the step.
   * @returns columns that the effects change.
   */
  const carryOut = async (
    tx: Connection,
    row: NegotiationRow,
    command: Command,
    effects: readonly NegotiationEffect[],
  ): Promise<Change> => {
    let change: Change = {}
    for (const effect of effects)
      switch (effect.type) {
        case 'openOffer':
          await openOffer(tx, row, effect.by, command.offer)
          if (row.kind === 'inquiry') change = { ...change, ...timesOf(row, currentOffer(await offersOf(tx, row.id))) }
          break
        case 'acceptOffer':
          await acceptOffer(tx, row)
          // A bid is charged at the yes, decisions §6.
          if (row.kind === 'bid') change = { ...change, charge_at: clock() }
          break
        case 'charge':
          await charge(tx, { ...row, ...cardOf(command.change) })
          break
        case 'refund':
          await refund(tx, row)
          break
        case 'end':
          if (row.kind === 'bid') await deps.hours.release(tx, row, currentOffer(await offersOf(tx, row.id)))
          await closeOffers(tx, row)
          change = { ...change, outcome: effect.outcome }
          break
        case 'holdHours':
          await deps.hours.hold(tx, row, currentOffer(await offersOf(tx, row.id)))
          break
        case 'tell':
          break
      }
    return change
  }

  /** Writes one step with all that it causes. */
  const write = async (
    tx: Connection,
    row: NegotiationRow,
    command: Command,
    { stored, effects }: NegotiationStep,
  ): Promise<NegotiationRow> => {
    const now = clock()
    await writeAnswer(tx, row, command)
    if (command.event.type === 'card.replace' && row.card_token !== null) await deps.forgetCard(tx, row.card_token)
    const change = await carryOut(tx, row, command, effects)
    // Nothing is charged any more; a refund needs no card.
    if (OVER.has(stored.value) && row.card_token !== null) {
      await deps.forgetCard(tx, row.card_token)
      change.card_token = null
    }
    // The time that staff takes to find an address counts: the guest was promised an answer.
    const isQuestion = BEING_ASKED.has(stored.value) && !BEING_ASKED.has(row.state)
    const moved = {
      ...row,
      ...command.change,
      ...change,
      state: stored.value,
      asked_at: isQuestion ? now : row.asked_at,
      moved_at: stored.value === row.state ? row.moved_at : now,
    }
    const due = nextTimer(timersOf(stored), moved, stored.context.reminders)
    const columns = {
      ...command.change,
      ...change,
      state: moved.state,
      asked_at: moved.asked_at,
      moved_at: moved.moved_at,
      snapshot: JSON.stringify(stored),
      next_event: due?.event ?? null,
      next_at: due?.at ?? null,
    }
    if (!(await updateNegotiation(tx, row, columns))) throw new Error(`Negotiation ${row.id} has moved on`)
    await addEvent(tx, {
      negotiation_id: row.id,
      version: row.version + 1,
      event: command.event.type,
      by: command.by,
      state: stored.value,
      detail: JSON.stringify(command.detail ?? {}),
      at: now,
    })
    const after = await lockNegotiation(tx, row.id)
    if (after === undefined) throw new Error(`Negotiation ${row.id} has vanished`)
    await deps.scheduleClock(tx, after)
    const rows = await rowsOf(tx, after)
    await deps.decisions.save(tx, rows, effects)
    for (const effect of effects) if (effect.type === 'tell') await deps.letters.queue(tx, rows, effect)
    if (after.outcome !== null) await deps.letters.redact(tx, after)
    return after
  }

  /** In the caller's transaction. */
  const actWithin = async (tx: Connection, id: string, command: Command): Promise<ActResult> => {
    const seen = await negotiationById(tx, id)
    // Everybody locks in one order: booking, negotiation, payment, room days.
    if (seen?.booking_id) await lockBooking(tx, seen.booking_id)
    const row = await lockNegotiation(tx, id)
    if (row === undefined) throw new Error(`Negotiation ${id} has vanished`)
    const stored = readNegotiation(row.snapshot)
    if (stored === 'unreadable') {
      // Over: nothing can happen to it any more.
      if (row.outcome !== null) return { outcome: 'refused', row }
      deps.log.error({ negotiation: id, state: row.state }, 'a negotiation cannot be read: it waits for a person')
      const rebuilt = rebuildNegotiation(row, reachedBy(row, await latestPaymentOf(tx, id)))
      return { outcome: 'refused', row: await write(tx, row, { event: command.event, by: 'staff' }, rebuilt) }
    }
    if (command.version !== undefined && command.version !== row.version) return { outcome: 'refused', row }
    if (command.place !== undefined && command.place !== (await openPlace(tx, id))) return { outcome: 'refused', row }
    const step = stepNegotiation(stored, command.event)
    if (step === null) return { outcome: 'refused', row }
    const moved = await write(tx, row, command, step)
    // An invoice takes the amount at once: no card service answers for it.
    if (moved.state === 'charging' && row.state !== 'charging' && (await isInvoiced(tx, moved)))
      return actWithin(tx, id, { event: { type: 'payment.captured' }, by: 'money' })
    return { outcome: 'moved', row: moved }
  }

  /** Charges at once; the payment's job finishes what fails here. */
  const settleNow = async (row: NegotiationRow): Promise<NegotiationRow> => {
    const payment = row.state === 'charging' ? await latestPaymentOf(deps.db, row.id) : undefined
    if (payment === undefined) return row
    await deps.payments.advance(payment.id).catch(() => undefined)
    return (await negotiationById(deps.db, row.id)) ?? row
  }

  return {
    actWithin,
    act: async (id: string, command: Command): Promise<ActResult> => {
      const attempt = (tried: Command) => deps.db.transaction().execute((tx) => actWithin(tx, id, tried))
      const result = await attempt(command).catch((error: unknown) => {
        if (!(error instanceof HoursGone)) throw error
        // The yes was rolled back: another guest has the hours.
        return attempt({ event: { type: 'hours.gone' }, by: 'clock' })
      })
      return { ...result, row: await settleNow(result.row) }
    },
    write,
  }
}

const cardOf = (change: Change | undefined): Partial<Pick<NegotiationRow, 'card_token' | 'payment_method_id'>> => ({
  ...(change?.card_token === undefined ? {} : { card_token: change.card_token }),
  ...(change?.payment_method_id === undefined ? {} : { payment_method_id: change.payment_method_id }),
})

export type Act = ReturnType<typeof createAct>
