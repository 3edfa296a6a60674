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

/** What distinguishes two contexts in the same state, as far as the guards are concerned. */
export type GuardFacts = Readonly<Record<string, string | number | boolean | null>>

/** Who answers a port: our own server, the identity provider, the payment gateway, or the guest's own device. */
export type PortProvider = 'server' | 'identity' | 'gateway' | 'device'

/** Something that a guest can tell apart on a screen: a selector of a view, and all that it can say. */
export interface ViewState<Snapshot = AnyMachineSnapshot> {
  of(this: void, snapshot: Snapshot): string
  values: readonly string[]
}

/** One step of a walk: what came in, what it made of the machine, what was asked of the ports and what was emitted by it. */
export interface InvariantStep<
  Snapshot = AnyMachineSnapshot,
  Event = AnyEventObject,
  Asked = { port: string; input: unknown },
  Emitted = AnyEventObject,
> {
  /** Null at the start, as is `event`. */
  before: Snapshot | null
  event: Event | null
  after: Snapshot
  asked: readonly Asked[]
  emitted: readonly Emitted[]
  /** The steps before this one, the start first. */
  earlier: readonly InvariantStep<Snapshot, Event, Asked, Emitted>[]
}

/** A sentence that holds at every step of every path and walk. */
export interface Invariant<Step = InvariantStep> {
  description: string
  check(this: void, step: Step): boolean
}

/** All that path tests, the visualiser and the support export need to know of a machine. */
export interface MachineSpec {
  machine: AnyStateMachine
  /** One search of the state space for each. */
  inputs: readonly unknown[]
  /** Events to try. Every port needs an answer and a failure here. */
  samples: readonly AnyEventObject[]
  /** More of them, made for one snapshot: what only a person in front of that state could send. */
  samplesIn?: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  /** Types of events that the machine raises, and that nobody else sends. */
  raises?: readonly string[]
  facts: (snapshot: AnyMachineSnapshot) => GuardFacts
  /** What a guest can tell apart, such as `viewState` and `progress`. */
  viewStates: Readonly<Record<string, ViewState>>
  invariants: readonly Invariant[]
  /** What no path can show, each with the reason: a transition, an answer of a guard, a view state. */
  never?: Readonly<Record<string, string>>
  /** By the name of the port. */
  answeredBy: Readonly<Record<string, PortProvider>>
  /** What may leave the browser of each path of the context. */
  policy: ExportPolicy
}

/** The event of a port's answer or failure. */
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

/** A step, an invariant and a view state of one machine, typed by it. */
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
  /** `value`: the states that are active. A fact that no guard there asks for is better left out: paths grow with pairs of facts. */
  facts: (context: ContextFrom<Machine>, value: StateValue) => GuardFacts
  viewStates: Readonly<Record<string, ViewStateOf<Machine>>>
  invariants: readonly InvariantOf<Machine>[]
  never?: Readonly<Record<string, string>>
  answeredBy: Readonly<Record<ActorsOf<Machine>['src'], PortProvider>>
  policy: PolicyOf<ContextFrom<Machine>>
}

/** Checks an entry against its machine's own types. */
export const describeMachine = <Machine extends AnyStateMachine>(entry: TypedMachineSpec<Machine>): MachineSpec => ({
  ...entry,
  facts: ({ context, value }) => entry.facts(context, value),
})

/** Stands in samples wherever a guest would write something of their own: no export may contain it. */
export const PLANTED_SECRET = 'Plantedsecret'
