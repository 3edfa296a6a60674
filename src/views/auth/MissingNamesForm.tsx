import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import * as forms from '#src/views/forms/forms.css.ts'
import * as css from './auth.css.ts'
import { FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { nameProblem } from '#src/views/forms/form.rules.ts'
import { readField } from '#src/views/forms/formFields.ts'
import { useCheckedForm } from '#src/views/forms/useCheckedForm.tsx'

const FIELDS = ['first_name', 'last_name'] as const
type Name = (typeof FIELDS)[number]

export interface MissingNamesFormProps {
  /** Names from the provider, as far as in Latin letters. */
  names: Record<Name, string>
  busy: boolean
  message: AuthMessage | null
  onNames: (names: Record<Name, string>) => void
}

/** Specification §5 requires names in Latin letters; a provider may send others, or none. */
export const MissingNamesForm = ({ names, busy, message, onNames }: MissingNamesFormProps) => {
  const words = useI18n()
  const labels = { first_name: words.t('auth.firstName'), last_name: words.t('auth.lastName') }
  const first = FIELDS.find((name) => names[name] === '') ?? 'first_name'

  const { leave, write, errorOf, submit } = useCheckedForm(FIELDS, {
    labels,
    problemOf: (_, value) => nameProblem(value),
    busy,
    message,
    onRight: (form) =>
      onNames({ first_name: readField(form, 'first_name').trim(), last_name: readField(form, 'last_name').trim() }),
  })

  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <p className={forms.sent}>{words.t('auth.names.text')}</p>
      <div className={css.names}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            ref={name === first ? autoFocusRef : undefined}
            label={labels[name]}
            name={name}
            autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
            required
            hint={words.t('auth.latin')}
            defaultValue={names[name]}
            error={errorOf(name)}
            onBlur={(event) => leave(name, event.currentTarget.value)}
            onChange={(event) => write(name, event.currentTarget.value)}
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
