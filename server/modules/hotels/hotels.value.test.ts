import { describe, expect, test } from 'vitest'
import { bestValues, rateDistribution } from './hotels.value.ts'

const hotels = (stars: number, ...totals: number[]) => totals.map((total) => ({ stars, total }))

describe('best value', () => {
  test('is the percentage below the median of hotels with the same whole stars', () => {
    expect(bestValues([...hotels(4, 8000, 9000, 10_000, 11_000), ...hotels(4.5, 15_000)])).toEqual([
      20, 10, 0, -10, -50,
    ])
  })

  test('takes the middle of an even number as the median', () => {
    expect(bestValues(hotels(3, 100, 200, 300, 400, 500, 600))).toEqual([71, 43, 14, -14, -43, -71])
  })

  test('compares a few hotels with those of one star more or less', () => {
    expect(bestValues([...hotels(5, 40_000), ...hotels(4, 10_000, 20_000, 30_000, 40_000, 50_000)])).toEqual([
      -14, 67, 33, 0, -33, -67,
    ])
    expect(bestValues([...hotels(3, 10_000), ...hotels(4, 20_000, 30_000, 40_000, 50_000, 60_000)])[0]).toBe(71)
  })

  test('is zero for a single hotel', () => {
    expect(bestValues(hotels(2, 5000))).toEqual([0])
    expect(bestValues([])).toEqual([])
  })
})

describe('the distribution of rates', () => {
  test('counts hotels in about twenty steps of round width, empty ones too', () => {
    const steps = rateDistribution([10_000, 10_999, 11_000, 20_000, 29_900])
    expect(steps).toHaveLength(20)
    expect(steps.slice(0, 2)).toEqual([
      { from: 100, to: 110, count: 2 },
      { from: 110, to: 120, count: 1 },
    ])
    expect(steps.at(-1)).toEqual({ from: 290, to: 300, count: 1 })
    expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  })

  test('puts a few far dearer hotels in the last step, and keeps the scale of the rest', () => {
    const usual = Array.from({ length: 38 }, (_, place) => 10_000 + place * 500)
    const steps = rateDistribution([...usual, 90_000, 280_000])
    expect(steps.slice(0, 2)).toEqual([
      { from: 100, to: 110, count: 2 },
      { from: 110, to: 120, count: 2 },
    ])
    expect(steps.at(-1)).toEqual({ from: 290, to: 2810, count: 2 })
    expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(40)
  })

  test('has one step around a single rate', () => {
    expect(rateDistribution([12_345])).toEqual([{ from: 123, to: 124, count: 1 }])
  })

  test('has no steps without hotels', () => {
    expect(rateDistribution([])).toEqual([])
  })
})
