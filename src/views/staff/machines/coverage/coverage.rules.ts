import type { Chart, Named, Way } from '#machines/kit/chart/chartModel.ts'
import { chartDigest } from '#machines/kit/chart/chartDigest.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import type { CoverageReport, DefectReport, Layer, PlantedDefect } from '#machines/kit/visualizer/reports.ts'
import type { WayTone } from '#src/views/staff/machines/chartView.ts'

const COUNT_TONES = ['covered0', 'covered1', 'covered2', 'covered3'] as const

/**
 * How each way is painted: by the number of layers that take it, or with a filter by whether this layer does. Ways that the report
 * does not know have no tone.
 */
export const coverageTones = (
  { coverage, defects }: { coverage: CoverageReport | null; defects: DefectReport | null },
  { ways }: Pick<Chart, 'ways'>,
  layer: Layer | null,
): ReadonlyMap<TransitionId, WayTone> =>
  new Map(
    ways.flatMap(({ id }): [TransitionId, WayTone][] => {
      if (layer === null && hasSurvivor(defects, id)) return [[id, 'survived']]
      const by = coverage?.ways[id]
      if (by === undefined) return []
      const count = layer === null ? by.length : by.includes(layer) ? COUNT_TONES.length - 1 : 0
      return [[id, COUNT_TONES[count] ?? 'covered3']]
    }),
  )

/** Whether the report was measured on the machine of this chart. */
export const isOf = ({ digest }: { digest: string }, chart: Chart): boolean => digest === chartDigest(chart)

export const takenBy = ({ ways }: CoverageReport, layer: Layer): number =>
  Object.values(ways).filter((by) => by.includes(layer)).length

/** Ways of the chart that a layer does not take, by the reason; those without one come under null. */
export const missedBy = (
  { ways, excused }: CoverageReport,
  chart: Pick<Chart, 'ways'>,
  layer: Layer,
): readonly { why: string | null; ways: readonly Way[] }[] => {
  const missed = chart.ways.filter(({ id }) => ways[id]?.includes(layer) === false)
  const reasons = layer === 'browser' ? Object.entries(excused) : []
  const groups = reasons.map(([why, ids]) => ({ why, ways: missed.filter(({ id }) => ids.includes(id)) }))
  const isExcused = new Set(reasons.flatMap(([, ids]) => ids))
  return [...groups, { why: null, ways: missed.filter(({ id }) => !isExcused.has(id)) }].filter(
    (group) => group.ways.length > 0,
  )
}

export const reasonOf = ({ excused }: CoverageReport, way: TransitionId): string | null =>
  Object.entries(excused).find(([, ids]) => ids.includes(way))?.[0] ?? null

export type DefectOutcome = 'scenario' | 'walk' | 'equivalent' | 'survived'

export const outcomeOf = ([, noticed, reason]: PlantedDefect): DefectOutcome =>
  noticed === '' ? (reason === undefined ? 'survived' : 'equivalent') : noticed

const hasSurvivor = (report: DefectReport | null, place: string): boolean =>
  report?.defects[place]?.some((defect) => outcomeOf(defect) === 'survived') === true

export interface DefectSums {
  planted: number
  byScenario: number
  byWalk: number
  equivalent: number
  survived: number
  /** Rounded down: 99.9 must not read 100. */
  percent: number
}

export const sumDefects = ({ defects }: DefectReport): DefectSums => {
  const outcomes = Object.values(defects).flat().map(outcomeOf)
  const count = (outcome: DefectOutcome) => outcomes.filter((each) => each === outcome).length
  const [byScenario, byWalk, equivalent] = [count('scenario'), count('walk'), count('equivalent')]
  const noticeable = outcomes.length - equivalent
  return {
    planted: outcomes.length,
    byScenario,
    byWalk,
    equivalent,
    survived: count('survived'),
    percent: noticeable === 0 ? 100 : Math.floor((100 * (byScenario + byWalk)) / noticeable),
  }
}

/** A planted defect, and where. */
export interface PlacedDefect {
  place: string
  defect: PlantedDefect
}

const placed = ({ defects }: DefectReport, place: string): readonly PlacedDefect[] =>
  (defects[place] ?? []).map((defect) => ({ place, defect }))

/** Defects on a way, and on what it shares with others: its guard, its actions and its delay. */
export const defectsOfWay = (
  report: DefectReport,
  machine: string,
  { id, guard, actions, cause }: Way,
): { own: readonly PlacedDefect[]; shared: readonly PlacedDefect[] } => {
  const places = [
    ...(guard === null ? [] : [`${machine}, guard ${guard.name}`]),
    ...new Set(actions.map(({ name }: Named) => `${machine}, action ${name}`)),
    ...(cause.kind === 'after' ? [`${machine}, delay ${cause.name}`] : []),
  ]
  return { own: placed(report, id), shared: places.flatMap((place) => placed(report, place)) }
}

/** Defects of a state itself, and in what it asks. */
export const defectsOfState = (
  report: DefectReport,
  { id, asks }: { id: string; asks: readonly { id: string }[] },
): readonly PlacedDefect[] => [...placed(report, id), ...asks.flatMap((call) => placed(report, `${id} · ${call.id}`))]

export const survivors = (report: DefectReport): readonly PlacedDefect[] =>
  Object.keys(report.defects)
    .flatMap((place) => placed(report, place))
    .filter(({ defect }) => outcomeOf(defect) === 'survived')
