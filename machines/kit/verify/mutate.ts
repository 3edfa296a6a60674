import { assign, StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate'
import { assignmentOf } from '#machines/kit/internals.ts'
import { nodesOf } from './transitions.ts'

/** One mechanical defect: a part of the machine dropped or replaced. */
export interface Mutant {
  /** Place and change: `rates.loading · loadOffer error #2: drop action keepLoyalty`. */
  name: string
  /** Returns the machine with the defect. `machine` may be another instance from the same source. */
  plant: (machine: AnyStateMachine) => AnyStateMachine
}

/** Facts that only a run shows: fields that each action assigned, and input fields of each call, by `<state> · <call>`. */
export interface Seen {
  assigned: Readonly<Record<string, readonly string[]>>
  inputs: Readonly<Record<string, readonly string[]>>
}

/** All mechanical defects of `machine`, with unique names. */
export const listMutants = (machine: AnyStateMachine, seen: Seen): Mutant[] =>
  named([
    ...nodesOf(machine.root).flatMap((node) => [
      ...transitionsIn(node).flatMap((transition) => defectsOf(machine, node, transition)),
      ...callsIn(node).flatMap((call) => emptyInputs(node, call, seen.inputs[callName(node, call)] ?? [])),
      ...['entry', 'exit'].flatMap((when) =>
        itemsAt(at(node.config, [when]), [when]).map((action) =>
          inConfig(node, action.path, `${node.id}: drop ${when} action ${nameOf(action.value)}`, () => LEFT_OUT),
        ),
      ),
      ...itemsAt(node.config.tags, ['tags']).map(({ value, path }) =>
        inConfig(node, path, `${node.id}: drop tag ${String(value)}`, () => LEFT_OUT),
      ),
      ...otherStart(node),
    ]),
    ...Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
      fieldsOf(action, seen.assigned[name] ?? []).map((field) => leftAsItWas(machine.id, name, field)),
    ),
    ...Object.keys(machine.implementations.guards).flatMap((name) =>
      [true, false].map((answer): Mutant => ({
        name: `${machine.id}, guard ${name}: ${answer ? 'always' : 'never'} true`,
        plant: (other) => other.provide({ guards: { [name]: () => answer } }),
      })),
    ),
    ...Object.keys(machine.implementations.delays).map((name) => longer(machine.id, name)),
  ])

/** A copy of the machine that calls `report` with the fields its actions assign and the input fields of its calls. */
export const instrumentAssigns = (
  machine: AnyStateMachine,
  report: (kind: keyof Seen, name: string, fields: readonly string[]) => void,
): AnyStateMachine => {
  const calls = nodesOf(machine.root).flatMap((node) => callsIn(node).map((call) => ({ node, call })))
  const config = calls.reduce<unknown>(
    (config, { node, call }) =>
      changed(config, [...configPath(node), ...call.path, 'input'], (input) =>
        input === undefined
          ? LEFT_OUT
          : answerTo(input, (given) => tell(report, 'inputs', callName(node, call), given)),
      ),
    machine.config,
  )
  const actions = Object.entries(machine.implementations.actions).flatMap(([name, action]) => {
    const assignment = assignmentOf(action)
    if (!isFunction(assignment)) return []
    return [
      [name, assign((args, params) => recordOf(tell(report, 'assigned', name, assignment(args, params))))] as const,
    ]
  })
  return withConfig(machine, config).provide({ actions: Object.fromEntries(actions) })
}

type Path = readonly (string | number)[]
type Fn = (...args: unknown[]) => unknown

/** Part of a node's configuration, with its path inside that. */
interface Part {
  path: Path
  value: unknown
}
interface Transition extends Part {
  label: string
}
interface Call extends Part {
  id: string
}

/** Returned by a change to remove the part. */
const LEFT_OUT = Symbol('left out')

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFunction = (value: unknown): value is Fn => typeof value === 'function'
const isConfig = (value: unknown): value is AnyStateMachine['config'] => isRecord(value)

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (Array.isArray(part) ? part[Number(key)] : recordOf(part)[key]), value)

