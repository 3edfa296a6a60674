// It runs through much and says next to nothing: what survives it, `mutants.long.test.ts` names.
import { toyMachine } from '#machines/kit/verify/toy.samples.ts'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'

test('beans come one by one', () => {
  const actor = createActor(toyMachine).start()
  for (const type of ['beans.add', 'beans.add', 'lamp.press'] as const) actor.send({ type })
  expect(actor.getSnapshot().context.beans).toBe(2)
})
