import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/**
 * Signed in the old way, the guest gets the new way in that waited for it. That it waits is no state: the prompt, the
 * popup and the password form are those of signing in, with `link` in the context.
 */
export const linkingState = authSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'linkCredential',
    src: 'linkCredential',
    input: ({ context: { link } }) => ({ handle: link?.handle ?? '' }),
    onDone: { target: '#auth.signedIn.ready', actions: ['announceSignedIn', 'settleSignIn'] },
    // Signed in all the same.
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
