import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'
import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as forms from '#src/views/forms/forms.css.ts'
import { FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { newPasswordProblem } from '#src/views/forms/form.rules.ts'
import { readField } from '#src/views/forms/formFields.ts'
import { PasswordField } from '#src/views/forms/PasswordField.tsx'
import { useCheckedForm } from '#src/views/forms/useCheckedForm.tsx'

const FIELDS = ['password'] as const

export interface NewPasswordFormProps {
  /** E-mail of the account; empty until known. */
  email: string
  /** The link is being checked; the guest may type meanwhile. */
  checking: boolean
  busy: boolean
  message: AuthMessage | null
  onWrite: () => void
  onChoose: (password: string) => void
}

/** Opened by the link in the e-mail. */
export const NewPasswordForm = ({ email, checking, busy, message, onWrite, onChoose }: NewPasswordFormProps) => {
  const words = useI18n()
  const label = words.t('auth.newPassword')
  const { leave, write, errorOf, submit } = useCheckedForm(FIELDS, {
    labels: { password: label },
    problemOf: (_, value) => newPasswordProblem(value),
    busy,
    message,
    onWrite,
    onRight: (form) => onChoose(readField(form, 'password')),
  })

  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <p className={forms.sent} role="status">
        {checking
          ? words.t('auth.reset.checking')
          : email === ''
            ? '\u00A0'
            : words.t('auth.reset.forEmail', { email })}
      </p>
      {/* For password managers, which store a password per username. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={autoFocusRef}
        label={label}
        autoComplete="new-password"
        hint={words.plural('auth.passwordHint', MIN_PASSWORD_LENGTH)}
        error={errorOf('password')}
        onBlur={(value) => leave('password', value)}
        onInput={(value) => write('password', value)}
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
