import { usualPriceOf, verdictOf, type Verdict } from '#contract/inquiry/usualPrice.ts'
import { toCents } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { saveDecision, type HotelDecision } from '#server/modules/answerRecord/answerRecord.store.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import type { NegotiationEffect } from '#machines/negotiation/step.ts'
import { countExtraHours } from './extraHours.ts'
import type { EventRow, NegotiationRow, OfferRow } from './negotiations.store.ts'
import type { NegotiationRows } from './negotiations.view.ts'
import { usualPrice } from './usualPrice.ts'

/**
 * Endings that say how the hotel decided: its no, its silence, a counter-offer that led to nothing, a yes that it took back.
 * All others are not its doing, such as a guest who withdraws, hours that another guest has bought, or a card that does not pay:
 * they count for nothing, and leave an earlier yes as it is.
 */
const DECIDED_BY_HOTEL: ReadonlySet<NegotiationRow['outcome']> = new Set<NegotiationRow['outcome']>([
  'declined',
  'unanswered',
  'offer_declined',
  'taken_back',
])

/** Null: these effects decide nothing. */
const isAgreedBy = (effects: readonly NegotiationEffect[]): boolean | null => {
  if (effects.some(({ type }) => type === 'acceptOffer')) return true
  return effects.some((effect) => effect.type === 'end' && DECIDED_BY_HOTEL.has(effect.outcome)) ? false : null
}

const ASKS_HOTEL: ReadonlySet<string> = new Set(['submit', 'guest.confirm', 'guest.counter', 'staff.send'])

/** Minutes from a question to the hotel's answer to it, begun ones included; null: it has answered none. */
const answerMinutes = (offers: readonly OfferRow[], events: readonly EventRow[]): number | null => {
  const answeredAt =
    offers.findLast(({ by, answered_at }) => by === 'guest' && answered_at !== null)?.answered_at ?? null
  if (answeredAt === null) return null
  const asked = events.findLast(
    ({ event, state, at }) =>
      state === 'asked' && ASKS_HOTEL.has(event) && Temporal.Instant.compare(at, answeredAt) <= 0,
  )
  return asked === undefined ? null : Math.ceil(asked.at.until(answeredAt).total('minutes'))
}

export interface HotelDecisionDeps {
  clock: Clock
  hotels: Pick<HotelIndex, 'around' | 'hotel'>
  content: { page(hotelId: string, locale: 'en'): { demo: boolean } | undefined }
}

/** Notes what hotels decide, in the transaction of the decision. */
export const hotelDecisions = ({ clock, hotels, content }: HotelDecisionDeps) => {
  const verdict = (row: NegotiationRow, offer: OfferRow): Verdict | null => {
    const { usual } = usualPrice(hotels, {
      point: row.hotel,
      checkIn: offer.check_in,
      checkOut: offer.check_out,
      hotelId: row.hotel.id ?? undefined,
    })
    return usual === null
      ? null
      : verdictOf(offer.price_cents, usualPriceOf(toCents(usual.night), countExtraHours(row, offer)))
  }

  return {
    /** @param effects of the step that led to these rows. */
    save: async (
      transaction: Connection,
      { row, offers, events }: NegotiationRows,
      effects: readonly NegotiationEffect[],
    ): Promise<void> => {
      const isAgreed = isAgreedBy(effects)
      const [first] = offers
      // A hotel without an address was never asked.
      const wasAsked = events.some(({ event, state }) => state === 'asked' && ASKS_HOTEL.has(event))
      if (isAgreed === null || first === undefined || !wasAsked) return
      const minutes = answerMinutes(offers, events)
      await saveDecision(transaction, {
        negotiation_id: row.id,
        hotel_key: row.hotel_key,
        first_answer: minutes === null ? null : first.answer,
        answer_minutes: minutes,
        is_agreed: isAgreed,
        price_verdict: verdict(row, first),
        is_demo: row.hotel.id !== null && content.page(row.hotel.id, 'en')?.demo === true,
        decided_at: clock(),
      } satisfies HotelDecision)
    },
  }
}

export type HotelDecisions = ReturnType<typeof hotelDecisions>
