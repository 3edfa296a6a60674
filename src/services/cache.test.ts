import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Cancelled, createCache } from './cache.ts'

/** What it is rejected with. */
const lossOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
const never = () => new Promise<string>(() => {})
const key = ['hotel', 'h1'] as const
const cacheOf = () => createCache((failures) => failures < 2)
const network = { listeners: new Map<string, Set<() => void>>() }

const goOnline = (onLine: boolean): void => {
  vi.stubGlobal('navigator', { onLine })
  for (const listener of network.listeners.get(onLine ? 'online' : 'offline') ?? []) listener()
}

beforeEach(() => {
  vi.useFakeTimers()
  network.listeners.clear()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    network.listeners.set(name, (network.listeners.get(name) ?? new Set()).add(listener))
  })
  vi.stubGlobal('removeEventListener', (name: string, listener: () => void) =>
    network.listeners.get(name)?.delete(listener),
  )
  goOnline(true)
})
afterEach(() => void vi.useRealTimers())

test('several who ask at once are one question, and its answer is good as long as it says', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('Meridian'))
  const [cache, query] = [cacheOf(), { queryKey: key, queryFn: ask, staleTime: 1000 }]
  expect(await Promise.all([cache.fetch(query), cache.fetch(query)])).toEqual(['Meridian', 'Meridian'])
  await vi.advanceTimersByTimeAsync(999)
  await cache.fetch(query)
  expect(ask.mock.calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await cache.fetch(query)
  expect(ask.mock.calls.length).toBe(2)
})

test('what fails is asked again twice, one and two seconds later; what may not be is told at once', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')))
  const cache = cacheOf()
  const told = lossOf(cache.fetch({ queryKey: key, queryFn: ask }))
  const counts: number[] = []
  for (const ms of [0, 999, 1, 1999, 1]) {
    await vi.advanceTimersByTimeAsync(ms)
    counts.push(ask.mock.calls.length)
  }
  expect(await told).toMatchObject({ message: 'broken' })
  expect(counts).toEqual([1, 1, 2, 2, 3])
  expect(cache.entryOf({ queryKey: key, queryFn: ask }).read()).toMatchObject({ data: undefined, fetchStatus: 'idle' })
  await expect(cache.fetch({ queryKey: ['once'], queryFn: ask, retry: false })).rejects.toThrow('broken')
  expect(ask.mock.calls.length).toBe(4)
})

test('without a network it waits for one, unless it is to fail', async () => {
  goOnline(false)
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('Meridian'))
  const [cache, query] = [cacheOf(), { queryKey: key, queryFn: ask }]
  const answer = cache.fetch(query)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([ask.mock.calls.length, cache.entryOf(query).read().fetchStatus]).toEqual([0, 'paused'])
  await cache.fetch({ queryKey: ['always'], queryFn: ask, networkMode: 'always' })
  expect(ask.mock.calls.length).toBe(1)
  goOnline(true)
  expect(await answer).toBe('Meridian')
})

test('what is cancelled aborts its request, leaves what was known, and can be asked anew at once', async () => {
  const cache = cacheOf()
  const signals: AbortSignal[] = []
  const entry = cache.entryOf({
    queryKey: key,
    queryFn: ({ signal }) => {
      signals.push(signal)
      return never()
    },
  })
  entry.set('kept')
  const first = lossOf(entry.fetch())
  await vi.advanceTimersByTimeAsync(0)
  expect(entry.read().fetchStatus).toBe('fetching')
  cache.cancel(['hotel'])
  expect(await first).toBeInstanceOf(Cancelled)
  expect([signals[0]?.aborted, entry.read()]).toMatchObject([true, { data: 'kept', error: null, fetchStatus: 'idle' }])
  void entry.fetch()
  await vi.advanceTimersByTimeAsync(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('when the last who looked has gone nothing is asked any more, and after five minutes nothing is kept', async () => {
  const cache = cacheOf()
  const query = { queryKey: key, queryFn: never }
  const leave = cache.entryOf(query).subscribe(() => {})
  const asking = lossOf(cache.entryOf(query).fetch())
  leave()
  expect(await asking).toBeInstanceOf(Cancelled)
  cache.set(query, 'Meridian')
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(cache.get(query)).toBe('Meridian')
  await vi.advanceTimersByTimeAsync(1)
  expect(cache.get(query)).toBeUndefined()
})

const of = (...queryKey: string[]) => ({ queryKey, queryFn: never })

test('keys are reached by their start or by the whole of them', () => {
  const cache = cacheOf()
  for (const query of [of('user', 'bookings'), of('user', 'bookings', 'b1'), of('hotel')]) cache.set(query, 'kept')
  cache.invalidate(['user', 'bookings'], { exact: true })
  expect(
    [of('user', 'bookings'), of('user', 'bookings', 'b1')].map((query) => cache.entryOf(query).read().isInvalid),
  ).toEqual([true, false])
  cache.remove(['user'])
  expect([of('user', 'bookings'), of('user', 'bookings', 'b1'), of('hotel')].map(cache.get)).toEqual([
    undefined,
    undefined,
    'kept',
  ])
})

test('an answer that says the same is the same', async () => {
  const [cache, told] = [cacheOf(), { rooms: [1] }]
  const query = { queryKey: key, queryFn: () => Promise.resolve({ rooms: [1] }) }
  cache.set(query, told)
  await cache.entryOf(query).fetch()
  expect(cache.get(query)).toBe(told)
})
