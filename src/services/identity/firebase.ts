// The only module that uses the SDK; load it lazily. Import names one by one: a namespace import would bundle all of it.
import { initializeApp } from 'firebase/app'
import {
  EmailAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  deleteUser,
  getIdToken,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
import type { Locale } from '#contract/shared/locale.ts'
import { methodsOf, reauthenticateByProvider, signedInUser, startProviderSignIn } from './firebaseSocial.ts'
import type { IdentityClient } from './identityClient.ts'
import { isSessionOver } from './identityFailure.ts'

export type IdentitySettings =
  /** `local`: the emulator serves the live provider's API on `origin`. */
  { mode: 'local'; origin: string } | { mode: 'firebase'; apiKey: string; authDomain: string; projectId: string }

export interface FirebaseOptions {
  settings: IdentitySettings
  locale: Locale
  /** Names the session in the browser's storage. */
  name?: string
}

const LOCAL_OPTIONS = { apiKey: 'local', authDomain: 'local.invalid', projectId: 'stayless-local' }

export const openFirebase = ({ settings, locale, name = 'stayless' }: FirebaseOptions): IdentityClient => {
  const app = initializeApp(
    settings.mode === 'local'
      ? LOCAL_OPTIONS
      : { apiKey: settings.apiKey, authDomain: settings.authDomain, projectId: settings.projectId },
    name,
  )
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // The SDK's Node build cannot open popups. Set here, so that phones load the popup code before the tap.
    ...('window' in globalThis ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  })
  if (settings.mode === 'local') connectAuthEmulator(auth, settings.origin, { disableWarnings: true })
  auth.languageCode = locale
  return {
    signIn: async (email, password) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password)
      return { uid: user.uid }
    },
    startProviderSignIn: (provider, signal) => startProviderSignIn(auth, provider, signal),
    signOut: () => signOut(auth),
    token: async () => {
      await auth.authStateReady()
      if (auth.currentUser === null) return null
      try {
        return await getIdToken(auth.currentUser)
      } catch (error) {
        if (!isSessionOver(error)) throw error
        await signOut(auth)
        return null
      }
    },
    refresh: async () => {
      if (auth.currentUser === null) return
      await reload(auth.currentUser)
      await getIdToken(auth.currentUser, true)
    },
    deleteAccount: async () => deleteUser(await signedInUser(auth)),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    checkResetCode: async (code) => ({ email: await verifyPasswordResetCode(auth, code) }),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    methods: async () => {
      await auth.authStateReady()
      return methodsOf(auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [])
    },
    reauthenticate: async (proof, signal) => {
      if ('provider' in proof) return reauthenticateByProvider(auth, proof.provider, signal)
      const user = await signedInUser(auth)
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password))
    },
    changePassword: async (password) => updatePassword(await signedInUser(auth), password),
    setLanguage: (next) => {
      auth.languageCode = next
    },
    watch: (onChange) => onAuthStateChanged(auth, (user) => onChange(user?.uid ?? null)),
  }
}
