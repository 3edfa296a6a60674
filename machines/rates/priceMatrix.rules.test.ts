import { describe, expect, test } from 'vitest'
import {
  notableHours,
  priceCellKind,
  priceCellIntensity,
  guaranteedOutline,
  type PriceMatrix,
  type HourPair,
  type PriceCell,
} from './priceMatrix.rules.ts'

type PricedCell = Exclude<PriceCell, null>

const square = (
  hours_total: number,
  hours_saved = 0,
  guaranteed = true,
  guaranteeable: PricedCell['guaranteeable'] = null,
  total = hours_total,
): PriceCell => ({ total, hours_total, hours_saved, guaranteed, guaranteeable })

/** A standard stay costs 300; each hour fewer takes off 2, each extra hour adds 5. Check-in before 8:00 is on request. */
const boardOf = (change: (hours: HourPair) => PriceCell | undefined = () => undefined): PriceMatrix =>
  Array.from({ length: 24 }, (_row, checkIn) =>
    Array.from({ length: 24 }, (_column, checkOut) => {
      const changed = change({ checkIn, checkOut })
      if (changed !== undefined) return changed
      const [early, late] = [Math.max(0, 15 - checkIn), Math.max(0, checkOut - 11)]
      const back = Math.max(0, checkIn - 15) + Math.max(0, 11 - checkOut)
      return square(300 + 5 * (early + late) - 2 * back, early + late, checkIn >= 8)
    }),
  )

test.each([
  [15, 11, 'standard'],
  [16, 11, 'cheaper'],
  [15, 10, 'cheaper'],
  [20, 14, 'guaranteed'],
  [14, 3, 'guaranteed'],
  [7, 11, 'askedBoth'],
  [0, 0, 'askedBoth'],
] as const)('%i:00 to %i:00 is %s', (checkIn, checkOut, kind) => {
  expect(priceCellKind(boardOf(), { checkIn, checkOut })).toBe(kind)
})

test('hours on request say which side alone could be guaranteed', () => {
  const board = boardOf(({ checkIn }) =>
    checkIn < 8 ? square(300, 7, false, checkIn < 4 ? 'check_in' : 'check_out') : undefined,
  )
  expect([
    priceCellKind(board, { checkIn: 0, checkOut: 12 }),
    priceCellKind(board, { checkIn: 5, checkOut: 12 }),
  ]).toEqual(['askedCheckOut', 'askedCheckIn'])
})

test('hours without a room are impossible', () => {
  expect(
    priceCellKind(
      boardOf(({ checkIn }) => (checkIn < 9 ? null : undefined)),
      { checkIn: 8, checkOut: 11 },
    ),
  ).toBe('impossible')
})

describe('the highlighted hours', () => {
  test('are the cheapest stay, the longest guaranteed one, and the standard one', () => {
    expect(notableHours(boardOf())).toEqual({
      cheapest: { checkIn: 23, checkOut: 0 },
      longest: { checkIn: 8, checkOut: 23 },
      standard: { checkIn: 15, checkOut: 11 },
    })
  })

  test('are the longest of equally cheap stays, and the cheapest of equally long ones', () => {
    const flat = boardOf(({ checkIn, checkOut }) => square(checkIn === 9 ? 90 : 100, 0, checkOut < 20))
    expect(notableHours(flat).cheapest).toEqual({ checkIn: 9, checkOut: 23 })
    const rising = boardOf(({ checkIn, checkOut }) =>
      square(checkIn, checkOut - checkIn > 3 ? 4 : 1, checkOut - checkIn <= 4),
    )
    expect(notableHours(rising).longest).toEqual({ checkIn: 0, checkOut: 4 })
  })

  test('are compared by what the stay costs with its hours: those on request are no gift', () => {
    const asked = boardOf(({ checkIn, checkOut }) => square(checkOut === 23 ? 325 : 300, 0, false, null, 280 + checkIn))
    expect(notableHours(asked).cheapest).toEqual({ checkIn: 0, checkOut: 22 })
  })

  test('are null if nothing is free, nothing is guaranteed beyond standard, or the standard hours are taken', () => {
    expect(notableHours(boardOf(() => null))).toEqual({ cheapest: null, longest: null, standard: null })
    expect(notableHours(boardOf(() => square(100))).longest).toBeNull()
  })
})

test('the intensity of a cell is its share of the extra hours, or of the savings', () => {
  const strength = priceCellIntensity(boardOf())
  expect([
    strength({ checkIn: 15, checkOut: 11 }),
    strength({ checkIn: 23, checkOut: 0 }),
    strength({ checkIn: 0, checkOut: 23 }),
    strength({ checkIn: 19, checkOut: 11 }),
  ]).toEqual([0, 1, 1, 8 / 38])
  expect(priceCellIntensity(boardOf(() => null))({ checkIn: 15, checkOut: 11 })).toBe(0)
})

test('the outline separates guaranteed cells from the others, and nothing else', () => {
  const contour = guaranteedOutline(boardOf())
  expect(contour.match(/M/g)).toHaveLength(24)
  expect(contour.startsWith('M0 8h1M1 8h1')).toBe(true)
  expect(guaranteedOutline(boardOf(() => square(1)))).toBe('')
})
