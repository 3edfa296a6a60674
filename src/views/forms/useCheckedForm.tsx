import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import type { RuleName } from '#machines/kit/validation.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { AuthMessageText } from './AuthMessageText.tsx'
import { focusFirstWrong, readField } from './formFields.ts'

interface CheckedFormOptions<Name extends string> {
  /** Field labels, as shown to the guest. */
  labels: Record<Name, string>
  problemOf: (name: Name, value: string) => RuleName | null
  busy: boolean
  /** Failure of the last request, shown at its field. */
  message: AuthMessage | null
  /** The guest types again: clears the message. */
  onWrite?: () => void
  /** All fields are valid. */
  onRight: (form: HTMLFormElement) => void
}

interface CheckedForm<Name extends string> {
  /** Shows no error for an untouched field. */
  leave: (name: Name, value: string) => void
  /** Checks a field with an error on every key. */
  write: (name: Name, value: string) => void
  errorOf: (name: Name) => ReactNode
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Checks a field on blur, and all fields on submit. Specification §5. */
export const useCheckedForm = <Name extends string>(
  fields: readonly Name[],
  { labels, problemOf, busy, message, onWrite, onRight }: CheckedFormOptions<Name>,
): CheckedForm<Name> => {
  const words = useI18n()
  // Stores checked values, not results: a rule that loads later still applies.
  const [checkedValues, setCheckedValues] = useState<ReadonlyMap<Name, string>>(new Map())
  const look = (name: Name, value: string) => setCheckedValues((previous) => new Map(previous).set(name, value))
  const problemNow = (name: Name): RuleName | null => {
    const value = checkedValues.get(name)
    return value === undefined ? null : problemOf(name, value)
  }

  return {
    leave: (name, value) => {
      if (value !== '') look(name, value)
    },
    write: (name, value) => {
      if (message) onWrite?.()
      if (problemNow(name)) look(name, value)
    },
    errorOf: (name) => {
      const problem = problemNow(name)
      if (problem) return ruleText(words, problem, labels[name])
      return message?.field === name && <AuthMessageText message={message} />
    },
    submit: (event) => {
      event.preventDefault()
      if (busy) return
      const form = event.currentTarget
      const values = new Map(fields.map((name) => [name, readField(form, name)]))
      setCheckedValues(values)
      const wrong = fields.filter((name) => problemOf(name, values.get(name) ?? '') !== null)
      if (wrong.length > 0) focusFirstWrong(form, wrong)
      else onRight(form)
    },
  }
}
