import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { chartText } from '#machines/kit/chart/chartText.ts'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { NO_MARKS } from '#src/views/staff/machines/chartView.ts'
import { Overview } from '#src/views/staff/machines/overview/Overview.tsx'
import { useLoaded } from '#src/views/staff/machines/useLoaded.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { useCallback, useMemo, useState } from 'react'
import { activeStates, machineOf, snapshotsAt, stateOf, touchedPart, touchedStates } from './replay.rules.ts'
import type { Specs } from './useMachineSpecs.ts'
import * as css from './replay.css.ts'

/** The chart of the machine that took the step: only what the log touched, or all of it. */
export const TouchedChart = ({
  envelope,
  step,
  who,
  specs,
}: {
  envelope: CaptureEnvelope
  step: number
  /** The actor. */
  who: string
  specs: Specs
}) => {
  const { words, phrases, loadChart } = useVisualizer().catalogue
  const [isWhole, setIsWhole] = useState(false)
  const machine = machineOf(who)
  const spec = specs.get(machine)
  const { value: file, hasFailed } = useLoaded(useCallback(() => loadChart(machine), [loadChart, machine]))
  const touched = useMemo(() => (spec ? touchedStates(spec, envelope, who) : new Set<string>()), [spec, envelope, who])
  if (spec === undefined || hasFailed) return <p>{texts.noChart}</p>
  if (file === null) return null
  const active = activeStates(stateOf(spec, snapshotsAt(envelope, step)[who]))
  const past = activeStates(stateOf(spec, snapshotsAt(envelope, step - 1)[who]))
  const chart = isWhole ? file.model : touchedPart(file.model, touched)
  return (
    <>
      <div className={css.controls}>
        <h2 className={css.event}>{words(machine).title}</h2>
        <Button size="small" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.onlyTouched : texts.wholeMachine}
        </Button>
      </div>
      <Overview
        chart={chart}
        title={words(machine).title}
        text={chartText(machine, words(machine), phrases)}
        marks={{ ...NO_MARKS, active, past: new Set([...past].filter((id) => !active.has(id))) }}
        label={() => null}
        onChooseState={() => undefined}
        onChooseWay={() => undefined}
      />
    </>
  )
}
