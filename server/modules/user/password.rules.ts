import { ApiError } from '#server/http/errors.ts'
import { isCommonPassword } from '#server/passwords/commonPasswords.ts'

/** @throws 400 common_password on `password`. */
export const refuseCommonPassword = (password: string): void => {
  if (isCommonPassword(password))
    throw new ApiError('common_password', 'This password is too easy to guess. Please, choose another one', {
      field: 'password',
    })
}
