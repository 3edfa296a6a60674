import { PLANTED_SECRET, type MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { registry, type MachineName } from '#machines/registry.ts'
import { expect, test } from 'vitest'
import { fromPromise, type AnyActor, type AnyEventObject } from 'xstate'
import { EVENT_ROUTES } from './eventRoutes.ts'
import { MAX_STEPS } from './recorder.ts'
import { createActorSystem, type Snapshots } from './actorSystem.ts'

const EVENTS = 10_000
const LOOK_EVERY = 1000
const MAX_FIELDS = 5
/** Share of events sent to destination fields, some of which start and stop. */
const FIELD_SHARE = 0.2

test('11 actors take 10,000 events in any order: none fails, the record stays bounded, and holds no secret', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  const any = chance(seed)
  const session = createActorSystem(EVENT_ROUTES, () => 0)
  const begin = (name: MachineName): Running => {
    const entry = registry[name]
    if (entry === undefined) throw new Error(`no ${name}`)
    const { machine, inputs } = entry
    const pendingCalls: PendingCalls = new Map()
    const pausedMachine = withPausedPorts(machine, pendingCalls)
    return {
      entry,
      pendingCalls,
      actor: session.createRootActor(name, pausedMachine, { input: pick(inputs, any), clock: stopped }).start(),
    }
  }
  const lasting = Object.keys(registry)
    .filter(isName)
    .filter((name) => name !== 'destination')
    .map(begin)
  let fields = [begin('destination')]

  for (let turn = 1; turn <= EVENTS; turn += 1) {
    const isField = any() < FIELD_SHARE
    const someone = pick(isField ? fields : lasting, any)
    const { actor, entry } = someone
    await deliver(someone, pick([...entry.samples, ...(entry.samplesIn?.(actor.getSnapshot()) ?? [])], any))
    if (isField && any() < 0.1 && fields.length < MAX_FIELDS) fields.push(begin('destination'))
    if (isField && any() < 0.1 && fields.length > 1) {
      actor.stop()
      fields = fields.filter((field) => field.actor !== actor)
    }
    if (turn % LOOK_EVERY !== 0) continue

    const running = session.running()
    expect(
      [...running.values()].map((each) => each.getSnapshot().status),
      `SEED=${seed}`,
    ).not.toContain('error')
    expect(running.size, `SEED=${seed}`).toBe(lasting.length + fields.length)
    expect(session.recorder.read().length).toBeLessThanOrEqual(MAX_STEPS)
    const exported = await session.export()
    expect(exported.steps).toHaveLength(session.recorder.read().length)
    expect(JSON.stringify(exported), `SEED=${seed}`).not.toContain(PLANTED_SECRET)
  }

  // The export, opened elsewhere, shows the same states.
  const replay = createActorSystem(EVENT_ROUTES, () => 0)
  const { actors }: { actors: Snapshots } = JSON.parse(JSON.stringify(await session.export()))
  replay.freeze(actors)
  for (const { entry, actor } of lasting) {
    const name = entry.machine.id
    if (!isName(name)) throw new Error(name)
    const frozen = replay.createRootActor(name, entry.machine, { input: pick(entry.inputs, any) }).start()
    expect(frozen.getSnapshot().value, `SEED=${seed} ${name}`).toEqual(actor.getSnapshot().value)
  }
})

/** Pending calls, by port. */
type PendingCalls = Map<string, { answer: (output: unknown) => void; refuse: (error: unknown) => void }>

interface Running {
  entry: MachineSpec
  actor: AnyActor
  pendingCalls: PendingCalls
}

const isName = (name: string): name is MachineName => Object.hasOwn(registry, name)

const stopped = { setTimeout: () => 0, clearTimeout: () => {} }

const withPausedPorts = (machine: MachineSpec['machine'], pendingCalls: PendingCalls): MachineSpec['machine'] =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [
        name,
        fromPromise<unknown, unknown>(
          ({ self }) => new Promise((answer, refuse) => void pendingCalls.set(self.id, { answer, refuse })),
        ),
      ]),
    ),
  })

/** A response reaches only a pending call. */
const deliver = async ({ actor, pendingCalls }: Running, event: AnyEventObject): Promise<void> => {
  const [, outcome, port = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  if (outcome === undefined) return actor.send(event)
  if (outcome === 'done') pendingCalls.get(port)?.answer(event['output'])
  else pendingCalls.get(port)?.refuse(event['error'])
  pendingCalls.delete(port)
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}

/** Pseudo-random numbers from 0 to 1, reproducible by seed. */
const chance = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <Item>(items: readonly Item[], any: () => number): Item => {
  for (const item of items.slice(Math.floor(any() * items.length))) return item
  throw new Error('nothing to pick from')
}
