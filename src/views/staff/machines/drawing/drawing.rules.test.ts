import { expect, test } from 'vitest'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import { createMachine } from 'xstate'
import { NO_MARKS } from '#src/views/staff/machines/chartView.ts'
import {
  boxesAt,
  isHidden,
  isLinePale,
  jumpsOf,
  paleStates,
  placeNames,
  planDrawing,
  relatedTo,
  shownFolds,
  splitGuard,
  standIn,
} from './drawing.rules.ts'
import { toyChart, toyLayout } from './toyChart.testing.ts'

const plan = planDrawing(toyChart, toyLayout)
const NONE: ReadonlySet<string> = new Set()

test('each box has its place, its rows, and the boxes around it', () => {
  expect(plan.byId.get('toy.pot.empty')).toMatchObject({
    x: 102,
    y: 128,
    around: ['toy', 'toy.pot'],
    leaves: 0,
    isRegion: false,
  })
  expect(plan.byId.get('toy.pot')).toMatchObject({ leaves: 4, isRegion: true, around: ['toy'] })
  expect(plan.byId.get('toy.pot.brewing')?.rows.map(({ kind }) => kind)).toEqual(['asks'])
})

test('a state without a place in an older layout is left out', () => {
  const older = { ...toyLayout, boxes: toyLayout.boxes.filter(({ id }) => id !== 'toy.lamp.on') }
  expect(planDrawing(toyChart, older).boxes).toHaveLength(8)
})

test('a fold hides what is in the box, and opens while something in it is chosen', () => {
  const folded = new Set(['toy.pot'])
  expect(shownFolds(folded, null, plan)).toEqual(folded)
  expect(shownFolds(folded, 'toy.pot', plan)).toEqual(folded)
  expect(shownFolds(folded, 'toy.lamp.on', plan)).toEqual(folded)
  expect(shownFolds(folded, 'toy.pot.empty', plan)).toEqual(NONE)
  expect(['toy.pot', 'toy.pot.empty', 'toy.lamp.on'].map((id) => isHidden(id, folded, plan))).toEqual([
    false,
    true,
    false,
  ])
  expect(standIn('toy.pot.empty', folded, plan)).toBe('toy.pot')
  expect(standIn('toy.pot.empty', new Set(['toy', 'toy.pot']), plan)).toBe('toy')
})

test('related to a state are the boxes around it and the neighbors of its transitions', () => {
  expect(relatedTo('toy.pot.brewing', plan)).toEqual(
    new Set(['toy', 'toy.pot', 'toy.pot.brewing', 'toy.pot.empty', 'toy.pot.pouring']),
  )
  expect(relatedTo('toy.lamp', plan)).toEqual(new Set(['toy', 'toy.lamp', 'toy.lamp.off', 'toy.lamp.on']))
  expect(relatedTo('nothing', plan)).toEqual(NONE)
})

test('nothing fades until something is chosen, or the mode asks for it', () => {
  expect(paleStates({ ...NO_MARKS, active: new Set(['toy.lamp.on']) }, plan)).toEqual(NONE)
})

test('what is neither related to the chosen state nor marked fades', () => {
  const ways = new Map([['toy.lamp.on · lamp.press', 'canBeSent' as const]])
  const marks = { ...NO_MARKS, chosen: 'toy.pot.brewing', past: new Set(['toy.lamp.off']), ways }
  expect(paleStates(marks, plan)).toEqual(new Set(['toy.pot.cooling', 'toy.lamp']))
  const line = (id: string) => plan.lines.find((one) => one.id === id) ?? { from: '', to: '', ways: [] }
  expect(isLinePale(line('toy.pot.empty → toy.pot.brewing'), marks, plan)).toBe(false)
  expect(isLinePale(line('toy.lamp.on → toy.lamp.off'), marks, plan)).toBe(false)
  expect(isLinePale(line('toy.lamp.off → toy.lamp.on'), marks, plan)).toBe(true)
})

