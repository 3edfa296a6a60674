// Runs a lot of the toy and asserts almost nothing; `mutants.long.test.ts` lists the few defects it notices.
import { toyMachine } from '#machines/kit/verify/toy.samples.ts'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'

test('adds beans one by one', () => {
  const actor = createActor(toyMachine).start()
  for (const type of ['beans.add', 'beans.add', 'lamp.press'] as const) actor.send({ type })
  expect(actor.getSnapshot().context.beans).toBe(2)
})
