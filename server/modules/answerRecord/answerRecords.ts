import { USUAL_HOURS, type AnswerRecord } from '#contract/hotel/answerRecord.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { readDecisionCounts, readPriceCounts, type DecisionCounts, type PriceCounts } from './answerRecord.store.ts'

/** Figures may be as old as this. */
const EVERY_MS = 60_000
/** A decision is dated before its transaction commits: the last minutes are read once more. */
const OVERLAP_MINUTES = 10

const usualHours = (minutes: number): number => USUAL_HOURS.find((hours) => minutes <= hours * 60) ?? USUAL_HOURS[5]

const recordOf = ({ requests, agreed, median_minutes, is_demo }: DecisionCounts): AnswerRecord => ({
  requests,
  agreed,
  usual_hours: usualHours(median_minutes),
  demo: is_demo,
})

export interface AnswerRecords {
  /** By id in the catalogue; null: too few answers. */
  of(hotelId: string): AnswerRecord | null
  /** What real hotels answered to prices like a guest's. */
  atPrices(): readonly PriceCounts[]
  refresh(): Promise<void>
  /** Refreshes every minute until stopped. */
  follow(warn: (message: string, error: unknown) => void): { stop: () => void }
}

/**
 * How hotels answer, in memory: a search shows it on hundreds of cards without a query. Real answers of a hotel come before those
 * it gave while it was one of the demo.
 */
export const loadAnswerRecords = async (db: Database, clock: Clock): Promise<AnswerRecords> => {
  const records = new Map<string, AnswerRecord>()
  let prices: readonly PriceCounts[] = []
  let readUntil = Temporal.Instant.fromEpochMilliseconds(0)

  const refresh = async (): Promise<void> => {
    const now = clock()
    const counts = await readDecisionCounts(db, readUntil)
    for (const count of counts)
      if (!count.is_demo || records.get(count.hotel_key)?.demo !== false) records.set(count.hotel_key, recordOf(count))
    prices = await readPriceCounts(db)
    readUntil = now.subtract({ minutes: OVERLAP_MINUTES })
  }
  await refresh()

  return {
    of: (hotelId) => records.get(hotelId) ?? null,
    atPrices: () => prices,
    refresh,
    follow: (warn) => {
      const timer = setInterval(() => {
        refresh().catch((error: unknown) => warn('the hotels’ answers were not read again', error))
      }, EVERY_MS)
      return { stop: () => clearInterval(timer) }
    },
  }
}
