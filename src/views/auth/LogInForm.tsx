import { useI18n } from '#src/i18n/I18nContext.tsx'
import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { textLink } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { useState } from 'react'
import * as forms from '#src/views/forms/forms.css.ts'
import * as css from './auth.css.ts'
import { FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { logInProblem } from '#src/views/forms/form.rules.ts'
import { readField } from '#src/views/forms/formFields.ts'
import { PasswordField } from '#src/views/forms/PasswordField.tsx'
import { useCheckedForm } from '#src/views/forms/useCheckedForm.tsx'

const FIELDS = ['email', 'password'] as const

export interface LogInFormProps {
  email: string
  /** Asks for the password of this account only. */
  fixedEmail?: boolean
  busy: boolean
  message: AuthMessage | null
  onEmail: (email: string) => void
  /** The guest types again: clears the message. */
  onWrite: () => void
  onLogIn: (email: string, password: string) => void
  /** Starts a password reset; without it none is offered. */
  onForgot?: () => void
}

export const LogInForm = (props: LogInFormProps) => {
  const { email, fixedEmail = false, busy, message, onEmail, onWrite, onLogIn, onForgot } = props
  const words = useI18n()
  // Fixed at opening: otherwise the first letter of the e-mail would move the focus to the password.
  const [beginsWithEmail] = useState(email === '')
  const labels = { email: words.t('auth.email'), password: words.t('auth.password') }

  const { leave, write, errorOf, submit } = useCheckedForm(FIELDS, {
    labels,
    problemOf: logInProblem,
    busy,
    message,
    onWrite,
    onRight: (form) => onLogIn(readField(form, 'email').trim(), readField(form, 'password')),
  })

  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <TextField
        ref={beginsWithEmail ? autoFocusRef : undefined}
        label={labels.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        required
        readOnly={fixedEmail}
        value={email}
        error={errorOf('email')}
        onChange={(event) => {
          onEmail(event.currentTarget.value)
          write('email', event.currentTarget.value)
        }}
        onBlur={(event) => leave('email', event.currentTarget.value)}
      />
      <PasswordField
        ref={beginsWithEmail ? null : autoFocusRef}
        autoComplete="current-password"
        error={errorOf('password')}
        onBlur={() => undefined}
        onInput={(value) => write('password', value)}
      />
      <div className={forms.end}>
        {onForgot && (
          <p className={css.forgot}>
            <button type="button" className={classes(textLink, forms.act)} onClick={onForgot}>
              {words.t('auth.forgot')}
            </button>
          </p>
        )}
        <FormMessage message={message} fields={FIELDS} />
        <Button type="submit" look="go" block busy={busy}>
          {words.t(busy ? 'auth.busy' : 'auth.logIn')}
        </Button>
      </div>
    </form>
  )
}
