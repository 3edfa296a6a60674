import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'
import { is, optional, size, string, type Struct } from 'superstruct'
import type { Locale } from '#contract/shared/locale.ts'
import { MAX_PASSWORD_LENGTH, isEmail } from '#contract/user/user.ts'
import { isCommonPassword } from '#server/passwords/commonPasswords.ts'
import { ProviderProblem } from './problem.ts'
import type { Provider } from './provider.ts'

interface OperationRequest {
  body: unknown
  /** Address of the peer, for rate limits. */
  address: string
  locale: Locale
}

/**
 * One `accounts:…` call: returns the body of a 200.
 * @throws ProviderProblem
 */
export type Operation = (provider: Provider, request: OperationRequest) => Promise<Readonly<Record<string, unknown>>>

export const Text = optional(size(string(), 0, 8192))

/** Ignores unknown fields: the SDK sends more than we read. */
export const readBody = <T>(body: unknown, struct: Struct<T>): T => {
  if (is(body, struct)) return body
  throw new ProviderProblem('INVALID_ARGUMENT : the payload is not what this call takes')
}

export const readEmail = (email: string | undefined): string => {
  if (email === undefined || email === '') throw new ProviderProblem('MISSING_EMAIL')
  if (!isEmail(email)) throw new ProviderProblem('INVALID_EMAIL')
  return email
}

export const readPassword = (password: string | undefined): string => {
  if (password === undefined || password === '') throw new ProviderProblem('MISSING_PASSWORD')
  return password
}

export const readNewPassword = (value: string | undefined): string => {
  const password = readPassword(value)
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new ProviderProblem(`WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD_LENGTH} characters`)
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new ProviderProblem('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : The password is too long')
  if (isCommonPassword(password))
    throw new ProviderProblem('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : The password is one of the commonest')
  return password
}

/** Reads a name or an address to store. PostgreSQL accepts no NUL in text. */
export const readLabel = (value: string | undefined, problem: string): string | undefined => {
  if (value !== undefined && (value.length > 2048 || /\p{Cc}/u.test(value))) throw new ProviderProblem(problem)
  return value
}
