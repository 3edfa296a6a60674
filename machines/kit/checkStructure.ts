import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf } from './transitions.ts'

/** What is wrong with how `machine` is written; empty when it keeps the rules of `machines/README.md`. */
export const checkStructure = (machine: AnyStateMachine): string[] => {
  const nodes = nodesOf(machine.root)
  const reached = reachableFrom(machine.root)
  return [
    ...nodes.flatMap(invokeProblems),
    ...nodes.flatMap(nameProblems),
    ...nodes.filter((node) => !reached.has(node)).map(({ id }) => `${id}: no transition leads here`),
    ...nodes.filter(isTrap).map(({ id }) => `${id}: no way out`),
    ...nodes.filter(disturbsOthers).map(({ id }) => `${id}: re-entering this region enters the others anew`),
  ]
}

const list = (value: unknown): unknown[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const nameOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value['type'] === 'string' ? value['type'] : undefined
}

const invokeProblems = (node: AnyStateNode): string[] =>
  list(node.config.invoke).flatMap((invoke) => {
    if (!isRecord(invoke)) return [`${node.id}: an invoke that is no object`]
    const name = typeof invoke['id'] === 'string' ? invoke['id'] : 'an invoke'
    return [
      ...(typeof invoke['id'] === 'string' ? [] : [`${node.id}: an invoke has no id`]),
      ...(typeof invoke['src'] === 'string' ? [] : [`${node.id}: the src of ${name} is not a name`]),
      ...(invoke['onError'] === undefined ? [`${node.id}: ${name} has no onError`] : []),
    ]
  })

const nameProblems = (node: AnyStateNode): string[] => {
  const { config } = node
  const transitions = [...Object.values<unknown>(config.on ?? {}), ...Object.values<unknown>(config.after ?? {})]
    .concat(config.always, config.onDone, list(config.invoke).flatMap(repliesOf))
    .flatMap(list)
    .filter(isRecord)
  const actions = [config.entry, config.exit, ...transitions.map(({ actions }) => actions)].flatMap(list)
  const guards = transitions.map(({ guard }) => guard).filter((guard) => guard !== undefined)
  const delays = Object.keys(config.after ?? {})
  return [
    ...(actions.some((action) => nameOf(action) === undefined) ? [`${node.id}: an action has no name`] : []),
    ...(guards.some((guard) => nameOf(guard) === undefined) ? [`${node.id}: a guard has no name`] : []),
    ...delays.filter((delay) => /^\d+$/.test(delay)).map((delay) => `${node.id}: the delay ${delay} has no name`),
  ]
}

const repliesOf = (invoke: unknown): unknown[] =>
  isRecord(invoke) ? [...list(invoke['onDone']), ...list(invoke['onError'])] : []

/** Nodes that a chain of transitions from the start can enter, guards aside. */
const reachableFrom = (root: AnyStateNode): Set<AnyStateNode> => {
  const reached = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode): void => {
    if (reached.has(node)) return
    reached.add(node)
    if (node.parent !== undefined) enter(node.parent)
    const below = node.type === 'parallel' ? Object.values(node.states) : node.initial.target
    for (const child of node.type === 'atomic' || node.type === 'final' ? [] : below) enter(child)
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      for (const target of transition.target ?? []) enter(target)
  }
  enter(root)
  return reached
}

/** `reenter` on a region leaves its parallel parent, and with it every other region. */
const disturbsOthers = (node: AnyStateNode): boolean =>
  node.parent?.type === 'parallel' &&
  [...node.transitions.values()].flat().some(({ reenter, target }) => reenter && target !== undefined)

const isTrap = (node: AnyStateNode): boolean =>
  node.type === 'atomic' && !waysOut(node).some((target) => target !== node)

const waysOut = (node: AnyStateNode): AnyStateNode[] => [
  ...[...node.transitions.values(), node.always ?? []].flat().flatMap(({ target }) => target ?? []),
  ...(node.parent === undefined ? [] : waysOut(node.parent)),
]
