import { journeys as texts } from '#src/i18n/staffTexts.ts'
import { useVisualizer, type Journey, type Place } from '#src/views/staff/machines/catalogue.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import * as glyphCss from '#src/views/staff/machines/Glyph.css.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { PageLink } from '#src/views/staff/machines/PageLink.tsx'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import * as css from './journey.css.ts'
import { journeysThrough, machinesOf, numbered, type NumberedStep } from './journey.rules.ts'
import { stepCause, stepGlyph, stepState, toldText } from './stepWords.ts'

/** The steps of a journey, across machines. */
export const JourneyPanel = ({ machine, journey }: { machine: OpenMachine; journey: Journey }) => {
  const { journeys } = useVisualizer().catalogue
  const mine = journeysThrough(machine.id, journeys)
  const steps = numbered(journey)
  return (
    <>
      <h2 className={panelCss.title}>{journey.title}</h2>
      <p className={panelCss.quiet}>
        {[
          texts.steps(steps.length, machinesOf(journey)),
          texts.here(steps.filter((step) => step.machine === machine.id).length),
        ].join(' · ')}
      </p>
      {mine.length > 1 && (
        <ul className={css.chips} aria-label={texts.choose}>
          {mine.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className={panelCss.question}
                aria-pressed={id === journey.id}
                onClick={() => machine.choose({ state: null, rest: { journey: id } })}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ol className={css.steps} aria-label={journey.title}>
        {steps.map((step) => (
          <li key={step.number}>
            <Step step={step} machine={machine} journey={journey} />
          </li>
        ))}
      </ol>
      <p className={panelCss.note}>{texts.made}</p>
    </>
  )
}

const Step = ({
  step,
  machine: { id, address },
  journey,
}: {
  step: NumberedStep
  machine: OpenMachine
  journey: Journey
}) => {
  const { words: wordsOf } = useVisualizer().catalogue
  const words = wordsOf(step.machine)
  const glyph = stepGlyph(step)
  const told = toldText(step, (machine) => wordsOf(machine).title)
  const isHere = step.machine === id
  return (
    <PageLink
      to={placeOfStep(step, journey, address.distance)}
      className={css.step}
      aria-current={isHere && step.state === address.state ? 'step' : undefined}
    >
      <span className={isHere ? css.number : css.place}>{step.number}</span>
      <span>
        <span className={css.cause}>
          <Glyph name={glyph} />
          <span className={glyphCss.text[glyph]}>{stepCause(step, words)}</span>
        </span>
        {told !== null && <span className={css.machine}>{told}</span>}
        <span className={css.state}>
          <span className={css.machine}>{words.title}:</span> {stepState(step, words)}
        </span>
      </span>
    </PageLink>
  )
}

/** A step on the chart of its machine. */
export const placeOfStep = ({ machine, to }: NumberedStep, { id }: Journey, distance = 'overview'): Place => ({
  machine,
  params: { mode: 'journey', ...(distance === 'overview' ? {} : { distance }), state: to, journey: id },
})
