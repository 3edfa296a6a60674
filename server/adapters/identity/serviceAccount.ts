import { importPKCS8, SignJWT } from 'jose'
import { create, min, number, string, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'

/** Our identity at the live service, in its own format, with the private key that proves it. */
export const ServiceAccount = type({ client_email: string(), private_key: string() })
export interface ServiceAccountKey {
  client_email: string
  private_key: string
}

const TokenAnswer = type({ access_token: string(), expires_in: min(number(), 1) })

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const LIFETIME_SECONDS = 3600
/** A token this close to its expiry is no longer used. */
const MARGIN_SECONDS = 60
const TIME_LIMIT_MS = 10_000

export interface AccessTokenSettings {
  account: ServiceAccountKey
  /** URL that exchanges an assertion for a token. */
  tokenUrl: string
  clock: Clock
}

/**
 * Access tokens of a service account, each used until shortly before its expiry. Parallel callers share one request.
 * @throws if no token is issued; the next call tries again.
 */
export const accessTokens = ({ account, tokenUrl, clock }: AccessTokenSettings): (() => Promise<string>) => {
  let current: Promise<{ token: string; until: Temporal.Instant }> | undefined

  const exchange = async (): Promise<{ token: string; until: Temporal.Instant }> => {
    const now = clock()
    const seconds = Math.floor(now.epochMilliseconds / 1000)
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFETIME_SECONDS)
      .sign(await importPKCS8(account.private_key, 'RS256'))
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    if (!answer.ok) throw new Error(`no access token: ${answer.status}`)
    const { access_token, expires_in } = create(await answer.json(), TokenAnswer)
    return { token: access_token, until: now.add({ seconds: Math.max(1, Math.floor(expires_in) - MARGIN_SECONDS) }) }
  }

  const next = async (): Promise<string> => {
    const pending = (current ??= exchange())
    try {
      const { token, until } = await pending
      if (Temporal.Instant.compare(clock(), until) < 0) return token
    } catch (error) {
      if (current === pending) current = undefined
      throw error
    }
    if (current === pending) current = undefined
    return next()
  }
  return next
}
