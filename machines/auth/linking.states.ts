import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/**
 * After a sign-in by an existing method, adds the pending credential. Waiting for that sign-in is no state of its own: the
 * prompt, popup and password form are those of signing in, with `link` in the context.
 */
export const linkingState = authSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'linkCredential',
    src: 'linkCredential',
    input: ({ context: { link } }) => ({ handle: link?.handle ?? '' }),
    onDone: { target: '#auth.signedIn.ready', actions: ['announceSignedIn', 'settleSignIn'] },
    // The user is signed in even if linking fails.
    onError: {
      target: '#auth.signedIn.ready',
      actions: [
        { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
        'announceSignedIn',
        'settleSignIn',
      ],
    },
  },
  on: { signOut: '#auth.signedIn.leaving' },
})
