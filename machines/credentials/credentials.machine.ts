import { toFailure } from '#machines/kit/failure.ts'
import { credentialsSetup, NOTHING_ASKED } from './credentials.setup.ts'
import { emailStates } from './email.states.ts'
import { provingState } from './proving.state.ts'

/** E-mail, password, and the end of the account: each asks who it is before it does anything. One at a time. */
export const credentialsMachine = credentialsSetup.createMachine({
  id: 'credentials',
  context: { ...NOTHING_ASKED, methods: [], done: null, failure: null },
  initial: 'learning',
  on: {
    'failure.dismiss': { actions: 'dismissFailure' },
    'guest.change': { target: '.learning', reenter: true, actions: 'forgetGuest' },
  },
  states: {
    learning: {
      tags: 'busy',
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        input: null,
        onDone: {
          target: 'closed',
          actions: { type: 'rememberMethods', params: ({ event }) => event.output },
        },
        // Whoever has another way in is told so when the password is refused.
        onError: { target: 'closed', actions: 'assumePassword' },
      },
    },
    closed: {
      entry: ['dropSecrets', 'tellSecretsDone'],
      on: {
        'email.open': { target: 'email', actions: 'begin' },
        'password.open': { target: 'password', actions: 'begin' },
        'deletion.open': { target: 'deletion', actions: 'begin' },
      },
    },
    email: emailStates,
    password: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            'password.submit': { target: 'proving', actions: 'rememberPassword' },
            'reset.send': { target: 'sending', actions: 'dismissFailure' },
            'flow.close': '#credentials.closed',
          },
        },
        proving: provingState('changing'),
        changing: {
          tags: 'busy',
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context: { passwordHandle } }) => ({ handle: passwordHandle }),
            onDone: { target: '#credentials.closed', actions: { type: 'rememberDone', params: 'password' } },
            onError: {
              target: 'asking',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'sendReset',
            src: 'sendReset',
            input: null,
            onDone: { target: '#credentials.closed', actions: { type: 'rememberDone', params: 'reset' } },
            onError: {
              target: 'asking',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
      },
    },
    deletion: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            'deletion.submit': { target: 'proving', actions: 'rememberProof' },
            'flow.close': '#credentials.closed',
          },
        },
        proving: provingState('deleting'),
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'deleteAccount',
            src: 'deleteAccount',
            input: null,
            onDone: { target: 'gone', actions: ['dropSecrets', 'tellSecretsDone', 'announceDeleted'] },
            onError: {
              target: 'asking',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        gone: {},
      },
    },
  },
})
