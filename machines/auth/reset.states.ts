import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/** A forgotten password: the link is asked for, or the page was opened by it. A session that is restored meanwhile is noted, and waits. */
export const resettingStates = authSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      on: { 'reset.submit': { target: 'sending', actions: 'rememberResetEmail' } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendPasswordReset',
        src: 'sendPasswordReset',
        input: ({ context: { email } }) => ({ email }),
        onDone: 'sent',
        onError: {
          target: 'asking',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    sent: {
      on: { 'reset.start': 'asking' },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkResetCode',
        src: 'checkResetCode',
        input: ({ context: { codeHandle } }) => ({ handle: codeHandle }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberEmail', params: ({ event }) => event.output.email },
        },
        onError: [
          {
            guard: { type: 'isSpentLink', params: ({ event }) => toFailure(event.error) },
            target: 'asking',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
          {
            // Nothing is known against the link: it is checked again with the password.
            target: 'choosing',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    choosing: {
      on: { 'password.submit': { target: 'saving', actions: 'rememberNewPassword' } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { codeHandle, handle } }) => ({ codeHandle, handle }),
        onDone: {
          // A session that was still open here is over, whosever it was.
          target: '#auth.signedOut.signingIn',
          actions: [
            { type: 'rememberEmail', params: ({ event }) => event.output.email },
            'announceCleared',
            'forgetSession',
          ],
        },
        onError: [
          {
            guard: { type: 'isSpentLink', params: ({ event }) => toFailure(event.error) },
            target: 'asking',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'choosing',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
  },
  on: {
    'session.changed': [
      { guard: 'isSomebodyElse', actions: ['announceCleared', 'noteSession'] },
      { guard: 'isSessionLost', actions: ['announceCleared', 'noteSession'] },
    ],
    'form.cancel': [
      { guard: 'hasSession', target: '#auth.signedIn.loading', actions: 'dismissFailure' },
      { target: '#auth.signedOut', actions: 'dismissFailure' },
    ],
  },
})
