import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom, StateValue } from 'xstate'
import type { Law, LawStep } from './entry.ts'
import { toFailure, type Failure } from './failure.ts'
import { isSameView } from './sameView.ts'

/** The sentences that this step breaks. */
export const brokenLaws = (laws: readonly Law[], step: LawStep): string[] =>
  laws.filter((law) => !law.holds(step)).map(({ says }) => `broken law: "${says}"`)

interface Question {
  port: string
  input: unknown
}
interface Happened<Asked extends Question> {
  event: { type: string } | null
  asked: readonly Asked[]
}

/** With what a port was asked in this step. */
export const asksOf = <Asked extends Question, Port extends Asked['port']>(
  { asked }: Happened<Asked>,
  port: Port,
): Extract<Asked, { port: Port }>['input'][] =>
  asked
    .filter((question): question is Extract<Asked, { port: Port }> => question.port === port)
    .map(({ input }) => input)

/** The step is the answer of this port; `refused`: its failure. */
export const isAnswer = <Asked extends Question>({ event }: Happened<Asked>, port: Asked['port']): boolean =>
  event?.type === `xstate.done.actor.${port}`
export const isRefusal = <Asked extends Question>({ event }: Happened<Asked>, port: Asked['port']): boolean =>
  event?.type === `xstate.error.actor.${port}`

/** What the port has answered in this step. */
export const answerIn = ({ event }: { event: object | null }): unknown =>
  event !== null && 'output' in event ? event.output : undefined
/** As what the port has failed in this step; null: it has not. */
export const failureIn = ({ event }: { event: object | null }): Failure | null =>
  event !== null && 'error' in event ? toFailure(event.error) : null

/** Whether a step leaves all of these fields of the context as they were. */
export const keeps = <Context extends object>(
  { before, after }: { before: { context: Context } | null; after: { context: Context } },
  ...fields: readonly (keyof Context)[]
): boolean => fields.every((field) => before === null || isSameView(before.context[field], after.context[field]))

/** What each of these fields was set to, and nothing else of it. */
export const has = <Context extends object>(context: Context, wanted: Partial<Context>): boolean =>
  Object.entries(wanted).every(([field, value]) =>
    isSameView(Object.entries(context).find(([name]) => name === field)?.[1], value),
  )

type OneOrMore<Item> = Item | readonly Item[]
const isOne = <Item>(items: OneOrMore<Item>): items is Item => !Array.isArray(items)

/** From where an event can be sent: from these states, or where the answer is yes. `with`: its data, such as they may be. */
interface Hearing<Snapshot, State> {
  with?: object
  from: readonly State[] | ((this: void, snapshot: Snapshot) => boolean)
}
type WithData<Data> = keyof Data extends never ? { with?: undefined } : { with: Data }

/** From where each event of a machine can be sent; more than once where its data make a difference. */
export type HeardBy<Machine extends AnyStateMachine> = {
  readonly [Event in EventFromLogic<Machine> as Event['type']]: OneOrMore<
    Hearing<SnapshotFrom<Machine>, Parameters<SnapshotFrom<Machine>['matches']>[0]> & WithData<Omit<Event, 'type'>>
  >
}

export const anywhere = (): boolean => true

/** One law for each event. */
export const heardLaws = (heard: Readonly<Record<string, OneOrMore<Hearing<AnyMachineSnapshot, StateValue>>>>): Law[] =>
  Object.entries(heard).map(([type, hearings]) => ({
    says: `What a guest can do they can do wherever it makes sense, and nowhere else: ${type}.`,
    holds: ({ after }) =>
      (isOne(hearings) ? [hearings] : hearings).every(({ with: data, from }) => {
        const canBeSent = typeof from === 'function' ? from(after) : from.some((state) => after.matches(state))
        return after.can({ ...data, type }) === canBeSent
      }),
  }))

type Selectors = Readonly<Record<string, (snapshot: never) => unknown>>
type SeenBy<Selects extends Selectors> = { readonly [Name in keyof Selects]?: ReturnType<Selects[Name]> }
/** The states that have none below them, as `loading.slow`. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${Leaf<Value[Name]>}` }[keyof Value & string]

/** What selectors say in each state of a machine; what is left out depends on another region. */
export type ShownBy<Machine extends AnyStateMachine, Selects extends Selectors> = {
  readonly [State in Leaf<SnapshotFrom<Machine>['value']>]:
    | SeenBy<Selects>
    | ((this: void, snapshot: SnapshotFrom<Machine>) => SeenBy<Selects>)
}

const isLeaf = (value: StateValue, state: string): boolean => {
  const names = state.split('.')
  const parent = names
    .slice(0, -1)
    .reduce<StateValue | undefined>((within, name) => (typeof within === 'object' ? within[name] : undefined), value)
  return parent === names.at(-1)
}

/** One law for each state. */
export const shownLaws = (
  selectors: Readonly<Record<string, (this: void, snapshot: AnyMachineSnapshot) => unknown>>,
  shown: Readonly<Record<string, object | ((this: void, snapshot: AnyMachineSnapshot) => object)>>,
): Law[] =>
  Object.entries(shown).map(([state, seen]) => ({
    says: `A guest sees what there is, state by state: ${state}.`,
    holds: ({ after }) =>
      !isLeaf(after.value, state) ||
      Object.entries(typeof seen === 'function' ? seen(after) : seen).every(([name, wanted]) =>
        isSameView(selectors[name]?.(after), wanted),
      ),
  }))
