import type { SnapshotFrom } from 'xstate'
import type { authMachine } from './auth.machine.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** The signed-in user; null until our server has sent it. */
export const selectUser = (snapshot: AuthSnapshot) =>
  snapshot.matches('signedIn') && snapshot.context.user !== null ? snapshot.context.user : null
/** Id of that user at the identity provider; does not change with the email. */
export const selectUid = (snapshot: AuthSnapshot): string | null =>
  selectUser(snapshot) === null ? null : snapshot.context.uid
