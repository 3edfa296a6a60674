import { toFailure } from '#machines/kit/failure.ts'
import { DEFAULT_DESTINATION } from '#contract/hotel/destination.ts'
import { describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientEnvironment } from './http.ts'

describe('a request', () => {
  test('sends language, device kind and credentials', async () => {
    const { callApi, seen } = client(() => Response.json({ travellers: [] }), {
      bearer: () => Promise.resolve('token-1'),
      locale: () => 'ar',
    })
    await callApi('travellers', {})
    expect(seen[0]).toEqual({
      url: '/api/v1/user/travellers/',
      method: 'GET',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'accept-language': 'ar',
        authorization: 'Bearer token-1',
        'x-client': 'desktop-2',
      },
      body: null,
    })
  })

  test('has no authorization when signed out, and marks a handheld device', async () => {
    const { request } = await currenciesFrom({ isHandheld: () => true })
    expect(request?.headers).toEqual({ accept: 'application/json', 'accept-language': 'en', 'x-client': 'handheld-2' })
  })

  test('of a public call, or for a price without a discount, does not wait for the token', async () => {
    const never = { bearer: () => new Promise<never>(() => undefined) }
    const { callApi, seen } = client(() => Response.json({ as_of: '2026-10-02', currencies: {} }), never)
    await callApi('currencies', {})
    await callApi('rate', { params: { rateKey: 'key' } }).catch(() => undefined)
    expect(seen.map(({ headers }) => headers['authorization'])).toEqual([undefined, undefined])
  })

  test('that needs the token waits for it no longer than for its response', async () => {
    const never = { bearer: () => new Promise<never>(() => undefined), timeLimitMs: 5 }
    const { callApi, seen } = client(hang, never)
    await expect(callApi('travellers', {})).rejects.toMatchObject({ code: 'timeout' })
    await expect(callApi('rate', { params: { rateKey: 'key' }, query: { credits: 5 } })).rejects.toMatchObject({
      code: 'timeout',
    })
    expect(seen).toEqual([])
  })

  test('encodes its query as the endpoint table says', async () => {
    const { callApi, seen } = client(() =>
      Response.json({ hotels: [], found: 0, scope: 'nearest', airport: null, rate_distribution: [] }),
    )
    await callApi('searchHotels', {
      query: {
        dest: DEFAULT_DESTINATION,
        checkIn: '2026-11-04T18:00',
        checkOut: '2026-11-07T09:00',
        rooms: [{ adults: 2, children: [6, 4] }],
        bounds: { neLat: 41, swLat: 40, neLng: -73, swLng: -74 },
      },
    })
    expect(new URL(seen[0]?.url ?? '', 'http://x').searchParams.toString()).toBe(
      new URLSearchParams({
        dest: 'Manhattan|40.7830603|-73.9712488|false',
        bounds: '41|40|-73|-74',
        checkIn: '2026-11-04T18:00',
        checkOut: '2026-11-07T09:00',
        rooms: '2:6,4',
      }).toString(),
    )
  })

  test('encodes any text safely in its path', async () => {
    const { callApi, seen } = client(() => Response.json({}, { status: 404 }))
    await callApi('booking', { params: { id: '../a b?c#d/é' } }).catch(() => undefined)
    expect(seen[0]?.url).toBe('/api/v1/bookings/..%2Fa%20b%3Fc%23d%2F%C3%A9/')
  })

  test('sends its body as JSON, and its idempotency key', async () => {
    const { callApi, seen } = client(() => Response.json({ status: 'accepted' }))
    await callApi('resendVerificationEmail', { body: { email: 'a@b.cd' }, idempotencyKey: 'attempt-1' })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      body: '{"email":"a@b.cd"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'attempt-1' },
    })
  })
})

describe('a failure', () => {
  test.each([
    [
      'a refusal of the server, with its field',
      () =>
        Response.json(
          { error: { message: 'Not so', code: 'invalid_request', requestId: 'r', field: 'email' } },
          { status: 400 },
        ),
      { code: 'invalid_request', status: 400, message: 'Not so', field: 'email' },
    ],
    [
      'a page of a proxy instead of JSON',
      () => new Response('<html>Bad gateway</html>', { status: 502 }),
      { code: 'internal', status: 502, message: 'Ooops! Something went wrong' },
    ],
    [
      'a code that nobody here knows',
      () => Response.json({ error: { message: 'No', code: 'teapot', requestId: 'r' } }, { status: 418 }),
      { code: 'internal', status: 418, message: 'No' },
    ],
    [
      'a decline with its reason',
      () =>
        Response.json(
          { error: { message: 'Declined', code: 'declined', requestId: 'r', reason: 'card.invalid' } },
          { status: 402 },
        ),
      { code: 'declined', status: 402, reason: 'card.invalid' },
    ],
    [
      'an error in another shape',
      () => Response.json({ oops: true }, { status: 418 }),
      { code: 'internal', status: 418, message: 'Ooops! Something went wrong' },
    ],
    [
      'an answer that is not what was agreed',
      () => Response.json({ currencies: 5 }),
      { code: 'bad_answer', status: 500 },
    ],
    ['an answer cut short', () => new Response('{"as_of":"2026'), { code: 'bad_answer', status: 500 }],
    [
      'a connection reset',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { code: 'unreachable', status: 500 },
    ],
  ])('becomes an ApiFailure: %s', async (_, answer, viewState) => {
    const { callApi } = client(answer)
    await expect(callApi('currencies', {})).rejects.toMatchObject(viewState)
  })

  test('to get the token counts as an unreachable server', async () => {
    const { callApi } = client(() => Response.json({}), { bearer: () => Promise.reject(new Error('offline')) })
    await expect(callApi('travellers', {})).rejects.toMatchObject({ code: 'unreachable' })
  })

  test('to reach the server differs from being offline', async () => {
    const { callApi } = client(() => Promise.reject(new TypeError('Failed to fetch')), { isOnline: () => false })
    await expect(callApi('currencies', {})).rejects.toMatchObject({ code: 'network', status: 500 })
  })

  test('to answer in time differs from an abort by the caller', async () => {
    const { callApi } = client(hang, { timeLimitMs: 5 })
    await expect(callApi('currencies', {})).rejects.toMatchObject({ code: 'timeout', status: 500 })
    const { signal } = new AbortController()
    await expect(callApi('currencies', { signal })).rejects.toMatchObject({ code: 'timeout', status: 500 })
    const controller = new AbortController()
    const aborted = client(hang).callApi('currencies', { signal: controller.signal })
    controller.abort(new Error('the guest went on'))
    await expect(aborted).rejects.toThrow('the guest went on')
  })
})

