/** Keeps what a guest writes in secret, so that events, contexts and logs carry only a handle, which opens nothing elsewhere. */
export interface Vault {
  /** @returns the handle to read it by. */
  hold: (secret: string) => string
  /** Undefined when it has been let go. */
  read: (handle: string) => string | undefined
  clear: () => void
}

/** A secret is let go when this many newer ones have come. */
const MAX_SECRETS = 8

export const createVault = (): Vault => {
  const secrets = new Map<string, string>()
  return {
    hold: (secret) => {
      const handle = crypto.randomUUID()
      secrets.set(handle, secret)
      const [oldest] = secrets.keys()
      if (secrets.size > MAX_SECRETS && oldest !== undefined) secrets.delete(oldest)
      return handle
    },
    read: (handle) => secrets.get(handle),
    clear: () => secrets.clear(),
  }
}
