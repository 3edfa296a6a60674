import { createHash } from 'node:crypto'
import type { ProviderAccount } from './identity.port.ts'

/**
 * Hash of everything that opens an account now: its password, linked identities, and `valid_since`. Codes and pending changes
 * store it, and become invalid when it changes.
 */
export const authFingerprint = ({ valid_since, ways }: Pick<ProviderAccount, 'valid_since' | 'ways'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([valid_since.epochMilliseconds, ways.map(({ provider, mark }) => `${provider} ${mark}`).sort()]),
    )
    .digest('base64url')
