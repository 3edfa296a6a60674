import { useCallback, useMemo } from 'react'
import type { Way } from '#machines/kit/chart/chartModel.ts'
import type { DefectReport } from '#machines/kit/visualizer/reports.ts'
import { coverage as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { useVisualizer, type MachineReports } from '#src/views/staff/machines/catalogue.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import { Story } from '#src/views/staff/machines/panel/Story.tsx'
import { PlayLink } from '#src/views/staff/machines/PlayLink.tsx'
import { loadWalkable, tellRoute } from '#src/views/staff/machines/story.ts'
import { storyLine } from '#src/views/staff/machines/storyWords.ts'
import { useLoaded } from '#src/views/staff/machines/useLoaded.ts'
import { Back } from './Back.tsx'
import { defectsOfWay, outcomeOf, reasonOf } from './coverage.rules.ts'
import { DefectList } from './DefectList.tsx'
import { LayerTags } from './LayerTags.tsx'
import { WayText } from './WayButton.tsx'

/** One way: who took it, which defects were planted on it, and how to come there. */
export const WayCoverage = ({
  way,
  machine,
  reports: { coverage, defects },
}: {
  way: Way
  machine: OpenMachine
  reports: MachineReports
}) => {
  const isMissedByGuest =
    coverage?.layers.includes('browser') === true && coverage.ways[way.id]?.includes('browser') === false
  return (
    <>
      <Back machine={machine} />
      <h2 className={panelCss.title}>{way.from === machine.id ? machine.words.title : machine.text.state(way.from)}</h2>
      <div className={panelCss.way}>
        <WayText way={way} machine={machine} />
      </div>
      <h3 className={panelCss.heading}>{texts.takenHere}</h3>
      {coverage === null ? (
        <p className={panelCss.quiet}>{texts.notMeasured}</p>
      ) : (
        <>
          <LayerTags report={coverage} way={way.id} />
          {isMissedByGuest && (
            <p className={panelCss.note}>{capital(reasonOf(coverage, way.id) ?? texts.notByGuest)}</p>
          )}
        </>
      )}
      <Planted way={way} machine={machine} report={defects} />
      <ShortestPath way={way} machine={machine} />
    </>
  )
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const Planted = ({ way, machine, report }: { way: Way; machine: OpenMachine; report: DefectReport | null }) => {
  const { own, shared } = report === null ? { own: [], shared: [] } : defectsOfWay(report, machine.id, way)
  const noticeable = own.filter(({ defect }) => outcomeOf(defect) !== 'equivalent')
  const noticed = noticeable.filter(({ defect }) => outcomeOf(defect) !== 'survived')
  return (
    <>
      <h3 className={panelCss.heading}>
        {texts.wouldNotice}
        {own.length > 0 && (
          <span className={panelCss.number}>{texts.noticedOf(noticed.length, noticeable.length)}</span>
        )}
      </h3>
      {own.length === 0 && (
        <p className={panelCss.quiet}>{report === null ? texts.notMeasured : texts.nothingPlanted}</p>
      )}
      <DefectList defects={own} machine={machine} />
      {shared.length > 0 && (
        <>
          <h3 className={panelCss.heading}>{texts.shared}</h3>
          <DefectList defects={shared} machine={machine} />
        </>
      )}
    </>
  )
}

const ShortestPath = ({ way, machine: { id, words, index, modes } }: { way: Way; machine: OpenMachine }) => {
  const { catalogue } = useVisualizer()
  const walkable = useLoaded(useCallback(() => loadWalkable(catalogue, id), [catalogue, id]))
  const { value } = walkable
  const lines = useMemo(() => {
    const story = value && tellRoute(value, way.id)
    return story && story.map((step) => storyLine(step, value.simulation.spec, words, index))
  }, [value, way.id, words, index])
  const route = value?.routes[way.id]
  return (
    <>
      <h3 className={panelCss.heading}>
        {texts.shortestPath}
        {lines !== null && lines.length > 0 && <span className={panelCss.number}>{texts.steps(lines.length)}</span>}
      </h3>
      {walkable.hasFailed ? (
        <ChunkError onRetry={walkable.retry} />
      ) : value === null ? (
        <p className={panelCss.quiet}>{visualizer.computing}</p>
      ) : lines === null ? (
        <p className={panelCss.quiet}>{texts.noPath}</p>
      ) : lines.length === 0 ? (
        <p className={panelCss.quiet}>{texts.begins}</p>
      ) : (
        <Story lines={lines} />
      )}
      {route !== undefined && (
        <p className={panelCss.note}>
          <PlayLink machine={id} route={route} modes={modes} />
        </p>
      )}
    </>
  )
}
