import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom, StateValue } from 'xstate'
import type { Invariant, InvariantStep } from './machineSpec.ts'
import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { isEqualView } from '#machines/kit/equalView.ts'

/** Descriptions of the invariants that this step breaks. */
export const brokenInvariants = (invariants: readonly Invariant[], step: InvariantStep): string[] =>
  invariants
    .filter((invariant) => !invariant.check(step))
    .map(({ description }) => `broken invariant: "${description}"`)

interface Question {
  port: string
  input: unknown
}
interface Happened<Invocation extends Question> {
  event: { type: string } | null
  invocations: readonly Invocation[]
}

/** Inputs that a port was invoked with in this step. */
export const invocationInputs = <Invocation extends Question, Port extends Invocation['port']>(
  { invocations }: Happened<Invocation>,
  port: Port,
): Extract<Invocation, { port: Port }>['input'][] =>
  invocations
    .filter((question): question is Extract<Invocation, { port: Port }> => question.port === port)
    .map(({ input }) => input)

/** The step is the done event of this port; `isErrorEvent`: its error event. */
export const isDoneEvent = <Invocation extends Question>(
  { event }: Happened<Invocation>,
  port: Invocation['port'],
): boolean => event?.type === `xstate.done.actor.${port}`
export const isErrorEvent = <Invocation extends Question>(
  { event }: Happened<Invocation>,
  port: Invocation['port'],
): boolean => event?.type === `xstate.error.actor.${port}`

/** Output of the port whose done event this step is. */
export const doneOutput = ({ event }: { event: object | null }): unknown =>
  event !== null && 'output' in event ? event.output : undefined
/** Failure of the port whose error event this step is; null for other events. */
export const eventFailure = ({ event }: { event: object | null }): Failure | null =>
  event !== null && 'error' in event ? toFailure(event.error) : null

/** Whether a step leaves all these context fields unchanged. */
export const fieldsUnchanged = <Context extends object>(
  { before, after }: { before: { context: Context } | null; after: { context: Context } },
  ...fields: readonly (keyof Context)[]
): boolean => fields.every((field) => before === null || isEqualView(before.context[field], after.context[field]))

/** Whether the fields in `expected` have these values; other fields are ignored. */
export const contextMatches = <Context extends object>(context: Context, expected: Partial<Context>): boolean =>
  Object.entries(expected).every(([field, value]) =>
    isEqualView(Object.entries(context).find(([name]) => name === field)?.[1], value),
  )

type OneOrMore<Item> = Item | readonly Item[]
const isOne = <Item>(items: OneOrMore<Item>): items is Item => !Array.isArray(items)

/** Where an event is accepted: in these states, or where the function returns true. `with`: its data. */
interface AcceptedWhere<Snapshot, State> {
  with?: object
  from: readonly State[] | ((this: void, snapshot: Snapshot) => boolean)
}
type WithData<Data> = keyof Data extends never ? { with?: undefined } : { with: Data }

/** Where each event of a machine is accepted; several entries if it depends on the event's data. */
export type AcceptedEvents<Machine extends AnyStateMachine> = {
  readonly [Event in EventFromLogic<Machine> as Event['type']]: OneOrMore<
    AcceptedWhere<SnapshotFrom<Machine>, Parameters<SnapshotFrom<Machine>['matches']>[0]> &
      WithData<Omit<Event, 'type'>>
  >
}

export const anywhere = (): boolean => true

/** One invariant for each event. */
export const acceptedEventInvariants = (
  acceptedEvents: Readonly<Record<string, OneOrMore<AcceptedWhere<AnyMachineSnapshot, StateValue>>>>,
): Invariant[] =>
  Object.entries(acceptedEvents).map(([type, rules]) => ({
    description: `What a guest can do they can do wherever it makes sense, and nowhere else: ${type}.`,
    check: ({ after }) =>
      (isOne(rules) ? [rules] : rules).every(({ with: data, from }) => {
        const canBeSent = typeof from === 'function' ? from(after) : from.some((state) => after.matches(state))
        return after.can({ ...data, type }) === canBeSent
      }),
  }))

type Selectors = Readonly<Record<string, (snapshot: never) => unknown>>
type SelectorValues<Selects extends Selectors> = { readonly [Name in keyof Selects]?: ReturnType<Selects[Name]> }
/** States without substates, e.g. `loading.slow`. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${Leaf<Value[Name]>}` }[keyof Value & string]

/** Values of selectors in each state of a machine; omitted ones depend on another region. */
export type ViewStateTable<Machine extends AnyStateMachine, Selects extends Selectors> = {
  readonly [State in Leaf<SnapshotFrom<Machine>['value']>]:
    | SelectorValues<Selects>
    | ((this: void, snapshot: SnapshotFrom<Machine>) => SelectorValues<Selects>)
}

const isLeaf = (value: StateValue, state: string): boolean => {
  const names = state.split('.')
  const parent = names
    .slice(0, -1)
    .reduce<StateValue | undefined>((within, name) => (typeof within === 'object' ? within[name] : undefined), value)
  return parent === names.at(-1)
}

/** One invariant for each state. */
export const viewStateInvariants = (
  selectors: Readonly<Record<string, (this: void, snapshot: AnyMachineSnapshot) => unknown>>,
  shown: Readonly<Record<string, object | ((this: void, snapshot: AnyMachineSnapshot) => object)>>,
): Invariant[] =>
  Object.entries(shown).map(([state, seen]) => ({
    description: `A guest sees what there is, state by state: ${state}.`,
    check: ({ after }) =>
      !isLeaf(after.value, state) ||
      Object.entries(typeof seen === 'function' ? seen(after) : seen).every(([name, expected]) =>
        isEqualView(selectors[name]?.(after), expected),
      ),
  }))
