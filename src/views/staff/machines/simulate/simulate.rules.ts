import type { AnyEventObject } from 'xstate'
import { fieldsOf } from '#machines/kit/visualizer/payload.ts'
import { readRoute, writeRoute } from '#machines/kit/visualizer/route.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import {
  originOf,
  type Choice,
  type ChoiceKind,
  type Moment,
  type Simulation,
} from '#machines/kit/visualizer/simulation.ts'
import type { AskedHappening } from '#src/views/staff/machines/catalogue.ts'
import type { ChartIndex } from '#src/views/staff/machines/chart.rules.ts'
import { NO_MARKS, type ChartMarks } from '#src/views/staff/machines/chartView.ts'
import { momentIn, tellStory, type Walkable } from '#src/views/staff/machines/story.ts'

/** Parameters of the address in this mode. */
export type Params = Readonly<Record<string, string>>

export type Trouble =
  | { kind: 'stopped'; taken: number; all: number }
  /** No path rests in the state where it was to begin. */
  | { kind: 'notReached'; state: string }
  /** The stored snapshot is not in this tab. */
  | { kind: 'gone' }

/** A simulation as its address says: every step taken, and the one looked at. */
export interface Steps {
  input: number
  /** Never empty: the beginning, then one moment for each event. */
  moments: readonly Moment[]
  at: number
  now: Moment
  /** It begins at a stored snapshot instead of an input. */
  isStored: boolean
  trouble: Trouble | null
}

const INPUT = 0

/**
 * Reads the address. `s` is the list of choices, and `at` the step looked at if it is not the last. `to` and `if` stand for the
 * shortest path to a state and what happens there; `from` names a stored snapshot.
 * @param stored the moment of `from`, null if there is none
 */
export const readSteps = (
  walkable: Walkable,
  machine: string,
  params: Params,
  happenings: readonly AskedHappening[],
  stored: Moment | null = null,
): Steps => {
  const { simulation, routes } = walkable
  const to = params['s'] === undefined ? params['to'] : undefined
  const target = to === undefined ? null : `${machine}.${to}`
  const isReached = target !== null && momentIn(walkable, target) !== null
  const text = params['s'] ?? (isReached ? (routes[target] ?? '') : `${INPUT}:`)
  const { input, moments: walked, isWhole } = readRoute(simulation, text, stored ?? undefined)
  const happening = isReached ? happenings.find(({ name }) => name === params['if']) : undefined
  const told = happening === undefined ? null : tellStory(walkable, target ?? '', happening)
  const moments = [...walked, ...(told ?? []).map(({ moment }) => moment)]
  const last = moments.length - 1
  const wanted = /^\d+$/.test(params['at'] ?? '') ? Number(params['at']) : last
  const at = Math.min(wanted, last)
  return {
    input,
    moments,
    at,
    now: moments[at] ?? simulation.begin(INPUT),
    isStored: stored !== null,
    trouble: troubleOf(params, { isWhole, taken: walked.length - 1, text, target: isReached ? null : target, stored }),
  }
}

const troubleOf = (
  params: Params,
  {
    isWhole,
    taken,
    text,
    target,
    stored,
  }: { isWhole: boolean; taken: number; text: string; target: string | null; stored: Moment | null },
): Trouble | null => {
  if (params['from'] !== undefined && stored === null) return { kind: 'gone' }
  if (target !== null) return { kind: 'notReached', state: target }
  if (isWhole) return null
  return { kind: 'stopped', taken, all: Math.max(taken + 1, text.split(':')[1]?.split('.').length ?? 1) }
}

/** Parameters of these steps. */
export const writeSteps = (
  simulation: Simulation,
  { input, moments, at }: Pick<Steps, 'input' | 'moments' | 'at'>,
  from: string | undefined,
): Params => ({
  ...(from === undefined ? {} : { from }),
  s: writeRoute(simulation, input, moments),
  ...(at === moments.length - 1 ? {} : { at: String(at) }),
})

/** The steps up to the one looked at, and one more. */
export const withStep = ({ input, moments, at }: Steps, next: Moment): Pick<Steps, 'input' | 'moments' | 'at'> => ({
  input,
  moments: [...moments.slice(0, at + 1), next],
  at: at + 1,
})

export const GROUPS = ['guest', 'reply', 'after', 'told'] as const

export interface ChoiceGroup {
  name: (typeof GROUPS)[number]
  /** Replies of one port are together; null for other events. */
  ports: readonly { port: string | null; choices: readonly Choice[] }[]
  /** Choices that change nothing one can see. */
  staying: readonly Choice[]
}

/** Choices by who sends them. Empty groups are left out. */
export const groupChoices = (choices: readonly Choice[]): readonly ChoiceGroup[] =>
  GROUPS.flatMap((name) => {
    const all = choices.filter(({ kind }) => (kind === 'done' || kind === 'error' ? 'reply' : kind) === name)
    if (all.length === 0) return []
    const leading = all.filter(({ staysPut }) => !staysPut)
    const ports = name === 'reply' ? [...new Set(leading.map(({ source }) => source))] : [null]
    return {
      name,
      ports: ports.map((port) => ({
        port,
        choices: port === null ? leading : leading.filter(({ source }) => source === port),
      })),
      staying: all.filter(({ staysPut }) => staysPut),
    }
  })

/** The first choice that takes a way. */
export const choiceOfWay = (choices: readonly Choice[], way: string): Choice | undefined =>
  choices.find(({ leadsTo }) => leadsTo.took.includes(way))

/** How many steps back a state still counts as left just now. */
const REMEMBERED_STEPS = 3

/** Where the machine is, was just now, and may be next; and the ways that can come. */
export const marksOf = (
  { moments, at, now }: Steps,
  choices: readonly Choice[],
  index: ChartIndex,
): Pick<ChartMarks, 'active' | 'past' | 'next' | 'ways'> => {
  const leaves = (moment: Moment): string[] => [...moment.active].filter((id) => index.isLeaf(id))
  const isElsewhere = (id: string): boolean => !now.active.has(id)
  const leading = choices.filter(({ staysPut }) => !staysPut)
  const ways = choices.flatMap(({ leadsTo: { took } }) => {
    const way = index.chart.ways.find(({ id }) => id === took[0])
    return way === undefined ? [] : [[way.id, 'canBeSent'] as const]
  })
  return {
    ...NO_MARKS,
    active: now.active,
    past: new Set(
      moments
        .slice(Math.max(0, at - REMEMBERED_STEPS), at)
        .flatMap(leaves)
        .filter(isElsewhere),
    ),
    next: new Set(leading.flatMap(({ leadsTo }) => leaves(leadsTo)).filter(isElsewhere)),
    ways: new Map(ways),
  }
}

/** Values by which an input differs from the others, e.g. `rateKey rate-1`. */
export const inputDifferences = (inputs: readonly unknown[], input: unknown): readonly string[] => {
  const all = inputs.map(valuesOf)
  return [...valuesOf(input)]
    .filter(([path, value]) => all.some((other) => other.get(path) !== value))
    .map(([path, value]) => `${path} ${value === '' ? '“”' : value}`)
}

const valuesOf = (one: unknown): ReadonlyMap<string, string> =>
  new Map(fieldsOf(asEvent(one), []).map(({ path, value }) => [path, value ?? 'null']))

const asEvent = (input: unknown): AnyEventObject =>
  typeof input === 'object' && input !== null ? { ...input, type: '' } : { type: '', value: input }

/** Who sent the event of a step. */
export const kindOfStep = (spec: MachineSpec, event: AnyEventObject): ChoiceKind => originOf(event, spec).kind
