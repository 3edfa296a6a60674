import { limitIterations } from '#machines/kit/limitIterations.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { credentialsSetup, NO_INPUT } from './credentials.setup.ts'
import { emailStates } from './email.states.ts'
import { reauthenticatingState } from './reauthenticating.state.ts'

/** Changes the email or password, or deletes the account, one at a time; each reauthenticates first. */
export const credentialsMachine = credentialsSetup.createMachine({
  id: 'credentials',
  options: limitIterations,
  context: { ...NO_INPUT, methods: [], done: null, failure: null, aside: null },
  initial: 'loadingMethods',
  on: {
    'failure.dismiss': { actions: 'dismissFailure' },
    'session.lost': { target: '.away', actions: 'forgetGuest' },
    'guest.leave': { target: '.away', actions: 'forgetGuest' },
  },
  states: {
    loadingMethods: {
      tags: 'busy',
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        input: null,
        onDone: {
          target: 'learned',
          actions: { type: 'rememberMethods', params: ({ event }) => event.output },
        },
        // A user with another method learns so when the password is refused.
        onError: { target: 'learned', actions: 'assumePassword' },
      },
      // Without `forgetGuest`: keeps the form put aside.
      on: { 'session.lost': 'away' },
    },
    away: {
      on: {
        'session.lost': {},
        'session.began': [
          { guard: 'isAnother', target: 'loadingMethods', actions: 'forgetGuest' },
          { target: 'loadingMethods' },
        ],
      },
    },
    learned: {
      always: [
        { guard: { type: 'hasBegun', params: 'email' }, target: 'email', actions: 'takeUp' },
        { guard: { type: 'hasBegun', params: 'code' }, target: '#credentials.email.code', actions: 'takeUp' },
        { guard: { type: 'hasBegun', params: 'password' }, target: 'password', actions: 'takeUp' },
        { guard: { type: 'hasBegun', params: 'deletion' }, target: 'deletion', actions: 'takeUp' },
        { target: 'closed' },
      ],
    },
    closed: {
      entry: ['dropSecrets', 'emitSecretsDone'],
      on: {
        'email.open': { target: 'email', actions: 'begin' },
        'password.open': { target: 'password', actions: 'begin' },
        'deletion.open': { target: 'deletion', actions: 'begin' },
      },
    },
    email: emailStates,
    password: {
      initial: 'asking',
      on: { 'session.lost': { target: 'away', actions: { type: 'putAside', params: 'password' } } },
      states: {
        asking: {
          on: {
            'password.submit': { target: 'proving', actions: 'rememberPassword' },
            'reset.send': { target: 'sending', actions: 'dismissFailure' },
            'flow.close': '#credentials.closed',
          },
        },
        proving: reauthenticatingState('changing'),
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
      on: { 'session.lost': { target: 'away', actions: { type: 'putAside', params: 'deletion' } } },
      states: {
        asking: {
          on: {
            'deletion.submit': { target: 'proving', actions: 'rememberProof' },
            'flow.close': '#credentials.closed',
          },
        },
        proving: reauthenticatingState('deleting'),
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'deleteAccount',
            src: 'deleteAccount',
            input: null,
            onDone: { target: 'gone', actions: ['dropSecrets', 'emitSecretsDone', 'announceDeleted'] },
            onError: {
              target: 'asking',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        gone: { on: { 'session.lost': { target: '#credentials.away', actions: 'forgetGuest' } } },
      },
    },
  },
})
