import { createRemoteJWKSet } from 'jose'
import {
  array,
  boolean,
  create,
  is,
  number,
  optional,
  pattern,
  string,
  type,
  type Infer,
  type Struct,
} from 'superstruct'
import type { Clock } from '#server/clock.ts'
import { ApiError } from '#server/http/errors.ts'
import type { IdentityAdmin, ProviderAccount, TokenVerifier } from './identity.port.ts'
import { accessTokens, type ServiceAccountKey } from './serviceAccount.ts'
import { createTokenVerifier } from './tokenVerifier.ts'

export interface FirebaseSettings {
  projectId: string
  account: ServiceAccountKey
  clock: Clock
  /** Addresses of the live service, or of a test. */
  addresses?: { api: string; token: string; keys: string }
}

const LIVE = {
  api: 'https://identitytoolkit.googleapis.com',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
} as const

const TIME_LIMIT_MS = 10_000

/** Verifies tokens of the live provider: signed with its own keys, for our project only. */
export const firebaseTokenVerifier = ({ projectId, clock, addresses = LIVE }: FirebaseSettings): TokenVerifier =>
  createTokenVerifier(
    {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      keys: createRemoteJWKSet(new URL(addresses.keys), { timeoutDuration: TIME_LIMIT_MS }),
    },
    clock,
  )

const Refusal = type({ error: type({ message: string() }) })
const Created = type({ localId: string() })
const Done = type({})
/** Milliseconds, as text. */
const Moment = pattern(string(), /^\d{1,15}$/)
const UserInfo = type({
  localId: string(),
  email: optional(string()),
  emailVerified: optional(boolean()),
  disabled: optional(boolean()),
  createdAt: Moment,
  lastLoginAt: optional(Moment),
  /** Seconds, as text. */
  validSince: optional(pattern(string(), /^\d{1,12}$/)),
  passwordUpdatedAt: optional(number()),
  providerUserInfo: optional(array(type({ providerId: string(), rawId: optional(string()) }))),
})
const LookupResponse = type({ users: optional(array(UserInfo)) })

const momentOf = (milliseconds: string): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Number(milliseconds))

const accountOf = (user: Infer<typeof UserInfo>): ProviderAccount => ({
  uid: user.localId,
  email: user.email ?? '',
  email_verified: user.emailVerified ?? false,
  disabled: user.disabled ?? false,
  created_at: momentOf(user.createdAt),
  last_sign_in_at: user.lastLoginAt === undefined ? null : momentOf(user.lastLoginAt),
  valid_since: momentOf(`${user.validSince ?? '0'}000`),
  ways: (user.providerUserInfo ?? []).map(({ providerId, rawId }) => ({
    provider: providerId,
    mark: providerId === 'password' ? String(user.passwordUpdatedAt ?? '') : (rawId ?? ''),
  })),
})

/** The provider's error code, without the message that may follow it. */
const codeOf = (answer: unknown): string =>
  is(answer, Refusal) ? (answer.error.message.split(' : ')[0]?.trim() ?? '') : ''

const TAKEN = ['EMAIL_EXISTS', 'DUPLICATE_EMAIL'] as const
/** Input that passes our own rules but not the provider's. */
const UNFIT = {
  WEAK_PASSWORD: 'password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password',
  INVALID_EMAIL: 'email',
} as const
const isUnfit = (code: string): code is keyof typeof UNFIT => Object.hasOwn(UNFIT, code)

/** The admin API of the live provider, over REST. A call without a valid response is a 502 to our guest. */
export const firebaseIdentityAdmin = ({
  projectId,
  account,
  clock,
  addresses = LIVE,
}: FirebaseSettings): IdentityAdmin => {
  const accessToken = accessTokens({ account, tokenUrl: addresses.token, clock })
  const accounts = `${addresses.api}/v1/projects/${encodeURIComponent(projectId)}/accounts`

  /** The response; null for an `expected` error. */
  const ask = async <Answer>(
    call: '' | ':update' | ':delete' | ':lookup',
    body: object,
    struct: Struct<Answer>,
    expected: readonly string[] = [],
  ): Promise<Answer | null> => {
    try {
      const response = await fetch(`${accounts}${call}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      })
      const answer: unknown = await response.json()
      if (response.ok) return create(answer, struct)
      const code = codeOf(answer)
      if (expected.includes(code)) return null
      if (isUnfit(code))
        throw new ApiError('invalid_request', `${UNFIT[code]}: is not accepted`, { field: UNFIT[code] })
      throw new Error(`accounts${call} was refused: ${response.status} ${code}`)
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      throw new ApiError('upstream_failed', 'Signing in does not work just now. Please, try again', { cause })
    }
  }

  const lookup = async (whom: { email: [string] } | { localId: [string] }): Promise<ProviderAccount | undefined> => {
    const user = (await ask(':lookup', whom, LookupResponse))?.users?.[0]
    return user === undefined ? undefined : accountOf(user)
  }

  return {
    async createPasswordUser({ email, password, display_name }) {
      const made = await ask('', { email, password, displayName: display_name }, Created, TAKEN)
      return made === null ? { outcome: 'email_exists' } : { outcome: 'created', uid: made.localId }
    },
    async setEmail(uid, email) {
      // Ends earlier sessions, as the provider does when it changes an e-mail itself.
      const validSince = String(Math.floor(clock().epochMilliseconds / 1000))
      const changed = await ask(':update', { localId: uid, email, emailVerified: true, validSince }, Done, TAKEN)
      return changed === null ? 'email_exists' : 'changed'
    },
    async setEmailVerified(uid) {
      await ask(':update', { localId: uid, emailVerified: true }, Done)
    },
    async deleteUser(uid) {
      await ask(':delete', { localId: uid }, Done, ['USER_NOT_FOUND'])
    },
    lookupByEmail: (email) => lookup({ email: [email] }),
    accountOf: (uid) => lookup({ localId: [uid] }),
    async sessionsOf(uid) {
      const account = await lookup({ localId: [uid] })
      const at = account?.last_sign_in_at ?? null
      return at === null ? [] : [{ way: '', began_at: at, used_at: at }]
    },
  }
}
