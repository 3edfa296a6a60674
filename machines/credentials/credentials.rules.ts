import type { Failure, FailureCode } from '#machines/kit/failure.ts'

/** The field that shows a failure; null: above the button. */
export type CredentialsField = 'email' | 'password' | 'new_password'

const WRONG_PASSWORD: ReadonlySet<FailureCode> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/invalid-password',
  'auth/missing-password',
])

/** The email is the user's own and known, so only the password can be wrong. */
export const isWrongPassword = ({ code }: Pick<Failure, 'code'>): boolean => WRONG_PASSWORD.has(code)

export const fieldOf = (failure: Pick<Failure, 'code' | 'field'>): CredentialsField | null => {
  if (isWrongPassword(failure)) return 'password'
  switch (failure.code) {
    case 'auth/weak-password':
    case 'auth/password-does-not-meet-requirements':
      return 'new_password'
    case 'invalid_request':
    case 'email_exists':
      return failure.field === 'email' ? 'email' : null
    default:
      return null
  }
}
