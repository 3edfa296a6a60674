import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'
import { linkingState } from './linking.states.ts'

/** The identity provider knows the user; our server sends the rest. */
export const signedInStates = authSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context: { uid } }) => ({ uid: uid ?? '' }),
        onDone: [
          {
            guard: { type: 'isProvenAndLinks', params: ({ event }) => event.output },
            target: 'linking',
            actions: { type: 'rememberUser', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isProvenAndInteractive', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'rememberUser', params: ({ event }) => event.output },
              'announceSignedIn',
              'settleSignIn',
            ],
          },
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'rememberUser', params: ({ event }) => event.output },
          },
          {
            // The time of the last code is unknown, so send a new one.
            target: '#auth.proving.resend.sending',
            actions: { type: 'rememberUnproven', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isNamedUnknownFromProvider', params: ({ event }) => toFailure(event.error) },
            target: '#auth.joining.creating',
          },
          {
            guard: { type: 'isUnknownFromProvider', params: ({ event }) => toFailure(event.error) },
            target: '#auth.joining.naming',
          },
          {
            guard: { type: 'isAccountGone', params: ({ event }) => toFailure(event.error) },
            target: 'leaving',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      on: {
        // The running request may predate the reason to reload.
        'user.reload': { target: 'loading', reenter: true },
        signOut: { target: 'leaving', actions: 'dismissFailure' },
      },
    },
    linking: linkingState,
    failed: {
      after: { loadAgain: 'loading' },
      on: {
        'user.reload': 'loading',
        'connection.restored': 'loading',
        signOut: { target: 'leaving', actions: 'dismissFailure' },
      },
    },
    ready: {
      entry: ['dropSecrets', 'dropLink', 'settleProvider', 'emitSecretsDone', 'announceKnown'],
      on: {
        'user.reload': 'loading',
        signOut: { target: 'leaving', actions: 'dismissFailure' },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context: { isNew } }) => ({ isNew }),
        onDone: [
          {
            // The server ended the session, not the user: without `signedOut`, what they have begun is kept.
            guard: 'isSessionRefused',
            target: '#auth.signedOut',
            actions: ['announceCleared', 'forgetSession', 'dropLink'],
          },
          {
            target: '#auth.signedOut',
            actions: ['announceCleared', 'announceSignedOut', 'forgetSession', 'dropLink'],
          },
        ],
        // The user is still signed in and must see that.
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      // Ignore the event of this sign-out, which may precede its result.
      on: { 'session.changed': {} },
    },
  },
  on: {
    'session.changed': [
      { guard: 'isSomebodyElse', target: '.loading', actions: ['announceCleared', 'restoreSession'] },
      { guard: 'isSessionLost', target: '#auth.signedOut', actions: ['announceCleared', 'forgetSession'] },
    ],
  },
})
