import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/Field.tsx'
import { useState, type SubmitEvent } from 'react'
import * as forms from '#src/views/forms/forms.css.ts'
import * as css from './auth.css.ts'
import { AuthMessageText, FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { beginHere } from '#src/views/forms/beginHere.ts'
import { nameProblem, type Problems } from '#src/views/forms/form.rules.ts'
import { focusFirstWrong, readField } from '#src/views/forms/formFields.ts'

const FIELDS = ['first_name', 'last_name'] as const
type Name = (typeof FIELDS)[number]

export interface NamesFormProps {
  /** As far as the provider told them in Latin letters. */
  names: Record<Name, string>
  busy: boolean
  message: AuthMessage | null
  onNames: (names: Record<Name, string>) => void
}

/** Specification §5 wants names in Latin letters; a provider may tell others, or none. */
export const NamesForm = ({ names, busy, message, onNames }: NamesFormProps) => {
  const words = useWords()
  const [problems, setProblems] = useState<Problems>({})
  const labels = { first_name: words.t('auth.firstName'), last_name: words.t('auth.lastName') }
  const first = FIELDS.find((name) => names[name] === '') ?? 'first_name'

  const check = (name: Name, value: string) =>
    setProblems((known) => ({ ...known, [name]: nameProblem(value) ?? undefined }))
  const errorOf = (name: Name) => {
    const problem = problems[name]
    if (problem) return ruleText(words, problem, labels[name])
    return message?.field === name && <AuthMessageText message={message} />
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    for (const name of FIELDS) check(name, readField(form, name))
    const wrong = FIELDS.filter((name) => nameProblem(readField(form, name)) !== null)
    if (wrong.length > 0) focusFirstWrong(form, wrong)
    else onNames({ first_name: readField(form, 'first_name').trim(), last_name: readField(form, 'last_name').trim() })
  }

  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <p className={forms.sent}>{words.t('auth.names.text')}</p>
      <div className={css.names}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            ref={name === first ? beginHere : undefined}
            label={labels[name]}
            name={name}
            autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
            required
            defaultValue={names[name]}
            error={errorOf(name)}
            onBlur={(event) => {
              if (event.currentTarget.value !== '') check(name, event.currentTarget.value)
            }}
            onChange={(event) => {
              if (problems[name]) check(name, event.currentTarget.value)
            }}
          />
        ))}
      </div>
      <div className={forms.end}>
        <FormMessage message={message} fields={FIELDS} />
        <Button type="submit" look="go" block busy={busy}>
          {words.t(busy ? 'auth.busy' : 'auth.names.submit')}
        </Button>
      </div>
    </form>
  )
}
