import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { PackedValue, packValue, unpackValue } from './packedValue.ts'

const MOST = 10_000

const hotel = { id: 'h1', name: 'Example', hours: { from: '15:00', to: '11:00' } }

test.each([
  {},
  [],
  [[], {}, [[]]],
  { a: null, b: true, c: -0.5, d: '', e: [1, [2]], f: { g: {} } },
  [hotel, hotel, { ...hotel }, { ...hotel, id: 'h2' }, hotel.hours],
  { '': 1, '0': 2, 'a.b': [hotel], ש: 'ע' },
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
])('%j is read as it was written, also through JSON', (value) => {
  const packed = packValue(value)
  expect(JSON.stringify(unpackValue(packed, MOST))).toBe(JSON.stringify(value))
  expect(JSON.stringify(unpackValue(JSON.parse(JSON.stringify(packed)), MOST))).toBe(JSON.stringify(value))
})

test('equal parts are written once, and the names of fields once for each shape', () => {
  const steps = Array.from({ length: 50 }, (_, at) => ({
    at,
    context: { hotels: [{ ...hotel, hours: { ...hotel.hours } }] },
  }))
  const { shapes, parts } = packValue(steps)
  expect(shapes).toHaveLength(4)
  // The hours, the hotel, the list of it, the context, 50 steps, and the list of these.
  expect(parts).toHaveLength(4 + 50 + 1)
})

test('what JSON leaves out is left out', () => {
  expect(unpackValue(packValue({ a: undefined, b: [undefined, NaN] }), MOST)).toEqual({ b: [null, null] })
})

test.each([
  ['no object', 7],
  ['nothing', { shapes: [], parts: [] }],
  ['another field', { shapes: [], parts: [[-1]], more: 1 }],
  ['a part that is no list', { shapes: [], parts: [{}] }],
  ['a part without a shape', { shapes: [], parts: [[]] }],
  ['an unknown shape', { shapes: [], parts: [[0]] }],
  ['a shape of another length', { shapes: [['a']], parts: [[0]] }],
  ['a part that holds itself', { shapes: [], parts: [[-1, [0]]] }],
  ['a part that holds a later one', { shapes: [], parts: [[-1, [1]], [-1]] }],
  ['a place that is no number', { shapes: [], parts: [[-1], [-1, ['0']]] }],
  ['a place of two', { shapes: [], parts: [[-1], [-1, [0, 0]]] }],
  ['an object inside a part', { shapes: [], parts: [[-1, {}]] }],
  ['a field twice', { shapes: [['a', 'a']], parts: [[0, 1, 2]] }],
  ['a field that is no text', { shapes: [[1]], parts: [[0, 1]] }],
  ['a field that every object inherits', { shapes: [['__proto__']], parts: [[0, 1]] }],
])('%s is no packed value', (_, packed) => {
  expect(is(packed, PackedValue) ? unpackValue(packed, MOST) : undefined).toBeUndefined()
})

test('a few parts that would make a huge value are refused', () => {
  const parts = [[-1, 'x'], ...Array.from({ length: 60 }, (_, place) => [-1, [place], [place]])]
  expect(unpackValue({ shapes: [], parts }, 1_000_000)).toBeUndefined()
  expect(unpackValue({ shapes: [], parts: parts.slice(0, 3) }, 1_000_000)).toEqual([
    [['x'], ['x']],
    [['x'], ['x']],
  ])
})

test('lists inside lists that a struct could not print in time are refused, though the value is no larger than it may be', () => {
  const parts = [[-1, 1], ...Array.from({ length: 20 }, (_, place) => [-1, [place], [place]])]
  expect(unpackValue({ shapes: [], parts }, 10_000_000)).toBeUndefined()
  expect(
    unpackValue(
      {
        shapes: [['list']],
        parts: [
          [-1, 1],
          [0, [0]],
          [-1, [1], [1]],
        ],
      },
      10_000_000,
    ),
  ).toEqual([{ list: [1] }, { list: [1] }])
})

const nested = (depth: number) => Array.from({ length: depth }, (_, place) => (place === 0 ? [-1] : [-1, [place - 1]]))

test('a value that is nested too deeply to be read is refused', () => {
  expect(unpackValue({ shapes: [], parts: nested(51) }, MOST)).toBeUndefined()
  const whole = unpackValue({ shapes: [], parts: nested(50) }, MOST)
  expect(JSON.stringify(whole)).toBe(`${'['.repeat(50)}${']'.repeat(50)}`)
})

test('long names of fields count wherever their object occurs', () => {
  const shapes = [['x'.repeat(60)]]
  expect(
    unpackValue(
      {
        shapes,
        parts: [
          [0, 1],
          [-1, [0], [0]],
        ],
      },
      100,
    ),
  ).toBeUndefined()
  expect(
    unpackValue(
      {
        shapes,
        parts: [
          [0, 1],
          [-1, [0]],
        ],
      },
      100,
    ),
  ).toEqual([{ ['x'.repeat(60)]: 1 }])
})
