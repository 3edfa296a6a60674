import { useId, useMemo, useRef, useState, type SubmitEvent } from 'react'
import type { AnyEventObject } from 'xstate'
import { fieldsOf, readPayload, type PayloadField, type PayloadProblem } from '#machines/kit/visualizer/payload.ts'
import type { Moment } from '#machines/kit/visualizer/simulation.ts'
import { simulate as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as css from './simulate.css.ts'

/** The values of an event, which are sent as they stand here. */
export const PayloadForm = ({
  id,
  event,
  samples,
  step,
  onSend,
}: {
  id: string
  event: AnyEventObject
  samples: readonly AnyEventObject[]
  step: (event: AnyEventObject) => Moment
  onSend: (next: Moment) => void
}) => {
  const fields = useMemo(() => fieldsOf(event, samples), [event, samples])
  const [draft, setDraft] = useState<Readonly<Record<string, string | null>>>({})
  const [problems, setProblems] = useState<Readonly<Record<string, PayloadProblem>>>({})
  const [broke, setBroke] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    const read = readPayload(event, samples, draft)
    if ('problems' in read) {
      setBroke(null)
      setProblems(Object.fromEntries(read.problems.map(({ path, expected }) => [path, expected])))
      const [first] = read.problems
      form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first?.path ?? '')}"]`)?.focus()
      return
    }
    setProblems({})
    const next = step(read.event)
    if (next.snapshot.status === 'error') setBroke(String(next.snapshot.error))
    else onSend(next)
  }
  const wrong = Object.keys(problems)
  return (
    <form ref={form} id={id} className={css.form} noValidate onSubmit={submit}>
      {fields.map((field) => (
        <FieldRow
          key={field.path}
          field={field}
          value={draft[field.path] === undefined ? field.value : (draft[field.path] ?? null)}
          problem={problems[field.path]}
          onChange={(value) => setDraft({ ...draft, [field.path]: value })}
        />
      ))}
      <div role="alert">
        {wrong.length > 0 && <p className={css.problem}>{texts.refused(wrong.join(', '))}</p>}
        {broke !== null && <p className={css.problem}>{texts.broke(broke)}</p>}
      </div>
      <Button type="submit" look="ink" size="small">
        {texts.send}
      </Button>
    </form>
  )
}

const FieldRow = ({
  field: { path, kind, isNullable, choices },
  value,
  problem,
  onChange,
}: {
  field: PayloadField
  /** Null: nothing is sent. */
  value: string | null
  problem: PayloadProblem | undefined
  onChange: (value: string | null) => void
}) => {
  const id = useId()
  const props = {
    id,
    name: path,
    className: css.input,
    value: value ?? '',
    disabled: value === null,
    'aria-invalid': problem !== undefined,
    ...(problem === undefined ? {} : { 'aria-describedby': `${id}-problem` }),
  }
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.fieldName}>
        {path}
      </label>
      {kind === 'boolean' ? (
        <select {...props} onChange={({ target }) => onChange(target.value)}>
          <option>true</option>
          <option>false</option>
        </select>
      ) : kind === 'json' ? (
        <textarea {...props} rows={3} spellCheck={false} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...props}
          type="text"
          autoComplete="off"
          spellCheck={false}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          {...(choices.length > 0 ? { list: `${id}-choices` } : {})}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </datalist>
      )}
      {isNullable && (
        <label className={css.nothing}>
          <input
            type="checkbox"
            aria-label={`${path}: ${texts.isNothing}`}
            checked={value === null}
            onChange={({ target }) => onChange(target.checked ? null : kind === 'boolean' ? 'true' : '')}
          />
          {texts.isNothing}
        </label>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={css.problem}>
          {texts.expected[problem]}
        </p>
      )}
    </div>
  )
}
