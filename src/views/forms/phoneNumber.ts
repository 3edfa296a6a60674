import { Phone } from '#contract/user/user.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { is } from 'superstruct'
import type { IsPhone } from './form.rules.ts'

/** Specification §5, phoneNumber: valid if the number has no region, or parses as valid. Heavy: load it lazily. */
export const isPhoneNumber: IsPhone = (value) => {
  if (!is(value, Phone)) return false
  return !value.trim().startsWith('+') || (parsePhoneNumberFromString(value)?.isValid() ?? false)
}
