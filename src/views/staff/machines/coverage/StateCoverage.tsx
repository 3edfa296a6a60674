import type { DrawnState } from '#machines/kit/chart/chartModel.ts'
import { coverage as texts } from '#src/i18n/staffTexts.ts'
import type { MachineReports } from '#src/views/staff/machines/catalogue.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import { Back } from './Back.tsx'
import { defectsOfState } from './coverage.rules.ts'
import { DefectList } from './DefectList.tsx'
import { LayerTags } from './LayerTags.tsx'
import { WayButton } from './WayButton.tsx'

/** The ways of the chosen state, and the defects of the state itself. */
export const StateCoverage = ({
  state,
  machine,
  reports: { coverage, defects },
}: {
  state: DrawnState
  machine: OpenMachine
  reports: MachineReports
}) => {
  const ways = machine.index.out(state.id)
  const planted = defects === null ? [] : defectsOfState(defects, state)
  return (
    <>
      <Back machine={machine} />
      <h2 className={panelCss.title}>{machine.text.state(state.id)}</h2>
      <h3 className={panelCss.heading}>
        {texts.ways} <span className={panelCss.number}>{ways.length}</span>
      </h3>
      {ways.length === 0 && <p className={panelCss.quiet}>{texts.noWays}</p>}
      <ul>
        {ways.map((way) => (
          <li key={way.id}>
            <WayButton way={way} machine={machine}>
              {coverage !== null && <LayerTags report={coverage} way={way.id} />}
            </WayButton>
          </li>
        ))}
      </ul>
      {planted.length > 0 && (
        <>
          <h3 className={panelCss.heading}>{texts.wouldNotice}</h3>
          <DefectList defects={planted} machine={machine} />
        </>
      )}
    </>
  )
}
