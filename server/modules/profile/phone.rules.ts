import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { ApiError } from '#server/http/errors.ts'

/**
 * Specification §5, phoneNumber: a number without a region stays as written; one with a region must be valid and is stored in
 * E.164. Null if empty.
 * @throws 400 on `phone`.
 */
export const readPhone = (phone: string | null): string | null => {
  const text = phone?.trim() ?? ''
  if (text === '') return null
  if (!text.startsWith('+')) return text
  const parsed = parsePhoneNumberFromString(text)
  if (!parsed?.isValid()) throw new ApiError('invalid_request', 'The phone field is incorrect', { field: 'phone' })
  return parsed.number
}
