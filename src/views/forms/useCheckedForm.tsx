import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import type { RuleName } from '#machines/kit/validation.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { AuthMessageText } from './AuthMessageText.tsx'
import { focusFirstWrong, readField } from './formFields.ts'

interface CheckedFormOptions<Name extends string> {
  /** What the fields are called where the guest reads it. */
  labels: Record<Name, string>
  problemOf: (name: Name, value: string) => RuleName | null
  busy: boolean
  /** Of whoever was asked last; it stands at its field. */
  message: AuthMessage | null
  /** The guest writes again: an old message no longer holds. */
  onWrite?: () => void
  /** Every field is as it should be. */
  onRight: (form: HTMLFormElement) => void
}

interface CheckedForm<Name extends string> {
  /** Nothing is said of a field that was only passed through. */
  leave: (name: Name, value: string) => void
  /** A field that is known to be wrong is looked at with every letter. */
  write: (name: Name, value: string) => void
  errorOf: (name: Name) => ReactNode
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Looks at a field as the guest leaves it, and at all of them as the form is sent. Specification §5. */
export const useCheckedForm = <Name extends string>(
  fields: readonly Name[],
  { labels, problemOf, busy, message, onWrite, onRight }: CheckedFormOptions<Name>,
): CheckedForm<Name> => {
  const words = useI18n()
  // What was looked at, not what was found: a rule that comes later judges what stands there.
  const [looked, setLooked] = useState<ReadonlyMap<Name, string>>(new Map())
  const look = (name: Name, value: string) => setLooked((known) => new Map(known).set(name, value))
  const problemNow = (name: Name): RuleName | null => {
    const value = looked.get(name)
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
      setLooked(values)
      const wrong = fields.filter((name) => problemOf(name, values.get(name) ?? '') !== null)
      if (wrong.length > 0) focusFirstWrong(form, wrong)
      else onRight(form)
    },
  }
}
