import { expect, test } from 'vitest'
import type { Bearer } from '#server/http/handler.ts'
import type { ProviderAccount } from './identity.port.ts'
import { createBearerVerifier, ACCOUNT_TTL_SECONDS, ACCOUNT_STALE_IF_ERROR_SECONDS } from './bearerVerifier.ts'

const START = Temporal.Instant.from('2026-12-24T15:00:00Z')

const account = (changes: Partial<ProviderAccount> = {}): ProviderAccount => ({
  uid: 'maya',
  email: 'maya@stayless.example',
  email_verified: true,
  disabled: false,
  created_at: START.subtract({ hours: 1 }),
  last_sign_in_at: START,
  valid_since: START.subtract({ hours: 1 }),
  ways: [],
  ...changes,
})

test('the provider is asked each time for sensitive requests, and every half minute for the others', async () => {
  const { callerOf, requestCount, later } = given()
  for (let time = 0; time < 3; time += 1) await callerOf('good', { fresh: true })
  for (let time = 0; time < 3; time += 1) await callerOf('good', { fresh: false })
  expect(requestCount()).toBe(3)
  later(ACCOUNT_TTL_SECONDS - 1)
  await callerOf('good', { fresh: false })
  expect(requestCount()).toBe(3)
  later(1)
  await callerOf('good', { fresh: false })
  expect(requestCount()).toBe(4)
})

test('parallel requests of one page ask once', async () => {
  const { callerOf, requestCount } = given()
  await Promise.all(Array.from({ length: 6 }, () => callerOf('good', { fresh: false })))
  expect(requestCount()).toBe(1)
})

test.each<[string, ProviderAccount | undefined]>([
  ['begun before its sessions count', account({ valid_since: START.add({ seconds: 1 }) })],
  ['of a closed account', account({ disabled: true })],
  ['of an account that is gone', undefined],
])('a session %s is over at once for sensitive requests, and its use is reported', async (_, changed) => {
  const { callerOf, answer, revokedUids, later } = given()
  expect(await callerOf('good', { fresh: false })).toMatchObject({ uid: 'maya' })
  answer(changed)
  expect(await callerOf('good', { fresh: true })).toBeNull()
  // The provider's answer then applies to every request.
  expect(await callerOf('good', { fresh: false })).toBeNull()
  later(3600)
  expect(await callerOf('good', { fresh: false })).toBeNull()
  expect(revokedUids).toEqual(['maya', 'maya', 'maya'])
})

test('a session begun in the very second of `valid_since` is valid', async () => {
  const { callerOf, answer } = given()
  answer(account({ valid_since: START }))
  expect(await callerOf('good', { fresh: true })).toMatchObject({ uid: 'maya' })
})

test('the fingerprint changes with everything that opens the account', async () => {
  const { callerOf, answer } = given()
  const credential = async (changes: Partial<ProviderAccount>) => {
    answer(account(changes))
    return (await callerOf('good', { fresh: true }))?.credential
  }
  const ways = [
    { provider: 'password', mark: 'one' },
    { provider: 'google.com', mark: '7' },
  ]
  const before = await credential({ ways })
  expect(await credential({ ways: ways.toReversed() })).toBe(before)
  const others = [
    await credential({ ways: [{ provider: 'password', mark: 'two' }, ...ways.slice(1)] }),
    await credential({ ways: ways.slice(0, 1) }),
    await credential({ ways, valid_since: START.subtract({ seconds: 1 }) }),
  ]
  expect(new Set([before, ...others]).size).toBe(4)
})

test('while the provider is down, its last answer is valid for ten minutes, but never for sensitive requests', async () => {
  const { callerOf, fail, later } = given()
  await callerOf('good', { fresh: false })
  fail(true)
  await expect(callerOf('good', { fresh: true })).rejects.toMatchObject({ status: 503, code: 'not_ready' })
  later(ACCOUNT_STALE_IF_ERROR_SECONDS - 1)
  expect(await callerOf('good', { fresh: false })).toMatchObject({ uid: 'maya' })
  later(1)
  await expect(callerOf('good', { fresh: false })).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  fail(false)
  expect(await callerOf('good', { fresh: false })).toMatchObject({ uid: 'maya' })
})

test('an answer outdated by another process is requested again, and never used while the provider is down', async () => {
  const { callerOf, answer, requestCount, fail, overtake } = given()
  await callerOf('good', { fresh: false })
  overtake()
  fail(true)
  await expect(callerOf('good', { fresh: false })).rejects.toMatchObject({ status: 503 })
  fail(false)
  answer(account({ valid_since: START.add({ seconds: 1 }) }))
  expect(await callerOf('good', { fresh: false })).toBeNull()
  expect(requestCount()).toBe(3)
})

test('a late answer does not replace a newer one', async () => {
  const { callerOf, answer, requestCount, hold, release, later } = given()
  hold()
  const slow = callerOf('good', { fresh: true })
  await expect.poll(requestCount).toBe(1)
  later(1)
  answer(undefined)
  expect(await callerOf('good', { fresh: true })).toBeNull()
  release()
  expect(await slow).toMatchObject({ uid: 'maya' })
  expect(await callerOf('good', { fresh: false })).toBeNull()
})

test('missing keys are no verdict on the token; an invalid token causes no request', async () => {
  const { callerOf, requestCount } = given()
  await expect(callerOf('no keys', { fresh: false })).rejects.toMatchObject({ status: 503 })
  expect(await callerOf('bad', { fresh: true })).toBeNull()
  expect(requestCount()).toBe(0)
})

const bearer: Bearer = {
  uid: 'maya',
  email: 'maya@stayless.example',
  email_verified: true,
  auth_time: START,
  way: 'password',
}

const given = () => {
  let now = START
  let current: ProviderAccount | undefined = account()
  let isAway = false
  let requestCount = 0
  let isPaused = false
  const waiting: (() => void)[] = []
  let overtaken: ProviderAccount | undefined
  const revokedUids: string[] = []
  const { callerOf } = createBearerVerifier({
    verifier: {
      verify: (token) => {
        if (token === 'no keys') return Promise.reject(new Error('no keys'))
        return Promise.resolve(token === 'good' ? bearer : null)
      },
    },
    accounts: {
      accountOf: () => {
        requestCount += 1
        const answer = current
        if (isPaused) {
          isPaused = false
          return new Promise((resolve) => waiting.push(() => resolve(answer)))
        }
        return isAway ? Promise.reject(new Error('away')) : Promise.resolve(current)
      },
    },
    clock: () => now,
    seen: () => Promise.resolve(),
    isOvertaken: (account) => Promise.resolve(account === overtaken),
    revoked: (uid) => revokedUids.push(uid),
  })
  return {
    callerOf,
    revokedUids,
    requestCount: () => requestCount,
    answer: (next: ProviderAccount | undefined) => {
      current = next
    },
    /** Holds the next answer back until `release`. */
    hold: () => {
      isPaused = true
    },
    release: () => waiting.forEach((go) => go()),
    /** Simulates another process that has seen the account since. */
    overtake: () => {
      overtaken = current
    },
    fail: (away: boolean) => {
      isAway = away
    },
    later: (seconds: number) => {
      now = now.add({ seconds })
    },
  }
}
