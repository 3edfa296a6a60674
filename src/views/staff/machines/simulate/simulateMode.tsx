import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { eventSentence, stateSentence } from '#machines/kit/chart/sentences.ts'
import type { Moment } from '#machines/kit/visualizer/simulation.ts'
import { simulate as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { NO_MARKS } from '#src/views/staff/machines/chartView.ts'
import type { Mode, ModeView, OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import { loadWalkable, type Walkable } from '#src/views/staff/machines/story.ts'
import { useLoaded } from '#src/views/staff/machines/useLoaded.ts'
import { Dock } from './Dock.tsx'
import { SimulatePanel } from './SimulatePanel.tsx'
import * as css from './simulate.css.ts'
import { choiceOfWay, marksOf, readSteps, withStep, writeSteps, type Steps } from './simulate.rules.ts'
import { readStoredMoment } from './storedMoment.ts'

const SimulateView: Mode['View'] = ({ machine, children }) => {
  const { catalogue } = useVisualizer()
  const walkable = useLoaded(useCallback(() => loadWalkable(catalogue, machine.id), [catalogue, machine.id]))
  if (walkable.value !== null)
    return (
      <Simulating machine={machine} walkable={walkable.value}>
        {children}
      </Simulating>
    )
  return children({
    marks: { ...NO_MARKS, chosen: machine.address.state },
    panel: walkable.hasFailed ? (
      <ChunkError onRetry={walkable.retry} />
    ) : (
      <p className={panelCss.note}>{texts.loading}</p>
    ),
  })
}

export const simulateMode: Mode = { name: 'simulate', View: SimulateView }

const Simulating = ({
  machine,
  walkable,
  children,
}: {
  machine: OpenMachine
  walkable: Walkable
  children: (view: ModeView) => ReactNode
}) => {
  const { happenings } = useVisualizer().catalogue
  const { simulation } = walkable
  const { id, index, address, choose } = machine
  const { rest, state } = address
  const choicesHeading = useRef<HTMLHeadingElement>(null)
  /** The moment at which a way was pressed that cannot come then. */
  const [refusedAt, setRefusedAt] = useState<Moment | null>(null)

  const { from } = rest
  const stored = useMemo(() => readStoredMoment(simulation, from), [simulation, from])
  // The address is read anew at each render, so its parameters are compared by what they say.
  const query = JSON.stringify(rest)
  const steps = useMemo(
    () => readSteps(walkable, id, rest, happenings, stored),
    // oxlint-disable-next-line react/exhaustive-deps -- `query` stands for `rest`
    [walkable, id, query, happenings, stored],
  )
  const choices = simulation.choices(steps.now)
  const marks = useMemo(() => marksOf(steps, choices, index), [steps, choices, index])

  const show = (next: Pick<Steps, 'input' | 'moments' | 'at'>): void => {
    // Steps are no places to come back to: the browser's Back leaves the simulation.
    choose(
      { state: null, way: null, rest: writeSteps(simulation, next, stored === null ? undefined : from) },
      { replace: true },
    )
  }
  const send = (next: Moment): void => show(withStep(steps, next))
  const goTo = (at: number): void => {
    if (at >= 0 && at < steps.moments.length) show({ ...steps, at })
  }
  const begin = (input: number): void => {
    choose({ rest: { s: `${input}:` } }, { replace: true })
  }

  // A link to a state becomes the list of its choices, from which one can go on.
  const isToBeWritten = rest['s'] === undefined && rest['to'] !== undefined && steps.trouble === null
  useEffect(() => {
    if (isToBeWritten) choose({ rest: writeSteps(simulation, steps, undefined) }, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- rewrites an address once, as it is when it is opened
  }, [isToBeWritten])

  const view: ModeView = {
    marks: { ...NO_MARKS, ...marks, chosen: state },
    panel: (
      <>
        <SimulatePanel
          machine={machine}
          walkable={walkable}
          steps={steps}
          choices={choices}
          heading={choicesHeading}
          onSend={send}
          onBegin={() => begin(steps.input)}
        />
        <VisuallyHidden>
          <span role="status">{refusedAt === steps.now ? texts.cannotCome : sentenceOf(machine, walkable, steps)}</span>
        </VisuallyHidden>
      </>
    ),
    dock: (
      <Dock
        machine={machine}
        simulation={simulation}
        steps={steps}
        stored={stored}
        onGoTo={goTo}
        onInput={begin}
        onChoices={() => choicesHeading.current?.focus()}
      />
    ),
    legend: <Signs />,
    onChooseWay: (way) => {
      const choice = choiceOfWay(choices, way)
      if (choice === undefined) setRefusedAt(steps.now)
      else send(choice.leadsTo)
    },
    onStep: (by) => goTo(steps.at + by),
  }
  return children(view)
}

/** A step for a person who does not see it. */
const sentenceOf = (
  { words }: OpenMachine,
  { simulation: { spec } }: Walkable,
  { moments, at }: Pick<Steps, 'moments' | 'at'>,
): string => {
  const now = moments[at]
  const before = moments[at - 1]
  if (now === undefined || before === undefined || now.event === null) return texts.begins
  const reached = stateSentence(spec, words, now.snapshot, { before: before.snapshot, took: now.took })
  return texts.said(at, eventSentence(spec, words, now.event), reached === '' ? visualizer.allStays : reached)
}

const Signs = () =>
  (['active', 'past', 'next'] as const).map((sign) => (
    <li key={sign} className={css.sign}>
      <span className={css.swatch[sign]} aria-hidden="true" />
      {visualizer.legendOf[sign]}
    </li>
  ))
