import type { Booking } from '#contract/booking/bookings.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import type { GuestLetter, HotelLetter, StaffLetter } from '#machines/negotiation/step.ts'
import type { MailAttachment } from '#server/db/foundation.tables.ts'

interface Addressed {
  to: string
  lang: Locale
  /** Account the e-mail is about: deleted with the account, and part of its export. */
  uid?: string
  /** Guest's account that an e-mail to a hotel is about: deleted with the account, never in an export. */
  aboutUid?: string
  /** One conversation, e.g. `negotiation:{id}:guest`: mail programs show its e-mails together. Its subject must not change. */
  thread?: string
  attachments?: readonly MailAttachment[]
}

/** A booking and its hotel's contact, in the language of the e-mail. */
export interface BookedStay {
  booking: Booking
  /** Empty if unknown. */
  address: string
  phone: string | null
  /** Set for the traveler of an agent's booking: the agent's money and links are left out. */
  isForTraveller?: boolean
  /** E-mails queued without it use 24 hours. */
  hourCycle?: HourCycle
  /** First name of the account's owner; e-mails queued without it greet the guest of the stay. */
  firstName?: string
}

/** Money in US dollars. */
export interface BookingForReview {
  id: string
  reference: string
  cause: string
  /** Id of the charge at the card gateway; null if there is none. */
  transaction: string | null
  total: number
  /** Null if the guest has not canceled. */
  refund: number | null
}

/** The amount an account owes for a month, in US dollars; negative if it is owed to the account. */
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

/** Moments are ISO instants. */
export interface GuestNegotiation {
  letter: GuestLetter
  inquiry: Inquiry
  /** The page that confirms the address, or the inquiry's own page with its token. */
  link: string
  /** The guest's own time zone; null if unknown. */
  guestZone: string | null
  /** E-mails queued without it use 24 hours. */
  hourCycle?: HourCycle
  /** For `confirm`: until when the link works. */
  confirmBy?: string
  /** For `retry`: when the card is charged again. */
  retryAt?: string
}

/** Holds nothing of the guest but names, reference, hours, price and comment. */
export interface HotelNegotiation {
  letter: HotelLetter
  hotel: { name: string; time_zone: string }
  /** Two for a booking with requests for both ends. */
  requests: readonly HotelRequest[]
  /** The page where the hotel answers. */
  link: string
  /** ISO instant until which the hotel can take a yes back. */
  finalAt: string
  /** All requests of the hotel; null if it has no desk. */
  deskLink: string | null
}

export interface StaffNegotiation {
  letter: StaffLetter
  number: string
  hotel: string
  /** The hotel's address, as the guest or the catalogue has it. */
  address: string
  state: string
}

/** Every e-mail of the server, with the data of its text. */
export type MailMessage = Addressed &
  (
    | { template: 'verification_code'; data: { code: string } }
    | { template: 'email_change_code'; data: { code: string } }
    /** Sent instead of a code to an address that already has an account. */
    | { template: 'email_taken'; data: null }
    /** Sent to the old address; `email` is the new one. */
    | { template: 'email_changed'; data: { email: string } }
    | { template: 'password_reset'; data: { link: string } }
    /** `provider`: its own name, e.g. Google. */
    | { template: 'way_added'; data: { provider: string } }
    | { template: 'password_changed'; data: null }
    /** `guestZone`: the guest's own time zone; null if unknown. */
    | { template: 'booking_confirmed'; data: BookedStay & { guestZone: string | null } }
    | { template: 'booking_cancelled'; data: BookedStay }
    /** For a booking whose guest had to wait for the result. */
    | { template: 'booking_rejected'; data: BookedStay }
    | { template: 'statement_issued'; data: IssuedStatement }
    /** For staff, who read English. */
    | { lang: 'en'; template: 'booking_review'; data: BookingForReview }
    /** A new link to the hotel's desk. */
    | { template: 'desk_link'; data: { link: string } }
    /** Somebody wants requests for this hotel sent to `email`. */
    | { template: 'hotel_email_confirm'; data: { link: string; hotel: string; email: string } }
    | { template: 'negotiation_guest'; data: GuestNegotiation }
    | { template: 'negotiation_hotel'; data: HotelNegotiation }
    | { lang: 'en'; template: 'negotiation_staff'; data: StaffNegotiation }
  )

/** E-mails that prove access to a mailbox: never show their text elsewhere, and erase it after use. */
const SECRET: ReadonlySet<string> = new Set<MailMessage['template']>([
  'verification_code',
  'email_change_code',
  'password_reset',
  'desk_link',
  'hotel_email_confirm',
])
export const SECRET_TEMPLATES: readonly string[] = [...SECRET]
export const isSecretMail = (template: string): boolean => SECRET.has(template)
