import { toFailure } from '#machines/kit/failure.ts'
import { credentialsSetup } from './credentials.setup.ts'
import { reauthenticatingState } from './reauthenticating.state.ts'

/** Signs in with the new email. `otherwise`: a sibling state, for a failure. */
const signingInState = (otherwise: string) =>
  credentialsSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'signInAgain',
      src: 'signInAgain',
      input: ({ context: { email, proof } }) => ({ email, proof }),
      onDone: {
        target: '#credentials.closed',
        actions: [{ type: 'rememberDone', params: 'email' }, 'announceChange'],
      },
      onError: {
        target: otherwise,
        actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
      },
    },
  })

/** Changes the email: reauthentication, a code to the new address, and a sign-in with it. */
export const emailStates = credentialsSetup.createStateConfig({
  initial: 'asking',
  on: { 'session.lost': { target: '#credentials.away', actions: { type: 'putAside', params: 'email' } } },
  states: {
    asking: {
      on: {
        'email.submit': { target: 'proving', actions: 'rememberEmail' },
        'flow.close': '#credentials.closed',
      },
    },
    proving: reauthenticatingState('requesting'),
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestEmail',
        src: 'requestEmail',
        input: ({ context: { email } }) => ({ email }),
        onDone: 'code',
        onError: {
          target: 'asking',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { 'flow.close': '#credentials.closed' },
    },
    code: {
      type: 'parallel',
      on: {
        'flow.close': '#credentials.closed',
        // The code is valid in the next session too.
        'session.lost': { target: '#credentials.away', actions: { type: 'putAside', params: 'code' } },
      },
      states: {
        entry: {
          initial: 'awaited',
          states: {
            awaited: { on: { 'code.submit': { target: 'checking', actions: 'rememberCode' } } },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'verifyEmail',
                src: 'verifyEmail',
                input: ({ context: { codeHandle, proof } }) => ({ handle: codeHandle, proof }),
                onDone: [
                  // Clears the failure of a resend: that code is no longer needed.
                  { guard: 'hasPassword', target: '#credentials.email.signingIn', actions: 'dismissFailure' },
                  { target: '#credentials.email.signInNeeded', actions: 'dismissFailure' },
                ],
                onError: [
                  {
                    guard: { type: 'isTooOld', params: ({ event }) => toFailure(event.error) },
                    target: '#credentials.email.asking',
                    actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
                  },
                  {
                    target: 'awaited',
                    actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
                  },
                ],
              },
              // Closing the form does not undo the change.
              on: { 'flow.close': {} },
            },
          },
        },
        resend: {
          initial: 'cooling',
          states: {
            cooling: { after: { resendCoolDown: 'ready' } },
            ready: { on: { 'code.resend': { target: 'sending', actions: 'dismissFailure' } } },
            sending: {
              tags: 'busy',
              invoke: {
                id: 'resendEmail',
                src: 'requestEmail',
                input: ({ context: { email } }) => ({ email }),
                onDone: 'cooling',
                onError: {
                  target: 'ready',
                  actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
                },
              },
            },
          },
        },
      },
    },
    signingIn: {
      ...signingInState('signInNeeded'),
      on: { 'session.lost': { target: '#credentials.away', actions: 'forgetGuest' } },
    },
    signInNeeded: {
      entry: 'announceChange',
      initial: 'asking',
      on: { 'session.lost': { target: '#credentials.away', actions: 'forgetGuest' } },
      states: {
        asking: { on: { 'session.renew': { target: 'signingIn', actions: 'rememberProof' } } },
        signingIn: signingInState('asking'),
      },
    },
  },
})
