import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/** The provider's window is open beside the forms, which stay usable: whatever is pressed next takes its place. */
export const popupState = authSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'signInWithProvider',
    src: 'signInWithProvider',
    // The button has told which; an e-mail sign-in never comes here.
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

/** The provider knows who this is, our server does not yet. What fails here ends the session, and with it an account that is new. */
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
    // The session is heard of before the record is there: nobody asks for it meanwhile, and the guest waits it out.
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
            guard: { type: 'isKnownAlready', params: ({ event }) => toFailure(event.error) },
            target: '#auth.signedIn.loading',
            actions: 'settleKnown',
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
