import { EMPTY_FORM, authSetup } from './auth.setup.ts'
import { provingStates } from './proving.states.ts'
import { signedInStates } from './signedIn.states.ts'
import { signedOutStates } from './signedOut.states.ts'

/** Specification §4, Authentication. Whoever provides the ports also tells it every `session.changed`. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: {
    uid: null,
    user: null,
    email: '',
    form: EMPTY_FORM,
    handle: '',
    codeHandle: '',
    isAsked: false,
    failure: null,
  },
  initial: 'unknown',
  on: { 'failure.dismiss': { actions: 'dismissFailure' } },
  states: {
    unknown: {
      on: {
        'session.changed': [
          { guard: 'isSomebody', target: 'signedIn', actions: 'restoreSession' },
          { target: 'signedOut' },
        ],
        // Whoever is quicker than the kept session means it.
        'signIn.submit': { target: 'signedOut.signingIn', actions: 'rememberSignIn' },
        'signUp.submit': { target: 'signedOut.signingUp', actions: 'rememberSignUp' },
      },
    },
    signedOut: signedOutStates,
    proving: provingStates,
    signedIn: signedInStates,
  },
})
