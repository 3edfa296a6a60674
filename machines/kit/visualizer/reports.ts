import type { Way } from '#machines/kit/chart/chartModel.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'

/** Tests that take transitions: paths on a live actor, random walks, and a guest in a browser. */
export const LAYERS = ['paths', 'walks', 'browser'] as const
export type Layer = (typeof LAYERS)[number]

export interface Share {
  found: number
  all: number
}

/** Content of a file in `machines/charts/coverage`. */
export interface CoverageReport {
  /** `chartDigest` of the machine that was measured. */
  digest: string
  /** Layers that the machine has: no browser plays some machines. */
  layers: readonly Layer[]
  /** Answers of guards on the paths. */
  answers: Share
  viewStates: Share
  /** The layers that take each transition. */
  ways: Readonly<Record<TransitionId, readonly Layer[]>>
  /** Transitions that no guest in a browser takes, by the reason. */
  excused: Readonly<Record<string, readonly TransitionId[]>>
}

/** Who noticed a planted defect; empty: nobody did. */
export type DefectNoticed = 'scenario' | 'walk' | ''

/** A change to the machine, who noticed it, and why nobody could have, if that is known. */
export type PlantedDefect = readonly [change: string, noticed: DefectNoticed, reason?: string]

/** Content of a file in `machines/charts/defects`. */
export interface DefectReport {
  /** `chartDigest` of the machine in which they were planted. */
  digest: string
  /**
   * The defects by the place where they were planted: the ID of a transition or a state, `<state> · <call>` for the input of a
   * call, or the machine and what all its states share, e.g. `rates, guard isCurrent`.
   */
  defects: Readonly<Record<string, readonly PlantedDefect[]>>
}

/** Name of the place of a transition in the names of defects, e.g. `rates.loading · loadOffer error #2`. */
export const defectPlaceOf = ({ id, from, cause: { kind, name } }: Pick<Way, 'id' | 'from' | 'cause'>): string => {
  const number = / #\d+$/.exec(id)?.[0] ?? ''
  const cause = {
    event: name,
    done: `${name} done`,
    error: `${name} error`,
    after: `after ${name}`,
    always: 'always',
    ended: 'done',
  }[kind]
  return `${from} · ${cause}${number}`
}
