import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  StateValue,
} from 'xstate'

/** What distinguishes two contexts in the same state, as far as the guards are concerned. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

/** All that path tests, the visualiser and the support export need to know of a machine. */
export interface MachineEntry {
  title: string
  machine: AnyStateMachine
  /** One search of the state space for each. */
  inputs: readonly unknown[]
  /** Events to try. Every port needs an answer and a failure here. */
  samples: readonly AnyEventObject[]
  /** More of them, made for one snapshot: what only a person in front of that state could send. */
  samplesIn?: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  facts: (snapshot: AnyMachineSnapshot) => Facts
  /** Context paths whose value may leave the browser, such as `criteria.checkIn` or `rates.[].total`. */
  keep: readonly string[]
}

/** The event of a port's answer or failure. */
type Reply = { type: `xstate.${'done' | 'error'}.actor.${string}` }

interface TypedEntry<Machine extends AnyStateMachine> {
  title: string
  machine: Machine
  inputs: readonly InputFrom<Machine>[]
  samples: readonly (EventFromLogic<Machine> | Reply)[]
  /** `region`: the state at the top that is active. A fact that no guard there asks for is better left out: paths grow with pairs of facts. */
  facts: (context: ContextFrom<Machine>, region: string) => Facts
  keep: readonly string[]
}

/** Checks an entry against its machine's own types. */
export const describeMachine = <Machine extends AnyStateMachine>(entry: TypedEntry<Machine>): MachineEntry => ({
  ...entry,
  facts: ({ context, value }) => entry.facts(context, regionOf(value)),
})

const regionOf = (value: StateValue): string => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''))

/** Stands in samples wherever a guest would write something of their own: no export may contain it. */
export const PLANTED_SECRET = 'Plantedsecret'
