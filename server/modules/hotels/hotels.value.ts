import type { HotelsResponse } from '#contract/hotel/hotels.ts'
import { toDollars, type Cents } from '#contract/shared/money.ts'

/** With fewer hotels of the same stars than this, those with one star more or less are compared too. */
const ENOUGH_TO_COMPARE = 5

/** Percent by which each total is below the median of comparable hotels in the response (same whole stars); negative: above. */
export const bestValues = (hotels: readonly { stars: number; total: Cents }[]): number[] => {
  const byStars = new Map<number, Cents[]>()
  for (const { stars, total } of hotels) {
    const whole = Math.floor(stars)
    const totals = byStars.get(whole)
    if (totals) totals.push(total)
    else byStars.set(whole, [total])
  }
  const usual = new Map<number, number>()
  for (const [stars, totals] of byStars) {
    const compared =
      totals.length >= ENOUGH_TO_COMPARE
        ? totals
        : [...totals, ...(byStars.get(stars - 1) ?? []), ...(byStars.get(stars + 1) ?? [])]
    usual.set(stars, medianOf(compared))
  }
  return hotels.map(({ stars, total }) => {
    const median = usual.get(Math.floor(stars)) ?? total
    return Math.round(((median - total) / median) * 100)
  })
}

const medianOf = (totals: readonly Cents[]): number => {
  const sorted = Float64Array.from(totals).sort()
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}

/** Approximate number of steps of the price filter. */
const STEPS = 20
const ROUND_WIDTHS = [1, 2, 5]

/** The smallest of 1, 2, 5, 10, 20, 50 … dollars that divides `span` dollars into at most 20 steps. */
const widthFor = (span: number): number => {
  for (let power = 1; ; power *= 10)
    for (const round of ROUND_WIDTHS) if (round * power * STEPS >= span) return round * power
}

/** The scale ends here: a few very expensive hotels would otherwise squeeze the rest into one step. */
const USUAL_SHARE = 0.95

/**
 * Number of nights that cost at least `from` and less than `to` whole dollars. Includes empty steps, so a chart keeps its scale;
 * nights far dearer than the rest share the last step, however wide.
 */
export const rateDistribution = (nights: readonly Cents[]): HotelsResponse['rate_distribution'] => {
  if (nights.length === 0) return []
  const sorted = Float64Array.from(nights.map(toDollars)).sort()
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const [least, usual, most] = [at(0), at(USUAL_SHARE), at(1)]
  const width = widthFor(usual - least)
  const start = Math.floor(least / width) * width
  const steps = Math.floor((usual - start) / width) + 1
  const end = start + steps * width
  const counts = Array.from({ length: steps + (most >= end ? 1 : 0) }, () => 0)
  for (const dollars of sorted) {
    const step = Math.min(steps, Math.floor((dollars - start) / width))
    counts[step] = (counts[step] ?? 0) + 1
  }
  return counts.map((count, step) => ({
    from: start + step * width,
    to: step < steps ? start + (step + 1) * width : (Math.floor(most / width) + 1) * width,
    count,
  }))
}
