// The one module that knows the SDK; loaded lazily. Names are imported one by one: a namespace would keep all of it.
import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  getIdToken,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reload,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import type { Locale } from '#contract/locale.ts'
import type { IdentityClient } from './identity.ts'
import { isSessionOver } from './identityFailure.ts'

export type IdentitySettings =
  /** The local provider speaks the live one's words on `origin`. */
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
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  if (settings.mode === 'local') connectAuthEmulator(auth, settings.origin, { disableWarnings: true })
  auth.languageCode = locale
  return {
    signIn: async (email, password) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password)
      return { uid: user.uid }
    },
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
    watch: (onChange) => onAuthStateChanged(auth, (user) => onChange(user?.uid ?? null)),
  }
}
