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
  /** Milliseconds between two full reads. */
  everyMs?: number
}

/** A change without a notification, e.g. made to the table by hand, is seen after this time. */
const EVERYTHING_MS = 30_000
/** With more changes waiting than this, everything is read instead. */
const MAX_WAITING = 200

/**
 * Keeps the inventory in memory equal to the table, whichever process changes it: each commit notifies of the days it has
 * changed, and they are read again. Reads run one at a time, each after its notification, so older data never overwrites newer
 * data.
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
        // The next full read corrects it.
        deps.warn('the inventory was not read again', error)
      }
    running = undefined
  }

  const take = (change: ChangedDays | 'everything'): void => {
    if (isStopped) return
    // A full read includes every waiting change.
    if (change === 'everything' || waiting.length >= MAX_WAITING) waiting = ['everything']
    else if (waiting[0] !== 'everything') waiting.push(change)
    running ??= work()
  }

  const listening = deps.listen(INVENTORY_CHANNEL, {
    listening: () => take('everything'),
    notify: (payload) => take(readChange(payload) ?? 'everything'),
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
