import { toFailure } from '#machines/kit/failure.ts'
import { authSetup } from './auth.setup.ts'

/** Our server creates the account, also at the identity provider. */
export const signingUpState = authSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'signUp',
    src: 'signUp',
    input: ({ context: { form, handle } }) => ({ form, handle }),
    onDone: [
      {
        guard: { type: 'mustProve', params: ({ event }) => event.output },
        target: '#auth.proving',
      },
      { target: '#auth.signedOut.signingIn' },
    ],
    onError: {
      target: '#auth.signedOut.idle',
      actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
    },
  },
  on: { 'form.cancel': '#auth.signedOut.idle' },
})
