import { useCallback, useId, useMemo, useState } from 'react'
import { eventSentence } from '#machines/kit/chart/sentences.ts'
import type { Moment, Simulation } from '#machines/kit/visualizer/simulation.ts'
import { saveFile } from '#src/actors/system/savedFiles.ts'
import { simulate as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { useVisualizer, type WrittenTest } from '#src/views/staff/machines/catalogue.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { useLoaded } from '#src/views/staff/machines/useLoaded.ts'
import { PathText } from './PathText.tsx'
import * as css from './simulate.css.ts'
import { inputDifferences, kindOfStep, type Steps } from './simulate.rules.ts'
import { readStored } from './storedMoment.ts'

const GLYPHS = { guest: 'event', told: 'told', done: 'done', error: 'error', after: 'after' } as const

const bringIntoView = (step: HTMLLIElement | null): void =>
  step?.scrollIntoView({ inline: 'nearest', block: 'nearest' })

/** The steps so far, the path as text and code, and where it begins. */
export const Dock = ({
  machine: { id, words, address },
  simulation: { spec },
  steps: { input, moments, at },
  stored,
  onGoTo,
  onInput,
}: {
  machine: OpenMachine
  simulation: Simulation
  steps: Steps
  /** The moment where it begins instead of an input. */
  stored: Moment | null
  onGoTo: (at: number) => void
  onInput: (input: number) => void
}) => {
  const { loadTestWriter = noTests } = useVisualizer().catalogue
  const { value: write } = useLoaded(useCallback(() => loadTestWriter(id), [loadTestWriter, id]))
  const [isOpen, setIsOpen] = useState(false)
  const [saved, setSaved] = useState<WrittenTest | null>(null)
  const pathId = useId()
  const from = address.rest['from']
  const path = useMemo(
    () => ({
      spec,
      words,
      beginning: stored === null ? { input } : { stored: readStored(from) },
      moments: moments.slice(0, at + 1),
    }),
    [spec, words, input, stored, from, moments, at],
  )
  const tests = useMemo(() => write?.(path) ?? [], [write, path])
  const save = (test: WrittenTest): void => {
    saveFile(test.fileName, test.code, 'text/plain')
    setSaved(test)
  }
  const [best] = tests
  return (
    <div className={css.dock}>
      {isOpen && <PathText id={pathId} path={path} tests={tests} onSave={save} />}
      <div className={css.bar}>
        <div className={css.arrows}>
          <Step label={texts.back} icon={icons.prev} isOff={at === 0} onPress={() => onGoTo(at - 1)} />
          <Step label={texts.on} icon={icons.next} isOff={at === moments.length - 1} onPress={() => onGoTo(at + 1)} />
        </div>
        <ol className={css.log} aria-label={texts.steps}>
          {moments.map(({ event }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- an event may come twice, and none of them moves
            <li key={place} ref={place === at ? bringIntoView : undefined} className={css.logItem}>
              <button
                type="button"
                className={classes(css.logStep, place > at && css.later)}
                {...(place === at ? { 'aria-current': 'step' as const } : {})}
                title={event === null ? texts.begins : eventSentence(spec, words, event)}
                onClick={() => onGoTo(place)}
              >
                <span className={css.place}>{place}</span>
                {event !== null && <Glyph name={GLYPHS[kindOfStep(spec, event)]} />}
                <span className={css.logText}>
                  {event === null
                    ? texts.begins
                    : eventSentence(spec, words, { type: event.type }).replace(/( \(.*\))?\.$/, '')}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <div className={css.actions}>
          {spec.inputs.length > 1 && stored === null && (
            <select
              className={css.inputs}
              aria-label={texts.input}
              value={input}
              onChange={({ target }) => onInput(Number(target.value))}
            >
              {spec.inputs.map((one, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- inputs are known by their place
                <option key={place} value={place}>
                  {[texts.inputOf(place + 1), ...inputDifferences(spec.inputs, one).slice(0, 3)].join(' · ')}
                </option>
              ))}
            </select>
          )}
          <Button
            size="small"
            icon={icons.document}
            aria-expanded={isOpen}
            aria-controls={pathId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.path}
          </Button>
          {best !== undefined && (
            <Button size="small" icon={icons.down} onClick={() => save(best)}>
              {texts.saveAsTest}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className={css.saved}>
        {saved !== null && texts.saved(saved.fileName, saved.folder)}
      </p>
    </div>
  )
}

const noTests = () => Promise.resolve(() => [])

const Step = ({
  label,
  icon,
  isOff,
  onPress,
}: {
  label: string
  icon: IconPath
  isOff: boolean
  onPress: () => void
}) => (
  <button
    type="button"
    className={css.arrow}
    aria-label={label}
    // Stays in the tab order: a disabled button would lose the focus of who steps back to the beginning.
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
  >
    <Icon path={icon} size="small" />
  </button>
)
