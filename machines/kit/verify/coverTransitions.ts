import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import type { GuardFacts, InvariantStep, MachineSpec } from './machineSpec.ts'
import { readViewStates, viewStateValues, type ViewStateValue } from '#machines/kit/viewState.ts'
import { activeNodes } from '#machines/kit/internals.ts'
import { eventTypesOf, instrumentMachine, type GuardAnswer, type Taken, type TransitionId } from './transitions.ts'

export interface Step {
  event: AnyEventObject
  took: TransitionId[]
  /** Answers of the guards that were called. */
  answered: GuardAnswer[]
  /** View states after the event. */
  viewStates: ViewStateValue[]
  /** State after the event, and then the context. */
  value: StateValue
  context: unknown
}

export interface Path {
  input: unknown
  steps: Step[]
}

/** Kinds of things that paths must cover. */
export type CoverageTarget = 'transitions' | 'guards' | 'viewStates'
const EVERY_AIM: readonly CoverageTarget[] = ['transitions', 'guards', 'viewStates']

export interface Coverage {
  /** The initial state of each input, then a short list of paths that covers everything found. */
  paths: Path[]
  transitions: TransitionId[]
  /** Written, but never taken. */
  missing: TransitionId[]
  answers: GuardAnswer[]
  /** Answers that the guard never gave. */
  unanswered: GuardAnswer[]
  viewStates: ViewStateValue[]
  /** View states that never appeared. */
  unseen: ViewStateValue[]
  /** Entries of `never` that were covered after all, or do not exist. */
  stale: string[]
  /** The first path found to each state, by its ID, and to whatever else was covered: no other is shorter for its input. */
  shortest: ReadonlyMap<string, Path>
}

interface Node {
  input: unknown
  snapshot: AnyMachineSnapshot
  before: Node | undefined
  step: Step | undefined
  /** The step, as invariants see it. */
  tried: InvariantStep
}

interface Waiting {
  /** Nodes with a new feature. */
  queue: Node[]
  /** Nodes where only the combination of state and facts is new. */
  later: Node[]
}

/** Whether an event can be sent in a snapshot. */
export type CanHappen = (event: AnyEventObject, snapshot: AnyMachineSnapshot) => boolean
const always: CanHappen = () => true

interface Search {
  /** Leaves out events, e.g. those without a button on the screen. */
  canHappen?: CanHappen
  /** Targets of the paths; the report includes the rest too. */
  aims?: readonly CoverageTarget[]
  /** Called for every step tried, even if no path keeps it. */
  look?: (step: InvariantStep) => void
  /** Continue once everything is found, then also from all other combinations of state and facts, up to `THOROUGH_TRIES`. */
  isThorough?: boolean
}

/** Stops a search that keeps finding new features; our machines need a few thousand tries at most. */
const MAX_TRIES = 50_000
/** Limit of a thorough search per input: small machines are exhausted, the largest covered in part. */
const THOROUGH_TRIES = 10_000

/**
 * Searches breadth first for a path to every written transition, both answers of every guard and every view state, then keeps as
 * few paths as it can. A snapshot is explored only if it has a new feature: an active state, a fact, a pair of these, a view state,
 * or a context field that is empty or filled for the first time in a state.
 * @throws if an event breaks the machine, or a port's result has no sample
 */
export const coverTransitions = (
  entry: MachineSpec,
  { canHappen = always, aims = EVERY_AIM, look, isThorough = false }: Search = {},
): Coverage => {
  const watched = instrumentMachine(entry.machine)
  const viewStates = viewStateValues(entry)
  const targets = new Set<string>([
    ...(aims.includes('transitions') ? watched.transitions : []),
    ...(aims.includes('guards') ? watched.answers : []),
    ...(aims.includes('viewStates') ? viewStates : []),
  ])
  const never = Object.keys(entry.never ?? {})
  for (const id of never) targets.delete(id)
  /** By transition, guard result, view state or active state covered so far: the first node that covers it. */
  const shownBy = new Map<string, Node>()
  const seen = new Set<string>()
  let tries = 0
  const open = new Set(targets)
  const isGoingOn = () => open.size > 0 || isThorough

  const visit = (node: Node, shown: readonly string[], { queue, later }: Waiting): void => {
    for (const id of shown) {
      if (shownBy.has(id)) continue
      shownBy.set(id, node)
      open.delete(id)
    }
    for (const { id } of activeNodes(node.snapshot)) if (!shownBy.has(id)) shownBy.set(id, node)
    const features = [
      ...featuresOf(node.snapshot, entry.facts(node.snapshot), readViewStates(entry, node.snapshot)),
      ...contextFeatures(node.snapshot),
    ]
    const fresh = features.filter((feature) => !seen.has(feature))
    for (const feature of fresh) seen.add(feature)
    const whole = JSON.stringify([node.snapshot.value, entry.facts(node.snapshot)])
    if (fresh.length > 0) queue.push(node)
    else if (isThorough && !seen.has(whole)) later.push(node)
    seen.add(whole)
  }

  const roots = entry.inputs.map((input): Node => {
    const first = unbroken(() => watched.start(input), 'the start')
    const root: Node = {
      input,
      snapshot: first.snapshot,
      before: undefined,
      step: undefined,
      tried: triedStep(undefined, null, first),
    }
    look?.(root.tried)
    seen.clear()
    const waiting: Waiting = { queue: [], later: [] }
    const last = tries + THOROUGH_TRIES
    const next = () => waiting.queue.shift() ?? (tries < last ? waiting.later.shift() : undefined)
    visit(root, [...first.took, ...first.answered, ...readViewStates(entry, first.snapshot)], waiting)
    for (let node = next(); node !== undefined && isGoingOn(); node = next()) {
      if (node.snapshot.status !== 'active') continue
      for (const event of eventsFor(entry, node.snapshot).filter((event) => canHappen(event, node.snapshot))) {
        tries += 1
        if (tries > MAX_TRIES) throw new Error(`gave up after ${MAX_TRIES} tries: are the facts bounded?`)
        const where = `${JSON.stringify(node.snapshot.value)} on ${event.type}`
        const taken = unbroken(() => watched.step(node.snapshot, event), where)
        const { snapshot, took, answered } = taken
        const tried = triedStep(node, event, taken)
        look?.(tried)
        const step: Step = {
          event,
          took,
          answered,
          viewStates: readViewStates(entry, snapshot),
          value: snapshot.value,
          context: snapshot.context,
        }
        visit({ input, snapshot, before: node, step, tried }, shownIn(step), waiting)
      }
    }
    return root
  })

  const isOwed = (id: string) => !shownBy.has(id) && !never.includes(id)
  const ids = new Set([...watched.transitions, ...watched.answers, ...viewStates])
  const starts = roots.map(({ input }): Path => ({ input, steps: [] }))
  return {
    paths: [...starts, ...fewest(shownBy, targets)],
    transitions: watched.transitions,
    missing: watched.transitions.filter(isOwed),
    answers: watched.answers,
    unanswered: watched.answers.filter(isOwed),
    viewStates,
    unseen: viewStates.filter(isOwed),
    stale: never.filter((id) => shownBy.has(id) || !ids.has(id)),
    shortest: new Map([...shownBy].map(([id, node]) => [id, { input: node.input, steps: stepsTo(node) }])),
  }
}

