import type { StaffInquiry } from '#contract/inquiry/desk.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import { saveContact } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import type { Payments } from '#server/modules/payments/payments.service.ts'
import type { PaymentRow } from '#server/modules/payments/payments.store.ts'
import type { PaymentSubject } from '#server/modules/payments/payments.subject.ts'
import type { Act } from './negotiations.act.ts'
import { rowsOf } from './negotiations.rows.ts'
import { hotelAddress, type LetterDeps } from './negotiations.letters.ts'
import { latestPaymentOf, negotiationById, type NegotiationRow } from './negotiations.store.ts'
import { inquiriesForStaff, staffCauseOf } from './staffInquiries.store.ts'
import { dueAt } from './negotiations.timers.rules.ts'
import { currentOffer, viewOffer } from './negotiations.view.ts'

/** As many as a page can show. */
const MOST = 200

export interface StaffInquiriesDeps {
  db: Database
  clock: Clock
  act: Act['act']
  actWithin: Act['actWithin']
  payments: Pick<Payments, 'lookUpCharge' | 'confirm' | 'dismiss'>
  /** Hears of a settled charge in the transaction that settles it. */
  subject: Pick<PaymentSubject, 'captured' | 'released'> & Required<Pick<PaymentSubject, 'lock'>>
  content: LetterDeps['content']
  requireUser: (caller: Caller | null) => Promise<Caller>
}

/** Only in review, where the payment waits for a person as the request does. */
const chargeInReview = async (db: Connection, { id, state }: NegotiationRow): Promise<PaymentRow | undefined> => {
  const payment = state === 'review' ? await latestPaymentOf(db, id) : undefined
  return payment?.state === 'review' ? payment : undefined
}

/** What staff do about requests that nobody else can: a hotel without an address, one that is overdue or broken. */
export const staffInquiriesRoutes = (
  deps: StaffInquiriesDeps,
): Pick<Handlers, 'staffInquiries' | 'sendInquiry' | 'settleInquiry' | 'endInquiry'> => {
  const { db, clock, payments, subject } = deps

  const view = async (row: NegotiationRow): Promise<StaffInquiry> => {
    const { offers, events } = await rowsOf(db, row)
    const { hotel } = row
    return {
      id: row.id,
      number: row.reference,
      kind: row.kind,
      state: row.state,
      cause: staffCauseOf(row),
      can_settle: (await chargeInReview(db, row)) !== undefined,
      hotel: {
        name: hotel.names.en,
        address: hotel.address,
        phone: hotel.phone,
        website: hotel.website,
        time_zone: row.time_zone,
        email: (await hotelAddress(db, deps, row))?.email ?? null,
      },
      guest: { first_name: row.guest_first_name, last_name: row.guest_last_name, email: row.guest_email },
      offer: viewOffer(currentOffer(offers)),
      due: dueAt(row)?.toString() ?? null,
      created_at: row.created_at.toString(),
      events: events.map(({ at, event, by, state }) => ({ at: at.toString(), event, by, state })),
    }
  }

  const read = async (id: string): Promise<NegotiationRow> => {
    const row = isUuid(id) ? await negotiationById(db, id) : undefined
    if (row === undefined) throw new ApiError('not_found', 'No such inquiry')
    return row
  }

  return {
    staffInquiries: async () => {
      const { rows, found } = await inquiriesForStaff(db, clock(), MOST)
      return { inquiries: await Promise.all(rows.map(view)), found }
    },
    sendInquiry: async ({ params, body }) => {
      const row = await read(params.id)
      const sent = await db.transaction().execute(async (tx) => {
        await saveContact(tx, {
          hotel_key: row.hotel_key,
          email: body.email.toLowerCase(),
          lang: body.lang,
          source: 'staff',
          person: '',
          phone: '',
          verified_at: null,
          updated_at: clock(),
        })
        const result = await deps.actWithin(tx, row.id, { event: { type: 'staff.send' }, by: 'staff' })
        // Rolls the address back too.
        if (result.outcome === 'refused')
          throw new ApiError('not_settleable', `Inquiry ${row.reference} waits for no address`)
        return result.row
      })
      return { inquiry: await view(sent) }
    },
    settleInquiry: async ({ params }) => {
      const row = await read(params.id)
      const payment = await chargeInReview(db, row)
      if (payment === undefined)
        throw new ApiError('not_settleable', `Inquiry ${row.reference} has no charge to settle`)
      // Called before the transaction, which then holds no locks while it waits.
      const charge = await payments.lookUpCharge(payment.id)
      await db.transaction().execute(async (tx) => {
        await subject.lock(tx, payment)
        // A colleague was faster.
        if ((await chargeInReview(tx, row))?.id !== payment.id) return
        if (charge === null) {
          await payments.dismiss(tx, payment.id)
          await subject.released(tx, payment, { reason: 'staff' })
        } else {
          await payments.confirm(tx, payment.id, charge)
          await subject.captured(tx, payment)
        }
      })
      return { inquiry: await view(await read(row.id)) }
    },
    endInquiry: async ({ params, body }) => {
      const row = await read(params.id)
      const result = await deps.act(row.id, { event: { type: 'staff.end' }, by: 'staff', detail: { note: body.note } })
      if (result.outcome === 'refused' && result.row.outcome !== 'ended_by_staff')
        throw new ApiError('not_settleable', `Inquiry ${row.reference} can not be ended`)
      return { inquiry: await view(result.row) }
    },
  }
}
