import { port } from '#machines/kit/port.ts'

export const identitySessionPorts = {
  /** Settles when the identity provider is loaded; the user follows in `provider.authStateChanged`. */
  openProvider: port<null, void>('openProvider'),
}
