import { useMemo } from 'react'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { momentIn, type Walkable } from '#src/views/staff/machines/story.ts'
import { viewStatesThen } from '#src/views/staff/machines/storyWords.ts'
import type { Loaded } from '#src/views/staff/machines/useLoaded.ts'
import * as css from './panel.css.ts'

/** View states of the machine after the shortest walk to the state. */
export const SeenThen = ({
  machine: { words },
  state,
  walkable: { value: walkable },
}: {
  machine: OpenMachine
  state: string
  walkable: Loaded<Walkable>
}) => {
  const seen = useMemo(() => {
    const moment = walkable && momentIn(walkable, state)
    return moment && viewStatesThen(walkable.simulation.spec, words, moment.snapshot)
  }, [walkable, state, words])
  if (walkable === null) return null
  return (
    <>
      <h3 className={css.heading}>{texts.seenThen}</h3>
      {seen === null ? (
        <p className={css.quiet}>{texts.notReached}</p>
      ) : seen.length === 0 ? (
        <p className={css.quiet}>{texts.nothingSeen}</p>
      ) : (
        <dl>
          {seen.map(({ name, value }) => (
            <div key={name} className={css.figure}>
              <dt>{name}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
