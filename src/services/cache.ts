import { isOnline, watchConnection } from './connection.ts'

const MINUTE_MS = 60_000
/** What nobody looks at any more is kept this long. */
const KEPT_MS = 5 * MINUTE_MS
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

type Key = readonly unknown[]

/** Something that the server is asked for, and how long its answer is good. */
export interface Query<Answer> {
  queryKey: Key
  queryFn: (asked: { signal: AbortSignal }) => Promise<Answer>
  /** Until then the answer is not asked for again; a minute unless said. */
  staleTime?: number
  /** Nobody asks again for it by themselves. */
  retry?: false
  /** Asked even without a network, so that it fails. */
  networkMode?: 'always'
}

/** Finds out what its answer is. */
export const queryOf = <Answer>(query: Query<Answer>): Query<Answer> => query

/** What is known of an answer. */
export interface Known<Answer> {
  readonly data: Answer | undefined
  /** Why the last try failed; `data` may be of an earlier one. */
  readonly error: Error | null
  /** When `data` came, in milliseconds; 0 while there is none. */
  readonly at: number
  /** It has been said to be out of date. */
  readonly isInvalid: boolean
  /** `paused`: it waits for a network. */
  readonly fetchStatus: 'idle' | 'fetching' | 'paused'
}

/** The answer to one query. */
export interface Entry<Answer> {
  read: () => Known<Answer>
  isStale: () => boolean
  /** Asks, or joins who is asking. @throws what the query throws; `Cancelled`. */
  fetch: (query?: Query<Answer>) => Promise<Answer>
  /** Stops asking: it is as it was before. */
  cancel: () => void
  set: (data: Answer) => void
  invalidate: () => void
  /** When nobody listens any more, nothing goes on being asked. */
  subscribe: (listener: () => void) => () => void
}

/** Who asked has been told to stop. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

const UNKNOWN: Known<never> = { data: undefined, error: null, at: 0, isInvalid: false, fetchStatus: 'idle' }

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Ends as the other does, or when it is given up. */
const unless = <T>(signal: AbortSignal, other: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(toError(signal.reason)), { once: true })
    other.then(resolve, reject)
  })

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

const network = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = watchConnection((online) => {
      if (!online) return
      stop()
      resolve()
    })
  })

type MayAskAgain = (failures: number, error: Error) => boolean

const createEntry = <Answer>(first: Query<Answer>, mayAskAgain: MayAskAgain, forget: () => void): Entry<Answer> => {
  let known: Known<Answer> = UNKNOWN
  let running: { promise: Promise<Answer>; before: Known<Answer>; stop: AbortController } | null = null
  let leaving: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const { staleTime = MINUTE_MS } = first

  const become = (next: Partial<Known<Answer>>): void => {
    known = { ...known, ...next }
    for (const listener of listeners) listener()
  }
  const leave = (): void => {
    clearTimeout(leaving)
    if (listeners.size === 0 && staleTime !== Infinity) leaving = setTimeout(forget, Math.max(KEPT_MS, staleTime))
  }
  /** What says the same is the same: whoever compares sees no change. */
  const set = (data: Answer): void => {
    const isSame = JSON.stringify(data) === JSON.stringify(known.data)
    become({ data: isSame ? known.data : data, error: null, at: Date.now(), isInvalid: false })
    leave()
  }

  const ask = async ({ queryFn, retry, networkMode }: Query<Answer>, signal: AbortSignal): Promise<Answer> => {
    const isReachable = () => networkMode === 'always' || isOnline()
    for (let failures = 0; ; failures += 1) {
      if (!isReachable()) {
        become({ fetchStatus: 'paused' })
        await unless(signal, network())
      }
      become({ fetchStatus: 'fetching' })
      try {
        return await unless(signal, (async () => queryFn({ signal }))())
      } catch (thrown) {
        if (signal.aborted || retry === false || !mayAskAgain(failures, toError(thrown))) throw thrown
        await unless(signal, pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)))
      }
    }
  }
  const fetch = (query = first): Promise<Answer> => {
    if (running) return running.promise
    const stop = new AbortController()
    const before = known
    if (known.at === 0) become({ error: null })
    const end = (): void => {
      if (running?.stop === stop) running = null
    }
    const promise = ask(query, stop.signal).then(
      (data) => {
        end()
        known = { ...known, fetchStatus: 'idle' }
        set(data)
        return data
      },
      (thrown: unknown) => {
        end()
        if (!stop.signal.aborted) become({ error: toError(thrown), fetchStatus: 'idle' })
        leave()
        throw thrown
      },
    )
    running = { promise, before, stop }
    return promise
  }
  const cancel = (): void => {
    if (!running) return
    const { before, stop } = running
    running = null
    stop.abort(new Cancelled())
    // What was put there meanwhile stays.
    become(known.at === before.at ? { ...before, fetchStatus: 'idle' } : { fetchStatus: 'idle' })
  }

  return {
    read: () => known,
    isStale: () => known.at === 0 || known.isInvalid || Date.now() - known.at >= staleTime,
    fetch,
    cancel,
    set,
    invalidate: () => become({ isInvalid: true }),
    subscribe: (listener) => {
      clearTimeout(leaving)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) cancel()
        leave()
      }
    },
  }
}

/** Where the server's answers are kept, each under its key. */
export const createCache = (mayAskAgain: MayAskAgain) => {
  const entries = new Map<string, { key: Key; entry: Entry<unknown> }>()
  const startingWith = (start: Key, isExact: boolean) =>
    [...entries.values()].filter(
      ({ key }) => (!isExact || key.length === start.length) && start.every((part, at) => key[at] === part),
    )

  // Under one key there is one kind of answer.
  function entryOf<Answer>(query: Query<Answer>): Entry<Answer>
  function entryOf(query: Query<unknown>) {
    const name = JSON.stringify(query.queryKey)
    const known = entries.get(name)
    if (known) return known.entry
    const entry = createEntry(query, mayAskAgain, () => entries.delete(name))
    entries.set(name, { key: query.queryKey, entry })
    return entry
  }

  return {
    entryOf,
    get: <Answer>(query: Query<Answer>): Answer | undefined => entryOf(query).read().data,
    set: <Answer>(query: Query<Answer>, data: Answer): void => entryOf(query).set(data),
    /** What is kept while it is good, or else what the server says. */
    fetch: async <Answer>(query: Query<Answer>): Promise<Answer> => {
      const entry = entryOf(query)
      const { data } = entry.read()
      const isGood = data !== undefined && query.staleTime !== 0 && !entry.isStale()
      return isGood ? data : entry.fetch(query)
    },
    /** By the start of their keys, or by the whole. */
    cancel: (key: Key, { exact = false } = {}): void => {
      for (const { entry } of startingWith(key, exact)) entry.cancel()
    },
    /** Whoever looks at them asks again. */
    invalidate: (key: Key, { exact = false } = {}): void => {
      for (const { entry } of startingWith(key, exact)) entry.invalidate()
    },
    remove: (key: Key): void => {
      for (const [name, known] of entries) if (startingWith(key, false).includes(known)) entries.delete(name)
    },
  }
}

export type Cache = ReturnType<typeof createCache>
