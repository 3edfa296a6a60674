import type { Cents } from '#contract/shared/money.ts'

/** Decisions §6: "usual" is this part of a night for each extra hour. */
export const USUAL_HOUR_PERCENT = 5

/** Decisions §6: what hotels usually take for these hours. @param night US cents. */
export const usualPriceOf = (night: Cents, hours: number): Cents =>
  Math.round((night * USUAL_HOUR_PERCENT * hours) / 100)

/** Decisions §6: words only, no chances. */
export const VERDICTS = ['longShot', 'possible', 'likely'] as const
export type Verdict = (typeof VERDICTS)[number]
const LONG_SHOT_PERCENT = 60
const POSSIBLE_PERCENT = 90

/** A price beside the usual one. */
export const verdictOf = (price: Cents, usual: Cents): Verdict => {
  if (price * 100 < usual * LONG_SHOT_PERCENT) return 'longShot'
  return price * 100 <= usual * POSSIBLE_PERCENT ? 'possible' : 'likely'
}
