import { toFailure } from '#machines/kit/failure.ts'
import { credentialsSetup } from './credentials.setup.ts'

/** Reauthenticates before any credential changes. `next`: a sibling state. */
export const reauthenticatingState = (next: string) =>
  credentialsSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'prove',
      src: 'prove',
      input: ({ context: { proof } }) => ({ proof }),
      onDone: next,
      onError: {
        target: 'asking',
        actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
      },
    },
    on: { 'flow.close': '#credentials.closed' },
  })
