import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import type { GuardFacts, InvariantStep, MachineSpec } from './machineSpec.ts'
import { readViewStates, viewStateValues, type ViewStateValue } from '#machines/kit/viewState.ts'
import { activeNodes } from '#machines/kit/internals.ts'
import { eventTypesOf, instrumentMachine, type GuardAnswer, type Taken, type TransitionId } from './transitions.ts'

export interface Step {
  event: AnyEventObject
  took: TransitionId[]
  /** How the guards that were asked have answered. */
  answered: GuardAnswer[]
  /** What a guest sees after the event. */
  viewStates: ViewStateValue[]
  /** The state after the event, and the context. */
  value: StateValue
  context: unknown
}

export interface Path {
  input: unknown
  steps: Step[]
}

/** What paths are looked for. */
export type CoverageTarget = 'transitions' | 'guards' | 'viewStates'
const EVERY_AIM: readonly CoverageTarget[] = ['transitions', 'guards', 'viewStates']

export interface Coverage {
  /** The initial state of each input, then its shortest list of paths that shows all that was found. */
  paths: Path[]
  written: TransitionId[]
  /** Written, but never taken. */
  missing: TransitionId[]
  answers: GuardAnswer[]
  /** Answers that no guard gave. */
  unanswered: GuardAnswer[]
  viewStates: ViewStateValue[]
  /** View states that were never shown. */
  unseen: ViewStateValue[]
  /** What the entry says can never be shown, and was, or is not written at all. */
  stale: string[]
}

interface Node {
  input: unknown
  snapshot: AnyMachineSnapshot
  before: Node | undefined
  step: Step | undefined
  /** What invariants are asked of. */
  tried: InvariantStep
}

interface Waiting {
  /** What shows something new. */
  queue: Node[]
  /** What is new as a whole. */
  later: Node[]
}

/** Whether an event can be sent in front of a snapshot. */
export type CanHappen = (event: AnyEventObject, snapshot: AnyMachineSnapshot) => boolean
const always: CanHappen = () => true

interface Search {
  /** Leaves out events, such as those for which a screen has no button. */
  canHappen?: CanHappen
  /** What the paths are to show; what else they show is noted all the same. */
  aims?: readonly CoverageTarget[]
  /**
   * Hears of every step that is tried, also of those that no path keeps. For it the search looks also wherever a field of the context
   * holds something, or nothing, that in this state did not before.
   */
  look?: (step: InvariantStep) => void
  /** Goes on when all is found, then also from every other state and facts, as long as there are `THOROUGH_TRIES`. */
  isThorough?: boolean
}

/** Stops a search that finds ever new features; a machine of ours needs a few thousand at most. */
const MAX_TRIES = 50_000
/** Of a thorough search, on behalf of one input: all that is different of nine of our machines, a part of the two largest. */
const THOROUGH_TRIES = 10_000

/**
 * Looks, breadth first, for a path to every written transition, to both answers of every guard and to every view state, then keeps as few of
 * the paths as it can.
 * A snapshot is looked at further only when it shows a new feature, or a new pair of features: the active states, the machine's facts and
 * its view states.
 * @throws when an event breaks the machine, or when a port's answer has no sample.
 */
export const coverTransitions = (
  entry: MachineSpec,
  { canHappen = always, aims = EVERY_AIM, look, isThorough = false }: Search = {},
): Coverage => {
  const watched = instrumentMachine(entry.machine)
  const viewStates = viewStateValues(entry)
  const wanted = new Set<string>([
    ...(aims.includes('transitions') ? watched.written : []),
    ...(aims.includes('guards') ? watched.answers : []),
    ...(aims.includes('viewStates') ? viewStates : []),
  ])
  const never = Object.keys(entry.never ?? {})
  for (const id of never) wanted.delete(id)
  /** The first node that shows it, for all that has been shown. */
  const shownBy = new Map<string, Node>()
  const seen = new Set<string>()
  let tries = 0
  const open = new Set(wanted)
  const isGoingOn = () => open.size > 0 || isThorough

  const visit = (node: Node, shown: readonly string[], { queue, later }: Waiting): void => {
    for (const id of shown) {
      if (shownBy.has(id)) continue
      shownBy.set(id, node)
      open.delete(id)
    }
    const features = [
      ...featuresOf(node.snapshot, entry.facts(node.snapshot), readViewStates(entry, node.snapshot)),
      ...(look === undefined ? [] : heldIn(node.snapshot)),
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
  const known = new Set([...watched.written, ...watched.answers, ...viewStates])
  const starts = roots.map(({ input }): Path => ({ input, steps: [] }))
  return {
    paths: [...starts, ...fewest(shownBy, wanted)],
    written: watched.written,
    missing: watched.written.filter(isOwed),
    answers: watched.answers,
    unanswered: watched.answers.filter(isOwed),
    viewStates,
    unseen: viewStates.filter(isOwed),
    stale: never.filter((id) => shownBy.has(id) || !known.has(id)),
  }
}

/** All that a step shows. */
export const shownIn = ({ took, answered, viewStates }: Pick<Step, 'took' | 'answered' | 'viewStates'>): string[] => [
  ...took,
  ...answered,
  ...viewStates,
]

const triedStep = (node: Node | undefined, event: AnyEventObject | null, taken: Taken): InvariantStep => ({
  before: node?.snapshot ?? null,
  event,
  after: taken.snapshot,
  asked: taken.asked,
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

/** Which fields of the context hold anything, in each state. */
const heldIn = (snapshot: AnyMachineSnapshot): string[] => {
  const context: object = snapshot.context
  const held = Object.entries(context).map(([field, value]) => `${field}: ${isEmpty(value) ? 'nothing' : 'held'}`)
  return activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic')
    .flatMap(({ id }) => held.map((one) => `${id} & ${one}`))
}
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || value === 0 || (Array.isArray(value) && value.length === 0)

/** The events that `snapshot` has a transition for: the samples of each, or its type alone. */
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

/** The snapshot after each step of a path, with no side effect. */
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

/** Greedy set cover: again and again the path that shows most of what is still left. */
const fewest = (shownBy: ReadonlyMap<string, Node>, wanted: ReadonlySet<string>): Path[] => {
  const candidates = [...new Set([...shownBy].filter(([id]) => wanted.has(id)).map(([, node]) => node))]
    .filter(({ before }) => before !== undefined)
    .map((node) => {
      const path: Path = { input: node.input, steps: stepsTo(node) }
      return { path, shown: new Set(path.steps.flatMap(shownIn).filter((id) => wanted.has(id))) }
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
