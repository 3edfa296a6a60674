// Tests everything the toy does; `poor.test.ts` tests a part. `mutants.long.test.ts` plants defects under both.
import { fake } from '#machines/kit/port.ts'
import { COOLING_MS, toyMachine, toyPorts } from '#machines/kit/verify/toy.samples.ts'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'

const toy = (brew: () => { cups: number }) => {
  const clock = new SimulatedClock()
  const inputs: unknown[] = []
  const machine = toyMachine.provide({
    actors: { brew: fake(toyPorts.brew, (input) => (inputs.push(input), brew())) },
  })
  const actor = createActor(machine, { clock }).start()
  return { actor, inputs, clock, pot: () => actor.getSnapshot().value.pot, lamp: () => actor.getSnapshot().value.lamp }
}

test('brews a pot from two beans; two cups have to cool', async () => {
  const { actor, inputs, clock, pot } = toy(() => ({ cups: 2 }))
  expect(pot()).toBe('empty')
  actor.send({ type: 'beans.add' })
  actor.send({ type: 'brew.start' })
  expect([pot(), actor.getSnapshot().context.beans]).toEqual(['empty', 1])
  actor.send({ type: 'beans.add' })
  actor.send({ type: 'brew.start' })
  expect([pot(), actor.getSnapshot().hasTag('busy')]).toEqual(['brewing', true])
  const poured = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect([inputs, poured.value.pot, poured.context.cups]).toEqual([[{ beans: 2 }], 'cooling', 2])
  clock.increment(COOLING_MS)
  expect(pot()).toBe('empty')
})

test('one cup leaves the pot empty immediately', async () => {
  const { actor, pot } = toy(() => ({ cups: 1 }))
  for (const type of ['beans.add', 'beans.add', 'brew.start'] as const) actor.send({ type })
  await waitFor(actor, ({ context }) => context.cups === 1)
  expect(pot()).toBe('empty')
})

test('a pot that takes too long ends up empty, with the reason', async () => {
  const failure = { code: 'timeout', status: 500 }
  const { actor, pot } = toy(() => {
    throw failure
  })
  for (const type of ['beans.add', 'beans.add', 'brew.start'] as const) actor.send({ type })
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect([pot(), context.failure?.code]).toEqual(['empty', 'timeout'])
})

test('the lamp switches on only with a name', () => {
  const { actor, lamp } = toy(() => ({ cups: 1 }))
  expect(lamp()).toBe('off')
  actor.send({ type: 'lamp.press' })
  expect(lamp()).toBe('off')
  actor.send({ type: 'name.change', name: 'Ann' })
  actor.send({ type: 'lamp.press' })
  expect(lamp()).toBe('on')
  actor.send({ type: 'lamp.press' })
  expect(lamp()).toBe('off')
})
