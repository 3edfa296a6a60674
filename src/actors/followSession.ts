import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { selectUid, selectUser } from '#machines/auth/auth.selectors.ts'
import type { AuthActor } from './auth.ts'

/** Somebody who is signed in, as our server last told. `uid` stays the same when the e-mail changes. */
export interface SessionGuest {
  uid: string
  user: SignedInUser
}

export interface SessionFollower {
  /** A guest has signed in, or was signed in when the following began. */
  began?: (guest: SessionGuest) => void
  /** The server has said once more that this guest is signed in. */
  kept?: (guest: SessionGuest) => void
  /**
   * The session is over: the guest signed out, it expired, or somebody else signed in. What belongs to the guest must go.
   * Null: the server had not yet said whose session it was.
   */
  ended?: (guest: SessionGuest | null) => void
  /** The guest has signed out by their own hand, right after `ended`: what would wait for them goes too. */
  left?: () => void
}

const guestOf = (auth: AuthActor): SessionGuest | null => {
  const snapshot = auth.getSnapshot()
  const user = selectUser(snapshot)
  const uid = selectUid(snapshot)
  return user === null || uid === null ? null : { uid, user }
}

/** Tells whoever keeps something of a guest when that guest comes and goes, for as long as the page lives. */
export const followSession = (auth: AuthActor, { began, kept, ended, left }: SessionFollower): void => {
  let guest: SessionGuest | null = null
  const end = (): void => {
    const gone = guest
    guest = null
    ended?.(gone)
  }
  const look = (): void => {
    const now = guestOf(auth)
    if (guest !== null && guest.uid !== now?.uid) end()
    const isNew = guest === null
    guest = now
    if (now !== null && isNew) began?.(now)
  }
  auth.on('cleared', end)
  if (left !== undefined) auth.on('signedOut', left)
  auth.on('known', () => {
    const now = guestOf(auth)
    if (guest !== null && guest.uid === now?.uid) kept?.(now)
  })
  look()
  auth.subscribe(look)
}
