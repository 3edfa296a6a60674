import type { Layer } from '#machines/kit/visualizer/reports.ts'
import { coverage as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import type { MachineReports } from '#src/views/staff/machines/catalogue.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import type { Loaded } from '#src/views/staff/machines/useLoaded.ts'
import { AllWays } from './AllWays.tsx'
import { StateCoverage } from './StateCoverage.tsx'
import { WayCoverage } from './WayCoverage.tsx'

/** What is known of the chosen way or state, or of the machine. */
export const CoveragePanel = ({
  machine,
  reports: { value: reports, hasFailed, retry },
  layer,
}: {
  machine: OpenMachine
  reports: Loaded<MachineReports>
  layer: Layer | null
}) => {
  const { state: chosen, way: chosenWay } = machine.address
  const way = machine.index.chart.ways.find(({ id }) => id === chosenWay)
  const state = chosen === null ? undefined : machine.index.state(chosen)
  if (reports === null)
    return (
      <>
        <h2 className={panelCss.title}>{texts.title}</h2>
        {hasFailed ? <ChunkError onRetry={retry} /> : <p className={panelCss.quiet}>{visualizer.loading}</p>}
      </>
    )
  if (way !== undefined) return <WayCoverage key={way.id} way={way} machine={machine} reports={reports} />
  if (state !== undefined) return <StateCoverage state={state} machine={machine} reports={reports} />
  return <AllWays machine={machine} reports={reports} layer={layer} />
}
