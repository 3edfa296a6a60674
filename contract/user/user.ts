import {
  boolean,
  define,
  enums,
  integer,
  nullable,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
  type Struct,
} from 'superstruct'
import { LocaleStruct } from '#contract/shared/locale.ts'
import { Dollars } from '#contract/shared/money.ts'
import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'

export const MAX_PASSWORD_LENGTH = 200
export const MAX_NAME_LENGTH = 60
/** Digits of the code in the verification e-mail, how long it is good for, and how soon another one may be asked for. */
export const CODE_LENGTH = 6
export const CODE_MINUTES = 10
export const RESEND_COOL_DOWN_SECONDS = 60

export const ROLES = ['regular', 'b2b', 'b2b_with_invoicing', 'agent', 'manager'] as const
export const RoleStruct = enums(ROLES)
export type Role = Infer<typeof RoleStruct>

export type SocialProvider = 'google' | 'facebook'
export type SignInMethod = SocialProvider | 'password'

/**
 * One @, no spaces and nothing that cannot be seen, a domain of labels with a dot. One mailbox has one spelling: letters in
 * another width or put together from parts are refused, and so is the coded form of a domain that has letters of its own.
 * The confirmation code proves the rest.
 */
export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 254 &&
  value === value.normalize('NFKC') &&
  !/[\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(value) &&
  /^[^\s@"(),:;<>[\\\]]+@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(
    value,
  ) &&
  !/[@.]xn--/i.test(value)

export const Email: Struct<string, null> = define('Email', (value) => (isEmail(value) ? true : 'Enter a valid email'))

/** Specification §5, latinChars: letters, apostrophe, hyphen, whitespace. A letter at least. */
export const isLatinName = (value: string): boolean =>
  /^ *[\p{Script=Latin}'’-]+( +[\p{Script=Latin}'’-]+)* *$/u.test(value) && /\p{Script=Latin}/u.test(value)

/** As it is kept: one blank between its words, which a paste or a phone's keyboard may have made two. */
export const tidyName = (name: string): string => name.trim().replaceAll(/ +/g, ' ')

export const LatinName: Struct<string, null> = define('LatinName', (value) => {
  if (typeof value !== 'string' || value.trim() === '') return 'is required'
  if (value.length > MAX_NAME_LENGTH) return 'is too long'
  return isLatinName(value) ? true : 'Please, use Latin letters'
})

/** Digits and the marks people write between them; what they mean is checked where the number is used. */
export const Phone: Struct<string, null> = define('Phone', (value) =>
  typeof value === 'string' && value.length <= 30 && /^[\d +().\-/]*$/.test(value)
    ? true
    : 'The phone field is incorrect',
)

export const User = type({
  first_name: string(),
  last_name: string(),
  email: string(),
  is_email_verified: boolean(),
  image: nullable(string()),
  type: RoleStruct,
  available_credits: Dollars,
  total_hours: integer(),
  total_bookings: integer(),
  bt_token: nullable(string()),
  phone: nullable(string()),
  /** The language that e-mails are written in. */
  locale: LocaleStruct,
  referral_code: nullable(string()),
  is_staff: boolean(),
})
export type User = Infer<typeof User>

export const UserResponse = type({ user: User })
export type UserResponse = Infer<typeof UserResponse>

export const SignUpBody = object({
  first_name: LatinName,
  last_name: LatinName,
  email: Email,
  phone: optional(nullable(Phone)),
  password: optional(size(string(), MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH)),
})
export type SignUpBody = Infer<typeof SignUpBody>

export const SignUpResponse = type({
  is_email_must_be_verified: boolean(),
  user: User,
  /** To be sent with the code, which is good for this sign-up alone; null where a session shows whose it is. */
  verification: nullable(string()),
})
export type SignUpResponse = Infer<typeof SignUpResponse>

/** As the answer to the sign-up had it; a session of the account needs none. */
const Verification = optional(size(string(), 1, 100))
export const VerifyBody = object({ email: Email, otp: size(string(), CODE_LENGTH), verification: Verification })
export const ResendBody = object({ email: Email, verification: Verification })
export const EmailBody = object({ email: Email })

export const ConfirmedResponse = type({ is_email_verified: boolean() })
/** The request was taken; whether an e-mail goes out is not told. */
export const AcceptedResponse = type({ status: enums(['accepted']) })
