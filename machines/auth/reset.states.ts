import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/**
 * Forgotten password: request the link, or open the page from it. A session restored meanwhile is recorded but does not
 * interrupt.
 */
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
            // The link may still be valid: it is checked again with the password.
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
          // Ends any session still open here, whichever user it belongs to.
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
