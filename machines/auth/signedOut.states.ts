import { authSetup } from './auth.setup.ts'
import { signingInState } from './signIn.states.ts'
import { signingUpState } from './signUp.states.ts'
import { popupState } from './social.states.ts'

/** The sign-in and sign-up forms, and their requests. */
export const signedOutStates = authSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      entry: ['dropSecrets', 'emitSecretsDone'],
      on: {
        'signIn.submit': { target: 'signingIn', actions: 'rememberSignIn' },
        'signUp.submit': { target: 'signingUp', actions: 'rememberSignUp' },
        'social.start': { target: 'popup', actions: 'rememberProvider' },
        'reset.start': { target: '#auth.resetting', actions: 'dismissFailure' },
        'form.cancel': { actions: ['dropLink', 'dismissFailure'] },
        'session.changed': { guard: 'isSomebody', target: '#auth.signedIn.loading', actions: 'restoreSession' },
      },
    },
    signingIn: signingInState,
    signingUp: signingUpState,
    popup: popupState,
  },
})
