import type { HotelsAnswer } from '#contract/hotels.ts'
import { toDollars, type Cents } from '#contract/money.ts'

/** With fewer hotels of the same stars than this, the neighbours by one star are compared too. */
const ENOUGH_TO_COMPARE = 5

/** Percent that each total lies below the median of comparable ones in the same answer (same whole stars); negative: above. */
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

/** About so many steps for the price filter. */
const STEPS = 20
const ROUND_WIDTHS = [1, 2, 5]

/** The least of 1, 2, 5, 10, 20, 50 … dollars that makes no more than 20 steps of `span` dollars. */
const widthFor = (span: number): number => {
  for (let power = 1; ; power *= 10)
    for (const round of ROUND_WIDTHS) if (round * power * STEPS >= span) return round * power
}

/** How many nights cost from `from` up to, not including, `to` whole dollars; steps without any are left in, so that a chart keeps its scale. */
export const rateDistribution = (nights: readonly Cents[]): HotelsAnswer['rate_distribution'] => {
  if (nights.length === 0) return []
  let least = Infinity
  let most = 0
  for (const cents of nights) {
    least = Math.min(least, cents)
    most = Math.max(most, cents)
  }
  const width = widthFor(toDollars(most - least))
  const start = Math.floor(toDollars(least) / width) * width
  const counts = Array.from({ length: Math.floor((toDollars(most) - start) / width) + 1 }, () => 0)
  for (const cents of nights) {
    const step = Math.floor((toDollars(cents) - start) / width)
    counts[step] = (counts[step] ?? 0) + 1
  }
  return counts.map((count, step) => ({ from: start + step * width, to: start + (step + 1) * width, count }))
}
