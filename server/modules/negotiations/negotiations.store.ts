import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import type { PaymentRow } from '#server/modules/payments/payments.store.ts'
import type { NegotiationTables } from './negotiations.tables.ts'

export type NegotiationRow = Selectable<NegotiationTables['negotiations']>
export type NewNegotiation = Insertable<NegotiationTables['negotiations']>
export type OfferRow = Selectable<NegotiationTables['offers']>
export type EventRow = Selectable<NegotiationTables['negotiation_events']>

export const insertNegotiation = async (db: Connection, negotiation: NewNegotiation): Promise<void> => {
  await db.insertInto('negotiations').values(negotiation).execute()
}

export const negotiationById = (db: Connection, id: string): Promise<NegotiationRow | undefined> =>
  db.selectFrom('negotiations').selectAll().where('id', '=', id).executeTakeFirst()

/** Waits for whoever holds it: events of one negotiation happen one after the other. */
export const lockNegotiation = (transaction: Connection, id: string): Promise<NegotiationRow | undefined> =>
  transaction.selectFrom('negotiations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Another open inquiry of the same guest for the same stay. */
export const openNegotiationOf = (
  db: Connection,
  {
    id,
    mailbox,
    hotel_key,
    stay_from,
    stay_until,
  }: Pick<NegotiationRow, 'id' | 'mailbox' | 'hotel_key' | 'stay_from' | 'stay_until'>,
): Promise<NegotiationRow | undefined> =>
  db
    .selectFrom('negotiations')
    .selectAll()
    .where('id', '!=', id)
    .where('mailbox', '=', mailbox)
    .where('hotel_key', '=', hotel_key)
    .where('stay_from', '=', stay_from)
    .where('stay_until', '=', stay_until)
    .where('kind', '=', 'inquiry')
    .where('state', 'not in', ['unconfirmed', 'done', 'rejected', 'expired', 'withdrawn'])
    .executeTakeFirst()

/** As many as a page can show. */
const MAX_INQUIRIES = 200

/** With the bids of the guest's bookings; newest first. */
export const inquiriesOf = (db: Connection, uid: string): Promise<NegotiationRow[]> =>
  db
    .selectFrom('negotiations')
    .selectAll()
    .where('user_uid', '=', uid)
    .orderBy('created_at', 'desc')
    .limit(MAX_INQUIRIES)
    .execute()

/**
 * Deadlines that have passed and that no job is about to apply. Each hotel's and each guest's oldest comes first, then their second:
 * nobody's many deadlines keep those of others waiting.
 * @param jobKind of jobs with the negotiation's id.
 * @param before deadlines that passed before that.
 * @param untilJobs jobs that run later do not count.
 */
export const abandonedDeadlines = (
  db: Connection,
  {
    jobKind,
    before,
    untilJobs,
    most,
  }: { jobKind: string; before: Temporal.Instant; untilJobs: Temporal.Instant; most: number },
): Promise<Pick<NegotiationRow, 'id' | 'version'>[]> =>
  db
    .with('overdue', (query) =>
      query
        .selectFrom('negotiations')
        .select([
          'id',
          'version',
          'next_at',
          sql<number>`row_number() over (partition by hotel_key order by next_at, id)`.as('of_hotel'),
          sql<number>`row_number() over (partition by mailbox order by next_at, id)`.as('of_guest'),
        ])
        .where('next_at', '<', before)
        .where('id', 'not in', (jobs) =>
          jobs
            .selectFrom('jobs')
            .select(sql<string>`(payload ->> 'id')::uuid`.as('id'))
            .where('kind', '=', jobKind)
            .where('run_at', '<=', untilJobs)
            .where('done_at', 'is', null)
            .where('failed_at', 'is', null),
        ),
    )
    .selectFrom('overdue')
    .select(['id', 'version'])
    .orderBy(sql`greatest(of_hotel, of_guest)`)
    .orderBy('next_at')
    .orderBy('id')
    .limit(most)
    .execute()

/**
 * Writes the next version.
 * @returns false if somebody else has written it.
 */
export const updateNegotiation = async (
  transaction: Connection,
  { id, version }: Pick<NegotiationRow, 'id' | 'version'>,
  change: Updateable<NegotiationTables['negotiations']>,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('negotiations')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const addEvent = async (
  transaction: Connection,
  event: Insertable<NegotiationTables['negotiation_events']>,
): Promise<void> => {
  await transaction.insertInto('negotiation_events').values(event).execute()
}

/** Oldest first. */
export const eventsOf = (db: Connection, id: string): Promise<EventRow[]> =>
  db.selectFrom('negotiation_events').selectAll().where('negotiation_id', '=', id).orderBy('version').execute()

/** In the order in which they were made. */
export const offersOf = (db: Connection, id: string): Promise<OfferRow[]> =>
  db.selectFrom('offers').selectAll().where('negotiation_id', '=', id).orderBy('place').execute()

export const insertOffer = async (
  transaction: Connection,
  offer: Pick<
    OfferRow,
    'negotiation_id' | 'place' | 'by' | 'price_cents' | 'check_in' | 'check_out' | 'note' | 'state' | 'at'
  >,
): Promise<void> => {
  await transaction
    .insertInto('offers')
    .values({ ...offer, answer: null, answer_reason: null, answer_note: '', answered_at: null })
    .execute()
}

export const updateOffer = async (
  transaction: Connection,
  { negotiation_id, place }: Pick<OfferRow, 'negotiation_id' | 'place'>,
  change: Partial<Pick<OfferRow, 'state' | 'answer' | 'answer_reason' | 'answer_note' | 'answered_at'>>,
): Promise<void> => {
  await transaction
    .updateTable('offers')
    .set(change)
    .where('negotiation_id', '=', negotiation_id)
    .where('place', '=', place)
    .execute()
}

/** The hotel's counter-offer that it has taken back in time. */
export const deletePendingOffer = async (transaction: Connection, id: string): Promise<void> => {
  await transaction.deleteFrom('offers').where('negotiation_id', '=', id).where('state', '=', 'pending').execute()
}

/** The try to charge the card that counts: the live one, otherwise the latest. */
export const latestPaymentOf = (db: Connection, id: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('negotiation_id', '=', id)
    .orderBy(sql`state in ('declined', 'released', 'refunded')`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether a card of the vault is still kept for a negotiation. */
export const hasCard = async (db: Connection, token: string): Promise<boolean> =>
  (await db.selectFrom('negotiations').select('id').where('card_token', '=', token).executeTakeFirst()) !== undefined

/** All bids of a booking that have been written, of both its sides. */
export const bidsOfBooking = (db: Connection, bookingId: string): Promise<NegotiationRow[]> =>
  db.selectFrom('negotiations').selectAll().where('booking_id', '=', bookingId).orderBy('side').execute()

/** How many sides of a booking the guest bids for. */
export const countBids = async (db: Connection, bookingId: string): Promise<number> => {
  const booking = await db
    .selectFrom('bookings')
    .select(['bid_check_in_cents', 'bid_check_out_cents'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
  return [booking?.bid_check_in_cents, booking?.bid_check_out_cents].filter((cents) => typeof cents === 'number').length
}

/** A bid of a booking that is paid by invoice: no card is charged for it. */
export const isInvoiced = async (
  db: Connection,
  { booking_id }: Pick<NegotiationRow, 'booking_id'>,
): Promise<boolean> => {
  if (booking_id === null) return false
  const booking = await db.selectFrom('bookings').select('payment_type').where('id', '=', booking_id).executeTakeFirst()
  return booking?.payment_type === 'invoice'
}
