import {
  boolean,
  coerce,
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
import { plainLine, toLatinDigits } from '#contract/shared/typedText.ts'
import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'

export const MAX_PASSWORD_LENGTH = 200
export const MAX_NAME_LENGTH = 60
/** The code in the verification email: its digits, its lifetime, and the wait before the next one. */
export const CODE_LENGTH = 6
export const CODE_MINUTES = 10
export const RESEND_COOL_DOWN_SECONDS = 60

export const ROLES = ['regular', 'b2b', 'b2b_with_invoicing', 'agent', 'manager'] as const
export const RoleStruct = enums(ROLES)
export type Role = Infer<typeof RoleStruct>

export type SocialProvider = 'google' | 'facebook'
export type SignInMethod = SocialProvider | 'password'

/**
 * One @, no spaces or invisible characters, and a domain of labels with a dot. A mailbox has one spelling: full-width and
 * decomposed letters are refused, and so is a domain in Punycode. The confirmation code proves the rest.
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

/** The name as it is judged, compared and stored; joiners do nothing between Latin letters. */
export const readName = (typed: string): string => plainLine(typed).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/** A letter, with at most two marks that no composed letter has, such as Yoruba Ọ̀. */
const LETTER = '\\p{Script=Latin}[\\u0300-\\u036f]{0,2}'
const WORD = `(?:${LETTER}|['-])+`
const LATIN_NAME = new RegExp(`^(?=.*\\p{Script=Latin})${WORD}(?: ${WORD})*$`, 'u')

/** Specification §5, latinChars: letters, apostrophe, hyphen, whitespace; at least one letter. */
export const isLatinName = (typed: string): boolean => LATIN_NAME.test(readName(typed))

export const LatinName = coerce(
  define<string>('LatinName', (value) => {
    if (typeof value !== 'string' || value === '') return 'is required'
    if (value.length > MAX_NAME_LENGTH) return 'is too long'
    return isLatinName(value) ? true : 'Please, use Latin letters'
  }),
  string(),
  readName,
)

/** As it is judged and compared: `+` for the international prefix `00`; spacing and marks stay. */
export const plainPhone = (typed: string): string => toLatinDigits(plainLine(typed)).replace(/^00/, '+')

/** Digits and common separators only; code that uses the number validates it: `readPhone`. */
export const Phone = coerce(
  define<string>('Phone', (value) =>
    typeof value === 'string' && value.length <= 30 && /^[\d +().\-/]*$/.test(value)
      ? true
      : 'The phone field is incorrect',
  ),
  string(),
  plainPhone,
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
  /** Language of the user's emails. */
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
  /** Send it with the code, which is valid for this sign-up only; null if a session identifies the account. */
  verification: nullable(string()),
})
export type SignUpResponse = Infer<typeof SignUpResponse>

/** From the sign-up response; not needed with a session of the account. */
const Verification = optional(size(string(), 1, 100))
export const VerifyBody = object({ email: Email, otp: size(string(), CODE_LENGTH), verification: Verification })
export const ResendBody = object({ email: Email, verification: Verification })
export const EmailBody = object({ email: Email })

export const ConfirmedResponse = type({ is_email_verified: boolean() })
/** The request was accepted. It does not reveal whether an email is sent. */
export const AcceptedResponse = type({ status: enums(['accepted']) })
