import type { Chart } from '#machines/kit/chart/chartModel.ts'
import type { ChartChange } from '#machines/kit/chart/chartDiff.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import type { StateTone, WayTone } from '#src/views/staff/machines/chartView.ts'

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

export const countChanges = (changes: readonly ChartChange[]): Readonly<Record<ChartChange['kind'], number>> => {
  const count = (kind: ChartChange['kind']) => changes.filter((change) => change.kind === kind).length
  return { added: count('added'), gone: count('gone'), changed: count('changed'), seen: count('seen') }
}
