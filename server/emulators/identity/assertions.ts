import { SignJWT, createLocalJWKSet, errors, jwtVerify } from 'jose'
import { is, size, string, type } from 'superstruct'
import type { PersonRow, ProviderId } from './identity.tables.ts'
import { ProviderProblem } from './problem.ts'
import { LOCAL_ISSUER, type Provider } from './provider.ts'

/** Time to sign in with another method first, and then link this one. */
const ASSERTION_MINUTES = 15

/** One audience per provider: neither an ID token nor another provider's assertion is accepted. */
const audienceOf = (provider: ProviderId): string => `${LOCAL_ISSUER}/people/${provider}`

const Claims = type({ sub: size(string(), 1, 128), email: string(), name: string() })

/** Signs an assertion of a person's identity, which the SDK passes from the provider's window to `signInWithIdp`. */
export const signAssertion = async ({ keys, clock }: Provider, person: PersonRow): Promise<string> => {
  const { kid, privateKey } = await keys()
  const now = Math.floor(clock().epochMilliseconds / 1000)
  return new SignJWT({ email: person.email, name: person.display_name })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(LOCAL_ISSUER)
    .setAudience(audienceOf(person.provider))
    .setSubject(person.subject)
    .setIssuedAt(now)
    .setExpirationTime(now + ASSERTION_MINUTES * 60)
    .sign(privateKey)
}

export const readAssertion = async (
  { keys, clock }: Provider,
  provider: ProviderId,
  assertion: string,
): Promise<PersonRow> => {
  const { jwks } = await keys()
  try {
    const { payload } = await jwtVerify(assertion, createLocalJWKSet(jwks), {
      issuer: LOCAL_ISSUER,
      audience: audienceOf(provider),
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(clock().epochMilliseconds),
    })
    if (is(payload, Claims)) {
      const { sub, email, name } = payload
      return { provider, subject: sub, email, display_name: name }
    }
  } catch (error) {
    if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error
  }
  throw new ProviderProblem('INVALID_IDP_RESPONSE : The supplied auth credential is malformed or has expired.')
}
