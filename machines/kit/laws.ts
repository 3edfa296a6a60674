import type { Law, LawStep } from './entry.ts'

/** The sentences that this step breaks. */
export const brokenLaws = (laws: readonly Law[], step: LawStep): string[] =>
  laws.filter((law) => !law.holds(step)).map(({ says }) => `broken law: "${says}"`)
