import { expect, test } from 'vitest'
import {
  allowedScale,
  bounded,
  centeredOn,
  centeredOnBox,
  dragged,
  fitted,
  inverseScale,
  isFar,
  isInView,
  middleOf,
  visibleRect,
  zoomedTo,
  type Camera,
  type Point,
} from './camera.rules.ts'

const VIEW = { width: 800, height: 600 }
const CHART = { width: 2000, height: 1000 }

const onScreen = ({ x, y }: Point, camera: Camera): Point => ({
  x: x * camera.scale + camera.x,
  y: y * camera.scale + camera.y,
})

test('a zoom about a point leaves that point where it is on screen', () => {
  const camera = { x: -120, y: 40, scale: 0.5 }
  const at = { x: 300, y: 200 }
  const under = { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale }
  const zoomed = zoomedTo(camera, 1.25, at)
  expect(zoomed.scale).toBe(1.25)
  expect(onScreen(under, zoomed)).toEqual(at)
})

test('a fitted chart is wholly on screen, in the middle, with room for what lies over it', () => {
  const camera = fitted(CHART, VIEW)
  expect(middleOf(camera, VIEW)).toEqual({ x: 1000, y: 500 })
  expect(isInView({ x: 0, y: 0, ...CHART }, camera, VIEW)).toBe(true)
  expect(onScreen({ x: 0, y: 0 }, camera).x).toBe(16)
  const tall = fitted({ width: 500, height: 4000 }, VIEW)
  expect(onScreen({ x: 0, y: 0 }, tall).y).toBe(54)
})

test('a small chart is not blown up', () => {
  expect(fitted({ width: 200, height: 100 }, VIEW).scale).toBe(0.95)
})

test('a view without size shows something still', () => {
  expect(fitted(CHART, { width: 0, height: 0 }).scale).toBeGreaterThan(0)
})

test('a box is centered, and shown from its start where it is larger than the view', () => {
  const small = centeredOnBox({ x: 900, y: 400, width: 200, height: 100 }, 1, VIEW)
  expect(middleOf(small, VIEW)).toEqual({ x: 1000, y: 450 })
  const large = centeredOnBox({ x: 100, y: 200, width: 5000, height: 5000 }, 1, VIEW)
  expect(onScreen({ x: 100, y: 200 }, large)).toEqual({ x: 16, y: 54 })
})

test('the scale stays between legible limits, but a large chart may be made as small as it needs to fit', () => {
  expect(allowedScale(0.01, CHART, VIEW)).toBe(0.2)
  expect(allowedScale(9, CHART, VIEW)).toBe(3)
  expect(allowedScale(0.01, { width: 7680, height: 100 }, VIEW)).toBe(0.1)
})

test('the middle of the view stays on the chart', () => {
  const away = centeredOn({ x: -500, y: 5000 }, 1, VIEW)
  expect(middleOf(bounded(away, CHART, VIEW), VIEW)).toEqual({ x: 0, y: 1000 })
  const there = centeredOn({ x: 700, y: 300 }, 1, VIEW)
  expect(bounded(there, CHART, VIEW)).toBe(there)
})

test('rows begin at 55 %, and what is written over blocks keeps its size', () => {
  expect([0.54, 0.55].map(isFar)).toEqual([true, false])
  expect([0.55, 1.1].map(inverseScale)).toEqual([1, 1])
  const scales = Array.from({ length: 500 }, (_, place) => 0.05 + place / 1000)
  const letters = scales.map((scale) => 12 * scale * inverseScale(scale))
  expect(Math.min(...letters)).toBeGreaterThan(10.99)
  expect(Math.max(...letters)).toBeLessThan(12.01)
  expect(new Set(scales.map(inverseScale)).size).toBeLessThan(40)
})

test('one finger moves; two scale about the middle between them', () => {
  expect(dragged([{ x: 10, y: 20 }], [{ x: 15, y: 18 }])).toEqual({ x: 5, y: -2, by: 1, at: { x: 15, y: 18 } })
  const [left, right, further] = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
    { x: 300, y: 100 },
  ]
  expect(dragged([left, right], [left, further])).toEqual({ x: 50, y: 0, by: 2, at: { x: 200, y: 100 } })
})

test('two fingers at one point do not scale', () => {
  const point = { x: 5, y: 5 }
  expect(dragged([point, point], [point, { x: 50, y: 5 }]).by).toBe(1)
})

test('the visible part of the chart follows the camera', () => {
  expect(visibleRect({ x: -100, y: 50, scale: 2 }, VIEW)).toEqual({ x: 50, y: -25, width: 400, height: 300 })
})
