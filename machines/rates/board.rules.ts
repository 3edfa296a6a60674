import type { BoardAnswer } from '#contract/rates.ts'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/stay.ts'

export type Board = BoardAnswer['board']
export type Square = Board[number][number]

/** A square of the board: the hour of check-in and that of check-out. */
export interface Hours {
  checkIn: number
  checkOut: number
}

/** What a pair of hours is to a guest. `standard` is neither more nor less than 15:00 to 11:00. */
export type SquareKind =
  | 'guaranteed'
  | 'askedBoth'
  /** Only check-in could be guaranteed. */
  | 'askedCheckOut'
  | 'askedCheckIn'
  | 'cheaper'
  | 'standard'
  | 'impossible'

export const STANDARD_HOURS: Hours = { checkIn: STANDARD_CHECK_IN_HOUR, checkOut: STANDARD_CHECK_OUT_HOUR }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Row by row, as the board is read. */
export const ALL_HOURS: readonly Hours[] = HOURS.flatMap((checkIn) => HOURS.map((checkOut) => ({ checkIn, checkOut })))

export const squareAt = (board: Board, { checkIn, checkOut }: Hours): Square => board[checkIn]?.[checkOut] ?? null

export const isSameHours = (one: Hours, other: Hours): boolean =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut

const ASKED = { check_in: 'askedCheckOut', check_out: 'askedCheckIn', neither: 'askedBoth' } as const

export const kindAt = (board: Board, hours: Hours): SquareKind => {
  const square = squareAt(board, hours)
  if (square === null) return 'impossible'
  if (!square.guaranteed) return ASKED[square.guaranteeable ?? 'neither']
  if (square.hours_saved > 0) return 'guaranteed'
  return hours.checkIn > STANDARD_CHECK_IN_HOUR || hours.checkOut < STANDARD_CHECK_OUT_HOUR ? 'cheaper' : 'standard'
}

/** Nothing in it has to be asked for. */
export const isSureAt = (board: Board, hours: Hours): boolean => squareAt(board, hours)?.guaranteed ?? false

/** How much of its kind a square is, 0 to 1: of the extra hours, or of what can be saved. */
export const strengthOf = (board: Board): ((hours: Hours) => number) => {
  const known = ALL_HOURS.flatMap((hours) => squareAt(board, hours) ?? [])
  const most = Math.max(1, ...known.map(({ hours_saved }) => hours_saved))
  const standard = squareAt(board, STANDARD_HOURS)?.total ?? Math.max(0, ...known.map(({ total }) => total))
  const range = Math.max(1, standard - Math.min(standard, ...known.map(({ total }) => total)))
  return (hours) => {
    const square = squareAt(board, hours)
    if (square === null) return 0
    return square.hours_saved > 0 ? square.hours_saved / most : Math.max(0, (standard - square.total) / range)
  }
}

/** Hours from the check-in of the first day to the check-out of the last, the days between left out. */
const length = ({ checkIn, checkOut }: Hours): number => checkOut - checkIn

type Better = (one: Hours, other: Hours) => number

const best = (isWanted: (hours: Hours) => boolean, better: Better): Hours | null =>
  ALL_HOURS.filter(isWanted).toSorted(better)[0] ?? null

export interface GoodTrades {
  /** The least there is to pay; of several the longest. */
  cheapest: Hours | null
  /** The most hours that are guaranteed; of several the cheapest. */
  longest: Hours | null
  standard: Hours | null
}

const byLength: Better = (one, other) => length(other) - length(one)

/** The squares that most guests look for. Null: there is none. */
export const goodTrades = (board: Board): GoodTrades => {
  const totalAt = (hours: Hours): number => squareAt(board, hours)?.total ?? Infinity
  const byTotal: Better = (one, other) => totalAt(one) - totalAt(other)
  return {
    cheapest: best(
      (hours) => squareAt(board, hours) !== null,
      (one, other) => byTotal(one, other) || byLength(one, other),
    ),
    longest: best(
      (hours) => kindAt(board, hours) === 'guaranteed',
      (one, other) => byLength(one, other) || byTotal(one, other),
    ),
    standard: squareAt(board, STANDARD_HOURS) === null ? null : STANDARD_HOURS,
  }
}

/** The line around what is sure, as an SVG path over a square of 24 × 24: check-out along it, check-in down. */
export const sureContour = (board: Board): string => {
  const sure = (checkIn: number, checkOut: number): boolean => isSureAt(board, { checkIn, checkOut })
  return ALL_HOURS.map(({ checkIn: y, checkOut: x }) => {
    // Only between two squares: the edge of the board is no limit of what is sure.
    const below = y < 23 && sure(y, x) !== sure(y + 1, x) ? `M${x} ${y + 1}h1` : ''
    const beside = x < 23 && sure(y, x) !== sure(y, x + 1) ? `M${x + 1} ${y}v1` : ''
    return below + beside
  }).join('')
}
