import { useCallback, useMemo } from 'react'
import { LAYERS, type Layer } from '#machines/kit/visualizer/reports.ts'
import { coverage as texts } from '#src/i18n/staffTexts.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { NO_MARKS, type WayTone } from '#src/views/staff/machines/chartView.ts'
import type { Mode } from '#src/views/staff/machines/openMachine.ts'
import { useLoaded } from '#src/views/staff/machines/useLoaded.ts'
import { coverageTones } from './coverage.rules.ts'
import { CoveragePanel } from './CoveragePanel.tsx'
import * as css from './coverage.css.ts'

const CoverageView: Mode['View'] = ({ machine, children }) => {
  const { loadReports } = useVisualizer().catalogue
  const reports = useLoaded(useCallback(() => loadReports(machine.id), [loadReports, machine.id]))
  const { state, way, rest } = machine.address
  const layer = layerOf(rest['layer'])
  const { chart } = machine.index
  const ways = useMemo(
    () => (reports.value === null ? NO_MARKS.ways : coverageTones(reports.value, chart, layer)),
    [reports.value, chart, layer],
  )
  return children({
    marks: { ...NO_MARKS, chosen: state, chosenWay: way, ways },
    panel: <CoveragePanel machine={machine} reports={reports} layer={layer} />,
    legend: <CoverageLegend />,
    label: (id) => <StateSummary tones={machine.index.out(id).flatMap((each) => ways.get(each.id) ?? [])} />,
    onChooseWay: (id) => {
      const from = chart.ways.find((each) => each.id === id)?.from
      machine.choose({ state: from === undefined || from === machine.id ? null : from, way: id })
    },
  })
}

const layerOf = (text: string | undefined): Layer | null => LAYERS.find((layer) => layer === text) ?? null

/** The bars of a state in words: only what is not as it should be. */
const StateSummary = ({ tones }: { tones: readonly WayTone[] }) => {
  const summary = texts.stateSummary(
    tones.filter((tone) => tone === 'covered0').length,
    tones.filter((tone) => tone === 'survived').length,
  )
  return summary !== '' && <VisuallyHidden>, {summary}</VisuallyHidden>
}

const SIGNS = ['covered3', 'covered2', 'covered1', 'covered0', 'survived'] as const

const CoverageLegend = () =>
  SIGNS.map((tone) => (
    <li key={tone} className={css.sign}>
      {tone === 'survived' ? (
        <span className={css.wave}>{texts.legend[tone]}</span>
      ) : (
        <>
          <i className={css.swatch[tone]} aria-hidden="true" />
          {texts.legend[tone]}
        </>
      )}
    </li>
  ))

export const coverageMode: Mode = { name: 'coverage', View: CoverageView }
