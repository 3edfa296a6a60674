import type { Page } from '@playwright/test'
import { create, string, type } from 'superstruct'
import type { Person } from './auth.page.ts'
import { signInByCall } from './people.ts'

/** Where the SDK keeps the session of our application; it is given this name and key in the embedded run. */
const SDK_SESSION = 'firebase:authUser:local:stayless'
const SDK_DATABASE = { name: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage' }
const HINT = 'signedInHint'
const TOKEN_MS = 3600_000

const Claims = type({ user_id: string(), email: string() })

/**
 * The browser of the page has a session of theirs from an earlier visit: the next page that is opened finds it. Logging in by the form
 * is walked by the journeys of signing in.
 */
export const keepSession = async (page: Page, person: Person): Promise<void> => {
  await keepEntries(page, await sessionOf(page, person))
}

/** As above, of a session that is at hand. */
export const keepEntries = async (page: Page, session: KeptSession): Promise<void> => {
  // Any answer of ours has our storage; this one is no page, and brings nothing along.
  await page.goto('/robots.txt')
  await page.evaluate(putEntries, session)
}

/** What the browser keeps of a session, by its name. */
export type KeptSession = [name: string, value: string][]

/** A session to be kept, of somebody who signs in elsewhere. */
export const sessionOf = async (page: Page, person: Person): Promise<KeptSession> => {
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

const putEntries = (entries: KeptSession): void => {
  for (const [key, value] of entries) localStorage.setItem(key, value)
}

/** Another tab of the same browser: what it keeps, the page hears of. */
export class OtherTab {
  readonly #page: Page
  #tab: Page | undefined

  constructor(page: Page) {
    this.#page = page
  }

  async signIn(session: KeptSession): Promise<void> {
    await this.#write(session)
  }

  async signOut(): Promise<void> {
    await this.#write([
      [SDK_SESSION, null],
      [HINT, null],
    ])
  }

  /** Somebody may have signed in. */
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
        // Once it has begun, the SDK keeps its session here, and looks whether it has changed.
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

  /** A word on the channel of that name. */
  async tell(channel: string): Promise<void> {
    await (
      await this.#open()
    ).evaluate((name) => {
      const sender = new BroadcastChannel(name)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches its own origin alone.
      sender.postMessage(null)
    }, channel)
  }

  /** No page of ours runs in it. */
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
