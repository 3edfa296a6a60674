import { createRemoteJWKSet } from 'jose'
import type { Clock } from '#server/clock.ts'
import type { TokenVerifier } from './identity.port.ts'
import { createTokenVerifier } from './tokenVerifier.ts'

const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Verifies the tokens of the live service. */
export const firebaseTokenVerifier = (projectId: string, clock: Clock): TokenVerifier =>
  createTokenVerifier(
    {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      keys: createRemoteJWKSet(new URL(KEYS)),
    },
    clock,
  )
