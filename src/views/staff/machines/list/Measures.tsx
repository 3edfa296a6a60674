import { useCallback, useMemo } from 'react'
import { diffCharts } from '#machines/kit/chart/chartDiff.ts'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { chartText } from '#machines/kit/chart/chartText.ts'
import { LAYERS, type CoverageReport } from '#machines/kit/visualizer/reports.ts'
import { chartDiff, coverage as texts, live as liveTexts, visualizer } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useVisualizer, type LiveSource, type MachineReports } from '#src/views/staff/machines/catalogue.ts'
import { isOf, sumDefects, takenBy } from '#src/views/staff/machines/coverage/coverage.rules.ts'
import { runningIn, type LiveState } from '#src/views/staff/machines/live/live.rules.ts'
import { useLive } from '#src/views/staff/machines/live/useLive.ts'
import { PageLink } from '#src/views/staff/machines/PageLink.tsx'
import { useCounts } from '#src/views/staff/machines/panel/useCounts.ts'
import { useLoaded, type Loaded } from '#src/views/staff/machines/useLoaded.ts'
import * as css from './list.css.ts'

/** Cells of a machine: what tests know of it, what has changed, and where it runs now. Each part loads and fails alone. */
export const Measures = ({ chart }: { chart: Chart }) => {
  const { loadReports } = useVisualizer().catalogue
  const reports = useLoaded(useCallback(() => loadReports(chart.id), [loadReports, chart.id]))
  return (
    <>
      <td className={classes(css.cell, css.wide)}>
        <Taken chart={chart} reports={reports} />
      </td>
      <td className={classes(css.cell, css.wide)}>
        <Defects chart={chart} reports={reports} />
      </td>
      <td className={classes(css.cell, css.figure)}>
        <Changed chart={chart} />
      </td>
      <td className={classes(css.cell, css.figure)}>
        <Now machine={chart.id} />
      </td>
    </>
  )
}

const None = ({ says }: { says: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{says}</VisuallyHidden>
  </>
)

const Waiting = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? <span className={css.quiet}>{texts.failed}</span> : <None says={visualizer.loading} />

/** Rounded down: 99.9 must not read 100. */
const percent = (part: number, whole: number): number => (whole === 0 ? 100 : Math.floor((100 * part) / whole))

const Taken = ({ chart, reports: { value, hasFailed } }: { chart: Chart; reports: Loaded<MachineReports> }) => {
  if (value === null) return <Waiting hasFailed={hasFailed} />
  const { coverage } = value
  if (coverage === null) return <span className={css.quiet}>{texts.notMeasured}</span>
  return (
    <>
      <span className={css.layers}>
        {LAYERS.map((layer) => (
          <Share key={layer} report={coverage} layer={layer} />
        ))}
      </span>
      {!isOf(coverage, chart) && <span className={css.quiet}>{texts.earlier}</span>}
    </>
  )
}

const Share = ({ report, layer }: { report: CoverageReport; layer: (typeof LAYERS)[number] }) => {
  if (!report.layers.includes(layer)) return <span className={css.quiet}>{texts.notPlayed}</span>
  const share = percent(takenBy(report, layer), Object.keys(report.ways).length)
  return (
    <span className={css.share}>
      <VisuallyHidden>{texts.layers[layer]}: </VisuallyHidden>
      <span className={css.track} aria-hidden="true">
        <span className={css.fill} style={{ inlineSize: `${share}%` }} />
      </span>
      {share} %
    </span>
  )
}

const Defects = ({ chart, reports: { value, hasFailed } }: { chart: Chart; reports: Loaded<MachineReports> }) => {
  if (value === null) return <Waiting hasFailed={hasFailed} />
  const { defects } = value
  if (defects === null) return <span className={css.quiet}>{texts.notPlanted}</span>
  const sums = sumDefects(defects)
  return (
    <>
      <b>{sums.percent} %</b> <span className={css.quiet}>{texts.percentOf(sums.planted)}</span>
      {!isOf(defects, chart) && <p className={css.quiet}>{texts.earlier}</p>}
    </>
  )
}

const Changed = ({ chart }: { chart: Chart }) => {
  const [newest] = useVisualizer().catalogue.kept
  return newest === undefined ? <None says={chartDiff.noKept} /> : <ChangedSince chart={chart} build={newest.name} />
}

const ChangedSince = ({ chart, build }: { chart: Chart; build: string }) => {
  const { loadKept, words, phrases } = useVisualizer().catalogue
  const { value, hasFailed } = useLoaded(
    useCallback(() => loadKept(chart.id, build).then((before) => ({ before })), [loadKept, chart.id, build]),
  )
  const count = useMemo(() => {
    const before = value?.before
    return before ? diffCharts(before, chart, chartText(chart.id, words(chart.id), phrases)).length : null
  }, [value, chart, words, phrases])
  if (value === null) return <Waiting hasFailed={hasFailed} />
  if (count === 0) return <None says={chartDiff.nothing} />
  return (
    <PageLink
      to={{ machine: chart.id, params: { mode: 'diff' } }}
      className={css.changes}
      {...(count === null ? {} : { 'aria-label': chartDiff.changesSince(count, build) })}
    >
      {count ?? chartDiff.newMachine}
    </PageLink>
  )
}

/** A machine runs in tabs of this browser, or the server keeps its rows. */
const Now = ({ machine }: { machine: string }) => {
  const { live } = useVisualizer().catalogue
  return live?.machines.includes(machine) === true ? (
    <RunningNow machine={machine} source={live} />
  ) : (
    <Rows machine={machine} />
  )
}

const RunningNow = ({ machine, source }: { machine: string; source: LiveSource }) => {
  const running = useLive(
    source,
    useCallback((state: LiveState) => runningIn(state, machine), [machine]),
  )
  if (running.length === 0) return <None says={liveTexts.runsNowhere} />
  return running.map(({ isHere, count, document }) => (
    <PageLink
      key={String(isHere)}
      to={{ machine, params: { mode: 'live', tab: document } }}
      className={css.running}
      aria-label={liveTexts.runs(isHere, count)}
    >
      <span className={css.dot} aria-hidden="true" />
      {isHere ? liveTexts.here : liveTexts.beside}
      {count > 1 && ` · ${count}`}
    </PageLink>
  ))
}

const Rows = ({ machine }: { machine: string }) => {
  const { value, hasFailed, isLoading } = useCounts(machine)
  if (hasFailed || isLoading) return <Waiting hasFailed={hasFailed} />
  const count = Object.values(value ?? {}).reduce((sum, each) => sum + each, 0)
  return count > 0 ? <span className={css.rows}>{texts.inDatabase(count)}</span> : <None says={visualizer.rowsIn(0)} />
}
