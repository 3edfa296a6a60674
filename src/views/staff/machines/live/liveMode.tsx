import { useState, type ComponentProps } from 'react'
import { visualizer } from '#src/i18n/staffTexts.ts'
import { useVisualizer, type LiveSource } from '#src/views/staff/machines/catalogue.ts'
import { NO_MARKS } from '#src/views/staff/machines/chartView.ts'
import * as pageCss from '#src/views/staff/machines/MachinePage.css.ts'
import type { Mode } from '#src/views/staff/machines/openMachine.ts'
import * as css from './live.css.ts'
import { chooseActor, chooseTab, pastOf, type LiveState } from './live.rules.ts'
import { LivePanel } from './LivePanel.tsx'
import { useLive } from './useLive.ts'

type ViewProps = ComponentProps<Mode['View']>

const LiveView: Mode['View'] = (props) => {
  const { live } = useVisualizer().catalogue
  return live && <Watching {...props} source={live} />
}

const Watching = ({ machine, children, source }: ViewProps & { source: LiveSource }) => {
  const now = useLive(source, whole)
  const [paused, setPaused] = useState<LiveState | null>(null)
  const state = paused ?? now
  const { rest, state: chosen, way } = machine.address
  const tab = chooseTab(state, rest['tab'], machine.id)
  const actor = tab && chooseActor(tab, rest['actor'], machine.id)
  const current = tab && chooseTab(now, tab.document, machine.id)
  // Another build may have states that this chart does not have.
  const active = new Set(actor?.states.filter((id) => machine.index.state(id) !== undefined))
  return children({
    marks: {
      ...NO_MARKS,
      chosen,
      chosenWay: way,
      active,
      past: tab && actor ? pastOf(tab, actor) : NO_MARKS.past,
    },
    panel: (
      <LivePanel
        machine={machine}
        source={source}
        state={state}
        tab={tab}
        actor={actor}
        pause={{
          isPaused: paused !== null,
          waiting: (current?.count ?? 0) - (tab?.count ?? 0),
          toggle: () => setPaused(paused === null ? now : null),
        }}
      />
    ),
    legend: (
      <>
        <li className={pageCss.sign}>
          <i className={css.activeSign} aria-hidden="true" />
          {visualizer.legendOf.active}
        </li>
        <li className={pageCss.sign}>
          <i className={css.pastSign} aria-hidden="true" />
          {visualizer.legendOf.past}
        </li>
      </>
    ),
  })
}

const whole = (state: LiveState): LiveState => state

export const liveMode: Mode = {
  name: 'live',
  View: LiveView,
  isFor: (machine, { live }) => live?.machines.includes(machine) ?? false,
}
