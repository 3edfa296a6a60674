import { fieldOf, type CredentialsField } from '#machines/credentials/credentials.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import type { ReauthenticationInput } from '#src/actors/auth/profileActors.ts'
import { Button, type ButtonProps } from '#src/ui/content/Button.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { focusFirstWrong, readField } from '#src/views/forms/formFields.ts'
import type { SocialProvider } from '#contract/user/user.ts'
import { useRef, useState, type ReactNode, type Ref, type SubmitEvent } from 'react'
import { credentialsText } from './credentialsText.ts'
import * as css from './profile.css.ts'
import { PROVIDER_NAMES, socialOf } from './proofs.ts'
import { SecretField } from './SecretField.tsx'
import type { Credentials } from './useCredentials.ts'

export interface ReauthenticationFormProps {
  credentials: Credentials
  submit: string
  look?: NonNullable<ButtonProps['look']>
  /** The form begins with the password. */
  passwordRef?: Ref<HTMLInputElement>
  /** Fields of the form that may carry a failure themselves. */
  fields?: readonly CredentialsField[]
  /** What stands with the form's own failure, such as where to go. */
  aside?: ReactNode
  /** The form's own fields, before the proof. */
  children?: ReactNode
  /** Behind the proof. */
  after?: ReactNode
  /** Names of the form's own fields that are wrong; it checks them. */
  check: (form: HTMLFormElement) => readonly string[]
  onSubmit: (form: HTMLFormElement, proof: ReauthenticationInput) => void
}

/** A form that asks who it is: by the password, or by the window of somebody else where there is none. */
export const ReauthenticationForm = (props: ReauthenticationFormProps) => {
  const { credentials, fields = [] } = props
  const words = useI18n()
  /** Whose button sends the form. */
  const provider = useRef<SocialProvider | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { failure, busy, methods } = credentials
  const hasPassword = methods.length === 0 || methods.includes('password')
  const label = words.t('profile.proof.password')
  const at = failure && fieldOf(failure)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const password = readField(form, 'password')
    const isWithout = hasPassword && password === ''
    setIsMissing(isWithout)
    const wrong = [...props.check(form), ...(isWithout ? ['password'] : [])]
    if (wrong.length > 0) focusFirstWrong(form, wrong)
    else if (hasPassword) props.onSubmit(form, { password })
    else if (provider.current) props.onSubmit(form, { provider: provider.current })
  }
  const write = () => {
    setIsMissing(false)
    if (failure) credentials.dismiss()
  }
  const error = isMissing
    ? ruleText(words, 'required', label)
    : at === 'password' && hasPassword && failure && credentialsText(words, failure)
  const isToldAtField = at !== null && (fields.includes(at) || (at === 'password' && hasPassword))
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {props.children}
      {hasPassword && (
        <SecretField ref={props.passwordRef ?? null} label={label} name="password" error={error} onInput={write} />
      )}
      {props.after}
      <div role="alert" className={css.alert}>
        {failure && !isToldAtField && (
          <Notice tone="bad">
            {credentialsText(words, failure)}
            {props.aside}
          </Notice>
        )}
      </div>
      {hasPassword ? (
        <Button type="submit" look={props.look ?? 'go'} block busy={busy}>
          {busy ? words.t('auth.busy') : props.submit}
        </Button>
      ) : (
        <>
          <p className={css.small}>{words.t('profile.proof.text')}</p>
          {socialOf(methods).map((name) => (
            <Button
              key={name}
              type="submit"
              look={props.look ?? 'line'}
              block
              busy={busy}
              onClick={() => (provider.current = name)}
            >
              {words.t('profile.proof.by', { provider: PROVIDER_NAMES[name] })}
            </Button>
          ))}
        </>
      )}
    </form>
  )
}
