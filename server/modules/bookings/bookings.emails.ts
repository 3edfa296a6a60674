import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/shared/locale.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { BookedStay } from '#server/mail/messages.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import { userOf } from '#server/modules/user/user.store.ts'
import type { BookingsDeps } from './bookings.service.ts'
import type { BookingRow } from './bookings.store.ts'
import type { StayPaymentDeps } from './bookings.stayPayment.ts'
import { viewBooking, type ViewDeps } from './bookings.view.ts'
import { refundOf } from './cancellation.rules.ts'

export interface EmailDeps {
  clock: Clock
  mail: Pick<Mail, 'queue'>
  view: ViewDeps
  content: Pick<HotelContent, 'page'>
  /** Recipients who decide about bookings in review. */
  staffEmail: string
}

const localeOf = (row: BookingRow): Locale => (isLocale(row.lang) ? row.lang : DEFAULT_LOCALE)

/** Address and language are those of the current profile, where the guest sets the language of e-mails; not those of the booking. */
const addresseeOf = async (
  connection: Connection,
  row: BookingRow,
): Promise<{ addressee: { to: string; uid: string; lang: Locale }; named: Pick<BookedStay, 'firstName'> }> => {
  const uid = row.user_uid
  const user = await userOf(connection, { uid })
  const addressee = { to: user?.email ?? row.guest_email, uid, lang: user?.locale ?? localeOf(row) }
  return { addressee, named: user?.first_name ? { firstName: user.first_name } : {} }
}

/**
 * Traveler's address, in the language of the booking. The e-mail carries the agent's uid, so it is deleted with the agent's
 * account.
 */
const travellerOf = (row: BookingRow): { to: string; uid: string; lang: Locale } | null =>
  row.traveller_email === null ? null : { to: row.traveller_email, uid: row.user_uid, lang: localeOf(row) }

/** Queues the e-mails about a booking, in the transaction that changes it. */
export const bookingEmails = ({
  clock,
  mail,
  view,
  content,
  staffEmail,
}: EmailDeps): Pick<
  StayPaymentDeps & BookingsDeps,
  'queueConfirmationEmail' | 'queueCancellationEmail' | 'queueRejectionEmail' | 'queueReviewEmail'
> => {
  const bookedStay = (row: BookingRow, lang: Locale): BookedStay => {
    // A hotel removed from the catalog has no page.
    const hotel = content.page(row.hotel_id, lang)
    const booking = viewBooking(row, lang, clock(), view)
    return { booking, address: hotel?.address ?? '', phone: hotel?.contact.phone ?? null, hourCycle: row.hour_cycle }
  }
  return {
    queueConfirmationEmail: async (connection, row) => {
      // Show the booking as it is after this transaction: paid and confirmed.
      const { addressee, named } = await addresseeOf(connection, row)
      const booked = bookedStay({ ...row, step: 'captured' }, addressee.lang)
      const data = { ...booked, ...named, guestZone: row.guest_time_zone }
      await mail.queue(connection, { ...addressee, template: 'booking_confirmed', data })
      const traveller = travellerOf(row)
      if (traveller === null) return
      const theirs = { ...bookedStay({ ...row, step: 'captured' }, traveller.lang), guestZone: null }
      await mail.queue(connection, {
        ...traveller,
        template: 'booking_confirmed',
        data: { ...theirs, isForTraveller: true },
      })
    },
    queueCancellationEmail: async (connection, row) => {
      const { addressee, named } = await addresseeOf(connection, row)
      const booked = bookedStay({ ...row, step: 'refunded' }, addressee.lang)
      const data = { ...booked, ...named }
      await mail.queue(connection, { ...addressee, template: 'booking_cancelled', data })
      const traveller = travellerOf(row)
      if (traveller === null) return
      const theirs = bookedStay({ ...row, step: 'refunded' }, traveller.lang)
      await mail.queue(connection, {
        ...traveller,
        template: 'booking_cancelled',
        data: { ...theirs, isForTraveller: true },
      })
    },
    queueRejectionEmail: async (connection, row) => {
      const { addressee, named } = await addresseeOf(connection, row)
      const data = { ...bookedStay({ ...row, step: 'refused' }, addressee.lang), ...named }
      await mail.queue(connection, { ...addressee, template: 'booking_rejected', data })
    },
    queueReviewEmail: (connection, row, cause) =>
      mail.queue(connection, {
        to: staffEmail,
        lang: 'en',
        template: 'booking_review',
        data: {
          id: row.id,
          reference: row.reference,
          cause,
          transaction: row.transaction_id,
          total: toDollars(row.total_cents),
          refund: row.cancelled_at === null ? null : toDollars(refundOf(row)),
        },
      }),
  }
}
