import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { stateSentence } from '#machines/kit/chart/sentences.ts'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { HiddenValue } from './HiddenValue.tsx'
import { contextChanges, machineOf, stateOf, viewChanges } from './replay.rules.ts'
import { timeOf, useStepSentence } from './stepSentence.ts'
import type { Specs } from './useMachineSpecs.ts'
import * as css from './replay.css.ts'

/** @param step how many steps were taken; 0: before the first. */
export const StepPanel = ({ envelope, step, specs }: { envelope: CaptureEnvelope; step: number; specs: Specs }) => {
  const { words } = useVisualizer().catalogue
  const sentence = useStepSentence(specs)
  const { steps, page } = envelope
  const taken = steps[step - 1]
  if (taken === undefined) return <p>{steps.length === 0 ? texts.noSteps : texts.begins}</p>
  const machine = machineOf(taken.who)
  const spec = specs.get(machine)
  const state = spec && stateOf(spec, taken.snapshot)
  const seen = spec ? viewChanges(spec, words(machine), steps, step - 1) : []
  const inside = contextChanges(steps, step - 1)
  return (
    <>
      <p className={css.mute}>{texts.stepOf(step, steps.length, timeOf(taken.at, page.zone))}</p>
      <h2 className={css.event}>{sentence(taken)}</h2>
      {spec && state && <p>{stateSentence(spec, words(machine), state)}</p>}
      <h3 className={css.part}>{texts.sawChange}</h3>
      {seen.length === 0 ? (
        <p className={css.mute}>{texts.sawNothing}</p>
      ) : (
        <dl className={css.changes}>
          {seen.map(({ name, before, after }) => (
            <div key={name} className={css.change}>
              <dt>{name}</dt>
              <dd className={css.value}>
                {before !== undefined && (
                  <>
                    <del>{before}</del> →{' '}
                  </>
                )}
                <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <h3 className={css.part}>{texts.changedInside}</h3>
      {inside.length === 0 ? (
        <p className={css.mute}>{texts.sawNothing}</p>
      ) : (
        <dl className={css.changes}>
          {inside.map(({ path, before, after }) => (
            <div key={path} className={css.change}>
              <dt>{path}</dt>
              <dd className={css.value}>
                <HiddenValue value={before} /> → <HiddenValue value={after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
