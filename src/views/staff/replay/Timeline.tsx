import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { scrollInRow } from '#src/ui/scrollInRow.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { timelineOf } from './replay.rules.ts'
import { timeOf, useStepSentence } from './stepSentence.ts'
import type { Specs } from './useMachineSpecs.ts'
import * as css from './replay.css.ts'

const PLAY_MS = 1500

/** Keys that belong to what has the focus. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable], dialog') !== null

/** Scrolls the list alone: on a phone the page would leave the guest's screen, which stands above it. */
const bringIntoView = (step: HTMLLIElement | null): void => {
  if (step?.parentElement) scrollInRow(step, step.parentElement)
}

/**
 * The steps of the log: a scrubber, and each step as a sentence. ← and → step, space plays.
 * @param step how many steps were taken; 0: before the first.
 */
export const Timeline = ({
  envelope,
  step,
  specs,
  onStep,
}: {
  envelope: CaptureEnvelope
  step: number
  specs: Specs
  onStep: (step: number) => void
}) => {
  const { steps, page } = envelope
  const sentence = useStepSentence(specs)
  const [isPlaying, setIsPlaying] = useState(false)
  const last = steps.length
  const go = (to: number): void => {
    if (to >= 0 && to <= last) onStep(to)
  }
  const play = (): void => {
    if (!isPlaying && step === last) onStep(0)
    setIsPlaying(!isPlaying)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target)) return
    if (event.key === 'ArrowLeft') go(step - 1)
    else if (event.key === 'ArrowRight') go(step + 1)
    // On a button, space presses it.
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) play()
    else return
    event.preventDefault()
  })
  const advance = useEffectEvent(() => {
    if (step < last) onStep(step + 1)
    if (step + 1 >= last) setIsPlaying(false)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => advance(), PLAY_MS)
    return () => clearInterval(timer)
  }, [isPlaying])
  const taken = steps[step - 1]
  return (
    <section className={css.timeline} aria-label={texts.steps}>
      <div className={css.controls}>
        <Button size="small" disabled={step === 0} aria-label={texts.stepBack} onClick={() => go(step - 1)}>
          ←
        </Button>
        <Button size="small" disabled={step === last} aria-label={texts.stepOn} onClick={() => go(step + 1)}>
          →
        </Button>
        <Button size="small" disabled={last === 0} onClick={play}>
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <input
          className={css.scrubber}
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={texts.step}
          aria-valuetext={taken ? sentence(taken) : texts.begins}
          onChange={({ target }) => go(Number(target.value))}
        />
        <span className={css.keys}>{texts.keys}</span>
      </div>
      {/* Scrolls sideways, so that it must be reachable by keyboard: its buttons are. */}
      <ol className={css.list}>
        {timelineOf(envelope).map((entry, place) =>
          'who' in entry ? (
            // oxlint-disable-next-line react/no-array-index-key -- a log never changes
            <li key={place} ref={entry.count === step ? bringIntoView : undefined}>
              <button
                type="button"
                className={css.stepButton}
                {...(entry.count === step ? { 'aria-current': 'step' as const } : {})}
                onClick={() => go(entry.count)}
              >
                <span className={css.mute}>{timeOf(entry.at, page.zone)}</span>
                <br />
                {sentence(entry)}
              </button>
            </li>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- a log never changes
            <li key={place} className={css.connectionChange}>
              <span className={css.mute}>{timeOf(entry.at, page.zone)}</span>
              <br />
              {entry.isOnline ? texts.connectionBack : texts.connectionLost}
            </li>
          ),
        )}
      </ol>
    </section>
  )
}
