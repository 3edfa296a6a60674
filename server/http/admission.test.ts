import { describe, expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#contract/http/endpoints.ts'
import { createAdmission } from './admission.ts'
import { given } from './api.testing.ts'
import { createBuckets } from './buckets.ts'
import { MODEST_TOKENS, READ_TOKENS, READS, LOAD_HARD_LIMIT, LOAD_SOFT_LIMIT } from './capacity.ts'
import { monitorEventLoopLag } from './eventLoopLag.ts'

const IDLE = { lateMs: () => 0, unsentBytes: () => 0 }

describe('a token bucket', () => {
  test('is full at first, returns the wait for missing tokens, and refills up to its size', () => {
    const { waitOf, later } = bucketsOf({ most: 10, perSecond: 2 })
    expect([waitOf('a', 7), waitOf('a', 7), waitOf('a', 3)]).toEqual([0, 2, 0])
    later(1.5)
    expect([waitOf('a', 3), waitOf('a', 4)]).toEqual([0, 2])
    later(3600)
    expect([waitOf('a', 11), waitOf('a', 10)]).toEqual([0.5, 0])
  })

  test('belongs to one address, and the oldest of too many is dropped', () => {
    const { buckets, waitOf } = bucketsOf({ most: 1, perSecond: 1 }, 3)
    for (const address of ['a', 'b', 'c', 'a']) buckets.take(address, 1)
    expect(buckets.size()).toBe(3)
    buckets.take('d', 1)
    expect([buckets.size(), waitOf('a', 1), waitOf('b', 1)]).toEqual([3, 1, 0])
  })
})

describe('public reads', () => {
  test('are all public calls that cost something', () => {
    const free: EndpointName[] = [
      'health',
      'config',
      'currencies',
      'signUp',
      'verifyEmail',
      'emailVerificationStatus',
      'clientToken',
    ]
    const all = Object.entries(endpoints).flatMap(([name, { access }]) =>
      access === 'public' || access === 'optional' || access === 'anyone' ? [name] : [],
    )
    expect(all.sort()).toEqual([...Object.keys(READ_TOKENS), ...free, 'resendVerificationEmail'].sort())
  })

  test('thirty guests behind one address can search and open a hotel at the same moment, and then read on', () => {
    const { buckets, later } = bucketsOf(READS)
    const admit = createAdmission(IDLE, buckets)
    const ask = (...names: EndpointName[]): void =>
      names.forEach((name) => expect(() => admit(name, '192.0.2.7')).not.toThrow())
    for (let guest = 0; guest < 30; guest += 1) ask('places', 'places', 'searchHotels', 'hotel', 'rooms', 'board')
    for (let second = 0; second < 60; second += 1) {
      later(1)
      // Every second, three guests move the map and open a hotel.
      for (let guest = 0; guest < 3; guest += 1) ask('searchHotels', 'hotel', 'rooms', 'board')
    }
  })

  test('one guest who drags the map five times a second is never asked to wait', () => {
    const { buckets, later } = bucketsOf(READS)
    const admit = createAdmission(IDLE, buckets)
    for (let move = 0; move < 3000; move += 1) {
      expect(() => admit('searchHotels', '192.0.2.7')).not.toThrow()
      later(0.2)
    }
  })

  test('an address over its limit must wait; other addresses and other calls need not', async () => {
    const { buckets } = bucketsOf({ most: 12, perSecond: 2 })
    const { api } = given({ admit: createAdmission(IDLE, buckets) })
    const search = (address: string) =>
      api.request('/places/?query=par', {}, { incoming: { socket: { remoteAddress: address } } })
    const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await search('2001:db8::1')).status))
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429])
    // Another address of the same household.
    const refused = await search('2001:db8::2')
    expect(refused.headers.get('connection')).toBe('close')
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      429,
      '1',
      { error: { code: 'too_many_requests' } },
    ])
    expect((await search('2001:db8:0:1::1')).status).toBe(200)
    expect((await api.request('/health/')).status).toBe(200)
  })

  test.each([
    ['late', { lateMs: () => LOAD_HARD_LIMIT.lateMs + 1, unsentBytes: () => 0 }],
    ['full of answers that nobody reads', { lateMs: () => 0, unsentBytes: () => LOAD_HARD_LIMIT.unsentBytes + 1 }],
  ])('a server that is very %s refuses all reads for now, and serves the rest', async (_, load) => {
    const { api } = given({ admit: createAdmission(load) })
    const answer = await api.request('/places/?query=par')
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
      503,
      '2',
      { error: { code: 'not_ready' } },
    ])
    expect((await api.request('/health/')).status).toBe(200)
    expect((await api.request('/currencies/')).status).toBe(200)
  })

  test.each([
    ['late', { lateMs: () => LOAD_SOFT_LIMIT.lateMs + 1, unsentBytes: () => 0 }],
    ['full of answers that nobody reads', { lateMs: () => 0, unsentBytes: () => LOAD_SOFT_LIMIT.unsentBytes + 1 }],
  ])('a server that is a little %s refuses heavy callers, but no guest', (_, load) => {
    const { buckets } = bucketsOf(READS)
    const admit = createAdmission(load, buckets)
    const ask = () => admit('places', '192.0.2.7')
    for (let token = 0; token < MODEST_TOKENS; token += 1) expect(ask).not.toThrow()
    expect(ask).toThrow(expect.objectContaining({ code: 'not_ready' }))
    expect(() => admit('searchHotels', '192.0.2.8')).not.toThrow()
  })

  test('a load at its limit is not over it', () => {
    const { buckets } = bucketsOf(READS)
    const admit = createAdmission(
      { lateMs: () => LOAD_SOFT_LIMIT.lateMs, unsentBytes: () => LOAD_SOFT_LIMIT.unsentBytes },
      buckets,
    )
    for (let search = 0; search < READS.most / 5; search += 1)
      expect(() => admit('searchHotels', '192.0.2.7')).not.toThrow()
  })

  test('an invalid request costs nothing', async () => {
    const { buckets } = bucketsOf(READS)
    const { api } = given({ admit: createAdmission(IDLE, buckets) })
    expect((await api.request('/hotels/?dest=nowhere')).status).toBe(400)
    expect(buckets.size()).toBe(0)
  })
})

test('event-loop lag is seen while the processor is busy, before any timer fires', async () => {
  const lateness = monitorEventLoopLag()
  await new Promise((resolve) => setImmediate(resolve))
  const until = performance.now() + 120
  while (performance.now() < until);
  expect(lateness.now()).toBeGreaterThan(60)
  lateness.stop()
})

/** Buckets on a clock that only `later` moves, in seconds. */
const bucketsOf = (size: typeof READS, most?: number) => {
  let now = 0
  const buckets = createBuckets(size, () => now, most)
  const waitOf = (subject: string, tokens: number): number => buckets.take(subject, tokens).waitSeconds
  return { buckets, waitOf, later: (seconds: number) => (now += seconds * 1000) }
}
