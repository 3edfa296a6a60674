import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import type { Facts, MachineEntry } from './entry.ts'
import { activeNodes } from './internals.ts'
import { eventTypesOf, firstStep, listTransitions, nextStep, type Taken, type TransitionId } from './transitions.ts'

interface Step {
  event: AnyEventObject
  took: TransitionId[]
  /** The state after the event. */
  value: StateValue
}

export interface Path {
  input: unknown
  steps: Step[]
}

export interface Coverage {
  /** The initial state of each input, then its shortest list of paths that takes every transition found. */
  paths: Path[]
  written: TransitionId[]
  /** Written, but never taken. */
  missing: TransitionId[]
}

interface Node {
  input: unknown
  snapshot: AnyMachineSnapshot
  before: Node | undefined
  step: Step | undefined
}

/** Whether an event can be sent in front of a snapshot. */
export type CanHappen = (event: AnyEventObject, snapshot: AnyMachineSnapshot) => boolean
const always: CanHappen = () => true

/** Stops a search that finds ever new features; a machine of ours needs a few thousand at most. */
const MAX_TRIES = 50_000

/**
 * Looks, breadth first, for a path to every written transition, then keeps as few of the paths as it can.
 * A snapshot is looked at further only when it shows a new feature, or a new pair of features: the active states and the machine's facts.
 * @param canHappen leaves out events, such as those for which a screen has no button.
 * @throws when an event breaks the machine, or when a port's answer has no sample.
 */
export const coverTransitions = (entry: MachineEntry, canHappen: CanHappen = always): Coverage => {
  const written = listTransitions(entry.machine)
  const all = [...written.values()]
  const witnesses = new Map<TransitionId, Node>()
  const seen = new Set<string>()
  let tries = 0

  const visit = (node: Node, took: readonly TransitionId[], queue: Node[]) => {
    for (const id of took) if (!witnesses.has(id)) witnesses.set(id, node)
    const fresh = featuresOf(node.snapshot, entry.facts(node.snapshot)).filter((feature) => !seen.has(feature))
    for (const feature of fresh) seen.add(feature)
    if (fresh.length > 0) queue.push(node)
  }

  const roots = entry.inputs.map((input): Node => {
    const { snapshot, took } = unbroken(() => firstStep(entry.machine, written, input), 'the start')
    const root: Node = { input, snapshot, before: undefined, step: undefined }
    seen.clear()
    const queue: Node[] = []
    visit(root, took, queue)
    for (let node = queue.shift(); node !== undefined && witnesses.size < all.length; node = queue.shift()) {
      if (node.snapshot.status !== 'active') continue
      for (const event of eventsFor(entry, node.snapshot, canHappen)) {
        tries += 1
        if (tries > MAX_TRIES) throw new Error(`gave up after ${MAX_TRIES} tries: are the facts bounded?`)
        const where = `${JSON.stringify(node.snapshot.value)} on ${event.type}`
        const next = unbroken(() => nextStep(entry.machine, written, node.snapshot, event), where)
        if (next.took.length === 0) continue
        const step: Step = { event, took: next.took, value: next.snapshot.value }
        visit({ input, snapshot: next.snapshot, before: node, step }, next.took, queue)
      }
    }
    return root
  })

  const missing = all.filter((id) => !witnesses.has(id))
  const starts = roots.map(({ input }): Path => ({ input, steps: [] }))
  return { paths: [...starts, ...fewest(witnesses)], written: all, missing }
}

const unbroken = (step: () => Taken, where: string): Taken => {
  try {
    const taken = step()
    if (taken.snapshot.status !== 'error') return taken
    throw taken.snapshot.error
  } catch (error) {
    throw new Error(`the machine broke at ${where}: ${String(error)}`, { cause: error })
  }
}

const featuresOf = (snapshot: AnyMachineSnapshot, facts: Facts): string[] => {
  const single = [
    ...activeNodes(snapshot)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(({ id }) => id),
    ...Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`),
  ]
  const pairs = single.flatMap((one, index) => single.slice(index + 1).map((other) => `${one} & ${other}`))
  return [...single, ...pairs]
}

const eventsFor = (entry: MachineEntry, snapshot: AnyMachineSnapshot, canHappen: CanHappen): AnyEventObject[] => {
  const samples = [...entry.samples, ...(entry.samplesIn?.(snapshot) ?? [])]
  return eventTypesOf(snapshot)
    .flatMap((type) => {
      const fitting = samples.filter((sample) => sample.type === type)
      if (fitting.length > 0) return fitting
      if (/^xstate\.(done|error)\.actor\./.test(type)) throw new Error(`"${type}" has no sample`)
      return [{ type }]
    })
    .filter((event) => canHappen(event, snapshot))
}

/** The snapshot after each step of a path, with no side effect. */
export const snapshotsAlong = (entry: MachineEntry, path: Path): AnyMachineSnapshot[] => {
  const written = listTransitions(entry.machine)
  let { snapshot } = firstStep(entry.machine, written, path.input)
  return path.steps.map(({ event }) => {
    snapshot = nextStep(entry.machine, written, snapshot, event).snapshot
    return snapshot
  })
}

const stepsTo = (node: Node): Step[] =>
  node.before === undefined || node.step === undefined ? [] : [...stepsTo(node.before), node.step]

/** Greedy set cover: again and again the path that takes most of what is still left. */
const fewest = (witnesses: ReadonlyMap<TransitionId, Node>): Path[] => {
  const candidates = [...new Set(witnesses.values())]
    .filter(({ before }) => before !== undefined)
    .map((node): Path => ({ input: node.input, steps: stepsTo(node) }))
  const left = new Set(candidates.flatMap(takenBy))
  const paths: Path[] = []
  while (left.size > 0) {
    const gains = candidates.map((path) => new Set(takenBy(path).filter((id) => left.has(id))).size)
    const best = candidates[gains.indexOf(Math.max(...gains))]
    if (best === undefined) break
    paths.push(best)
    for (const id of takenBy(best)) left.delete(id)
  }
  return paths
}

const takenBy = ({ steps }: Path): TransitionId[] => steps.flatMap(({ took }) => took)
