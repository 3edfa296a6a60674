import { identitySessionSpec } from '#machines/identitySession/identitySession.samples.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

export const MAYA = 'maya'

/** A page from its first moment, its sign-in forms, and another tab. */
export const identitySessionScenarios: BrowserScenarios = {
  entry: {
    ...identitySessionSpec,
    viewStates: { who: { of: ({ value }) => String(value), values: [] } },
    samples: [
      ...identitySessionSpec.samples.filter(({ type, uid }) => type !== 'provider.authStateChanged' || uid === null),
      { type: 'provider.authStateChanged', uid: MAYA },
    ],
  },
  canHappen: (event, { value, context: { running, windows, uid } }) => {
    const isQuiet = running === 0 && windows === 0
    switch (event.type) {
      case 'session.ask':
        return value === 'unknown' || (event['isStored'] && isQuiet)
      case 'provider.authStateChanged':
        if (value === 'opened') return true
        if (running > 0) return event['uid'] !== null && uid === null
        return (
          isQuiet &&
          ((value === 'signedIn' && event['uid'] === null) || (value === 'signedOut' && event['uid'] !== null))
        )
      case 'signIn.began':
        return value === 'signedOut' && isQuiet
      case 'signIn.succeeded':
        return uid !== null
      case 'signIn.failed':
        return uid === null
      case 'window.opened':
        return running > 0 && windows === 0 && uid === null
      case 'window.settled':
        return running === 0
      default:
        return true
    }
  },
  unreached: [],
}
