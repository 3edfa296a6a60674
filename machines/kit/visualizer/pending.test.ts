import { expect, test } from 'vitest'
import { COOLING_MS, toySpec } from '#machines/kit/verify/toy.samples.ts'
import { pendingAt } from './pending.ts'
import { createSimulation } from './simulation.ts'

test('a moment tells which ports are asked and which timers run', () => {
  const { begin, send } = createSimulation(toySpec)
  const start = begin(0)
  const brewing = ['beans.add', 'beans.add', 'brew.start'].reduce((moment, type) => send(moment, { type }), start)
  const cooling = send(brewing, { type: 'xstate.done.actor.brew', output: { cups: 2 } })
  expect([start, brewing, cooling].map(pendingAt)).toEqual([
    { asks: [], timers: [] },
    { asks: [{ invoke: 'brew', port: 'brew' }], timers: [] },
    { asks: [], timers: [{ delay: 'cooling', ms: COOLING_MS }] },
  ])
})
