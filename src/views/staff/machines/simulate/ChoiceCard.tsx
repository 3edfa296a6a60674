import { useId, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import { tellingValues } from '#machines/kit/chart/sentences.ts'
import { PLANTED_SECRET, type MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { fieldsOf } from '#machines/kit/visualizer/payload.ts'
import type { Choice, Moment } from '#machines/kit/visualizer/simulation.ts'
import { simulate as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import * as glyphCss from '#src/views/staff/machines/Glyph.css.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { storyLine } from '#src/views/staff/machines/storyWords.ts'
import { causeText, conditionText } from '#src/views/staff/machines/wayWords.ts'
import { PayloadForm } from './PayloadForm.tsx'
import * as css from './simulate.css.ts'

const GLYPHS = { guest: 'event', told: 'told', done: 'done', error: 'error', after: 'after' } as const

/** More values would hide where the event leads; the form has all. */
const MAX_VALUES = 2

/** An event that can come: pressed, it is sent as its sample is; behind “with …” its values can be changed first. */
export const ChoiceCard = ({
  machine: { words, index },
  spec,
  now,
  choice: { event, kind, leadsTo, staysPut },
  step,
  onSend,
}: {
  machine: OpenMachine
  spec: MachineSpec
  now: Moment
  choice: Choice
  /** The moment after an edited event. */
  step: (event: AnyEventObject) => Moment
  onSend: (next: Moment) => void
}) => {
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const way = index.chart.ways.find(({ id }) => id === leadsTo.took[0])
  const condition = way === undefined ? null : conditionText(words, way)
  // A sample stands for a guest's own words by a text that no guest reads.
  const values = tellingValues(spec, event).map((value) => value.replace(PLANTED_SECRET, '…'))
  const name =
    kind === 'done'
      ? texts.isAnswered
      : kind === 'error'
        ? texts.fails
        : kind === 'after' && way !== undefined
          ? causeText(words, way)
          : capital(words.events[event.type] ?? event.type)
  const hasFields = kind !== 'after' && fieldsOf(event, spec.samples).length > 0
  return (
    <div className={classes(css.card, staysPut ? css.staying : css.leading)}>
      <div className={css.row}>
        <button type="button" className={css.choice} onClick={() => onSend(leadsTo)}>
          <Glyph name={GLYPHS[kind]} />
          <span>
            <span className={glyphCss.text[GLYPHS[kind]]}>{name}</span>
            {condition !== null && (
              <>
                {' '}
                <span className={css.condition}>{condition}</span>
              </>
            )}
            {values.length > 0 && (
              <>
                {' '}
                <span className={css.values}>{values.slice(0, MAX_VALUES).join(', ')}</span>
              </>
            )}
          </span>
          <LeadsTo {...{ now, leadsTo, staysPut, spec, words, index }} />
        </button>
        {hasFields && (
          <button
            type="button"
            className={css.withValues}
            aria-expanded={isOpen}
            aria-controls={formId}
            aria-label={texts.withOf(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.close : texts.with}
          </button>
        )}
      </div>
      {isOpen && <PayloadForm id={formId} event={event} samples={spec.samples} step={step} onSend={onSend} />}
    </div>
  )
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const LeadsTo = ({
  now,
  leadsTo,
  staysPut,
  spec,
  words,
  index,
}: Pick<Choice, 'leadsTo' | 'staysPut'> & { now: Moment; spec: MachineSpec } & Pick<
    OpenMachine,
    'words' | 'index'
  >) => {
  if (leadsTo.snapshot.status === 'error') return <span className={css.result}>→ {texts.breaks}</span>
  if (staysPut) return <span className={css.result}>{texts.noChange}</span>
  const { reached, others, seen } = storyLine({ before: now, moment: leadsTo }, spec, words, index)
  return (
    <span className={css.result}>
      → <b className={css.reached}>{reached ?? visualizer.allStays}</b>
      {others.length > 0 && ` · ${others.join(', ')}`}
      {seen.length > 0 && ` · ${texts.guestSees(seen.join(', '))}`}
    </span>
  )
}
