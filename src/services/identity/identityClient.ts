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
  /** Those the provider named, none when it told none. */
  methods: SignInMethod[]
  /** Adds the way in that was tried to whoever is signed in then. It holds the credential, and nobody else does. */
  link: () => Promise<void>
}

export interface ProviderAttempt {
  /** Rejects at once when it is aborted. */
  answer: Promise<SignedInByProvider | ProviderConflict>
  /** Resolves when the SDK is done with it, maybe long after the answer; whoever it signed in too late is signed out again. */
  settled: Promise<void>
}

export type ProofOfIdentity = { password: string } | { provider: SocialProvider }

/** What we ask of an identity SDK once it is loaded. */
export interface IdentityClient {
  signIn: (email: string, password: string) => Promise<{ uid: string }>
  startProviderSignIn: (provider: SocialProvider, signal: AbortSignal) => ProviderAttempt
  signOut: () => Promise<void>
  /** Waits until the kept session is known. Null when nobody is signed in. @throws when a fresh token cannot be had now. */
  token: () => Promise<string | null>
  /** Makes a running session see what has changed at the provider. */
  refresh: () => Promise<void>
  deleteAccount: () => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
  checkResetCode: (code: string) => Promise<{ email: string }>
  resetPassword: (code: string, password: string) => Promise<void>
  methods: () => Promise<SignInMethod[]>
  reauthenticate: (proof: ProofOfIdentity, signal: AbortSignal) => Promise<void>
  changePassword: (password: string) => Promise<void>
  setLanguage: (locale: Locale) => void
  /** Tells who is signed in, at first when the kept session is known, then on every change, also in another tab. */
  watch: (onChange: (uid: string | null) => void) => () => void
}
