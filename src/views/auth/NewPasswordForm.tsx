import { MIN_PASSWORD_LENGTH } from '#contract/user.ts'
import type { RuleName } from '#machines/kit/validation.ts'
import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Rich } from '#src/i18n/Rich.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { Button } from '#src/ui/Button.tsx'
import { useState, type SubmitEvent } from 'react'
import * as forms from '#src/views/forms/forms.css.ts'
import { AuthMessageText, FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { beginHere } from '#src/views/forms/beginHere.ts'
import { newPasswordProblem } from '#src/views/forms/form.rules.ts'
import { focusFirstWrong, readField } from '#src/views/forms/formFields.ts'
import { PasswordField } from '#src/views/forms/PasswordField.tsx'

const FIELDS = ['password'] as const

export interface NewPasswordFormProps {
  /** Whose password it is; empty while that is not known. */
  email: string
  /** The link is being looked at; the guest may write meanwhile. */
  checking: boolean
  busy: boolean
  message: AuthMessage | null
  onWrite: () => void
  onChoose: (password: string) => void
}

/** Behind the link of the e-mail. */
export const NewPasswordForm = ({ email, checking, busy, message, onWrite, onChoose }: NewPasswordFormProps) => {
  const words = useWords()
  const [problem, setProblem] = useState<RuleName | null>(null)
  const label = words.t('auth.newPassword')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const password = readField(event.currentTarget, 'password')
    const found = newPasswordProblem(password)
    setProblem(found)
    if (found) focusFirstWrong(event.currentTarget, FIELDS)
    else onChoose(password)
  }

  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <p className={forms.sent} role="status">
        {checking ? (
          words.t('auth.reset.checking')
        ) : email === '' ? (
          '\u00A0'
        ) : (
          <Rich
            text="auth.reset.forEmail"
            parts={{
              email: (
                <bdi key="email" dir="ltr">
                  {email}
                </bdi>
              ),
            }}
          />
        )}
      </p>
      {/* For the password manager, which keeps passwords by whose they are. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={beginHere}
        label={label}
        autoComplete="new-password"
        hint={words.t('auth.passwordHint', { min: MIN_PASSWORD_LENGTH })}
        error={
          problem
            ? ruleText(words, problem, label)
            : message?.field === 'password' && <AuthMessageText message={message} />
        }
        onBlur={(value) => {
          if (value !== '') setProblem(newPasswordProblem(value))
        }}
        onInput={(value) => {
          if (message) onWrite()
          if (problem) setProblem(newPasswordProblem(value))
        }}
      />
      <div className={forms.end}>
        <FormMessage message={message} fields={FIELDS} />
        <Button type="submit" look="go" block busy={busy}>
          {words.t(busy ? 'auth.busy' : 'auth.reset.save')}
        </Button>
      </div>
    </form>
  )
}
