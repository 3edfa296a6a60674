import { expect, test } from 'vitest'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { retellSteps } from './recorded.ts'
import { createSimulation } from './simulation.ts'

const simulation = createSimulation(toySpec)
const brewing = simulation.beginFrom({
  value: { pot: 'brewing', lamp: 'off' },
  context: { beans: 2, cups: 0, name: '', failure: null },
})

test('recorded steps are taken again with a sample that goes the same way', () => {
  const many = ['toy.pot.brewing · xstate.done.actor.brew', 'toy.pot.pouring · always']
  const { moments, unlike } =
    brewing === null
      ? { moments: [], unlike: [] }
      : retellSteps(simulation, brewing, [{ type: 'xstate.done.actor.brew', took: many }])
  expect(moments.at(-1)?.event).toEqual({ type: 'xstate.done.actor.brew', output: { cups: 2 } })
  expect([moments.length, unlike]).toEqual([2, []])
})

test('a step that no sample takes again is named', () => {
  const steps = [
    { type: 'lamp.press', took: ['toy.lamp.off · lamp.press'] },
    { type: 'unknown', took: ['toy.gone · unknown'] },
  ]
  const retold = brewing && retellSteps(simulation, brewing, steps)
  expect([retold?.moments.length, retold?.unlike]).toEqual([3, [1, 2]])
})
