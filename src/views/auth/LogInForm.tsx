import { useWords } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { textLink } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/Field.tsx'
import { useState, type SubmitEvent } from 'react'
import * as forms from '#src/views/forms/forms.css.ts'
import * as css from './auth.css.ts'
import { AuthMessageText, FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { beginHere } from '#src/views/forms/beginHere.ts'
import { logInProblem, type Problems } from '#src/views/forms/form.rules.ts'
import { focusFirstWrong, readField } from '#src/views/forms/formFields.ts'
import { PasswordField } from '#src/views/forms/PasswordField.tsx'

const FIELDS = ['email', 'password'] as const
type Name = (typeof FIELDS)[number]

export interface LogInFormProps {
  email: string
  /** The password of this very account is asked for. */
  fixedEmail?: boolean
  busy: boolean
  message: AuthMessage | null
  onEmail: (email: string) => void
  /** The guest writes again: an old message no longer holds. */
  onWrite: () => void
  onLogIn: (email: string, password: string) => void
  /** The way to a new password; without it none is offered. */
  onForgot?: () => void
}

export const LogInForm = (props: LogInFormProps) => {
  const { email, fixedEmail = false, busy, message, onEmail, onWrite, onLogIn, onForgot } = props
  const words = useWords()
  const [problems, setProblems] = useState<Problems>({})
  // As it opens: with the first letter of the e-mail the focus would move on to the password.
  const [beginsWithEmail] = useState(email === '')
  const labels = { email: words.t('auth.email'), password: words.t('auth.password') }

  const check = (name: Name, value: string) =>
    setProblems((known) => ({ ...known, [name]: logInProblem(name, value) ?? undefined }))
  const write = (name: Name, value: string) => {
    if (message) onWrite()
    if (problems[name]) check(name, value)
  }
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
    const wrong = FIELDS.filter((name) => logInProblem(name, readField(form, name)) !== null)
    if (wrong.length > 0) focusFirstWrong(form, wrong)
    else onLogIn(readField(form, 'email').trim(), readField(form, 'password'))
  }

  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <TextField
        ref={beginsWithEmail ? beginHere : undefined}
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
        onBlur={(event) => {
          if (event.currentTarget.value !== '') check('email', event.currentTarget.value)
        }}
      />
      <PasswordField
        ref={beginsWithEmail ? null : beginHere}
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
