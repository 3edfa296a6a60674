import { expect, test } from 'vitest'
import { EVENT_ROUTES } from '#src/actors/system/eventRoutes.ts'
import { activeNodes } from '#machines/kit/internals.ts'
import { readRoute } from '#machines/kit/visualizer/route.ts'
import { createSimulation } from '#machines/kit/visualizer/simulation.ts'
import { machineOf } from './machineOf.ts'
import { productJourneys } from './productJourneys.ts'
import { productMachines } from './productMachines.ts'

const steps = productJourneys.flatMap(({ id, steps: its }) => its.map((step) => ({ journey: id, ...step })))

test('each journey leads from machine to machine, and names no step twice in a row', () => {
  expect(productJourneys.map(({ id }) => id)).toHaveLength(new Set(productJourneys.map(({ id }) => id)).size)
  for (const { steps: its } of productJourneys)
    for (const [place, { way }] of its.entries()) expect(way).not.toBe(its[place - 1]?.way)
})

test.each(steps)('$journey: the shortest route to “$way” takes it, and leads to $to', async ({ machine, way, to }) => {
  const { loadChart, loadSpec, loadRoutes, words } = productMachines
  const { model } = await loadChart(machine)
  const state = `${machine}.${to}`
  expect(model.ways.map(({ id }) => id)).toContain(way)
  expect(model.states.map(({ id }) => id)).toContain(state)
  expect(words(machine).states[to]).toMatch(/^[A-Z]/)

  const routes = await loadRoutes(machine)
  expect(routes[state], 'is reached by no committed route').toMatch(/^\d+:/)
  const { moments, isWhole } = readRoute(createSimulation(await loadSpec(machine)), routes[way] ?? '')
  expect(isWhole).toBe(true)
  const last = moments.at(-1)
  expect(last?.took).toContain(way)
  expect(last && activeNodes(last.snapshot).map(({ id }) => id)).toContain(state)
})

const crossings = steps.flatMap(({ journey, machine, way, because }) =>
  because ? [{ journey, machine, way, because }] : [],
)

test.each(crossings)('$journey: “$way” is an event route', ({ machine, because }) => {
  const routes = EVENT_ROUTES.map(({ from, on, to }) => ({ from: machineOf(from), on, to: machineOf(to) }))
  expect(routes).toContainEqual({ ...because, to: machine })
})
