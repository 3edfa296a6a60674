import { limitIterations } from '#machines/kit/limitIterations.ts'
import { EMPTY_FORM, authSetup } from './auth.setup.ts'
import { resettingStates } from './reset.states.ts'
import { signedInStates } from './signedIn.states.ts'
import { signedOutStates } from './signedOut.states.ts'
import { completingSignUpStates } from './social.states.ts'
import { verifyingEmailStates } from './verify.states.ts'

/** Specification §4, Authentication. The provider of the ports must also send every `session.changed`. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  options: limitIterations,
  context: {
    uid: null,
    user: null,
    email: '',
    form: EMPTY_FORM,
    handle: '',
    codeHandle: '',
    isInteractive: false,
    provider: null,
    isNew: false,
    link: null,
    failure: null,
  },
  initial: 'unknown',
  on: {
    'failure.dismiss': { actions: 'dismissFailure' },
    'reset.open': { target: '#auth.resetting.checking', actions: 'rememberResetLink' },
  },
  states: {
    unknown: {
      on: {
        'session.changed': [
          { guard: 'isSomebody', target: 'signedIn', actions: 'restoreSession' },
          { target: 'signedOut' },
        ],
        // A form submitted before the session is restored takes precedence.
        'signIn.submit': { target: 'signedOut.signingIn', actions: 'rememberSignIn' },
        'signUp.submit': { target: 'signedOut.signingUp', actions: 'rememberSignUp' },
        'social.start': { target: 'signedOut.popup', actions: 'rememberProvider' },
        'reset.start': 'resetting',
      },
    },
    signedOut: signedOutStates,
    resetting: resettingStates,
    joining: completingSignUpStates,
    proving: verifyingEmailStates,
    signedIn: signedInStates,
  },
})
