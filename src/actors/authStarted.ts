import type { startAuth } from './auth.ts'

type AuthActor = ReturnType<typeof startAuth>

let started: AuthActor | null = null
const waiting: ((auth: AuthActor) => void)[] = []

export const tellAuthStarted = (auth: AuthActor): void => {
  started = auth
  for (const begin of waiting.splice(0)) begin(auth)
}

/** For what follows the guest but must not load the way to sign in: without a session most pages never do. */
export const whenAuthStarts = (begin: (auth: AuthActor) => void): void => {
  if (started === null) waiting.push(begin)
  else begin(started)
}
