import type { PriceMatrixResponse } from '#contract/hotel/rates.ts'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'

export type PriceMatrix = PriceMatrixResponse['board']
export type PriceCell = PriceMatrix[number][number]

/** A square of the board: the hour of check-in and that of check-out. */
export interface HourPair {
  checkIn: number
  checkOut: number
}

/** What a pair of hours is to a guest. `standard` is neither more nor less than 15:00 to 11:00. */
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
/** Row by row, as the board is read. */
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

/** Nothing in it has to be asked for. */
export const isGuaranteedAt = (board: PriceMatrix, hours: HourPair): boolean =>
  priceCellAt(board, hours)?.guaranteed ?? false

/** How much of its kind a square is, 0 to 1: of the extra hours, or of what can be saved. */
export const priceCellIntensity = (board: PriceMatrix): ((hours: HourPair) => number) => {
  const known = ALL_HOURS.flatMap((hours) => priceCellAt(board, hours) ?? [])
  const most = Math.max(1, ...known.map(({ hours_saved }) => hours_saved))
  const standard = priceCellAt(board, STANDARD_HOURS)?.total ?? Math.max(0, ...known.map(({ total }) => total))
  const range = Math.max(1, standard - Math.min(standard, ...known.map(({ total }) => total)))
  return (hours) => {
    const square = priceCellAt(board, hours)
    if (square === null) return 0
    return square.hours_saved > 0 ? square.hours_saved / most : Math.max(0, (standard - square.total) / range)
  }
}

/** Hours from the check-in of the first day to the check-out of the last, the days between left out. */
const length = ({ checkIn, checkOut }: HourPair): number => checkOut - checkIn

type Better = (one: HourPair, other: HourPair) => number

const best = (isWanted: (hours: HourPair) => boolean, better: Better): HourPair | null =>
  ALL_HOURS.filter(isWanted).toSorted(better)[0] ?? null

export interface HighlightedHours {
  /** The least there is to pay; of several the longest. */
  cheapest: HourPair | null
  /** The most hours that are guaranteed; of several the cheapest. */
  longest: HourPair | null
  standard: HourPair | null
}

const byLength: Better = (one, other) => length(other) - length(one)

/** The squares that most guests look for. Null: there is none. */
export const highlightedHours = (board: PriceMatrix): HighlightedHours => {
  const totalAt = (hours: HourPair): number => priceCellAt(board, hours)?.total ?? Infinity
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

/** The line around what is sure, as an SVG path over a square of 24 × 24: check-out along it, check-in down. */
export const guaranteedOutline = (board: PriceMatrix): string => {
  const sure = (checkIn: number, checkOut: number): boolean => isGuaranteedAt(board, { checkIn, checkOut })
  return ALL_HOURS.map(({ checkIn: y, checkOut: x }) => {
    // Only between two squares: the edge of the board is no limit of what is sure.
    const below = y < 23 && sure(y, x) !== sure(y + 1, x) ? `M${x} ${y + 1}h1` : ''
    const beside = x < 23 && sure(y, x) !== sure(y, x + 1) ? `M${x + 1} ${y}v1` : ''
    return below + beside
  }).join('')
}
