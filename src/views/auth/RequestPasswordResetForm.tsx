import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { useState } from 'react'
import * as forms from '#src/views/forms/forms.css.ts'
import * as css from './auth.css.ts'
import { FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { logInProblem } from '#src/views/forms/form.rules.ts'
import { useCheckedForm } from '#src/views/forms/useCheckedForm.tsx'

const FIELDS = ['email'] as const

export interface RequestPasswordResetFormProps {
  email: string
  busy: boolean
  message: AuthMessage | null
  onEmail: (email: string) => void
  onWrite: () => void
  onAsk: (email: string) => void
  onBack: () => void
}

/** Asks for the e-mail to send the reset link to. */
export const RequestPasswordResetForm = ({
  email: initialEmail,
  busy,
  message,
  onEmail,
  onWrite,
  onAsk,
  onBack,
}: RequestPasswordResetFormProps) => {
  const words = useI18n()
  const [email, setEmail] = useState(initialEmail)
  const label = words.t('auth.email')
  const { write, errorOf, submit } = useCheckedForm(FIELDS, {
    labels: { email: label },
    problemOf: logInProblem,
    busy,
    message,
    onWrite,
    onRight: () => onAsk(email.trim()),
  })

  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <p className={forms.sent}>{words.t('auth.reset.text')}</p>
      <TextField
        ref={autoFocusRef}
        label={label}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        required
        value={email}
        error={errorOf('email')}
        onChange={(event) => {
          const { value } = event.currentTarget
          setEmail(value)
          onEmail(value)
          write('email', value)
        }}
      />
      <div className={forms.end}>
        <FormMessage message={message} fields={FIELDS} />
        <Button type="submit" look="go" block busy={busy}>
          {words.t(busy ? 'auth.busy' : 'auth.reset.send')}
        </Button>
        <BackToLogIn onBack={onBack} />
      </div>
    </form>
  )
}

/** Identical for every e-mail, so it does not reveal if an account exists. */
export const ResetSent = ({ email, onAgain, onBack }: { email: string; onAgain: () => void; onBack: () => void }) => {
  const words = useI18n()
  return (
    <div className={forms.end}>
      <div ref={autoFocusRef} tabIndex={-1} className={css.notice}>
        <Notice>{words.t('auth.reset.sent', { email })}</Notice>
      </div>
      <p className={forms.sent}>{words.t('auth.reset.nothing')}</p>
      <Button block onClick={onAgain}>
        {words.t('auth.reset.again')}
      </Button>
      <BackToLogIn onBack={onBack} />
    </div>
  )
}

const BackToLogIn = ({ onBack }: { onBack: () => void }) => (
  <p className={forms.other}>
    <button type="button" className={classes(textLink, forms.act)} onClick={onBack}>
      {useI18n().t('auth.reset.back')}
    </button>
  </p>
)
