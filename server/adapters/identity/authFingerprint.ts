import { createHash } from 'node:crypto'
import type { ProviderAccount } from './identity.port.ts'

/**
 * One short text for all that opens an account now: its password, the people linked to it, and since when sessions
 * count. Codes and pending changes carry it, and die when it changes.
 */
export const authFingerprint = ({ valid_since, ways }: Pick<ProviderAccount, 'valid_since' | 'ways'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([valid_since.epochMilliseconds, ways.map(({ provider, mark }) => `${provider} ${mark}`).sort()]),
    )
    .digest('base64url')
