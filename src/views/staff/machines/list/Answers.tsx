import { useCallback } from 'react'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { pathOf } from '#src/views/staff/machines/openMachine.ts'
import { MODES } from '#src/views/staff/machines/modes.ts'
import { PageLink } from '#src/views/staff/machines/PageLink.tsx'
import { Story } from '#src/views/staff/machines/panel/Story.tsx'
import { PlayLink } from '#src/views/staff/machines/PlayLink.tsx'
import { useLoaded } from '#src/views/staff/machines/useLoaded.ts'
import { answer, questionsIn } from './answers.ts'
import * as css from './list.css.ts'

const MODE_NAMES = MODES.map(({ name }) => name)

/** Typing rests this long before the machines are walked. */
const DELAY_MS = 250

/** Answers to a question that names a place and what may happen there. */
export const Answers = ({
  charts,
  concepts,
}: {
  charts: readonly Chart[]
  /** Must be memoized. */
  concepts: readonly (readonly string[])[]
}) => {
  const { catalogue } = useVisualizer()
  const load = useCallback(async () => {
    const questions = questionsIn(concepts, charts, catalogue)
    if (questions.length === 0) return []
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    return answer(questions, catalogue)
  }, [concepts, charts, catalogue])
  const { value: answers, isLoading, hasFailed } = useLoaded(load)
  return (
    <div aria-live="polite">
      {isLoading && questionsIn(concepts, charts, catalogue).length > 0 && (
        <p className={css.note}>{texts.computing}</p>
      )}
      {hasFailed && <p className={css.note}>{texts.specFailed}</p>}
      {answers !== null && answers.length > 0 && (
        <>
          <div className={css.answers}>
            {answers.map(({ machine, state, name, happening, lines }) => (
              <article key={`${state} ${happening.name}`} className={css.answer}>
                <p className={css.quiet}>{catalogue.words(machine).title}</p>
                <h2 className={css.answerTitle}>{texts.andThen(name, happening.text)}</h2>
                <Story lines={lines} />
                <p className={css.ways}>
                  <PageLink to={{ machine, params: { state: pathOf(state, machine), if: happening.name } }}>
                    {texts.showOnChart}
                  </PageLink>
                  <PlayLink machine={machine} state={state} happening={happening.name} modes={MODE_NAMES} />
                </p>
              </article>
            ))}
          </div>
          <p className={css.note}>{texts.answersComputed}</p>
        </>
      )}
    </div>
  )
}
