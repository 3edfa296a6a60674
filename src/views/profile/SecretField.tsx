import { useI18n } from '#src/i18n/I18nContext.tsx'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { useState, type ReactNode, type Ref } from 'react'
import * as css from '#src/views/forms/forms.css.ts'

/** Uncontrolled: a password stays in its field until the form is sent. */
export const SecretField = ({
  ref,
  label,
  name,
  isNew = false,
  hint,
  error,
  onInput,
}: {
  ref?: Ref<HTMLInputElement>
  label: string
  name: 'password' | 'new_password'
  isNew?: boolean
  hint?: ReactNode
  error?: ReactNode
  onInput: () => void
}) => {
  const words = useI18n()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={css.password}>
          <input
            {...control}
            ref={ref}
            className={classes(control.className, css.passwordInput)}
            name={name}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            required
            onInput={onInput}
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