/** Everything that a step covers. */
export const shownIn = ({ took, answered, viewStates }: Pick<Step, 'took' | 'answered' | 'viewStates'>): string[] => [
  ...took,
  ...answered,
  ...viewStates,
]

const triedStep = (node: Node | undefined, event: AnyEventObject | null, taken: Taken): InvariantStep => ({
  before: node?.snapshot ?? null,
  event,
  after: taken.snapshot,
  invocations: taken.invocations,
  emitted: taken.emitted,
  earlier: node === undefined ? [] : [...node.tried.earlier, node.tried],
})

const unbroken = (step: () => Taken, where: string): Taken => {
  try {
    const taken = step()
    if (taken.snapshot.status !== 'error') return taken
    throw taken.snapshot.error
  } catch (error) {
    throw new Error(`the machine broke at ${where}: ${String(error)}`, { cause: error })
  }
}

const featuresOf = (
  snapshot: AnyMachineSnapshot,
  facts: GuardFacts,
  viewStates: readonly ViewStateValue[],
): string[] => {
  const single = [
    ...activeNodes(snapshot)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(({ id }) => id),
    ...Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`),
  ]
  const pairs = single.flatMap((one, index) => single.slice(index + 1).map((other) => `${one} & ${other}`))
  return [...single, ...pairs, ...viewStates]
}

/** Which context fields are empty or filled, in each active state. */
const contextFeatures = (snapshot: AnyMachineSnapshot): string[] => {
  const context: object = snapshot.context
  const fields = Object.entries(context).map(([field, value]) => `${field}: ${isEmpty(value) ? 'nothing' : 'held'}`)
  return activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic')
    .flatMap(({ id }) => fields.map((one) => `${id} & ${one}`))
}
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || value === 0 || (Array.isArray(value) && value.length === 0)

/** Events that `snapshot` has a transition for: the samples of each type, or the bare type. */
export const eventsFor = (entry: MachineSpec, snapshot: AnyMachineSnapshot): AnyEventObject[] => {
  const samples = [...entry.samples, ...(entry.samplesIn?.(snapshot) ?? [])]
  const sent = eventTypesOf(snapshot).filter((type) => entry.raises?.includes(type) !== true)
  return sent.flatMap((type) => {
    const fitting = samples.filter((sample) => sample.type === type)
    if (fitting.length > 0) return fitting
    if (/^xstate\.(done|error)\.actor\./.test(type)) throw new Error(`"${type}" has no sample`)
    return [{ type }]
  })
}

/** The snapshot after each step of a path, without side effects. */
export const snapshotsAlong = (entry: MachineSpec, path: Path): AnyMachineSnapshot[] => {
  const { start, step } = instrumentMachine(entry.machine)
  let { snapshot } = start(path.input)
  return path.steps.map(({ event }) => {
    snapshot = step(snapshot, event).snapshot
    return snapshot
  })
}

const stepsTo = (node: Node): Step[] =>
  node.before === undefined || node.step === undefined ? [] : [...stepsTo(node.before), node.step]

/** Greedy set cover: repeatedly picks the path that covers most of the rest. */
const fewest = (shownBy: ReadonlyMap<string, Node>, targets: ReadonlySet<string>): Path[] => {
  const candidates = [...new Set([...shownBy].filter(([id]) => targets.has(id)).map(([, node]) => node))]
    .filter(({ before }) => before !== undefined)
    .map((node) => {
      const path: Path = { input: node.input, steps: stepsTo(node) }
      return { path, shown: new Set(path.steps.flatMap(shownIn).filter((id) => targets.has(id))) }
    })
  const left = new Set(candidates.flatMap(({ shown }) => [...shown]))
  const paths: Path[] = []
  while (left.size > 0) {
    const gains = candidates.map(({ shown }) => [...shown].filter((id) => left.has(id)).length)
    const best = candidates[gains.indexOf(Math.max(...gains))]
    if (best === undefined) break
    paths.push(best.path)
    for (const id of best.shown) left.delete(id)
  }
  return paths
}