const itemsAt = (value: unknown, path: Path): Part[] => {
  if (value === undefined) return []
  return Array.isArray(value)
    ? value.map((item, index) => ({ value: item, path: [...path, index] }))
    : [{ value, path }]
}

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : String(recordOf(value)['type']))

/** A copy of `value`, changed only at `path`. */
const changed = (value: unknown, path: Path, change: (old: unknown) => unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  const part = changed(at(value, [key]), rest, change)
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => (index !== key ? [item] : part === LEFT_OUT ? [] : [part]))
  const { [key]: _old, ...others } = recordOf(value)
  return part === LEFT_OUT ? others : { ...recordOf(value), [key]: part }
}

const withConfig = (machine: AnyStateMachine, config: unknown): AnyStateMachine => {
  if (!isConfig(config)) throw new Error(`the configuration of ${machine.id} is no object`)
  return new StateMachine(config, machine.implementations)
}

const configPath = (node: AnyStateNode): Path => node.path.flatMap((key) => ['states', key])

const inConfig = (node: AnyStateNode, path: Path, name: string, change: (old: unknown) => unknown): Mutant => ({
  name,
  plant: (machine) => withConfig(machine, changed(machine.config, [...configPath(node), ...path], change)),
})

const callsIn = ({ config }: AnyStateNode): Call[] =>
  itemsAt(config.invoke, ['invoke']).map((part) => ({ ...part, id: String(recordOf(part.value)['id']) }))

const callName = (node: AnyStateNode, { id }: Call): string => `${node.id} · ${id}`

const labelled = (value: unknown, path: Path, label: string): Transition[] =>
  itemsAt(value, path).map((part, index) => ({ ...part, label: index === 0 ? label : `${label} #${index}` }))

const transitionsIn = (node: AnyStateNode): Transition[] => {
  const { config } = node
  return [
    ...Object.entries(recordOf(config.on)).flatMap(([type, value]) => labelled(value, ['on', type], type)),
    ...Object.entries(recordOf(config.after)).flatMap(([delay, value]) =>
      labelled(value, ['after', delay], `after ${delay}`),
    ),
    ...labelled(config.always, ['always'], 'always'),
    ...labelled(config.onDone, ['onDone'], 'done'),
    ...callsIn(node).flatMap(({ id, path, value }) => [
      ...labelled(at(value, ['onDone']), [...path, 'onDone'], `${id} done`),
      ...labelled(at(value, ['onError']), [...path, 'onError'], `${id} error`),
    ]),
  ]
}

const asObject = (transition: unknown): Readonly<Record<string, unknown>> =>
  typeof transition === 'string' || Array.isArray(transition) ? { target: transition } : recordOf(transition)

const defectsOf = (machine: AnyStateMachine, node: AnyStateNode, { label, path, value }: Transition): Mutant[] => {
  const transition = asObject(value)
  const mutant = (name: string, change: (transition: Readonly<Record<string, unknown>>) => unknown): Mutant =>
    inConfig(node, path, `${node.id} · ${label}: ${name}`, (old) => change(asObject(old)))
  const dropped = (name: string, part: Path): Mutant => mutant(name, (old) => changed(old, part, () => LEFT_OUT))
  const { guard, target, reenter, actions } = transition
  return [
    mutant('drop transition', () => LEFT_OUT),
    ...(guard === undefined ? [] : [dropped(`drop guard ${nameOf(guard)}`, ['guard'])]),
    ...itemsAt(target, ['target']).flatMap((part) => {
      const named = String(part.value)
      const instead = otherTarget(machine, node, named)
      return [
        dropped(`drop target ${named}`, part.path),
        ...(instead === undefined
          ? []
          : [mutant(`to ${instead.id} instead of ${named}`, (old) => changed(old, part.path, () => `#${instead.id}`))]),
      ]
    }),
    ...(reenter === true ? [dropped('drop reenter', ['reenter'])] : []),
    ...itemsAt(actions, ['actions']).map((part) => dropped(`drop action ${nameOf(part.value)}`, part.path)),
  ]
}

