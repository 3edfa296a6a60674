import { useI18n } from '#src/i18n/I18nContext.tsx'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { useState, type ReactNode, type Ref } from 'react'
import * as css from './forms.css.ts'

/** Uncontrolled: the password stays in its field until the form is sent. */
export const PasswordField = ({
  ref,
  label,
  autoComplete,
  hint,
  error,
  onBlur,
  onInput,
}: {
  ref?: Ref<HTMLInputElement>
  /** Overrides the default label. */
  label?: string
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  error?: ReactNode
  onBlur: (password: string) => void
  onInput: (password: string) => void
}) => {
  const words = useI18n()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label ?? words.t('auth.password')} hint={hint} error={error}>
      {(control) => (
        <span className={css.password}>
          <input
            {...control}
            ref={ref}
            className={classes(control.className, css.passwordInput)}
            name="password"
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            onBlur={(event) => onBlur(event.currentTarget.value)}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
          <IconButton
            icon={icons.eye}
            label={words.t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
            className={css.eye}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}
