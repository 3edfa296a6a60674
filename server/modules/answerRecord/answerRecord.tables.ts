import type { Verdict } from '#contract/inquiry/usualPrice.ts'

interface HotelDecisionsTable {
  negotiation_id: string
  /** A hotel of the catalogue: its id. */
  hotel_key: string
  /** To the guest's first offer; null: none in time. */
  first_answer: 'accept' | 'reject' | 'counter' | null
  /** Null with `first_answer`. */
  answer_minutes: number | null
  is_agreed: boolean
  /** Of the guest's first price; null where the usual one is unknown. */
  price_verdict: Verdict | null
  is_demo: boolean
  decided_at: Temporal.Instant
}

export interface AnswerRecordTables {
  hotel_decisions: HotelDecisionsTable
}
