import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { boolean, is, min, number, optional, size, string, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'
import type { TokenVerifier } from './identity.port.ts'

/** The differences between the live provider's tokens and the emulator's. */
export interface TokenTrust {
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
}

const CLOCK_TOLERANCE_SECONDS = 5

const Claims = type({
  sub: size(string(), 1, 128),
  auth_time: min(number(), 0),
  email: optional(string()),
  email_verified: optional(boolean()),
  firebase: optional(type({ sign_in_provider: optional(string()) })),
})

// A key set that cannot be loaded says nothing about the token; jose reports a failed fetch with its generic error.
const KEYS_FAILED = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

const isBadToken = (error: unknown): boolean => error instanceof errors.JOSEError && !KEYS_FAILED.has(error.code)

export const createTokenVerifier = ({ issuer, audience, keys }: TokenTrust, clock: Clock): TokenVerifier => ({
  async verify(bearer) {
    const now = clock()
    try {
      const { payload } = await jwtVerify(bearer, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'auth_time', 'exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(now.epochMilliseconds),
      })
      if (!is(payload, Claims)) return null
      if (payload.auth_time > now.epochMilliseconds / 1000 + CLOCK_TOLERANCE_SECONDS) return null
      return {
        uid: payload.sub,
        email: payload.email ?? '',
        email_verified: payload.email_verified ?? false,
        auth_time: Temporal.Instant.fromEpochMilliseconds(Math.floor(payload.auth_time * 1000)),
        way: payload.firebase?.sign_in_provider ?? '',
      }
    } catch (error) {
      if (isBadToken(error)) return null
      throw error
    }
  },
})
