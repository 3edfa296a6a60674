import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type ComponentProps } from 'react'
import type { AnyEventObject } from 'xstate'
import { eventSentence } from '#machines/kit/chart/sentences.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import type { Moment, Simulation } from '#machines/kit/visualizer/simulation.ts'
import { saveFile } from '#src/actors/system/savedFiles.ts'
import { simulate as texts } from '#src/i18n/staffTexts.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { scrollInRow } from '#src/ui/scrollInRow.ts'
import { useVisualizer, type CatalogueWords, type WrittenTest } from '#src/views/staff/machines/catalogue.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { useLatest } from '#src/views/staff/machines/useLatest.ts'
import { useLoaded } from '#src/views/staff/machines/useLoaded.ts'
import { PathText } from './PathText.tsx'
import * as css from './simulate.css.ts'
import { inputDifferences, kindOfStep, type Steps } from './simulate.rules.ts'
import { readStored } from './storedMoment.ts'

const GLYPHS = { guest: 'event', told: 'told', done: 'done', error: 'error', after: 'after' } as const

/** The steps so far, the path as text and code, and where it begins. */
export const Dock = ({
  machine: { id, words, address },
  simulation: { spec },
  steps: { input, moments, at },
  stored,
  onGoTo,
  onInput,
  onChoices,
}: {
  machine: OpenMachine
  simulation: Simulation
  steps: Steps
  /** The moment where it begins instead of an input. */
  stored: Moment | null
  onGoTo: (at: number) => void
  onInput: (input: number) => void
  /** Goes to the choices, which on a small screen stand far below the chart. */
  onChoices: () => void
}) => {
  const { loadTestWriter } = useVisualizer().catalogue
  const loadWriter = useCallback(() => loadTestWriter?.(id) ?? Promise.resolve(null), [loadTestWriter, id])
  const { value: write } = useLoaded(loadWriter)
  const [isOpen, setIsOpen] = useState(false)
  const [saved, setSaved] = useState<WrittenTest | null>(null)
  const pathId = useId()
  const log = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const row = log.current
    if (row === null) return undefined
    const bringIntoView = (): void => {
      const step = row.children[at]
      if (step instanceof HTMLElement) scrollInRow(step, row)
    }
    bringIntoView()
    // The row gives way to buttons that come later, and to a smaller window.
    const watcher = new ResizeObserver(bringIntoView)
    watcher.observe(row)
    return () => watcher.disconnect()
  }, [at])
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
  const tests = useMemo(() => (isOpen ? (write?.(path) ?? []) : []), [write, path, isOpen])
  const save = (test: WrittenTest): void => {
    saveFile(test.fileName, test.code, 'text/plain')
    setSaved(test)
  }
  const saveBest = (): void => {
    const [best] = write?.(path) ?? []
    if (best !== undefined) save(best)
  }
  const goTo = useLatest(onGoTo)
  return (
    <div className={css.dock}>
      {isOpen && <PathText id={pathId} path={path} tests={tests} onSave={save} />}
      <div className={css.bar}>
        <div className={css.arrows}>
          <Step label={texts.back} icon={icons.prev} isOff={at === 0} onPress={() => onGoTo(at - 1)} />
          <Step label={texts.on} icon={icons.next} isOff={at === moments.length - 1} onPress={() => onGoTo(at + 1)} />
        </div>
        <ol ref={log} className={css.log} aria-label={texts.steps}>
          {moments.map(({ event }, place) => (
            <LogStep
              // oxlint-disable-next-line react/no-array-index-key -- an event may come twice, and none of them moves
              key={place}
              {...{ spec, words, event, place }}
              isHere={place === at}
              isLater={place > at}
              onGoTo={goTo}
            />
          ))}
        </ol>
        <div className={css.actions}>
          <button type="button" className={css.toChoices} onClick={onChoices}>
            {texts.choose}
          </button>
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
          <Tool
            label={texts.path}
            icon={icons.document}
            aria-expanded={isOpen}
            aria-controls={pathId}
            onClick={() => setIsOpen(!isOpen)}
          />
          {write !== null && <Tool label={texts.saveAsTest} icon={icons.save} onClick={saveBest} />}
        </div>
      </div>
      <p role="status" className={css.saved}>
        {saved !== null && texts.saved(saved.fileName, saved.folder)}
      </p>
    </div>
  )
}

/** Not rendered again for the steps that follow. */
const LogStep = memo(
  ({
    spec,
    words,
    event,
    place,
    isHere,
    isLater,
    onGoTo,
  }: {
    spec: MachineSpec
    words: CatalogueWords
    event: AnyEventObject | null
    place: number
    isHere: boolean
    isLater: boolean
    onGoTo: (at: number) => void
  }) => (
    <li className={css.logItem}>
      <button
        type="button"
        className={classes(css.logStep, isLater && css.later)}
        {...(isHere ? { 'aria-current': 'step' as const } : {})}
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
  ),
)
LogStep.displayName = 'LogStep'

/** On a small screen its icon alone. */
const Tool = ({ label, icon, ...rest }: { label: string; icon: IconPath } & ComponentProps<'button'>) => (
  <button type="button" className={css.tool} aria-label={label} title={label} {...rest}>
    <Icon path={icon} size="small" />
    <span className={css.toolText}>{label}</span>
  </button>
)

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
