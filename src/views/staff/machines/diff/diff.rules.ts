import type { Chart } from '#machines/kit/chart/chartModel.ts'
import type { ChartChange } from '#machines/kit/chart/chartDiff.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import type { KeptBuild } from '#src/views/staff/machines/catalogue.ts'
import type { StateTone, WayTone } from '#src/views/staff/machines/chartView.ts'

/** Parameter of the address: the name of the build to compare with. */
export const BUILD = 'build'

/** The build that is asked for; the newest, if none is or if that one is not kept any more. */
export const chooseBuild = (kept: readonly KeptBuild[], asked: string | undefined): KeptBuild | undefined =>
  kept.find(({ name }) => name === asked) ?? kept[0]

type Tone = StateTone & WayTone

/** What stands out on a chart. */
export interface DiffMarks {
  states: ReadonlyMap<string, StateTone>
  ways: ReadonlyMap<TransitionId, WayTone>
  /** Numbers of ways that a state no longer has. */
  gone: ReadonlyMap<string, number>
}

/** A state with a difference of its own or in its ways stands out; changes of what a guest sees alone do not. */
export const diffMarks = (changes: readonly ChartChange[], { states }: Pick<Chart, 'states'>): DiffMarks => {
  const stateTones = new Map<string, Tone>()
  const wayTones = new Map<TransitionId, Tone>()
  const gone = new Map<string, number>()
  const isThere = new Set(states.map(({ id }) => id))
  for (const { kind, state, way } of changes) {
    if (kind === 'seen' || !isThere.has(state)) continue
    const isNewState = kind === 'added' && way === null
    if (isNewState) stateTones.set(state, 'added')
    else if (!stateTones.has(state)) stateTones.set(state, 'changed')
    if (way !== null) wayTones.set(way, kind)
    else if (kind === 'gone') gone.set(state, (gone.get(state) ?? 0) + 1)
  }
  return { states: stateTones, ways: wayTones, gone }
}

/** States that only the chart before has, by the state around them. */
export const goneStatesOf = (
  before: Pick<Chart, 'states'>,
  after: Pick<Chart, 'states'>,
): ReadonlyMap<string, readonly string[]> => {
  const isThere = new Set(after.states.map(({ id }) => id))
  const gone = new Map<string, string[]>()
  for (const { id, parent } of before.states)
    if (parent !== null && !isThere.has(id)) gone.set(parent, [...(gone.get(parent) ?? []), id])
  return gone
}

export const countChanges = (changes: readonly ChartChange[]): Readonly<Record<ChartChange['kind'], number>> => {
  const count = (kind: ChartChange['kind']) => changes.filter((change) => change.kind === kind).length
  return { added: count('added'), gone: count('gone'), changed: count('changed'), seen: count('seen') }
}
