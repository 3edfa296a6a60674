import type { Booking } from '#contract/booking/bookings.ts'
import type { Locale } from '#contract/shared/locale.ts'

interface Addressed {
  to: string
  lang: Locale
  /** Whose account it is about: the mail goes with the account. */
  uid?: string
}

/** A booking, and how to reach its hotel, in the language of the letter. */
export interface BookedStay {
  booking: Booking
  /** Empty where it is not known. */
  address: string
  phone: string | null
  /** Of whom an agent has booked for: the money and the page are the agent's. */
  isForTraveller?: boolean
  /** First name of whose account it is; letters that were queued without it greet the guest of the stay. */
  firstName?: string
}

/** Money in US dollars. */
export interface BookingForReview {
  id: string
  reference: string
  cause: string
  /** What the card company calls the charge. */
  transaction: string | null
  total: number
  /** Null where the guest has not cancelled. */
  refund: number | null
}

/** What an account owes for a month; money in US dollars, negative where it is owed to the account. */
export interface IssuedStatement {
  number: string
  /** `YYYY-MM` */
  month: string
  account: string
  firstName: string
  total: number
  /** `YYYY-MM-DD` */
  due: string
}

/** Every e-mail that the server writes, with what its text needs. */
export type MailMessage = Addressed &
  (
    | { template: 'verification_code'; data: { code: string } }
    | { template: 'email_change_code'; data: { code: string } }
    /** To an address that has an account already, in place of a code. */
    | { template: 'email_taken'; data: null }
    /** To the address that was; `email` is the new one. */
    | { template: 'email_changed'; data: { email: string } }
    | { template: 'password_reset'; data: { link: string } }
    /** `provider` is its own name, such as Google. */
    | { template: 'way_added'; data: { provider: string } }
    | { template: 'password_changed'; data: null }
    /** `guestZone`: the guest's own time zone, where it is known. */
    | { template: 'booking_confirmed'; data: BookedStay & { guestZone: string | null } }
    /** `refund` in US dollars. */
    | { template: 'booking_cancelled'; data: BookedStay & { refund: number } }
    /** Of one whose guest was told to wait for it. */
    | { template: 'booking_rejected'; data: BookedStay }
    | { template: 'statement_issued'; data: IssuedStatement }
    /** To the people who run the service, who read English. */
    | { lang: 'en'; template: 'booking_review'; data: BookingForReview }
  )

/** What proves that somebody reads the mail of an address: its words are for that mailbox alone, and for a short while. */
const SECRET: ReadonlySet<string> = new Set<MailMessage['template']>([
  'verification_code',
  'email_change_code',
  'password_reset',
])
export const SECRET_TEMPLATES: readonly string[] = [...SECRET]
export const isSecretMail = (template: string): boolean => SECRET.has(template)
