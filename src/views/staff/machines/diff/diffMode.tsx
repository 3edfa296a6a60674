import { useCallback, useMemo } from 'react'
import { diffCharts, type ChartChange } from '#machines/kit/chart/chartDiff.ts'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { chartDiff as texts } from '#src/i18n/staffTexts.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { NO_MARKS } from '#src/views/staff/machines/chartView.ts'
import type { Mode } from '#src/views/staff/machines/openMachine.ts'
import { useLoaded } from '#src/views/staff/machines/useLoaded.ts'
import { BUILD, chooseBuild, diffMarks, goneStatesOf } from './diff.rules.ts'
import { DiffPanel } from './DiffPanel.tsx'
import { useOpenedFile } from './openedFile.ts'
import * as css from './diff.css.ts'

const DiffView: Mode['View'] = ({ machine, children }) => {
  const { kept, loadKept } = useVisualizer().catalogue
  const file = useOpenedFile(machine.id)
  const build = chooseBuild(kept, machine.address.rest[BUILD])?.name
  const load = useCallback(
    (): Promise<Against> =>
      build === undefined ? Promise.resolve({ chart: null }) : loadKept(machine.id, build).then((chart) => ({ chart })),
    [loadKept, machine.id, build],
  )
  const stored = useLoaded(load)
  const { chart } = machine.index
  const before: Chart | null = file?.chart ?? stored.value?.chart ?? null
  const changes = useMemo(
    (): readonly ChartChange[] | null => before && diffCharts(before, chart, machine.text),
    [before, chart, machine.text],
  )
  const marks = useMemo(() => diffMarks(changes ?? [], chart), [changes, chart])
  const goneStates = useMemo(
    () => (before === null ? NO_MARKS.goneStates : goneStatesOf(before, chart)),
    [before, chart],
  )
  const { state, way } = machine.address
  return children({
    marks: {
      ...NO_MARKS,
      chosen: state,
      chosenWay: way,
      states: marks.states,
      ways: marks.ways,
      goneStates,
      areOthersPale: changes !== null && changes.length > 0,
    },
    panel: <DiffPanel machine={machine} file={file} stored={stored} changes={changes} />,
    legend: <DiffLegend />,
    label: (id) => <GoneHere count={marks.gone.get(id) ?? 0} />,
  })
}

/** The chart of the kept build: null if it did not have the machine. */
export interface Against {
  chart: Chart | null
}

const GoneHere = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={css.goneCount}>
      <span aria-hidden="true">
        {texts.signs.gone}
        {count}
      </span>
      <VisuallyHidden>, {texts.goneHere(count)}</VisuallyHidden>
    </span>
  )

const DiffLegend = () => (
  <>
    {(['added', 'changed', 'gone'] as const).map((kind) => (
      <li key={kind} className={css.sign}>
        <span className={css.ink[kind]}>{texts.signs[kind]}</span>
        {texts.legend[kind]}
      </li>
    ))}
    <li>{texts.legend.pale}</li>
  </>
)

export const diffMode: Mode = { name: 'diff', View: DiffView }
