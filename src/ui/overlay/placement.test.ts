import { expect, test } from 'vitest'
import { place } from './placement.ts'

const view = { width: 1280, height: 900 }
const anchor = { left: 100, right: 400, top: 300, bottom: 364 }

test('a popover is below its anchor, aligned with the inline start', () => {
  expect(place(anchor, 360, 400, view, 'ltr')).toEqual({ kind: 'beside', left: 100, top: 372, maxHeight: 508 })
  expect(place(anchor, 360, 400, view, 'rtl')).toEqual({ kind: 'beside', left: 40, top: 372, maxHeight: 508 })
})

test("a popover stays 20 px from the window's edge", () => {
  expect(place({ ...anchor, left: 1100, right: 1260 }, 360, 400, view, 'ltr')).toMatchObject({ left: 900 })
  expect(place({ ...anchor, left: 4, right: 100 }, 360, 400, view, 'ltr')).toMatchObject({ left: 20 })
})

test('a popover goes above its anchor if there is more room', () => {
  expect(place({ ...anchor, top: 700, bottom: 764 }, 360, 400, view, 'ltr')).toEqual({
    kind: 'above',
    left: 100,
    bottom: 208,
    maxHeight: 672,
  })
})

test('a popover is at least 220 px high', () => {
  expect(
    place({ ...anchor, top: 100, bottom: 164 }, 360, 400, { width: 1280, height: 300 }, 'ltr', 0, 264),
  ).toMatchObject({
    maxHeight: 220,
  })
})

test('a popover that fits on neither side covers its anchor, as little as possible', () => {
  const low = { width: 1280, height: 720 }
  const whole = { kind: 'beside', left: 100, maxHeight: 680 }
  expect(place({ ...anchor, top: 340, bottom: 380 }, 360, 560, low, 'ltr')).toEqual({ ...whole, top: 140 })
  expect(place({ ...anchor, top: 440, bottom: 480 }, 360, 540, low, 'ltr')).toEqual({ ...whole, top: 20 })
  expect(place({ ...anchor, top: 340, bottom: 380 }, 360, 900, low, 'ltr')).toEqual({ ...whole, top: 20 })
})

test('a popover is a sheet on a phone', () => {
  expect(place(anchor, 320, 400, { width: 360, height: 780 }, 'ltr')).toEqual({ kind: 'sheet' })
})

test('a scrolling popover stays below its anchor if enough of it is visible', () => {
  const low = { ...anchor, top: 480, bottom: 544 }
  expect(place(low, 360, 440, view, 'ltr')).toMatchObject({ kind: 'above' })
  expect(place(low, 360, 440, view, 'ltr', 0, 264)).toMatchObject({ kind: 'beside', maxHeight: 328 })
})
