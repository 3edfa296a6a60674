import type { SnapshotFrom } from 'xstate'
import type { authMachine } from './auth.machine.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** Signed in, and our server has said who this is. */
export const selectUser = (snapshot: AuthSnapshot) =>
  snapshot.matches('signedIn') && snapshot.context.user !== null ? snapshot.context.user : null
/** The identity provider's name of that user: it stays when the e-mail changes. */
export const selectUid = (snapshot: AuthSnapshot): string | null =>
  selectUser(snapshot) === null ? null : snapshot.context.uid
