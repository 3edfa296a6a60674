import { useCallback, useMemo } from 'react'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { useVisualizer, type MachineCatalogue } from './catalogue.ts'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { JourneyStrip } from './journey/JourneyStrip.tsx'
import { Compare } from './list/Compare.tsx'
import { MachineTable } from './list/MachineTable.tsx'
import * as css from './list/list.css.ts'
import { Search } from './list/Search.tsx'
import { useLoaded } from './useLoaded.ts'

/** All machines of the catalogue, and a search over their words. */
export const MachinesPage = ({ query }: { query: string }) => {
  const { catalogue } = useVisualizer()
  const { machines, build } = catalogue
  const charts = useLoaded(useCallback(() => loadCharts(catalogue), [catalogue]))
  const counts = useMemo(() => {
    if (charts.value === null) return null
    const total = (count: (chart: Chart) => number) => charts.value?.reduce((sum, chart) => sum + count(chart), 0) ?? 0
    return texts.counts(
      machines.length,
      total(({ states }) => states.length),
      total(({ ways }) => ways.length),
    )
  }, [charts.value, machines])
  return (
    <>
      <div className={css.top}>
        <p>{[counts, build === null ? null : texts.build(build)].filter(isText).join(' · ')}</p>
        <Compare />
      </div>
      {charts.hasFailed && <ChunkError onRetry={charts.retry} />}
      {charts.value === null && !charts.hasFailed && (
        <Loading onRetry={charts.retry}>
          <p>{texts.loading}</p>
        </Loading>
      )}
      {charts.value !== null && (
        <>
          <Search charts={charts.value} query={query} />
          <JourneyStrip />
          <MachineTable charts={charts.value} />
        </>
      )}
    </>
  )
}

const isText = (text: string | null): text is string => text !== null

/** The charts of all machines, the largest first. */
const loadCharts = async ({ machines, loadChart }: MachineCatalogue): Promise<readonly Chart[]> => {
  const files = await Promise.all(machines.map(loadChart))
  return files.map(({ model }) => model).toSorted((one, other) => other.states.length - one.states.length)
}
