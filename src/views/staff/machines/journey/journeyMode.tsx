import { journeys as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { NO_MARKS } from '#src/views/staff/machines/chartView.ts'
import * as pageCss from '#src/views/staff/machines/MachinePage.css.ts'
import type { Mode } from '#src/views/staff/machines/openMachine.ts'
import * as css from './journey.css.ts'
import { journeyOn, journeysThrough } from './journey.rules.ts'
import { JourneyPanel } from './JourneyPanel.tsx'

const JourneyView: Mode['View'] = ({ machine, children }) => {
  const mine = journeysThrough(machine.id, useVisualizer().catalogue.journeys)
  const { state, way, rest } = machine.address
  const journey = mine.find(({ id }) => id === rest['journey']) ?? mine[0]
  if (journey === undefined) return null
  const { numbers, ways } = journeyOn(journey, machine.id)
  return children({
    marks: {
      ...NO_MARKS,
      chosen: state,
      chosenWay: way,
      states: new Map([...numbers.keys()].map((id) => [id, 'taken'])),
      ways: new Map([...ways].map((id) => [id, 'taken'])),
      areOthersPale: true,
    },
    panel: <JourneyPanel machine={machine} journey={journey} />,
    label: (id) => <Numbers of={numbers.get(id)} />,
    legend: (
      <li className={pageCss.sign}>
        <i className={css.sign} aria-hidden="true" />
        {visualizer.tones.taken}
      </li>
    ),
  })
}

/** Places of a state in the journey. */
const Numbers = ({ of }: { of: readonly number[] | undefined }) =>
  of !== undefined && (
    <>
      <span className={css.number} aria-hidden="true">
        {of.join(', ')}
      </span>
      <VisuallyHidden>, {texts.stepOf(of.join(', '))}</VisuallyHidden>
    </>
  )

export const journeyMode: Mode = {
  name: 'journey',
  View: JourneyView,
  isFor: (machine, { journeys }) => journeysThrough(machine, journeys).length > 0,
}
