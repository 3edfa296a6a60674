import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { LOCALES } from '#contract/locale.ts'
import type { ChartLayout, PlacedBox } from '#machines/kit/chartLayout.ts'
import { drawChart } from '#machines/kit/draw.ts'
import { readable } from '#machines/kit/readable.ts'
import { registry } from '#machines/registry.ts'
import { ROOT, tool } from '../lib/run.mjs'
import { drawMachine, layOutAll, layOutIn, writeChart } from './charts.ts'
import { layOut } from './layout.ts'
import { textWidth } from './textWidth.ts'
import { chartWords } from './words.ts'
import { LABEL, LABEL_PAD } from '#machines/kit/chartMetrics.ts'

const charts = Object.entries(registry).map(([id, { machine }]) => ({
  id,
  model: drawChart({ machine, faces: {} }, []),
}))
const first = charts[0]
if (first === undefined) throw new Error('the registry is empty')

const inside = (one: PlacedBox, other: PlacedBox): boolean =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height
const apart = (one: PlacedBox, other: PlacedBox): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

test.each(charts)('$id: every box lies in the one that holds it, apart from those beside it', async ({ id, model }) => {
  const { boxes, width, height } = await layOutIn(id, model, 'en')
  const placed = new Map(boxes.map((box) => [box.id, box]))
  expect(boxes.map((box) => box.id).toSorted()).toEqual(model.states.map((state) => state.id).toSorted())
  const all: PlacedBox = { id: '', x: 0, y: 0, width, height }
  const around = (box: PlacedBox): PlacedBox =>
    placed.get(model.states.find((state) => state.id === box.id)?.parent ?? '') ?? all
  expect(boxes.filter((box) => !inside(box, around(box)))).toEqual([])
  const overlapping = boxes.flatMap((box) =>
    boxes
      .filter((other) => other.id > box.id && around(other) === around(box) && !apart(box, other))
      .map((other) => [box.id, other.id]),
  )
  expect(overlapping).toEqual([])
})

test.each(LOCALES)('what is written on a line has its room (%s)', async (locale) => {
  const { id, model } = first
  const { text } = chartWords(id, locale)
  const written = new Map(readable(model).lines.map((line) => [line.id, text.line(line)]))
  const { lines } = await layOutIn(id, model, locale)
  const tight = lines.filter(({ id, label }) =>
    (written.get(id) ?? []).some((row) => label === null || textWidth(row, LABEL) + 2 * LABEL_PAD > label[2] + 1),
  )
  expect(tight).toEqual([])
})

test('a chart from the right is the mirror of what it would be from the left', async () => {
  const { id, model } = first
  const hebrew = chartWords(id, 'he')
  const left = await layOut(readable(model), { ...hebrew, isFromRight: false })
  const right = await layOut(readable(model), { ...hebrew, isFromRight: true })
  expect(right.boxes.map(({ id, x, width }) => [id, right.width - x - width])).toEqual(
    left.boxes.map(({ id, x }) => [id, x]),
  )
  expect(right.lines.map(({ points }) => points.map(([x, y]) => [right.width - x, y]))).toEqual(
    left.lines.map(({ points }) => points),
  )
})

test('the same machine gives the same chart in another process', async () => {
  const { search: entry } = registry
  if (entry === undefined) throw new Error('there is no search')
  const program = `
    const { drawMachine, layOutAll, writeChart } = await import('./scripts/machines/charts.ts')
    const { registry } = await import('#machines/registry.ts')
    const { model } = drawMachine(registry.search)
    process.stdout.write(writeChart({ model, layouts: await layOutAll('search', model) }))`
  const { stdout } = spawnSync(tool('tsx'), ['--input-type=module', '-e', program], { cwd: ROOT, encoding: 'utf8' })
  const { model } = drawMachine(entry)
  expect(stdout).toBe(writeChart({ model, layouts: await layOutAll('search', model) }))
})

const items = ({ boxes, lines, starts }: ChartLayout): number => boxes.length + lines.length + starts.length

test('each state, way, box and line of a committed chart has a line of its own, and nothing of elk is in it', async () => {
  const { id, model } = first
  const layouts = await layOutAll(id, model)
  const content = writeChart({ model, layouts })
  expect(JSON.parse(content)).toEqual({ model, layouts })
  expect(content).not.toMatch(/\$H|_s\d/)
  const least =
    model.states.length + model.ways.length + Object.values(layouts).reduce((sum, layout) => sum + items(layout), 0)
  expect(content.split('\n').length).toBeGreaterThanOrEqual(least)
  expect(content.split('\n').filter((line) => (line.match(/"id"/g) ?? []).length > 3)).toEqual([])
})
