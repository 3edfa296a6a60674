import { array, enums, nullable, object, optional, size, string, type, unknown, type Infer } from 'superstruct'
import { Booking } from '#contract/booking/bookings.ts'
import { CreditsResponse } from '#contract/booking/credits.ts'
import { LocaleStruct } from '#contract/shared/locale.ts'
import { CODE_LENGTH, LatinName, Phone, User } from './user.ts'

/** Changing email or password, or deleting the account, needs a sign-in this recent. */
export const RECENT_SIGN_IN_MINUTES = 5

/** Omitted fields stay unchanged. */
export const ProfileBody = object({
  first_name: optional(LatinName),
  last_name: optional(LatinName),
  phone: optional(nullable(Phone)),
  locale: optional(LocaleStruct),
})
export type ProfileBody = Infer<typeof ProfileBody>

export const NewEmailCodeBody = object({ otp: size(string(), CODE_LENGTH) })

/** All data stored about a guest. */
export const ExportResponse = type({
  /** ISO instant in UTC. */
  exported_at: string(),
  user: User,
  bookings: array(Booking),
  credits: CreditsResponse,
  payment_methods: array(unknown()),
  favorites: array(unknown()),
  /** Requests for hours, with all offers and events. */
  inquiries: array(unknown()),
  /** By what the user of an offer that is given once is recognised: `kind`, keyed `hash`, and `until` when it is stored. */
  person_marks: array(unknown()),
  /** Screens sent to support: `code`, `sent_at`, `expires_at`, the `envelope`, and the `looks` of staff at it. */
  captures: array(unknown()),
  /** Emails to the guest; old ones, and those with codes, have lost their text. */
  emails: array(
    type({
      to: string(),
      about: string(),
      subject: string(),
      text: string(),
      written_at: string(),
      sent_at: nullable(string()),
    }),
  ),
  /** Sign-in methods: `password`, `google.com`, `facebook.com`. */
  ways_in: array(string()),
  sessions: array(type({ way: string(), began_at: string(), used_at: string() })),
})
export type ExportResponse = Infer<typeof ExportResponse>

export const DeletedResponse = type({ status: enums(['deleted']) })
