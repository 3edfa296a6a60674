import { Point } from '#contract/hotel/destination.ts'
import { Currency } from '#contract/shared/currencies.ts'
import type { inquiryMachine } from '#machines/inquiry/inquiry.machine.ts'
import { EMPTY_DRAFT, STEPS } from '#machines/inquiry/inquiry.rules.ts'
import type { InquiryInput } from '#machines/inquiry/inquiry.setup.ts'
import type { JsonStorage } from '#src/services/storage.ts'
import { INQUIRY_DRAFT } from '#src/services/tabForms.ts'
import { array, boolean, enums, integer, literal, max, min, nullable, object, pick, string, type } from 'superstruct'
import type { SnapshotFrom } from 'xstate'

/** Raise it with every change of the struct: what another version stored is not read. */
const VERSION = 1
/** A request that was begun waits this long. */
const KEPT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

const StoredEnd = type({ day: string(), hour: max(min(integer(), 0), 23) })
const StoredAmount = nullable(object({ text: string(), currency: pick(Currency, ['code', 'rate']) }))
const Stored = type({
  version: literal(VERSION),
  /** Milliseconds since 1970. */
  savedAt: integer(),
  completedSteps: array(enums(STEPS)),
  attemptId: string(),
  sent: nullable(type({ id: string(), number: string(), isUnconfirmed: boolean() })),
  draft: type({
    hotel: type({
      id: string(),
      name: string(),
      description: string(),
      vicinity: nullable(string()),
      internationalPhoneNumber: nullable(string()),
      website: nullable(string()),
      url: nullable(string()),
      town: string(),
      point: nullable(Point),
      timeZone: nullable(string()),
    }),
    checkIn: StoredEnd,
    checkOut: StoredEnd,
    price: StoredAmount,
    nightPrice: StoredAmount,
    freeCancellation: type({ isUnknown: boolean(), day: string(), hour: max(min(integer(), 0), 23) }),
    guest: type({ firstName: string(), lastName: string(), email: string() }),
    termsAccepted: boolean(),
    comment: string(),
    reference: string(),
  }),
})

const NOTHING: InquiryInput = { completedSteps: [], draft: EMPTY_DRAFT, attemptId: '', sent: null }

/** What an earlier page of this browser left, for seven days: the draft, and the key of a request whose outcome is unknown. */
export const readStoredInquiry = (storage: JsonStorage, now: number): InquiryInput => {
  const stored = storage.read(INQUIRY_DRAFT, Stored)
  if (stored === undefined || now - stored.savedAt > KEPT_DAYS * DAY_MS) return NOTHING
  const { completedSteps, draft, attemptId, sent } = stored
  return { completedSteps, draft, attemptId, sent }
}

/** Must never store a nonce, nor any card data. */
export const keepInquiry = (storage: JsonStorage, snapshot: SnapshotFrom<typeof inquiryMachine>, now: number): void => {
  const { completedSteps, draft, attempt, sent } = snapshot.context
  if (draft === EMPTY_DRAFT) storage.remove(INQUIRY_DRAFT)
  else
    storage.write(INQUIRY_DRAFT, { version: VERSION, savedAt: now, completedSteps, draft, attemptId: attempt.id, sent })
}
