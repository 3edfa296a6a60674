import { port } from '#machines/kit/port.ts'

export const identitySessionPorts = {
  /** Answers when the identity provider is loaded; who is signed in it says by itself, as `provider.authStateChanged`. */
  openProvider: port<null, void>('openProvider'),
}
