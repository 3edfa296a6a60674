import { array, enums, nullable, object, optional, size, string, type, unknown, type Infer } from 'superstruct'
import { Booking } from './bookings.ts'
import { CreditsAnswer } from './credits.ts'
import { LocaleStruct } from './locale.ts'
import { CODE_LENGTH, LatinName, Phone, User } from './user.ts'

/** E-mail, password and the account itself are touched only by somebody who has proven himself this short a while ago. */
export const RECENT_SIGN_IN_MINUTES = 5

/** What is left out stays as it is. */
export const ProfileBody = object({
  first_name: optional(LatinName),
  last_name: optional(LatinName),
  phone: optional(nullable(Phone)),
  locale: optional(LocaleStruct),
})
export type ProfileBody = Infer<typeof ProfileBody>

export const NewEmailCodeBody = object({ otp: size(string(), CODE_LENGTH) })

/** Everything that is kept about a guest. */
export const ExportAnswer = type({
  /** ISO instant in UTC. */
  exported_at: string(),
  user: User,
  bookings: array(Booking),
  credits: CreditsAnswer,
  payment_methods: array(unknown()),
  favorites: array(unknown()),
})
export type ExportAnswer = Infer<typeof ExportAnswer>

export const DeletedAnswer = type({ status: enums(['deleted']) })
