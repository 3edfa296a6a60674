import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/** The provider's window is open. The forms beside it stay usable: any of their buttons replaces it. */
export const popupState = authSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'signInWithProvider',
    src: 'signInWithProvider',
    // `social.start` sets `provider`; a sign-in by email never gets here.
    input: ({ context }) => ({ provider: context.provider ?? 'google' }),
    onDone: [
      {
        guard: { type: 'isConflict', params: ({ event }) => event.output },
        target: '#auth.signedOut.idle',
        actions: { type: 'rememberConflict', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isNamedNewcomer', params: ({ event }) => event.output },
        target: '#auth.joining.creating',
        actions: { type: 'rememberSocial', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isNewcomer', params: ({ event }) => event.output },
        target: '#auth.joining.naming',
        actions: { type: 'rememberSocial', params: ({ event }) => event.output },
      },
      {
        target: '#auth.signedIn.loading',
        actions: { type: 'rememberSocial', params: ({ event }) => event.output },
      },
    ],
    onError: {
      target: '#auth.signedOut.idle',
      actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
    },
  },
  on: {
    'social.start': { target: '#auth.signedOut.popup', reenter: true, actions: 'rememberProvider' },
    'signIn.submit': { target: '#auth.signedOut.signingIn', actions: 'rememberSignIn' },
    'signUp.submit': { target: '#auth.signedOut.signingUp', actions: 'rememberSignUp' },
    'reset.start': { target: '#auth.resetting', actions: 'dismissFailure' },
    'form.cancel': { target: '#auth.signedOut.idle', actions: 'dropLink' },
  },
})

/** The provider knows the user, our server does not yet. A failure here ends the session and deletes a new provider account. */
export const completingSignUpStates = authSetup.createStateConfig({
  initial: 'naming',
  states: {
    naming: {
      on: {
        'names.submit': { target: 'creating', actions: 'rememberNames' },
        'form.cancel': { target: '#auth.signedIn.leaving', actions: 'dismissFailure' },
        signOut: { target: '#auth.signedIn.leaving', actions: 'dismissFailure' },
        'session.changed': [
          { guard: 'isSomebodyElse', target: '#auth.signedIn.loading', actions: 'restoreSession' },
          { guard: 'isSessionLost', target: '#auth.signedOut', actions: 'forgetSession' },
        ],
      },
    },
    // Ignores `session.changed`, which comes before our record exists, and cannot be cancelled.
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createUser',
        src: 'createUser',
        input: ({ context: { form } }) => ({ form }),
        onDone: [
          {
            guard: { type: 'mustProve', params: ({ event }) => event.output },
            target: '#auth.proving',
            actions: 'settleCreation',
          },
          { target: '#auth.signedIn.loading', actions: 'settleCreation' },
        ],
        onError: [
          {
            guard: { type: 'isExistingAccount', params: ({ event }) => toFailure(event.error) },
            target: '#auth.signedIn.loading',
            actions: 'settleProvider',
          },
          {
            target: '#auth.signedIn.leaving',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
  },
})
