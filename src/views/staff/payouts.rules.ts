import { PAYOUTS_PER_PAGE } from '#contract/inquiry/payouts.ts'

const MONTHS = 24

/** This month and those before it, in UTC as the list has them: `YYYY-MM`, newest first. */
export const payoutMonths = (now: Temporal.Instant): string[] => {
  const thisMonth = now.toZonedDateTimeISO('UTC').toPlainDate().toPlainYearMonth()
  return Array.from({ length: MONTHS }, (_, index) => thisMonth.subtract({ months: index }).toString())
}

export const countPages = (found: number): number => Math.max(1, Math.ceil(found / PAYOUTS_PER_PAGE))