describe('a refused token', () => {
  test('is reported, so that the session can end', async () => {
    const onRefused = vi.fn<() => void>()
    const { callApi } = client(refuseToken, { bearer: () => Promise.resolve('token-1'), onRefused })
    await expect(callApi('userDetails', {})).rejects.toMatchObject({ code: 'unauthorized', status: 401 })
    expect(onRefused).toHaveBeenCalledTimes(1)
  })

  test('is also reported when the account is not found, but not for anything else missing', async () => {
    const onRefused = vi.fn<() => void>()
    const error = { message: 'Not found', code: 'not_found', requestId: 'r' }
    const { callApi } = client(() => Response.json({ error }, { status: 404 }), {
      bearer: () => Promise.resolve('token-1'),
      onRefused,
    })
    await expect(callApi('booking', { params: { id: 'b' } })).rejects.toMatchObject({ code: 'not_found' })
    expect(onRefused).not.toHaveBeenCalled()
    await expect(callApi('favorites', {})).rejects.toMatchObject({ code: 'not_found' })
    expect(onRefused).toHaveBeenCalledTimes(1)
  })

  test('is not reported if no token was sent', async () => {
    const onRefused = vi.fn<() => void>()
    const { callApi } = client(refuseToken, { onRefused })
    await expect(callApi('userDetails', {})).rejects.toMatchObject({ code: 'unauthorized', status: 401 })
    expect(onRefused).not.toHaveBeenCalled()
  })
})

describe('a rate-limited call', () => {
  test.each([
    ['600', { code: 'too_many_requests', status: 429, retryAfterSeconds: 600 }],
    ['Wed, 21 Oct 2026 07:28:00 GMT', { code: 'too_many_requests', status: 429 }],
    [null, { code: 'too_many_requests', status: 429 }],
  ])('says when it may be retried, if the server does: %s', async (header, failure) => {
    const error = { message: 'Please, wait', code: 'too_many_requests', requestId: 'r' }
    const headers: Record<string, string> = header === null ? {} : { 'Retry-After': header }
    const { callApi } = client(() => Response.json({ error }, { status: 429, headers }))
    const refused = await callApi('currencies', {}).catch(toFailure)
    expect(refused).toEqual(failure)
  })

  test('says so even if a proxy refused it in its own format', async () => {
    const { callApi } = client(() => new Response('slow down', { status: 429, headers: { 'Retry-After': '7' } }))
    const refused = await callApi('currencies', {}).catch(toFailure)
    expect(refused).toEqual({ code: 'too_many_requests', status: 429, retryAfterSeconds: 7 })
  })
})

interface Seen {
  url: string
  method: string
  credentials: string
  headers: Record<string, string>
  body: string | null
}

type Answer = (init: RequestInit | undefined) => Response | Promise<Response>

const refuseToken: Answer = () =>
  Response.json({ error: { message: 'Please, sign in', code: 'unauthorized', requestId: 'r' } }, { status: 401 })

const hang: Answer = (init) =>
  new Promise((_, refuse) => {
    const giveUp = () => refuse(new DOMException('Aborted', 'AbortError'))
    if (init?.signal?.aborted === true) giveUp()
    init?.signal?.addEventListener('abort', giveUp)
  })

const client = (answer: Answer, environment: Partial<ClientEnvironment> = {}) => {
  const seen: Seen[] = []
  const callApi = createClient({
    base: '/api/v1',
    bearer: () => Promise.resolve(null),
    locale: () => 'en',
    isHandheld: () => false,
    isOnline: () => true,
    fetch: (url, init) => {
      seen.push({
        url: typeof url === 'string' ? url : '',
        method: init?.method ?? '',
        credentials: init?.credentials ?? '',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : null,
      })
      return Promise.resolve(answer(init))
    },
    ...environment,
  })
  return { callApi, seen }
}

const currenciesFrom = async (environment: Partial<ClientEnvironment>) => {
  const { callApi, seen } = client(() => Response.json({ as_of: '2026-10-02', currencies: {} }), environment)
  await callApi('currencies', {})
  return { request: seen[0] }
}