/** A sibling of the target; not the source state, if there is a third. */
const otherTarget = (machine: AnyStateMachine, node: AnyStateNode, target: string): AnyStateNode | undefined => {
  const meant = resolveTarget(machine, node, target)
  if (meant?.parent === undefined || meant.parent.type === 'parallel') return undefined
  const others = Object.values<AnyStateNode>(meant.parent.states).filter((other) => other !== meant)
  return others.find((other) => !isWithin(node, other)) ?? others[0]
}

const resolveTarget = (machine: AnyStateMachine, node: AnyStateNode, target: string): AnyStateNode | undefined => {
  if (target.startsWith('#')) return machine.getStateNodeById(target)
  const from = target.startsWith('.') ? node : node.parent
  return target
    .split('.')
    .filter((key) => key !== '')
    .reduce<AnyStateNode | undefined>((within, key) => within?.states[key], from)
}

const isWithin = (node: AnyStateNode, other: AnyStateNode): boolean =>
  node === other || (node.parent !== undefined && isWithin(node.parent, other))

const otherStart = (node: AnyStateNode): Mutant[] => {
  const { initial } = node.config
  const other = Object.keys(node.states).find((key) => key !== initial)
  if (typeof initial !== 'string' || other === undefined) return []
  return [inConfig(node, ['initial'], `${node.id}: start in ${other} instead of ${initial}`, () => other)]
}

/** One mutant per input field of a call, if the fields are known; otherwise one for the whole input. */
const emptyInputs = (node: AnyStateNode, call: Call, fields: readonly string[]): Mutant[] => {
  if ((at(call.value, ['input']) ?? null) === null) return []
  const emptied = (name: string, empty: (input: unknown) => unknown): Mutant =>
    inConfig(node, [...call.path, 'input'], `${callName(node, call)}: ${name}`, (input) => answerTo(input, empty))
  if (fields.length === 0) return [emptied('empty input', emptyOf)]
  return fields.map((field) => emptied(`empty input ${field}`, (input) => changed(input, [field], emptyOf)))
}

const answerTo =
  (input: unknown, change: (given: unknown) => unknown) =>
  (args: unknown): unknown =>
    change(isFunction(input) ? input(args) : input)

const emptyOf = (value: unknown): unknown => {
  if (typeof value === 'string') return ''
  if (typeof value === 'number') return 0
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return []
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptyOf(part)])) : null
}

const fieldsOf = (action: unknown, assigned: readonly string[]): readonly string[] => {
  const assignment = assignmentOf(action)
  return isFunction(assignment) ? assigned : Object.keys(recordOf(assignment))
}

const without = (value: unknown, field: string): Readonly<Record<string, unknown>> =>
  recordOf(changed(value, [field], () => LEFT_OUT))

const leftAsItWas = (id: string, action: string, field: string): Mutant => ({
  name: `${id}, action ${action}: leave ${field} as it was`,
  plant: (machine) => {
    const assignment = assignmentOf(machine.implementations.actions[action])
    const poorer = isFunction(assignment)
      ? assign((args, params) => without(assignment(args, params), field))
      : assign(without(assignment, field))
    return machine.provide({ actions: { [action]: poorer } })
  },
})

const longer = (id: string, delay: string): Mutant => ({
  name: `${id}, delay ${delay}: three times as long`,
  plant: (machine) => {
    const original: unknown = machine.implementations.delays[delay]
    const threefold = (...args: unknown[]) => 3 * Number(isFunction(original) ? original(...args) : original)
    return machine.provide({ delays: { [delay]: isFunction(original) ? threefold : threefold() } })
  },
})

const tell = (
  report: (kind: keyof Seen, name: string, fields: readonly string[]) => void,
  kind: keyof Seen,
  name: string,
  value: unknown,
): unknown => {
  report(kind, name, Object.keys(recordOf(value)))
  return value
}

/** Numbers mutants with the same name, to tell them apart in reports. */
const named = (mutants: readonly Mutant[]): Mutant[] => {
  const times = new Map<string, number>()
  return mutants.map((mutant) => {
    const time = (times.get(mutant.name) ?? 0) + 1
    times.set(mutant.name, time)
    return time === 1 ? mutant : { ...mutant, name: `${mutant.name} (${time})` }
  })
}
