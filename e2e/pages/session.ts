import type { Page } from '@playwright/test'
import { create, string, type } from 'superstruct'
import type { Person } from './auth.page.ts'
import { signInByCall } from './people.ts'

/** Where the SDK keeps the session of our application; it is given this name and key in the embedded run. */
const SDK_SESSION = 'firebase:authUser:local:stayless'
const HINT = 'signedInHint'
const TOKEN_MS = 3600_000

const Claims = type({ user_id: string(), email: string() })

/**
 * The browser of the page has a session of theirs from an earlier visit: the next page that is opened finds it. Logging in by the form
 * is walked by the journeys of signing in.
 */
export const keepSession = async (page: Page, person: Person): Promise<void> => {
  const { idToken, refreshToken } = await signInByCall(page.request, person)
  const { user_id: uid, email } = create(claimsOf(idToken), Claims)
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + TOKEN_MS },
    createdAt: '0',
    lastLoginAt: '0',
    apiKey: 'local',
    appName: 'stayless',
  }
  // Any answer of ours has our storage; this one is no page, and brings nothing along.
  await page.goto('/robots.txt')
  await page.evaluate(
    ([entries]) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    },
    [
      [
        [SDK_SESSION, JSON.stringify(user)],
        [HINT, 'true'],
      ],
    ] as const,
  )
}

const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
