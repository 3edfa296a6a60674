import { expect, test } from 'vitest'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { arrangeBox, indexChart, linkPath, linksOf, moveFrom, neighborhood, type Move } from './chart.rules.ts'

const index = indexChart(buildChartModel(toySpec, []))

test.each<[string | null, Move, string | null]>([
  [null, 'next', 'toy.pot'],
  [null, 'outside', 'toy.pot'],
  ['toy.pot', 'next', 'toy.lamp'],
  ['toy.lamp', 'next', 'toy.pot'],
  ['toy.pot', 'previous', 'toy.lamp'],
  ['toy.pot', 'inside', 'toy.pot.empty'],
  ['toy.pot.empty', 'inside', null],
  ['toy.pot.empty', 'outside', 'toy.pot'],
  ['toy.pot', 'outside', null],
  ['toy.pot.empty', 'wayOut', 'toy.pot.brewing'],
  ['toy.pot.pouring', 'wayIn', 'toy.pot.brewing'],
  ['toy.lamp', 'wayOut', null],
])('from %s, the key for %s chooses %s', (chosen, move, expected) => {
  expect(moveFrom(index, chosen, move)).toBe(expected)
})

test('what is chosen keeps its boxes, its contents and the ends of its ways vivid', () => {
  expect([...neighborhood(index, 'toy.pot.pouring')]).toEqual([
    'toy',
    'toy.pot',
    'toy.pot.pouring',
    'toy.pot.cooling',
    'toy.pot.empty',
    'toy.pot.brewing',
  ])
  expect(neighborhood(index, 'toy.lamp').has('toy.lamp.on')).toBe(true)
})

test('lines lead from the chosen state to each target, and to it from each source, once', () => {
  expect(linksOf(index, 'toy.pot.brewing')).toEqual([
    { from: 'toy.pot.brewing', to: 'toy.pot.pouring', kind: 'done', isIncoming: false },
    { from: 'toy.pot.brewing', to: 'toy.pot.empty', kind: 'error', isIncoming: false },
    { from: 'toy.pot.empty', to: 'toy.pot.brewing', kind: 'event', isIncoming: true },
  ])
  // Two ways lead from an empty pot to itself.
  expect(linksOf(index, 'toy.pot.empty').filter(({ isIncoming }) => !isIncoming)).toHaveLength(1)
})

const rect = (x: number, y: number, width = 100, height = 30) => ({ x, y, width, height })

test.each([
  ['below', rect(0, 0), rect(0, 100), 'M50 30C50 65 50 65 50 100'],
  ['above', rect(0, 100), rect(0, 0), 'M50 100C50 65 50 65 50 30'],
  ['in the same row, below both', rect(0, 0), rect(200, 0), 'M50 30C50 60 250 60 250 30'],
  ['into a wide box at the nearest place', rect(0, 0), rect(0, 100, 600, 200), 'M86 30C86 65 50 65 50 100'],
  ['out of a state into the box around it', rect(100, 100), rect(0, 0, 600, 300), 'M186 100C186 57 150 57 150 14'],
])('a line to a box %s', (_, from, to, path) => {
  expect(linkPath(from, to)).toBe(path)
})

test('a box shows its states before its boxes; the regions of a machine come by their size', () => {
  expect(arrangeBox(index, 'toy').below.map(({ id }) => id)).toEqual(['toy.pot', 'toy.lamp'])
  expect(arrangeBox(index, 'toy.lamp').below.map(({ id }) => id)).toEqual(['toy.lamp.off', 'toy.lamp.on'])
})
