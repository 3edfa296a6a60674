import { expect, test } from 'vitest'
import type { PlacedBox } from '#machines/kit/chart/chartLayout.ts'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import { registry } from '#machines/registry.ts'
import { layOutChart } from './charts.ts'

const charts = Object.entries(registry).map(([id, { machine }]) => ({
  id,
  model: buildChartModel({ machine, viewStates: {} }, []),
}))

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

test.each(charts)('$id: every box lies inside its parent, clear of its siblings', async ({ id, model }) => {
  const { boxes, width, height } = await layOutChart(id, model)
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
