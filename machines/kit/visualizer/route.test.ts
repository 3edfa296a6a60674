import { expect, test } from 'vitest'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { coverTransitions } from '#machines/kit/verify/coverTransitions.ts'
import { readRoute, routeOf, writeRoute } from './route.ts'
import { createSimulation } from './simulation.ts'

const simulation = createSimulation(toySpec)
const { shortest } = coverTransitions(toySpec)

test('the shortest route to each state leads there again', () => {
  const states = [...shortest.keys()].filter((id) => id === 'toy' || /^toy[.\w]+$/.test(id))
  expect(states).toContain('toy.pot.brewing')
  for (const id of states) {
    const path = shortest.get(id)
    const { moments, isWhole } = readRoute(simulation, path === undefined ? '' : routeOf(toySpec, path))
    expect([id, isWhole, moments.at(-1)?.active.has(id)]).toEqual([id, true, true])
  }
})

test('an event with edited fields travels with them', () => {
  const start = simulation.begin(0)
  const named = simulation.send(start, { type: 'name.change', name: 'Zoë ~ 3.5 "é"' })
  const route = writeRoute(simulation, 0, [start, named])
  expect(route).toMatch(/^0:\d+~[\w%-]+$/)
  expect(readRoute(simulation, route).moments.at(-1)?.snapshot.context).toMatchObject({ name: 'Zoë ~ 3.5 "é"' })
})

test.each([
  ['no text', ''],
  ['no route', 'nonsense'],
  ['an unknown input', '7:0'],
  ['an unknown event', '0:99'],
  ['an unknown event on the way', '0:0.99.0'],
  ['broken encoding', '0:0~%E0%A4%A'],
  ['another event than its place says', '0:0~%7B%22type%22%3A%22lamp.press%22%7D'],
  ['no number', '0:-1'],
  ['far too long', `0:${'0.'.repeat(4000)}0`],
])('a route that leads nowhere ends where the machine does not go along: %s', (_, text) => {
  const { moments, isWhole, input } = readRoute(simulation, text)
  expect([isWhole, input, moments.length > 0]).toEqual([false, 0, true])
})
