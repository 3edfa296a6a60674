import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { fake } from './port.ts'
import { restartTimers } from './restartTimers.ts'
import { COOLING_MS, toyMachine, toyPorts } from './verify/toy.samples.ts'

test('a restored actor restarts its timers, and leaving the state stops them', () => {
  const clock = new SimulatedClock()
  const actor = createActor(toyMachine, { snapshot: cooling(), clock }).start()
  restartTimers(actor)
  clock.increment(COOLING_MS - 1)
  expect(actor.getSnapshot().value).toEqual({ pot: 'cooling', lamp: 'off' })
  clock.increment(1)
  expect(actor.getSnapshot().value).toEqual({ pot: 'empty', lamp: 'off' })
  expect(actor.system.getSnapshot()).toEqual({ _scheduledEvents: {} })
})

// If this fails, XState restarts timers itself, and `restartTimers` can go.
test('without `restartTimers`, a restored actor waits forever', () => {
  const clock = new SimulatedClock()
  const actor = createActor(toyMachine, { snapshot: cooling(), clock }).start()
  clock.increment(10 * COOLING_MS)
  expect(actor.getSnapshot().value).toEqual({ pot: 'cooling', lamp: 'off' })
})

const cooling = () => {
  const value = { pot: 'cooling', lamp: 'off' }
  const context = { beans: 2, cups: 2, name: '', failure: null }
  return toyMachine.resolveState({ value, context })
}

test('a port that was not provided fails with its name, a fake answers', async () => {
  await expect(outcome({})).resolves.toMatchObject({ failure: { code: 'internal' } })
  expect((await outcome({ brew: fake(toyPorts.brew, ({ beans }) => ({ cups: beans * 4 })) })).cups).toBe(8)
})

const outcome = async (actors: object) => {
  const actor = createActor(toyMachine.provide({ actors })).start()
  for (const type of ['beans.add', 'beans.add', 'brew.start'] as const) actor.send({ type })
  await new Promise((done) => actor.subscribe(done))
  return actor.getSnapshot().context
}
