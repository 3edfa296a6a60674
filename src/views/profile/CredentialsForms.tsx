import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { fieldOf } from '#machines/credentials/credentials.rules.ts'
import type { RuleName } from '#machines/kit/validation.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { errorText } from '#src/i18n/errorText.ts'
import { profileDraft } from '#src/actors/auth/profileDraft.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { signUpProblem } from '#src/views/forms/form.rules.ts'
import { readField } from '#src/views/forms/formFields.ts'
import { useState } from 'react'
import { credentialsText } from './credentialsText.ts'
import * as css from './profile.css.ts'
import { ReauthenticationForm } from './ReauthenticationForm.tsx'
import { SecretField } from './SecretField.tsx'
import type { Credentials } from './useCredentials.ts'

/** New e-mail, with reauthentication. */
export const NewEmailForm = ({ user, credentials }: { user: SignedInUser; credentials: Credentials }) => {
  const words = useI18n()
  const draft = profileDraft()
  const [problem, setProblem] = useState<RuleName | 'same' | null>(null)
  const { failure } = credentials
  const label = words.t('profile.email.label')
  const problemOf = (value: string): RuleName | 'same' | null =>
    value.trim().toLowerCase() === user.email ? 'same' : signUpProblem('email', value, () => true)
  const wordsOf = (rule: RuleName | 'same') =>
    rule === 'same' ? words.t('profile.email.same') : ruleText(words, rule, label)
  const refused = failure && fieldOf(failure) === 'email' ? credentialsText(words, failure) : null
  return (
    <ReauthenticationForm
      credentials={credentials}
      submit={words.t('profile.email.send')}
      fields={['email']}
      check={(form) => {
        const newProblem = problemOf(readField(form, 'email'))
        setProblem(newProblem)
        return newProblem === null ? [] : ['email']
      }}
      onSubmit={(form, proof) => credentials.changeEmail(readField(form, 'email').trim(), proof)}
    >
      <TextField
        ref={autoFocusRef}
        label={label}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        required
        defaultValue={credentials.email || draft.read().email}
        error={problem ? wordsOf(problem) : refused}
        onChange={(event) => {
          draft.change({ email: event.currentTarget.value })
          setProblem(null)
          if (failure) credentials.dismiss()
        }}
      />
    </ReauthenticationForm>
  )
}

/** Reauthentication after a changed e-mail: the session still has the old one. */
export const RenewForm = ({ credentials }: { credentials: Credentials }) => {
  const words = useI18n()
  return (
    <ReauthenticationForm
      credentials={credentials}
      submit={words.t('profile.email.renew')}
      passwordRef={autoFocusRef}
      check={() => []}
      onSubmit={(_, proof) => credentials.renew(proof)}
    >
      <p>{words.t('profile.email.renewText')}</p>
    </ReauthenticationForm>
  )
}

export const NewPasswordForm = ({ credentials }: { credentials: Credentials }) => {
  const words = useI18n()
  const [problem, setProblem] = useState<RuleName | null>(null)
  const { failure } = credentials
  const label = words.t('profile.password.label')
  const refused = failure && fieldOf(failure) === 'new_password' ? credentialsText(words, failure) : null
  return (
    <ReauthenticationForm
      credentials={credentials}
      submit={words.t('profile.password.save')}
      passwordRef={autoFocusRef}
      fields={['new_password']}
      check={(form) => {
        const newProblem = signUpProblem('password', readField(form, 'new_password'), () => true)
        setProblem(newProblem)
        return newProblem === null ? [] : ['new_password']
      }}
      onSubmit={(form, proof) => credentials.changePassword(proof, readField(form, 'new_password'))}
      after={
        <SecretField
          label={label}
          name="new_password"
          isNew
          hint={words.plural('auth.passwordHint', MIN_PASSWORD_LENGTH)}
          error={problem ? ruleText(words, problem, label) : refused}
          onInput={() => {
            setProblem(null)
            if (failure) credentials.dismiss()
          }}
        />
      }
    />
  )
}

/** For a user without a password: the link in the e-mail lets them set one. */
export const FirstPasswordForm = ({ user, credentials }: { user: SignedInUser; credentials: Credentials }) => {
  const words = useI18n()
  const { failure, busy, sendReset } = credentials
  return (
    <div className={css.form}>
      <p>{words.t('profile.password.setText', { email: user.email })}</p>
      <div role="alert" className={css.alert}>
        {failure && <Notice tone="bad">{errorText(words, failure)}</Notice>}
      </div>
      <Button ref={autoFocusRef} look="go" block busy={busy} onClick={sendReset}>
        {words.t('auth.reset.send')}
      </Button>
    </div>
  )
}
