import type { Chart } from '#machines/kit/chart/chartModel.ts'
import type { ChartText } from '#machines/kit/chart/chartText.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'

/** How a mode paints a transition. `covered`: by the number of layers that take it. */
export type WayTone =
  | 'covered0'
  | 'covered1'
  | 'covered2'
  | 'covered3'
  | 'survived'
  | 'added'
  | 'gone'
  | 'changed'
  | 'canBeSent'
  | 'taken'

/** `taken`: part of a journey. */
export type StateTone = 'added' | 'gone' | 'changed' | 'taken'

/** What a mode marks on a chart. Overview, drawing and text all show the same marks. */
export interface ChartMarks {
  chosen: string | null
  chosenWay: TransitionId | null
  /** States that are active now, were active before, and may be active after the next event. */
  active: ReadonlySet<string>
  past: ReadonlySet<string>
  next: ReadonlySet<string>
  ways: ReadonlyMap<TransitionId, WayTone>
  states: ReadonlyMap<string, StateTone>
  /** IDs of states that another build had, by the ID of the state around them, which may be such a one too. */
  goneStates: ReadonlyMap<string, readonly string[]>
  /** Parts without a tone fade: only what differs is to be seen. */
  areOthersPale: boolean
}

export const NO_MARKS: ChartMarks = {
  chosen: null,
  chosenWay: null,
  active: new Set(),
  past: new Set(),
  next: new Set(),
  ways: new Map(),
  states: new Map(),
  goneStates: new Map(),
  areOthersPale: false,
}

/** Properties of each distance from which a chart is looked at. */
export interface ChartViewProps {
  chart: Chart
  title: string
  text: ChartText
  marks: ChartMarks
  /** Null: nothing is chosen any more. */
  onChooseState: (id: string | null) => void
  onChooseWay: (id: TransitionId) => void
}
