import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isRecord, listOf, nameOf } from '#machines/kit/references.ts'
import { nodesOf } from './transitions.ts'

/** Violations of the rules of `machines/README.md` in the structure of `machine`; empty if there are none. */
export const checkStructure = (machine: AnyStateMachine): string[] => {
  const nodes = nodesOf(machine.root)
  const reached = reachableFrom(machine.root)
  return [
    ...(Number.isFinite(machine.options.maxIterations)
      ? []
      : ['a circle of `always` would never end: no maxIterations']),
    ...nodes.flatMap(invokeProblems),
    ...nodes.flatMap(nameProblems),
    ...nodes.filter((node) => !reached.has(node)).map(({ id }) => `${id}: no transition leads here`),
    ...nodes.filter(isTrap).map(({ id }) => `${id}: no way out`),
    ...nodes.filter(disturbsOthers).map(({ id }) => `${id}: re-entering this region enters the others anew`),
    ...unusedIn(machine, nodes),
  ]
}

const invokeProblems = (node: AnyStateNode): string[] =>
  listOf(node.config.invoke).flatMap((invoke) => {
    if (!isRecord(invoke)) return [`${node.id}: an invoke that is no object`]
    const name = typeof invoke['id'] === 'string' ? invoke['id'] : 'an invoke'
    return [
      ...(typeof invoke['id'] === 'string' ? [] : [`${node.id}: an invoke has no id`]),
      ...(typeof invoke['src'] === 'string' ? [] : [`${node.id}: the src of ${name} is not a name`]),
      ...(invoke['onDone'] === undefined ? [`${node.id}: ${name} has no onDone`] : []),
      ...(invoke['onError'] === undefined ? [`${node.id}: ${name} has no onError`] : []),
    ]
  })

const transitionsOf = ({ config }: AnyStateNode): Readonly<Record<string, unknown>>[] =>
  [...Object.values<unknown>(config.on ?? {}), ...Object.values<unknown>(config.after ?? {})]
    .concat(config.always, config.onDone, listOf(config.invoke).flatMap(repliesOf))
    .flatMap(listOf)
    .filter(isRecord)

/** All references of the state and its transitions, as written. */
const listReferences = (node: AnyStateNode) => {
  const transitions = transitionsOf(node)
  return {
    actions: [node.config.entry, node.config.exit, ...transitions.map(({ actions }) => actions)].flatMap(listOf),
    guards: transitions.map(({ guard }) => guard).filter((guard) => guard !== undefined),
    delays: Object.keys(node.config.after ?? {}),
    actors: listOf(node.config.invoke).map((invoke) => (isRecord(invoke) ? invoke['src'] : undefined)),
  }
}

const nameProblems = (node: AnyStateNode): string[] => {
  const { actions, guards, delays } = listReferences(node)
  return [
    ...(actions.some((action) => nameOf(action) === undefined) ? [`${node.id}: an action has no name`] : []),
    ...(guards.some((guard) => nameOf(guard) === undefined) ? [`${node.id}: a guard has no name`] : []),
    ...delays.filter((delay) => /^\d+$/.test(delay)).map((delay) => `${node.id}: the delay ${delay} has no name`),
  ]
}

/** Names in `setup` that the machine never uses. */
const unusedIn = ({ implementations }: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] => {
  const references = nodes.map(listReferences)
  return (['actions', 'guards', 'delays', 'actors'] as const).flatMap((kind) => {
    const used = new Set(references.flatMap((node) => node[kind]).map(nameOf))
    return Object.keys(implementations[kind])
      .filter((name) => !used.has(name))
      .map((name) => `${name} is among the ${kind}, and nothing uses it`)
  })
}

const repliesOf = (invoke: unknown): unknown[] =>
  isRecord(invoke) ? [...listOf(invoke['onDone']), ...listOf(invoke['onError'])] : []

/** Nodes that some chain of transitions from the start can enter, ignoring guards. */
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

/** `reenter` on a region leaves its parallel parent, and with it all other regions. */
const disturbsOthers = (node: AnyStateNode): boolean =>
  node.parent?.type === 'parallel' &&
  [...node.transitions.values()].flat().some(({ reenter, target }) => reenter && target !== undefined)

const isTrap = (node: AnyStateNode): boolean =>
  node.type === 'atomic' && !waysOut(node).some((target) => target !== node)

const waysOut = (node: AnyStateNode): AnyStateNode[] => [
  ...[...node.transitions.values(), node.always ?? []].flat().flatMap(({ target }) => target ?? []),
  ...(node.parent === undefined ? [] : waysOut(node.parent)),
]
