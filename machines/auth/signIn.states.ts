import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/** The identity provider checks email and password. */
export const signingInState = authSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context: { email, handle } }) => ({ email, handle }),
    onDone: [
      {
        // The accepted code has already brought the user.
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
      target: '#auth.signedOut.idle',
      actions: [{ type: 'rememberFailure', params: ({ event }) => toFailure(event.error) }, 'forgetSession'],
    },
  },
  on: { 'form.cancel': { target: '#auth.signedOut.idle', actions: ['forgetSession', 'dropLink'] } },
})
