import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { is } from 'superstruct'
import { Phone, plainPhone } from './user.ts'

/**
 * Specification §5, phoneNumber: a number with a region (`+` or `00`) must be valid, and is returned in E.164; one without stays
 * as written. Undefined if it is no phone number. Heavy: browsers load it lazily.
 */
export const readPhone = (typed: string): string | undefined => {
  const phone = plainPhone(typed)
  if (!is(phone, Phone)) return undefined
  if (!phone.startsWith('+')) return phone
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() ? parsed.number : undefined
}
