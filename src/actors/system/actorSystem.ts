import type { ConnectionChange } from '#contract/support/captures.ts'
import type { Pseudonyms } from '#machines/kit/export/redact.ts'
import type { MachineName } from '#machines/registry.ts'
import { watchConnection } from '#src/services/connection.ts'
import { reportIncident } from '#src/services/report.ts'
import {
  Actor,
  type ActorOptions,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type createActor,
  type EmittedFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate'
import type { SupportExport } from './supportExport.ts'
import type { EventRoute, Step } from './eventRoutes.ts'
import { createRecorder } from './recorder.ts'

/** A machine's id; a further instance is prefixed with its owner, e.g. `checkout.rates`. */
export type ActorName = MachineName | `${MachineName}.${MachineName}`
/** Further simultaneous instances are numbered: `destination#2`. */
type InstanceName = ActorName | `${ActorName}#${number}`

/** Start options: an input only if the machine requires one. */
type OptionsOf<Logic extends AnyStateMachine> =
  Parameters<typeof createActor<Logic>> extends [logic: Logic, ...options: infer Options] ? Options : never

interface Instance {
  name: InstanceName
  /** The name that event routes use. */
  role: ActorName
  actor: AnyActor
  /** Started from a snapshot: it already knows what the event routes would tell it at the start. */
  isRestored: boolean
  /** The last step taken; null before the start. */
  step: Step | null
}

/** An event sent to a frozen actor, by type. */
interface Swallowed {
  who: InstanceName
  type: string
}

export type Snapshots = Readonly<Partial<Record<InstanceName, Snapshot<unknown>>>>

/** A snapshot of another machine throws when its actor is created. */
const isSnapshot = (value: unknown): value is Snapshot<unknown> =>
  typeof value === 'object' && value !== null && 'status' in value

/** All actors of a page: creates them, knows which run, routes events between them, and records their last steps. */
export const createActorSystem = (links: readonly EventRoute[], now: () => number) => {
  let routes = links
  const running = new Map<InstanceName, Instance>()
  const instances = new WeakMap<AnyActor, Instance>()
  const recorder = createRecorder(now)
  const swallowed: Swallowed[] = []
  let frozen: Readonly<Record<string, unknown>> | null = null

  const freeName = (role: ActorName): InstanceName => {
    if (!running.has(role)) return role
    let count = 2
    while (running.has(`${role}#${count}`)) count += 1
    return `${role}#${count}`
  }

  /** Applies a route to two running actors. The target first learns the source's current state. */
  const join = (link: EventRoute, from: Instance, to: Instance): void => {
    const tell = (step: Step): void => {
      for (const event of link.events(step)) {
        recorder.cross(event, { from: from.name, on: link.on })
        to.actor.send(event)
      }
    }
    const joined = from.step
    if (joined !== null && !to.isRestored) tell({ ...joined, before: null, emitted: [] })
    const crossing = from.actor.subscribe(() => {
      if (from.step !== null && from.step !== joined) tell(from.step)
    })
    const part = (): void => crossing.unsubscribe()
    to.actor.subscribe({ complete: part, error: part })
  }
  /** Applies the routes to all running pairs, or only to those of `begun`, an actor that has just started. */
  const joinAll = (links: readonly EventRoute[], begun?: Instance): void => {
    const here = [...running.values()].filter(({ step }) => step !== null)
    for (const link of links)
      for (const from of here)
        for (const to of here)
          if (link.from === from.role && link.to === to.role && (!begun || begun === from || begun === to))
            join(link, from, to)
  }

  /** Must be the actor's first subscriber: later ones find the step already recorded. */
  const watch = (instance: Instance): void => {
    const { name, actor } = instance
    const forget = (): void => {
      running.delete(name)
      recorder.end(name)
    }
    let emitted: AnyEventObject[] = []
    actor.on('*', (event) => void emitted.push(event))
    actor.subscribe({
      next: (after: AnyMachineSnapshot) => {
        const before = instance.step?.after ?? null
        instance.step = { before, after, emitted }
        emitted = []
        recorder.write(name, after)
        if (before === null) joinAll(routes, instance)
      },
      error: (failure) => {
        recorder.write(name, actor.getSnapshot())
        forget()
        reportIncident({ area: name, code: 'actor.failed', status: 0 })
        // Rethrow, so that the browser logs the stack.
        throw failure
      },
      complete: forget,
    })
  }

  /** Makes the actor show its snapshot and ignore every event and result. */
  const freeze = (instance: Instance): void => {
    const { name, actor } = instance
    actor.start = () => actor
    actor.send = ({ type }: AnyEventObject) => void swallowed.push({ who: name, type })
    actor.stop = () => {
      running.delete(name)
      return actor
    }
  }

  /** The only place where root actors are created. The caller starts the actor. */
  function createRootActor<Logic extends AnyStateMachine>(
    role: ActorName,
    logic: Logic,
    ...options: OptionsOf<Logic>
  ): Actor<Logic>
  function createRootActor<Logic extends AnyStateMachine>(
    role: ActorName,
    logic: Logic,
    options?: ActorOptions<Logic>,
  ) {
    const name = freeName(role)
    const saved = frozen?.[name]
    const actor = new Actor(logic, {
      ...options,
      ...(isSnapshot(saved) ? { snapshot: saved } : {}),
      inspect: (inspected) => recorder.gather(name, inspected),
    })
    const instance: Instance = { name, role, actor, isRestored: options?.snapshot !== undefined, step: null }
    running.set(name, instance)
    instances.set(actor, instance)
    if (frozen === null) watch(instance)
    else freeze(instance)
    return actor
  }

  return {
    createRootActor,
    /** Adds routes for running and future actors, so that code that needs none of them need not load them. */
    link: (more: readonly EventRoute[]): void => {
      routes = [...routes, ...more]
      joinAll(more)
    },
    /** Reports each further step of an actor; a throwing listener does not stop the others. */
    onStep: <Logic extends AnyStateMachine>(
      actor: Actor<Logic>,
      tell: (step: Step<SnapshotFrom<Logic>, EmittedFrom<Logic>>) => void,
    ): void => {
      const instance = instances.get(actor)
      actor.subscribe(() => {
        if (instance?.step) tell(instance.step)
      })
    },
    /** From now on, each created actor shows its snapshot of an earlier session and does nothing. */
    freeze: (snapshots: Readonly<Record<string, unknown>>): void => {
      frozen = snapshots
    },
    /** Events sent to frozen actors. */
    swallowed: (): readonly Swallowed[] => swallowed,
    running: (): ReadonlyMap<InstanceName, AnyActor> =>
      new Map([...running.values()].map(({ name, actor }) => [name, actor])),
    recorder,
    /**
     * Running actors and the last steps, redacted. The redaction policies load only on demand.
     * @param pseudonyms shared with what else leaves the browser.
     */
    export: async (pseudonyms?: Pseudonyms): Promise<SupportExport & { connection: readonly ConnectionChange[] }> => {
      const actors = [...running.values()].map(({ name, actor }) => ({
        name,
        logic: actor.getSnapshot().machine,
        snapshot: actor.getPersistedSnapshot(),
      }))
      const steps = [...recorder.read()]
      const connection = [...recorder.connection()]
      const { createPseudonyms, redactSession } = await import('./supportExport.ts')
      return { ...redactSession(actors, steps, pseudonyms ?? createPseudonyms()), connection }
    },
  }
}

export const actorSystem = createActorSystem([], () => Date.now())
// No connection events in a server render.
if (typeof addEventListener !== 'undefined') watchConnection(actorSystem.recorder.connect)
export const { createRootActor, onStep } = actorSystem
