import { describe, expect, test } from 'vitest'
import { staySegments, type StayHours } from '#contract/hotel/staySegments.ts'
import { stayLine } from './stayLine.ts'

const DAY_WIDTH = 8

describe('the stay line of an e-mail', () => {
  test('is complete, with a notch at each midnight', () => {
    const cells = cellsOf({ checkInHour: 15, checkOutHour: 11, nights: 3 })
    expect(cells.map(({ tone, mark }) => [tone, mark])).toEqual([
      ['lineTrack', null],
      ['lineStandard', null],
      ['lineStandard', 'surface'],
      ['lineStandard', 'surface'],
      ['lineStandard', 'surface'],
      ['lineTrack', null],
    ])
    expect(cells.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 0)
  })

  test('shows hours on request without relying on color: one cell each', () => {
    const cells = cellsOf({
      checkInHour: 9,
      checkOutHour: 18,
      nights: 1,
      checkInTone: 'guaranteed',
      checkOutTone: 'asked',
    })
    expect(cells.filter(({ tone }) => tone === 'guaranteedFill')).toMatchObject([{ mark: null }])
    expect(cells.filter(({ tone }) => tone === 'askedFill')).toHaveLength(7)
    expect(cells.every(({ tone, mark }) => tone !== 'askedFill' || mark === 'askedSoft')).toBe(true)
  })

  test('draws one cell for each unused hour', () => {
    const cells = cellsOf({ checkInHour: 20, checkOutHour: 8, nights: 1 })
    expect(cells.filter(({ tone, mark }) => tone === 'gainedFill' && mark === 'gainedSoft')).toHaveLength(5 + 3)
  })

  test('of many nights is folded, and its hours stay as wide', () => {
    expect(widest(6)).toBe(widest(60))
  })

  test('begins at the side where its language begins', () => {
    const stay = staySegments({ checkInHour: 15, checkOutHour: 11, nights: 1 }, DAY_WIDTH)
    expect(stayLine(stay, 'ltr').text).toMatch(/^<table [^>]*dir="ltr"[^]*border-left:2px solid/)
    expect(stayLine(stay, 'rtl').text).toMatch(/^<table [^>]*dir="rtl"[^]*border-right:2px solid/)
  })
})

const widest = (nights: number) =>
  Math.max(...cellsOf({ checkInHour: 0, checkOutHour: 11, nights }).map(({ percent }) => percent))

const cellsOf = (stay: StayHours) =>
  [
    ...stayLine(staySegments(stay, DAY_WIDTH), 'ltr').text.matchAll(
      /<td width="([\d.]+)%" height="16" class="([^"]+)"/g,
    ),
  ].map(([, percent, names = '']) => ({
    percent: Number(percent),
    tone: /fill-(\w+)/.exec(names)?.[1],
    mark: /edge-(\w+)/.exec(names)?.[1] ?? null,
  }))
