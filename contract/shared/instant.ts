import { define, type Struct } from 'superstruct'

const MAX_LENGTH = 40

/** Years that every calendar and clock of ours can show. */
const YEAR = /^\d{4}-/

/** An ISO instant, e.g. `2026-12-23T14:00:00Z`. */
export const InstantText: Struct<string, null> = define('InstantText', (value) => {
  if (typeof value === 'string' && value.length <= MAX_LENGTH && YEAR.test(value))
    try {
      return Boolean(Temporal.Instant.from(value))
    } catch {
      // Not an instant.
    }
  return 'expected an ISO instant'
})
