import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locale.ts'
import { toDollars } from '#contract/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import type { Mail } from '#server/mail/mail.ts'
import { userOf } from '#server/modules/user/user.store.ts'
import type { SagaDeps } from './bookings.saga.ts'
import type { BookingRow } from './bookings.store.ts'
import { viewBooking, type ViewDeps } from './bookings.view.ts'

export interface LetterDeps {
  clock: Clock
  mail: Pick<Mail, 'queue'>
  view: ViewDeps
  /** Where the people are who decide about a booking in review. */
  staffEmail: string
}

const localeOf = (row: BookingRow): Locale => (isLocale(row.lang) ? row.lang : DEFAULT_LOCALE)

/** Where and in which language guests are written to: as their profile says now, not as it said when they booked. */
const addresseeOf = async (
  connection: Connection,
  row: BookingRow,
): Promise<{ to: string; uid: string; lang: Locale }> => {
  const uid = row.user_uid
  const user = await userOf(connection, { uid })
  return { to: user?.email ?? row.guest_email, uid, lang: user?.locale ?? localeOf(row) }
}

/** What is written about a booking, in the transaction that makes it true. */
export const bookingLetters = ({
  clock,
  mail,
  view,
  staffEmail,
}: LetterDeps): Pick<SagaDeps, 'tellConfirmed' | 'tellCancelled' | 'tellStaff'> => ({
  tellConfirmed: async (connection, row) => {
    // Told as it is after this transaction: paid and confirmed.
    const addressee = await addresseeOf(connection, row)
    const booking = viewBooking({ ...row, step: 'captured' }, addressee.lang, clock(), view)
    await mail.queue(connection, {
      ...addressee,
      template: 'booking_confirmed',
      data: { booking, guestZone: row.guest_time_zone },
    })
  },
  tellCancelled: async (connection, row) => {
    const addressee = await addresseeOf(connection, row)
    const booking = viewBooking({ ...row, step: 'refunded' }, addressee.lang, clock(), view)
    const data = { booking, refund: toDollars(row.refund_cents ?? 0) }
    await mail.queue(connection, { ...addressee, template: 'booking_cancelled', data })
  },
  tellStaff: (connection, row, cause) =>
    mail.queue(connection, {
      to: staffEmail,
      lang: DEFAULT_LOCALE,
      template: 'booking_review',
      data: {
        id: row.id,
        reference: row.reference,
        cause,
        transaction: row.transaction_id,
        total: toDollars(row.total_cents),
        refund: row.cancelled_at === null ? null : toDollars(row.refund_cents ?? 0),
      },
    }),
})
