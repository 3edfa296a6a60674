import type { Clock } from '#server/clock.ts'
import type { Listener, Listening } from '#server/db/listening.ts'
import type { Database } from '#server/db/schema.ts'
import type { Availability } from './availability.ts'
import { INVENTORY_CHANNEL, readChange, type ChangedDays } from './inventory.store.ts'
import { firstUsefulDay, readDaysOf, readRoomDays } from './roomDays.store.ts'

export interface FeedDeps {
  db: Database
  clock: Clock
  availability: Pick<Availability, 'correct' | 'replace'>
  listen: (channel: string, listener: Listener) => Listening
  warn: (message: string, error: unknown) => void
  /** Between two readings of everything, milliseconds. */
  everyMs?: number
}

/** What was not announced, because somebody changed the table by hand, is seen after this time. */
const EVERYTHING_MS = 30_000
/** With more changes than this waiting, everything is read instead. */
const MAX_WAITING = 200

/**
 * Keeps the inventory in memory as it stands in the table, whoever changes it: each commit announces the days it has changed, and they
 * are read again. One reading at a time, each begun after its announcement: an older word of the table never comes last.
 */
export const followInventory = (deps: FeedDeps): Listening => {
  const { db, clock, availability } = deps
  let waiting: (ChangedDays | 'everything')[] = []
  let running: Promise<void> | undefined
  let isStopped = false

  const read = async (change: ChangedDays | 'everything'): Promise<void> => {
    if (change === 'everything') availability.replace(await readRoomDays(db, firstUsefulDay(clock())))
    else availability.correct(change, await readDaysOf(db, change))
  }

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      try {
        await read(next)
      } catch (error) {
        // The next reading of everything makes it good.
        deps.warn('the inventory was not read again', error)
      }
    running = undefined
  }

  const take = (change: ChangedDays | 'everything'): void => {
    if (isStopped) return
    // Everything, once it is read, has this change too.
    if (change === 'everything' || waiting.length >= MAX_WAITING) waiting = ['everything']
    else if (waiting[0] !== 'everything') waiting.push(change)
    running ??= work()
  }

  const listening = deps.listen(INVENTORY_CHANNEL, {
    listening: () => take('everything'),
    heard: (payload) => take(readChange(payload) ?? 'everything'),
    broken: (error) => deps.warn('the inventory is not announced any more', error),
  })
  const timer = setInterval(() => take('everything'), deps.everyMs ?? EVERYTHING_MS)
  return {
    stop: async () => {
      isStopped = true
      waiting = []
      clearInterval(timer)
      await listening.stop()
      await running
    },
  }
}
