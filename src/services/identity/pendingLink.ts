import { ApiFailure } from '#src/services/apiFailure.ts'
import type { ProviderConflict } from './identityClient.ts'

/** Keeps the credential of the newest conflict, and gives out a handle for it. */
export const pendingLink = () => {
  let pending: { handle: string; link: () => Promise<void> } | undefined
  return {
    keep: ({ link }: ProviderConflict): string => {
      pending = { handle: crypto.randomUUID(), link }
      return pending.handle
    },
    /** It stays until it has worked. @throws `auth/invalid-credential` for a handle that is good no more. */
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
