import { useId, useState } from 'react'
import { journeys as texts } from '#src/i18n/staffTexts.ts'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import * as listCss from '#src/views/staff/machines/list/list.css.ts'
import { PageLink } from '#src/views/staff/machines/PageLink.tsx'
import { Segments } from '#src/views/staff/machines/Segments.tsx'
import * as css from './journey.css.ts'
import { numbered } from './journey.rules.ts'
import { placeOfStep } from './JourneyPanel.tsx'
import { stepCause, stepState } from './stepWords.ts'

/** The journeys of the product, one at a time: where it is, and what leads on. */
export const JourneyStrip = () => {
  const { journeys, words } = useVisualizer().catalogue
  const [chosen, setChosen] = useState<string | undefined>(journeys[0]?.id)
  const heading = useId()
  const journey = journeys.find(({ id }) => id === chosen)
  if (journey === undefined) return null
  const steps = numbered(journey)
  return (
    <section className={listCss.section} aria-labelledby={heading}>
      <h2 id={heading} className={listCss.heading}>
        {texts.title}
      </h2>
      <Segments
        label={texts.title}
        options={journeys.map(({ id, title }) => ({ name: id, text: title }))}
        chosen={journey.id}
        onChoose={setChosen}
      />
      <ol className={css.strip} aria-label={journey.title}>
        {steps.map((step, place) => {
          const next = steps[place + 1]
          return (
            <li key={step.number} className={css.stripStep}>
              <PageLink to={placeOfStep(step, journey)} className={css.card}>
                <span className={css.cardMachine}>{words(step.machine).title}</span>
                <b>{stepState(step, words(step.machine))}</b>
                <span className={css.cardNext}>
                  {next === undefined ? texts.theEnd : texts.next(stepCause(next, words(next.machine)))}
                </span>
              </PageLink>
              <span className={css.arrow} aria-hidden="true">
                {next !== undefined && '→'}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
