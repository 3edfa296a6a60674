import { byPassword, credentialsSpec, newEmail } from '#machines/credentials/credentials.samples.ts'
import { selectDone, selectFailure, selectIsDecided, selectStep } from '#machines/credentials/credentials.selectors.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

export const MAYA = 'maya'
export const NOOR = 'noor'

/** The profile of a user with a password. */
export const credentialsScenarios: BrowserScenarios = {
  entry: {
    ...credentialsSpec,
    viewStates: {
      step: { of: selectStep, values: [] },
      done: { of: (snapshot) => selectDone(snapshot) ?? 'nothing', values: [] },
      failure: { of: (snapshot) => (selectFailure(snapshot) === null ? 'none' : 'message'), values: [] },
    },
    samples: [
      ...credentialsSpec.samples.filter(
        ({ type }) => !['email.submit', 'session.renew', 'session.lost', 'session.began'].includes(type),
      ),
      { type: 'email.submit', email: newEmail, proof: byPassword },
      { type: 'session.renew', proof: byPassword },
      { type: 'session.lost', guest: MAYA },
      { type: 'session.began', guest: MAYA },
      { type: 'session.began', guest: NOOR },
    ],
  },
  canHappen: (event, snapshot) => {
    const { type } = event
    switch (type) {
      case 'xstate.error.actor.verifyEmail':
        return event['error'].code !== 'recent_sign_in_needed'
      // Only for accounts without a password.
      case 'reset.send':
      // The SDK answers this without a call.
      case 'xstate.error.actor.loadMethods':
        return false
      case 'flow.close':
        return !selectIsDecided(snapshot)
      case 'failure.dismiss':
        return selectFailure(snapshot) !== null && !snapshot.hasTag('busy')
      // The dialog covers the menu.
      case 'guest.leave':
        return snapshot.matches('closed')
      case 'session.lost':
        return (
          !['loadingMethods', 'away'].some((value) => snapshot.matches(value)) &&
          !snapshot.matches({ email: 'signingIn' })
        )
      default:
        return true
    }
  },
  unreached: [
    {
      of: /checking · xstate\.error\.actor\.verifyEmail$/,
      why: 'with the password at hand the page proves it anew by itself',
    },
    { of: /signingIn · session\.lost$/, why: 'the answer comes before another tab can sign out' },
    { of: /(reset\.send|\.sendReset)/, why: 'this account has a password, and needs no link to a first one' },
    { of: /error\.actor\.loadMethods$/, why: 'the SDK answers from what it keeps' },
    {
      of: /^credentials\.(loadingMethods|away) · session\.lost$/,
      why: 'the answer comes before another tab can sign out',
    },
    { of: /checking · flow\.close$/, why: 'the form has no way out then' },
  ],
}