/** Two boxes; `a.one` jumps into the other box, its parent jumps as well. */
const jumping = buildChartModel(
  {
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          initial: 'one',
          states: { one: { on: { ask: {}, go: '#m.b.two', up: '#m.a' } }, other: {} },
          on: { leave: 'b.two' },
        },
        b: { initial: 'two', states: { two: { on: { back: '#m.a.one' } } } },
      },
    }),
    viewStates: {},
  },
  [],
)
const at = (id: string, x: number, y: number, width: number, height: number) => ({ id, x, y, width, height })
const jumpingPlan = planDrawing(jumping, {
  width: 700,
  height: 400,
  boxes: [
    at('m', 0, 0, 700, 400),
    at('m.a', 10, 30, 300, 300),
    at('m.a.one', 30, 80, 100, 80),
    at('m.a.other', 150, 80, 100, 40),
    at('m.b', 400, 30, 200, 200),
    at('m.b.two', 420, 100, 100, 48),
  ],
  lines: [],
  starts: [],
})
const ends = (chosen: string | null, folds = NONE) =>
  jumpsOf(chosen, folds, jumpingPlan).map(({ id, from, to }) => [id, from, to])

test('a jump leads from its own row to the nearer side of its target; what stays inside is no jump', () => {
  // The second row, below the title: 26 + 1.5 * 16.
  expect(ends('m.a.one')).toEqual([
    ['m.a.one · go → m.b.two', { x: 130, y: 130 }, { x: 420, y: 124 }],
    ['m.b.two → m.a.one', { x: 520, y: 134 }, { x: 130, y: 104 }],
  ])
})

test('nothing is chosen: no jump at all', () => {
  expect(ends(null)).toEqual([])
})

test('a jump ends at the folded box that hides its target', () => {
  expect(ends('m.a.one', new Set(['m.b']))).toEqual([
    ['m.a.one · go → m.b.two', { x: 130, y: 130 }, { x: 400, y: 54 }],
    ['m.b.two → m.a.one', { x: 600, y: 130 }, { x: 130, y: 104 }],
  ])
})

test('where the middle lies is told from the outermost box inwards, and ends at a fold', () => {
  expect(boxesAt({ x: 150, y: 150 }, NONE, plan)).toEqual(['toy', 'toy.pot'])
  expect(boxesAt({ x: 150, y: 150 }, new Set(['toy']), plan)).toEqual(['toy'])
  expect(boxesAt({ x: -1, y: 0 }, NONE, plan)).toEqual([])
})

const namesAt = (scale: number, marks: { chosen: string | null; active: ReadonlySet<string> }) =>
  placeNames(plan, {
    names: (id) => id,
    marks,
    related: relatedTo(marks.chosen, plan),
    folds: NONE,
    scale,
    textSize: 1,
  })

test('from afar boxes carry names, and of the states only the chosen, the active and the neighbors', () => {
  expect(
    namesAt(0.5, { chosen: null, active: NONE })
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['toy.lamp', 'toy.pot'])
  expect(
    namesAt(0.5, { chosen: 'toy.pot.cooling', active: new Set(['toy', 'toy.lamp', 'toy.lamp.on']) })
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['toy.lamp', 'toy.lamp.on', 'toy.pot', 'toy.pot.cooling', 'toy.pot.empty', 'toy.pot.pouring'])
})

test('no name covers another, however small the chart', () => {
  for (const scale of [0.5, 0.3, 0.2, 0.1, 0.05]) {
    const placed = namesAt(scale, { chosen: 'toy.pot.pouring', active: new Set(['toy.lamp.off']) })
    const rects = placed.map(({ id, x, y, cutTo }) => ({
      x: x * scale,
      y: y * scale,
      width: cutTo ?? id.length * 6.9 + 10,
      height: 17,
    }))
    for (const [place, one] of rects.entries())
      for (const other of rects.slice(place + 1))
        expect(
          one.x + one.width > other.x + 0.01 &&
            other.x + other.width > one.x + 0.01 &&
            one.y + one.height > other.y + 0.01 &&
            other.y + other.height > one.y + 0.01,
          `${scale}: ${JSON.stringify([one, other])}`,
        ).toBe(false)
    expect(placed[0]?.id).toBe('toy.pot.pouring')
  }
})

test('a text is parted at its guard', () => {
  expect(splitGuard('book ✗ [the card was declined] → Form')).toEqual(['book ✗ ', '[the card was declined]', ' → Form'])
  expect(splitGuard('after 2 s')).toEqual(['after 2 s', '', ''])
})
