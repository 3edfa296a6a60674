import type { PriceMatrixResponse } from '#contract/hotel/rates.ts'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'

export type PriceMatrix = PriceMatrixResponse['board']
export type PriceCell = PriceMatrix[number][number]
/** The plan that all totals of a row are for, by check-in hour. */
export type PriceTerms = PriceMatrixResponse['terms']

/** A cell of the matrix: hour of check-in and hour of check-out. */
export interface HourPair {
  checkIn: number
  checkOut: number
}

/** Kind of a pair of hours. `standard`: neither more nor fewer hours than 15:00 to 11:00. */
export type PriceCellKind =
  | 'guaranteed'
  | 'askedBoth'
  /** Only check-in could be guaranteed. */
  | 'askedCheckOut'
  | 'askedCheckIn'
  | 'cheaper'
  | 'standard'
  | 'impossible'

export const STANDARD_HOURS: HourPair = { checkIn: STANDARD_CHECK_IN_HOUR, checkOut: STANDARD_CHECK_OUT_HOUR }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Row by row. */
export const ALL_HOURS: readonly HourPair[] = HOURS.flatMap((checkIn) =>
  HOURS.map((checkOut) => ({ checkIn, checkOut })),
)

export const priceCellAt = (board: PriceMatrix, { checkIn, checkOut }: HourPair): PriceCell =>
  board[checkIn]?.[checkOut] ?? null

export const isSameHours = (one: HourPair, other: HourPair): boolean =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut

const ASKED = { check_in: 'askedCheckOut', check_out: 'askedCheckIn', neither: 'askedBoth' } as const

export const priceCellKind = (board: PriceMatrix, hours: HourPair): PriceCellKind => {
  const square = priceCellAt(board, hours)
  if (square === null) return 'impossible'
  if (!square.guaranteed) return ASKED[square.guaranteeable ?? 'neither']
  if (square.hours_saved > 0) return 'guaranteed'
  return hours.checkIn > STANDARD_CHECK_IN_HOUR || hours.checkOut < STANDARD_CHECK_OUT_HOUR ? 'cheaper' : 'standard'
}

/** No hour in it is on request. */
export const isGuaranteedAt = (board: PriceMatrix, hours: HourPair): boolean =>
  priceCellAt(board, hours)?.guaranteed ?? false

/** Intensity of a cell within its kind, 0 to 1: by extra hours, or by savings. */
export const priceCellIntensity = (board: PriceMatrix): ((hours: HourPair) => number) => {
  const cells = ALL_HOURS.flatMap((hours) => priceCellAt(board, hours) ?? [])
  const most = Math.max(1, ...cells.map(({ hours_saved }) => hours_saved))
  const standard =
    priceCellAt(board, STANDARD_HOURS)?.hours_total ?? Math.max(0, ...cells.map(({ hours_total }) => hours_total))
  const range = Math.max(1, standard - Math.min(standard, ...cells.map(({ hours_total }) => hours_total)))
  return (hours) => {
    const square = priceCellAt(board, hours)
    if (square === null) return 0
    return square.hours_saved > 0 ? square.hours_saved / most : Math.max(0, (standard - square.hours_total) / range)
  }
}

/** Hours from check-in on the first day to check-out on the last, without the days between. */
const length = ({ checkIn, checkOut }: HourPair): number => checkOut - checkIn

type Better = (one: HourPair, other: HourPair) => number

const best = (isCandidate: (hours: HourPair) => boolean, better: Better): HourPair | null =>
  ALL_HOURS.filter(isCandidate).toSorted(better)[0] ?? null

export interface NotableHours {
  /** Lowest total with its hours; ties: most hours. */
  cheapest: HourPair | null
  /** Most guaranteed hours; ties: lowest total. */
  longest: HourPair | null
  standard: HourPair | null
}

const byLength: Better = (one, other) => length(other) - length(one)

/** The cells most guests look for; null: none. */
export const notableHours = (board: PriceMatrix): NotableHours => {
  const totalAt = (hours: HourPair): number => priceCellAt(board, hours)?.hours_total ?? Infinity
  const byTotal: Better = (one, other) => totalAt(one) - totalAt(other)
  return {
    cheapest: best(
      (hours) => priceCellAt(board, hours) !== null,
      (one, other) => byTotal(one, other) || byLength(one, other),
    ),
    longest: best(
      (hours) => priceCellKind(board, hours) === 'guaranteed',
      (one, other) => byLength(one, other) || byTotal(one, other),
    ),
    standard: priceCellAt(board, STANDARD_HOURS) === null ? null : STANDARD_HOURS,
  }
}

/** Outline of the guaranteed cells as an SVG path on a grid of 24 × 24: check-out to the right, check-in down. */
export const guaranteedOutline = (board: PriceMatrix): string => {
  const sure = (checkIn: number, checkOut: number): boolean => isGuaranteedAt(board, { checkIn, checkOut })
  return ALL_HOURS.map(({ checkIn: y, checkOut: x }) => {
    // Only between two cells: the edge of the matrix is no limit of the guarantee.
    const below = y < 23 && sure(y, x) !== sure(y + 1, x) ? `M${x} ${y + 1}h1` : ''
    const beside = x < 23 && sure(y, x) !== sure(y, x + 1) ? `M${x + 1} ${y}v1` : ''
    return below + beside
  }).join('')
}
