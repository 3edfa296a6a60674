import type { Locale } from '#contract/shared/locale.ts'
import type { SignInMethod, SocialProvider } from '#contract/user/user.ts'

export interface SignedInByProvider {
  outcome: 'signedIn'
  uid: string
  isNew: boolean
  email: string
  isEmailVerified: boolean
  displayName: string | null
}

export interface ProviderConflict {
  outcome: 'conflict'
  email: string
  /** As named by the provider; empty if it named none. */
  methods: SignInMethod[]
  /** Adds the attempted method to the user signed in by then. Only this closure holds the credential. */
  link: () => Promise<void>
}

export interface ProviderAttempt {
  /** Rejects immediately when aborted. */
  answer: Promise<SignedInByProvider | ProviderConflict>
  /** Resolves when the SDK is done, possibly long after `answer`; a user it signed in too late is signed out again. */
  settled: Promise<void>
}

export type ProofOfIdentity = { password: string } | { provider: SocialProvider }

/** The part of a loaded identity SDK that we use. */
export interface IdentityClient {
  signIn: (email: string, password: string) => Promise<{ uid: string }>
  startProviderSignIn: (provider: SocialProvider, signal: AbortSignal) => ProviderAttempt
  signOut: () => Promise<void>
  /** Waits until the stored session is restored. Null when signed out. @throws if no valid token can be obtained now. */
  token: () => Promise<string | null>
  /** Updates a running session with changes made at the provider. */
  refresh: () => Promise<void>
  deleteAccount: () => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
  checkResetCode: (code: string) => Promise<{ email: string }>
  resetPassword: (code: string, password: string) => Promise<void>
  methods: () => Promise<SignInMethod[]>
  reauthenticate: (proof: ProofOfIdentity, signal: AbortSignal) => Promise<void>
  changePassword: (password: string) => Promise<void>
  setLanguage: (locale: Locale) => void
  /** Reports the user once the stored session is restored, then on every change, also in another tab. */
  watch: (onChange: (uid: string | null) => void) => () => void
}
