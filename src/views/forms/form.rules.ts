import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'
import { CODE_LENGTH, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, plainPhone, readName } from '#contract/user/user.ts'
import { toLatinDigits } from '#contract/shared/typedText.ts'
import { email, firstProblem, latin, max, min, phone, required, type RuleName } from '#machines/kit/validation.ts'

export type FieldName = 'first_name' | 'last_name' | 'email' | 'phone' | 'password'

/** Kept until the document unloads, to restore a closed form. Never contains the password. */
export interface Draft {
  first_name: string
  last_name: string
  email: string
  phone: string
}
export const EMPTY_DRAFT: Draft = { first_name: '', last_name: '', email: '', phone: '' }

export type Names = Pick<Draft, 'first_name' | 'last_name'>
export const NO_NAMES: Names = { first_name: '', last_name: '' }

/** Names from another page replace empty names, and those that came from there before, but no others. */
export const withNames = <Named extends Names>(form: Named, names: Names, before: Names): Named => {
  const isFree = (name: keyof Names) => form[name] === '' || form[name] === before[name]
  return isFree('first_name') && isFree('last_name') ? { ...form, ...names } : form
}

/** Tells if a number is valid, as far as that is known; true for one without a region. */
export type IsPhone = (value: string) => boolean

export const logInProblem = (name: 'email' | 'password', value: string): RuleName | null =>
  name === 'email' ? firstProblem(value.trim(), required, email) : firstProblem(value, required)

export const nameProblem = (typed: string): RuleName | null =>
  firstProblem(readName(typed), required, latin, max(MAX_NAME_LENGTH))
export const newPasswordProblem = (password: string): RuleName | null =>
  firstProblem(password, required, min(MIN_PASSWORD_LENGTH), max(MAX_PASSWORD_LENGTH))

export const signUpProblem = (name: FieldName, value: string, isPhone: IsPhone): RuleName | null => {
  switch (name) {
    case 'first_name':
    case 'last_name':
      return nameProblem(value)
    case 'email':
      return firstProblem(value.trim(), required, email)
    case 'phone':
      return firstProblem(plainPhone(value), phone(isPhone))
    case 'password':
      return newPasswordProblem(value)
  }
}

/** Digits of a typed or pasted code. */
export const readCode = (text: string): string => toLatinDigits(text).replaceAll(/\D/g, '').slice(0, CODE_LENGTH)
