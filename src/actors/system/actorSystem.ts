import type { MachineName } from '#machines/registry.ts'
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

/** A machine by its id; a second one of a kind says whose it is, such as `checkout.rates`. */
export type ActorName = MachineName | `${MachineName}.${MachineName}`
/** Of several at once, each further one has a number: `destination#2`. */
type InstanceName = ActorName | `${ActorName}#${number}`

/** What an actor begins with: an input only where its machine asks for one. */
type OptionsOf<Logic extends AnyStateMachine> =
  Parameters<typeof createActor<Logic>> extends [logic: Logic, ...options: infer Options] ? Options : never

interface Instance {
  name: InstanceName
  /** Under which links know it. */
  role: ActorName
  actor: AnyActor
  /** It goes on from a snapshot: what others had told it before, it knows. */
  isRestored: boolean
  /** The last that it has taken; null before it has begun. */
  step: Step | null
}

/** An event that a frozen actor was sent, by its type. */
interface Swallowed {
  who: InstanceName
  type: string
}

export type Snapshots = Readonly<Partial<Record<InstanceName, Snapshot<unknown>>>>

/** All actors of a page: where each begins, what runs, what is told from one to the other, and what they did last. */
export const createActorSystem = (links: readonly EventRoute[], now: () => number) => {
  let known = links
  const running = new Map<InstanceName, Instance>()
  const instances = new WeakMap<AnyActor, Instance>()
  const recorder = createRecorder(now)
  const swallowed: Swallowed[] = []
  let frozen: Snapshots | null = null

  const freeName = (role: ActorName): InstanceName => {
    if (!running.has(role)) return role
    let count = 2
    while (running.has(`${role}#${count}`)) count += 1
    return `${role}#${count}`
  }

  /** Between two that run. Whoever begins hears of what is there already. */
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
  /** All pairs that run; only those of `begun`, where one has just begun. */
  const joinAll = (links: readonly EventRoute[], begun?: Instance): void => {
    const here = [...running.values()].filter(({ step }) => step !== null)
    for (const link of links)
      for (const from of here)
        for (const to of here)
          if (link.from === from.role && link.to === to.role && (!begun || begun === from || begun === to))
            join(link, from, to)
  }

  /** First of all its observers: whoever comes later finds the step taken and written. */
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
        if (before === null) joinAll(known, instance)
      },
      error: (failure) => {
        recorder.write(name, actor.getSnapshot())
        forget()
        reportIncident({ area: name, code: 'actor.failed', status: 0 })
        // For the log of the browser, which says where.
        throw failure
      },
      complete: forget,
    })
  }

  /** It shows its snapshot, and nothing that a page or an answer says moves it. */
  const freeze = (instance: Instance): void => {
    const { name, actor } = instance
    actor.start = () => actor
    actor.send = ({ type }: AnyEventObject) => void swallowed.push({ who: name, type })
    actor.stop = () => {
      running.delete(name)
      return actor
    }
  }

  /** The one place where an actor begins. It is to be started by whoever asked for it. */
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
      ...(saved === undefined ? {} : { snapshot: saved }),
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
    /** Links that hold from now on, between those that run and whoever begins; what needs none of them need not load them. */
    link: (more: readonly EventRoute[]): void => {
      known = [...known, ...more]
      joinAll(more)
    },
    /** Tells of each step of an actor from now on; listeners that throw are kept from each other. */
    onStep: <Logic extends AnyStateMachine>(
      actor: Actor<Logic>,
      tell: (step: Step<SnapshotFrom<Logic>, EmittedFrom<Logic>>) => void,
    ): void => {
      const instance = instances.get(actor)
      actor.subscribe(() => {
        if (instance?.step) tell(instance.step)
      })
    },
    /** Every actor that was begun from now on shows what it was in an earlier session and does nothing. */
    freeze: (snapshots: Snapshots): void => {
      frozen = snapshots
    },
    /** What was said to the frozen ones. */
    swallowed: (): readonly Swallowed[] => swallowed,
    running: (): ReadonlyMap<InstanceName, AnyActor> =>
      new Map([...running.values()].map(({ name, actor }) => [name, actor])),
    recorder,
    /** What runs and the last steps, redacted now. The rules of what may leave the browser come only when they are asked for. */
    export: async (): Promise<SupportExport> => {
      const actors = [...running.values()].map(({ name, actor }) => ({
        name,
        machine: actor.getSnapshot().machine.id,
        snapshot: actor.getPersistedSnapshot(),
      }))
      const steps = [...recorder.read()]
      return (await import('./supportExport.ts')).redactSession(actors, steps)
    },
  }
}

/** This page's. */
export const actorSystem = createActorSystem([], () => Date.now())
export const { createRootActor, onStep } = actorSystem
