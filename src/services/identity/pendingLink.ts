import { ApiFailure } from '#src/services/apiFailure.ts'
import type { ProviderConflict } from './identityClient.ts'

/** Holds the credential of the latest conflict behind a handle. */
export const pendingLink = () => {
  let pending: { handle: string; link: () => Promise<void> } | undefined
  return {
    keep: ({ link }: ProviderConflict): string => {
      pending = { handle: crypto.randomUUID(), link }
      return pending.handle
    },
    /** Keeps the credential until linking succeeds. @throws `auth/invalid-credential` for a handle that is no longer valid. */
    link: async (handle: string): Promise<void> => {
      if (pending?.handle !== handle) throw new ApiFailure({ code: 'auth/invalid-credential', status: 400 })
      await pending.link()
      pending = undefined
    },
    forget: () => {
      pending = undefined
    },
  }
}
