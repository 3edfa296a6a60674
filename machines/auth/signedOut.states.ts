import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/** Nobody is signed in: the two forms, and what they wait for. */
export const signedOutStates = authSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      entry: ['dropSecrets', 'tellSecretsDone'],
      on: {
        'signIn.submit': { target: 'signingIn', actions: 'rememberSignIn' },
        'signUp.submit': { target: 'signingUp', actions: 'rememberSignUp' },
        'session.changed': { guard: 'isSomebody', target: '#auth.signedIn.loading', actions: 'restoreSession' },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { email, handle } }) => ({ email, handle }),
        onDone: [
          {
            // The code has just been accepted, and its answer is the user.
            guard: 'hasUser',
            target: '#auth.signedIn.ready',
            actions: [
              { type: 'rememberSession', params: ({ event }) => event.output.uid },
              'announceSignedIn',
              'settleSignIn',
            ],
          },
          {
            target: '#auth.signedIn.loading',
            actions: { type: 'rememberSession', params: ({ event }) => event.output.uid },
          },
        ],
        onError: {
          target: 'idle',
          actions: [{ type: 'rememberFailure', params: ({ event }) => toFailure(event.error) }, 'forgetSession'],
        },
      },
      on: { 'form.cancel': { target: 'idle', actions: 'forgetSession' } },
    },
    signingUp: {
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { form, handle } }) => ({ form, handle }),
        onDone: [
          {
            guard: { type: 'mustProve', params: ({ event }) => event.output },
            target: '#auth.proving',
          },
          { target: 'signingIn' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { 'form.cancel': 'idle' },
    },
  },
})
