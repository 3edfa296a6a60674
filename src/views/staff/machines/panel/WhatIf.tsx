import { useMemo } from 'react'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { useVisualizer, type AskedHappening } from '#src/views/staff/machines/catalogue.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { PlayLink } from '#src/views/staff/machines/PlayLink.tsx'
import { tellStory, type Walkable } from '#src/views/staff/machines/story.ts'
import { storyLine } from '#src/views/staff/machines/storyWords.ts'
import type { Loaded } from '#src/views/staff/machines/useLoaded.ts'
import * as css from './panel.css.ts'
import { Story } from './Story.tsx'

/** Questions about a state, whose answers the machine itself gives. The question asked stands in the address. */
export const WhatIf = ({
  machine,
  state,
  walkable,
}: {
  machine: OpenMachine
  state: string
  walkable: Loaded<Walkable>
}) => {
  const { happenings } = useVisualizer().catalogue
  const asked = happenings.find(({ name }) => name === machine.address.rest['if'])
  if (happenings.length === 0) return null
  return (
    <>
      <h3 className={css.heading}>{texts.whatIf}</h3>
      {walkable.hasFailed ? (
        <ChunkError onRetry={walkable.retry} />
      ) : (
        <>
          <div className={css.questions}>
            {happenings.map((happening) => (
              <button
                key={happening.name}
                type="button"
                className={css.question}
                aria-pressed={happening === asked}
                onClick={() =>
                  machine.choose({ rest: happening === asked ? {} : { if: happening.name } }, { replace: true })
                }
              >
                {texts.question(happening.text)}
              </button>
            ))}
          </div>
          <div aria-live="polite">
            {asked !== undefined && <Answer {...{ machine, state, happening: asked }} walkable={walkable.value} />}
          </div>
        </>
      )}
    </>
  )
}

const Answer = ({
  machine: { id, words, index, modes },
  state,
  happening,
  walkable,
}: {
  machine: OpenMachine
  state: string
  happening: AskedHappening
  walkable: Walkable | null
}) => {
  const lines = useMemo(() => {
    const story = walkable && tellStory(walkable, state, happening)
    return story && story.map((step) => storyLine(step, walkable.simulation.spec, words, index))
  }, [walkable, state, happening, words, index])
  if (walkable === null) return <p className={css.note}>{texts.computing}</p>
  if (lines === null) return <p className={css.note}>{texts.notReached}</p>
  if (lines.length === 0) return <p className={css.note}>{texts.nothingHappens}</p>
  return (
    <>
      <Story lines={lines} />
      <p className={css.note}>
        {texts.computed} <PlayLink machine={id} state={state} happening={happening.name} modes={modes} />
      </p>
    </>
  )
}
