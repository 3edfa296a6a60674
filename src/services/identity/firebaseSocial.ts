// Google and Facebook sign-in, with the SDK's own popups.
import { FirebaseError } from 'firebase/app'
import {
  FacebookAuthProvider,
  GoogleAuthProvider,
  deleteUser,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  linkWithCredential,
  reauthenticateWithPopup,
  signInWithPopup,
  signOut,
  type Auth,
  type OAuthCredential,
  type User,
  type UserCredential,
} from 'firebase/auth'
import { array, is, optional, string, type } from 'superstruct'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/shared/locale.ts'
import type { SignInMethod, SocialProvider } from '#contract/user/user.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import type { ProviderAttempt, ProviderConflict, SignedInByProvider } from './identityClient.ts'
import { withPopup } from './popupWindow.ts'

const METHODS: ReadonlyMap<string, SignInMethod> = new Map([
  ['google.com', 'google'],
  ['facebook.com', 'facebook'],
  ['password', 'password'],
])

/** Maps the SDK's method names to ours; drops those we do not offer. */
export const methodsOf = (names: readonly string[]): SignInMethod[] => {
  const methods = names.map((name) => METHODS.get(name)).filter((method) => method !== undefined)
  return [...new Set(methods)]
}

// The SDK does not pass the page's language on: each provider takes its own parameter.
const FACEBOOK_LOCALES: Record<Locale, string> = { en: 'en_US', ar: 'ar_AR', he: 'he_IL' }

const providerFor = (name: SocialProvider, language: string | null): GoogleAuthProvider | FacebookAuthProvider => {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  if (name === 'google') {
    const google = new GoogleAuthProvider()
    google.setCustomParameters({ hl: locale, prompt: 'select_account' })
    return google
  }
  const facebook = new FacebookAuthProvider()
  facebook.addScope('email')
  facebook.setCustomParameters({ locale: FACEBOOK_LOCALES[locale] })
  return facebook
}

export const startProviderSignIn = (auth: Auth, name: SocialProvider, signal: AbortSignal): ProviderAttempt => {
  const sdk: { signingIn?: Promise<UserCredential> } = {}
  const open = () => (sdk.signingIn = signInWithPopup(auth, providerFor(name, auth.languageCode)))
  let isAnswered = false
  const ask = async () => {
    try {
      const credential = await withPopup(open, signal)
      isAnswered = true
      return signedInBy(credential)
    } catch (error) {
      return await conflictIn(auth, name, error)
    }
  }
  const settle = async () => {
    const late = await sdk.signingIn?.catch(() => undefined)
    await answer.catch(() => undefined)
    if (late !== undefined && !isAnswered) await leave(auth, late)
  }
  const answer = ask()
  return { answer, settled: settle() }
}

const signedInBy = (credential: UserCredential): SignedInByProvider => ({
  outcome: 'signedIn',
  uid: credential.user.uid,
  isNew: isNew(credential),
  email: credential.user.email ?? '',
  isEmailVerified: credential.user.emailVerified,
  displayName: credential.user.displayName,
})

const isNew = (credential: UserCredential): boolean => getAdditionalUserInfo(credential)?.isNewUser ?? false

/** Undoes a sign-in that is no longer wanted: signs out, and deletes an account it has just created. */
const leave = async (auth: Auth, late: UserCredential): Promise<void> => {
  if (auth.currentUser?.uid !== late.user.uid) return
  if (isNew(late)) {
    try {
      await deleteUser(late.user)
      return
    } catch {
      // Sign out instead.
    }
  }
  await signOut(auth)
}

const CONFLICT = 'auth/account-exists-with-different-credential'
const ConflictData = type({
  email: string(),
  // Not among the SDK's public types, so it may be missing.
  _tokenResponse: optional(type({ verifiedProvider: optional(array(string())) })),
})

const conflictIn = async (auth: Auth, name: SocialProvider, error: unknown): Promise<ProviderConflict> => {
  if (!(error instanceof FirebaseError) || error.code !== CONFLICT) throw error
  const data: unknown = error.customData
  const credential = (name === 'google' ? GoogleAuthProvider : FacebookAuthProvider).credentialFromError(error)
  if (credential === null || !is(data, ConflictData)) throw error
  const { email, _tokenResponse: response } = data
  const verifiedMethods = methodsOf(response?.verifiedProvider ?? [])
  const methods = verifiedMethods.length > 0 ? verifiedMethods : await methodsOfEmail(auth, email)
  return { outcome: 'conflict', email, methods, link: () => link(auth, credential) }
}

/** Empty under enumeration protection; a failure is no worse, so it is ignored. */
const methodsOfEmail = async (auth: Auth, email: string): Promise<SignInMethod[]> => {
  try {
    return methodsOf(await fetchSignInMethodsForEmail(auth, email))
  } catch {
    return []
  }
}

const link = async (auth: Auth, credential: OAuthCredential): Promise<void> => {
  try {
    await linkWithCredential(await signedInUser(auth), credential)
  } catch (error) {
    const isDone = error instanceof FirebaseError && error.code === 'auth/provider-already-linked'
    if (!isDone) throw error
  }
}

export const reauthenticateByProvider = async (
  auth: Auth,
  name: SocialProvider,
  signal: AbortSignal,
): Promise<void> => {
  const user = await signedInUser(auth)
  await withPopup(() => reauthenticateWithPopup(user, providerFor(name, auth.languageCode)), signal)
}

/** @throws ApiFailure 401 if no user is signed in. */
export const signedInUser = async (auth: Auth): Promise<User> => {
  await auth.authStateReady()
  if (auth.currentUser === null)
    throw new ApiFailure({ code: 'unauthorized', status: 401, message: 'Nobody is signed in' })
  return auth.currentUser
}
