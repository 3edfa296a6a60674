/** Holds secrets the guest types, so that events, contexts and logs carry only a handle, useless elsewhere. */
export interface Vault {
  /** @returns the secret's handle. */
  hold: (secret: string) => string
  /** Undefined once the secret is dropped. */
  read: (handle: string) => string | undefined
  clear: () => void
}

/** The oldest secrets beyond this many are dropped. */
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
