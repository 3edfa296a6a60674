import type { Cents } from '#contract/shared/money.ts'
import { STATEMENT_DUE_DAYS, type StatementState } from '#contract/booking/statements.ts'

/** The calendar month of an instant, in UTC for hotels everywhere. */
export const monthOf = (at: Temporal.Instant): string =>
  at.toZonedDateTimeISO('UTC').toPlainDate().toPlainYearMonth().toString()

const after = (month: string): string => Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()

export const monthBegin = (month: string): Temporal.Instant =>
  Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).toZonedDateTime('UTC').toInstant()

/** The month of an entry's statement: its own, or the next one without an issued statement. */
export const statementMonth = (at: Temporal.Instant, lastIssued: string | null): string => {
  const month = monthOf(at)
  return lastIssued === null || month > lastIssued ? month : after(lastIssued)
}

/** `YYYY-MM-DD` in UTC. */
export const utcDatePart = (at: Temporal.Instant): string => at.toZonedDateTimeISO('UTC').toPlainDate().toString()

export const dueOf = (issued: Temporal.Instant): string =>
  issued.toZonedDateTimeISO('UTC').toPlainDate().add({ days: STATEMENT_DUE_DAYS }).toString()

/** A total of zero counts as paid. */
export const stateOf = ({ paid_at, total_cents }: { paid_at: unknown; total_cents: Cents }): StatementState =>
  paid_at === null && total_cents !== 0 ? 'issued' : 'paid'

export const numberText = (number: number): string => `S-${String(number).padStart(6, '0')}`

/** Undefined if it is not a statement number. */
export const readNumber = (text: string): number | undefined => {
  const digits = /^S-(\d{6,9})$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
