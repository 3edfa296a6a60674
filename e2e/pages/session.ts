import type { Page } from '@playwright/test'
import { create, string, type } from 'superstruct'
import type { Person } from './auth.page.ts'
import { signInByCall } from './people.ts'

/** Where the SDK stores the session of our application, which has this name and key in the embedded run. */
const SDK_SESSION = 'firebase:authUser:local:stayless'
const SDK_DATABASE = { name: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage' }
const HINT = 'signedInHint'
const TOKEN_MS = 3600_000

const Claims = type({ user_id: string(), email: string() })

/**
 * Stores a session in the browser as if from an earlier visit: the next page that opens finds it. Logging in with the form is up
 * to the sign-in journeys.
 */
export const keepSession = async (page: Page, person: Person): Promise<void> => {
  await keepEntries(page, await sessionOf(page, person))
}

/** Like `keepSession`, with a session that already exists. */
export const keepEntries = async (page: Page, session: StoredSession): Promise<void> => {
  // Any response of our origin gives access to its storage. This one is not a page and loads nothing else.
  await page.goto('/robots.txt')
  await page.evaluate(putEntries, session)
}

/** Stored entries of a session, by name. */
export type StoredSession = [name: string, value: string][]

/** A session to store, from a sign-in elsewhere. */
export const sessionOf = async (page: Page, person: Person): Promise<StoredSession> => {
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
  return [
    [SDK_SESSION, JSON.stringify(user)],
    [HINT, 'true'],
  ]
}

const putEntries = (entries: StoredSession): void => {
  for (const [key, value] of entries) localStorage.setItem(key, value)
}

/** Another tab of the same browser: the page notices what it stores. */
export class OtherTab {
  readonly #page: Page
  #tab: Page | undefined

  constructor(page: Page) {
    this.#page = page
  }

  async signIn(session: StoredSession): Promise<void> {
    await this.#write(session)
  }

  async signOut(): Promise<void> {
    await this.#write([
      [SDK_SESSION, null],
      [HINT, null],
    ])
  }

  /** Signals that a user may have signed in. */
  async hint(): Promise<void> {
    await this.#write([[HINT, null]])
    await this.#write([[HINT, 'true']])
  }

  async keep(name: string, value: string): Promise<void> {
    await this.#write([[name, value]])
  }

  async #write(entries: readonly (readonly [name: string, value: string | null])[]): Promise<void> {
    await (
      await this.#open()
    ).evaluate(
      async ({ entries, database, session }) => {
        for (const [name, value] of entries)
          if (value === null) localStorage.removeItem(name)
          else localStorage.setItem(name, value)
        const own = entries.find(([name]) => name === session)
        if (own === undefined) return
        // Once started, the SDK keeps its session here and watches it for changes.
        const opening = indexedDB.open(database.name)
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore(database.store, { keyPath: 'fbase_key' })
        })
        await new Promise((done) => opening.addEventListener('success', done))
        const deed = opening.result.transaction(database.store, 'readwrite')
        const store = deed.objectStore(database.store)
        if (own[1] === null) store.delete(session)
        else store.put({ fbase_key: session, value: JSON.parse(own[1]) })
        await new Promise((done) => deed.addEventListener('complete', done))
        opening.result.close()
      },
      { entries, database: SDK_DATABASE, session: SDK_SESSION },
    )
  }

  /** Sends an empty message on this channel. */
  async tell(channel: string): Promise<void> {
    await (
      await this.#open()
    ).evaluate((name) => {
      const sender = new BroadcastChannel(name)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches its own origin alone.
      sender.postMessage(null)
    }, channel)
  }

  /** None of our scripts runs in this tab. */
  async #open(): Promise<Page> {
    if (this.#tab === undefined || this.#tab.isClosed()) {
      this.#tab = await this.#page.context().newPage()
      await this.#tab.goto('/robots.txt')
    }
    return this.#tab
  }
}

const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
