import { toCents } from '#contract/shared/money.ts'
import type { ConfirmRequestBody } from '#contract/inquiry/confirm.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { readTerms } from './inquiries.service.ts'
import type { Act, Command, OfferTerms } from './negotiations.act.ts'
import { offersOf, type NegotiationRow, type OfferRow } from './negotiations.store.ts'

/** Of one request. */
const ANSWERS: Limit = { name: 'hotel_answer', most: 20, windowSeconds: 3600 }

export interface HotelAnswerDeps {
  db: Database
  clock: Clock
  act: Act['act']
}

/** A counter-offer of what was asked is a yes, which has its own button. */
const refuseSame = (asked: OfferTerms | OfferRow | undefined, offered: OfferTerms): void => {
  const { check_in, check_out, price_cents } = offered
  if (asked?.check_in === check_in && asked.check_out === check_out && asked.price_cents === price_cents)
    throw new ApiError('invalid_request', 'price: is what the guest asked for', { field: 'price' })
}

/** What hotels do with requests, by the link of one or from their desk. Each returns the row as it is afterwards. */
export const hotelAnswers = ({ db, clock, act }: HotelAnswerDeps) => {
  const command = async (row: NegotiationRow, body: ConfirmRequestBody): Promise<Command> => {
    const { decision, note } = body
    const isNote = decision === 'reject' && body.reason === 'other'
    if (isNote && !note) throw new ApiError('invalid_request', 'note: is required for this reason', { field: 'note' })
    const open = (await offersOf(db, row.id)).find(({ state }) => state === 'open')
    const terms = decision === 'counter' ? readTerms(row, open, body, { note: note ?? '', now: clock() }) : null
    if (terms !== null) refuseSame(open, terms)
    return {
      event: { type: 'hotel.answer', decision },
      by: 'hotel',
      ...(body.place === undefined ? {} : { place: body.place }),
      answer: { reason: decision === 'reject' ? (body.reason ?? 'other') : null, note: note ?? '' },
      ...(terms === null ? {} : { offer: terms }),
    }
  }

  /** Whether the earlier answer is this one. */
  const isSameAnswer = async (row: NegotiationRow, body: ConfirmRequestBody): Promise<boolean> => {
    const offers = await offersOf(db, row.id)
    const answered = offers.findLast(
      ({ by, answer, place }) => by === 'guest' && answer !== null && (body.place ?? place) === place,
    )
    if (answered?.answer !== body.decision) return false
    if (body.decision !== 'counter') return true
    const counter = offers.find(({ by }) => by === 'hotel')
    // The other end of a bid is not the hotel's to name.
    return (
      (row.side === 'check_out' || counter?.check_in === body.checkin_datetime) &&
      (row.side === 'check_in' || counter?.check_out === body.checkout_datetime) &&
      counter?.price_cents === toCents(body.price ?? 0)
    )
  }

  const refuse = async (row: NegotiationRow, body: ConfirmRequestBody): Promise<void> => {
    if (await isSameAnswer(row, body)) return
    const wasAnswered = (await offersOf(db, row.id)).some(({ by, answer }) => by === 'guest' && answer !== null)
    if (row.state === 'asked' && body.decision === 'counter')
      throw new ApiError('already_countered', 'You have made your counter-offer')
    throw wasAnswered
      ? new ApiError('already_answered', 'The request has been answered')
      : new ApiError('too_late', 'The request can no longer be answered')
  }

  return {
    /**
     * The same answer again is no error.
     * @throws 400 naming the field, 409 `already_answered`, `already_countered`, `too_late`.
     */
    answer: async (row: NegotiationRow, body: ConfirmRequestBody): Promise<NegotiationRow> => {
      await enforceRateLimit(db, ANSWERS, row.id, clock)
      const result = await act(row.id, await command(row, body))
      if (result.outcome === 'refused') await refuse(result.row, body)
      return result.row
    },

    /** @throws 409 `too_late` once the answer has been sent. */
    undo: async (row: NegotiationRow): Promise<NegotiationRow> => {
      const result = await act(row.id, { event: { type: 'hotel.undo' }, by: 'hotel' })
      // Undone before is done.
      if (result.outcome === 'refused' && result.row.state !== 'asked')
        throw new ApiError('too_late', 'The answer has been sent to the guest')
      return result.row
    },

    /** @throws 409 `too_late` after the final answer. */
    takeBack: async (row: NegotiationRow): Promise<NegotiationRow> => {
      const result = await act(row.id, { event: { type: 'hotel.takeBack' }, by: 'hotel' })
      if (result.outcome === 'refused' && result.row.outcome !== 'taken_back')
        throw new ApiError('too_late', 'The yes can no longer be taken back')
      return result.row
    },
  }
}

export type HotelAnswers = ReturnType<typeof hotelAnswers>
