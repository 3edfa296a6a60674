import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/** The email must be verified by the code sent to it; another code may be requested meanwhile. */
export const verifyingEmailStates = authSetup.createStateConfig({
  type: 'parallel',
  states: {
    code: {
      initial: 'awaited',
      states: {
        awaited: {
          on: { 'code.submit': { target: 'checking', actions: 'rememberCode' } },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context: { email, codeHandle } }) => ({ email, handle: codeHandle }),
            onDone: [
              { guard: 'hasSession', target: '#auth.signedIn.loading' },
              {
                target: '#auth.signedOut.signingIn',
                actions: { type: 'rememberUser', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'awaited',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
      },
    },
    resend: {
      initial: 'cooling',
      states: {
        cooling: { after: { resendCoolDown: 'ready' } },
        ready: {
          on: { 'code.resend': { target: 'sending', actions: 'dismissFailure' } },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'resendCode',
            src: 'resendCode',
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
  on: {
    'form.cancel': [
      { guard: 'hasSession', target: '#auth.signedIn.leaving', actions: 'dismissFailure' },
      { target: '#auth.signedOut', actions: ['dropLink', 'dismissFailure'] },
    ],
    signOut: { guard: 'hasSession', target: '#auth.signedIn.leaving', actions: 'dismissFailure' },
    'session.changed': [
      { guard: 'isSomebodyElse', target: '#auth.signedIn.loading', actions: 'restoreSession' },
      { guard: 'isSessionLost', target: '#auth.signedOut', actions: 'forgetSession' },
    ],
  },
})
