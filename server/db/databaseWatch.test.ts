import { DatabaseError } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseUnavailable, isAway, isDatabaseUnavailable } from './databaseUnavailable.ts'
import { watchDatabase } from './databaseWatch.ts'
import { kyselyOf } from './open.ts'

type Reply = 'answers' | 'refuses' | 'hangs'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a database that refuses is down at the next round, and up again at the first round that it answers', async () => {
  const { watch, says, lines } = watched()
  expect(watch.isUp()).toBe(true)
  says('refuses')
  await vi.advanceTimersByTimeAsync(2)
  expect(watch.isUp()).toBe(false)
  says('answers')
  await vi.advanceTimersByTimeAsync(1)
  expect([watch.isUp(), lines]).toEqual([true, ['the database does not answer', 'the database answers again']])
  watch.stop()
})

test('a database that hangs is down after four rounds', async () => {
  const { watch, says } = watched()
  says('hangs')
  await vi.advanceTimersByTimeAsync(4)
  expect(watch.isUp()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(watch.isUp()).toBe(false)
  watch.stop()
})

test('a failure of the database is told from a wrong query', () => {
  for (const code of ['57P01', '57014', '53300', '53100', '08006', '58030', '25006'])
    expect([code, isAway(failing(code))]).toEqual([code, true])
  for (const code of ['23505', '42P01', '40P01', '22012']) expect([code, isAway(failing(code))]).toEqual([code, false])
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect([isAway(refused), isAway(new AggregateError([refused])), isAway(new Error('of ours'))]).toEqual([
    true,
    true,
    false,
  ])
  expect(isDatabaseUnavailable(new Error('signing in failed', { cause: new DatabaseUnavailable(refused) }))).toBe(true)
  expect(isDatabaseUnavailable(new Error('signing in failed', { cause: refused }))).toBe(false)
})

const failing = (code: string) => Object.assign(new DatabaseError('x', 1, 'error'), { code })

/** A database that answers as `says` sets it, watched every millisecond. */
const watched = () => {
  let reply: Reply = 'answers'
  const lines: string[] = []
  const db = kyselyOf({
    acquire: async () => ({
      query: async () => {
        if (reply === 'refuses') throw new Error('refused')
        if (reply === 'hangs') await new Promise(() => {})
        return { command: 'SELECT', rowCount: 1, rows: [] }
      },
      release: () => {},
    }),
    end: async () => {},
  })
  const write = (...args: unknown[]): void => void lines.push(String(args.at(-1)))
  const watch = watchDatabase(db, { warn: write, error: write }, 1)
  return { watch, lines, says: (next: Reply) => (reply = next) }
}
