import type { Clock } from '#server/clock.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Bearer, Caller } from '#server/http/handler.ts'
import { authFingerprint } from './authFingerprint.ts'
import type { IdentityAdmin, ProviderAccount, TokenVerifier } from './identity.port.ts'

/** Seconds for which an account from the provider is reused, for requests that can do no lasting harm. */
export const ACCOUNT_TTL_SECONDS = 30
/** Seconds for which it is reused while the provider does not answer. */
export const ACCOUNT_STALE_IF_ERROR_SECONDS = 600
const MAX_CACHED_ACCOUNTS = 10_000
const ASK_AGAIN_SECONDS = 5

export interface BearerVerifierDeps {
  verifier: TokenVerifier
  accounts: Pick<IdentityAdmin, 'accountOf'>
  clock: Clock
  /** Called with the account after every request to the provider. */
  seen: (account: ProviderAccount) => Promise<void>
  /**
   * True if another process has since seen the account with other sign-in methods, e.g. after a claim or a password change. The
   * cached account is then invalid.
   */
  isOvertaken: (account: ProviderAccount) => Promise<boolean>
  /** A valid token of an ended session was used. */
  revoked: (uid: string) => void
}

interface Word {
  account: ProviderAccount | undefined
  askedAt: Temporal.Instant
}

export interface BearerVerifier {
  /**
   * The caller of a valid token whose session has not been ended by a new password, by a proof of the e-mail, by an
   * administrator, or with the account.
   * @param fresh asks the provider now; otherwise a cached account of the last `ACCOUNT_TTL_SECONDS` will do, unless it is
   * overtaken.
   * @returns null for an invalid token.
   * @throws 503 not_ready if the provider does not answer and no cached account is usable.
   */
  callerOf: (token: string, options: { fresh: boolean }) => Promise<Caller | null>
}

const isOver = ({ auth_time }: Bearer, account: ProviderAccount | undefined): boolean =>
  account === undefined || account.disabled || Temporal.Instant.compare(auth_time, account.valid_since) < 0

const nobodyCanSay = (cause: unknown): ApiError =>
  new ApiError('not_ready', 'Signing in does not work just now. Please, try again', {
    retryAfterSeconds: ASK_AGAIN_SECONDS,
    cause,
  })

export const createBearerVerifier = ({
  verifier,
  accounts,
  clock,
  seen,
  isOvertaken,
  revoked,
}: BearerVerifierDeps): BearerVerifier => {
  const words = new Map<string, Word>()
  const asking = new Map<string, Promise<Word>>()

  const keep = (uid: string, word: Word): void => {
    const previous = words.get(uid)
    if (previous !== undefined && Temporal.Instant.compare(previous.askedAt, word.askedAt) > 0) return
    words.delete(uid)
    words.set(uid, word)
    const [oldest] = words.keys()
    if (words.size > MAX_CACHED_ACCOUNTS && oldest !== undefined) words.delete(oldest)
  }

  const ask = async (uid: string): Promise<Word> => {
    const askedAt = clock()
    const account = await accounts.accountOf(uid)
    if (account !== undefined) await seen(account)
    const word = { account, askedAt }
    keep(uid, word)
    return word
  }

  /** Shares one request among parallel callers. */
  const askOnce = (uid: string): Promise<Word> => {
    const pending = asking.get(uid)
    if (pending !== undefined) return pending
    const request = ask(uid).finally(() => asking.delete(uid))
    asking.set(uid, request)
    return request
  }

  const youngerThan = async (seconds: number, uid: string): Promise<Word | undefined> => {
    const word = words.get(uid)
    if (word === undefined || word.askedAt.until(clock()).total('seconds') >= seconds) return undefined
    return word.account !== undefined && (await isOvertaken(word.account)) ? undefined : word
  }

  const wordOn = async (uid: string, fresh: boolean): Promise<Word> => {
    const cached = fresh ? undefined : await youngerThan(ACCOUNT_TTL_SECONDS, uid)
    if (cached !== undefined) return cached
    try {
      return await (fresh ? ask(uid) : askOnce(uid))
    } catch (cause) {
      const old = fresh ? undefined : await youngerThan(ACCOUNT_STALE_IF_ERROR_SECONDS, uid)
      if (old !== undefined) return old
      throw nobodyCanSay(cause)
    }
  }

  const bearerOf = async (token: string): Promise<Bearer | null> => {
    try {
      return await verifier.verify(token)
    } catch (cause) {
      throw nobodyCanSay(cause)
    }
  }

  return {
    callerOf: async (token, { fresh }) => {
      const bearer = await bearerOf(token)
      if (bearer === null) return null
      const { account } = await wordOn(bearer.uid, fresh)
      if (account === undefined || isOver(bearer, account)) {
        revoked(bearer.uid)
        return null
      }
      return { ...bearer, credential: authFingerprint(account) }
    },
  }
}
