import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  PromiseActorLogic,
  SnapshotFrom,
  StateMachine,
  StateValue,
} from 'xstate'
import type { ExportPolicy, PolicyOf } from '#machines/kit/export/redact.ts'

/** Facts by which the guards tell two contexts in the same state apart. */
export type GuardFacts = Readonly<Record<string, string | number | boolean | null>>

/** The other side of a port: our server, the identity provider, the payment gateway, or the guest's device. */
export type PortProvider = 'server' | 'identity' | 'gateway' | 'device'

/** Something a guest can see on a screen: a selector, and all its values. */
export interface ViewState<Snapshot = AnyMachineSnapshot> {
  of(this: void, snapshot: Snapshot): string
  values: readonly string[]
}

/** One step of a walk: the event, the snapshots around it, the ports invoked and the events emitted. */
export interface InvariantStep<
  Snapshot = AnyMachineSnapshot,
  Event = AnyEventObject,
  Invocation = { port: string; input: unknown },
  Emitted = AnyEventObject,
> {
  /** Null at the start, like `event`. */
  before: Snapshot | null
  event: Event | null
  after: Snapshot
  invocations: readonly Invocation[]
  emitted: readonly Emitted[]
  /** All previous steps, from the start. */
  earlier: readonly InvariantStep<Snapshot, Event, Invocation, Emitted>[]
}

/** A sentence that holds at every step of every path and walk. */
export interface Invariant<Step = InvariantStep> {
  description: string
  check(this: void, step: Step): boolean
}

/** A machine, with all that path tests, the visualizer and the support export need. */
export interface MachineSpec {
  machine: AnyStateMachine
  /** Each starts its own search of the state space. */
  inputs: readonly unknown[]
  /** Events to try. Every port needs a done event and an error event here. */
  samples: readonly AnyEventObject[]
  /** Additional samples for one snapshot: events that only a person who sees that state could send. */
  samplesIn?: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  /** Types of events that only the machine itself raises. */
  raises?: readonly string[]
  /** Types of events that another machine or the page sends, and no guest. */
  told?: readonly string[]
  facts: (snapshot: AnyMachineSnapshot) => GuardFacts
  /** Everything a guest can tell apart, e.g. `viewState` and `progress`. */
  viewStates: Readonly<Record<string, ViewState>>
  invariants: readonly Invariant[]
  /** Transitions, guard answers and view states that no path can cover, each with the reason. */
  never?: Readonly<Record<string, string>>
  /** Keyed by port name. */
  answeredBy: Readonly<Record<string, PortProvider>>
  /** Decides what may leave the browser, for each path of the context. */
  policy: ExportPolicy
}

/** Done event or error event of a port. */
type Reply =
  | { type: `xstate.done.actor.${string}`; output: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown }
type Timer = { type: `xstate.after.${string}` }

type ActorsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actors,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Actors
    : never
type InvocationOf<Actor> = Actor extends {
  src: infer Port extends string
  logic: PromiseActorLogic<infer _Answer, infer Input>
}
  ? { port: Port; input: Input }
  : never

/** A step, an invariant and a view state, typed by one machine. */
export type StepOf<Machine extends AnyStateMachine> = InvariantStep<
  SnapshotFrom<Machine>,
  EventFromLogic<Machine> | Reply | Timer,
  InvocationOf<ActorsOf<Machine>>,
  EmittedFrom<Machine>
>
export type InvariantOf<Machine extends AnyStateMachine> = Invariant<StepOf<Machine>>
type ViewStateOf<Machine extends AnyStateMachine> = ViewState<SnapshotFrom<Machine>>

interface TypedMachineSpec<Machine extends AnyStateMachine> {
  machine: Machine
  inputs: readonly InputFrom<Machine>[]
  samples: readonly (EventFromLogic<Machine> | Reply)[]
  raises?: readonly EventFromLogic<Machine>['type'][]
  told?: readonly EventFromLogic<Machine>['type'][]
  /** `value`: the active states. Leave out facts that no guard there needs: the number of paths grows with pairs of facts. */
  facts: (context: ContextFrom<Machine>, value: StateValue) => GuardFacts
  viewStates: Readonly<Record<string, ViewStateOf<Machine>>>
  invariants: readonly InvariantOf<Machine>[]
  never?: Readonly<Record<string, string>>
  answeredBy: Readonly<Record<ActorsOf<Machine>['src'], PortProvider>>
  policy: PolicyOf<ContextFrom<Machine>>
}

/** Type-checks a spec against its machine. */
export const describeMachine = <Machine extends AnyStateMachine>(entry: TypedMachineSpec<Machine>): MachineSpec => ({
  ...entry,
  facts: ({ context, value }) => entry.facts(context, value),
})

/** In samples, replaces everything a guest would type: no export may contain it. */
export const PLANTED_SECRET = 'Plantedsecret'
