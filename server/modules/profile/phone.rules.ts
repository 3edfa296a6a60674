import { readPhone } from '#contract/user/phone.ts'
import { ApiError } from '#server/http/errors.ts'

/**
 * The number to store. Null if empty.
 * @throws 400 on `phone`.
 */
export const storedPhone = (typed: string | null): string | null => {
  const phone = readPhone(typed ?? '')
  if (phone === undefined) throw new ApiError('invalid_request', 'The phone field is incorrect', { field: 'phone' })
  return phone === '' ? null : phone
}
