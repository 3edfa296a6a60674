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
  /** Set if the form starts with the password. */
  passwordRef?: Ref<HTMLInputElement>
  /** Fields that show their own failure. */
  fields?: readonly CredentialsField[]
  /** Shown with the form's failure, e.g. a link. */
  aside?: ReactNode
  /** The form's own fields, before reauthentication. */
  children?: ReactNode
  /** Shown after reauthentication. */
  after?: ReactNode
  /** Checks the form's own fields, and returns the names of the invalid ones. */
  check: (form: HTMLFormElement) => readonly string[]
  onSubmit: (form: HTMLFormElement, proof: ReauthenticationInput) => void
}

/** A form with reauthentication: by password, or by a provider's popup if the user has none. */
export const ReauthenticationForm = (props: ReauthenticationFormProps) => {
  const { credentials, fields = [] } = props
  const words = useI18n()
  /** Provider whose button submits the form. */
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
  const isShownAtField = at !== null && (fields.includes(at) || (at === 'password' && hasPassword))
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {props.children}
      {hasPassword && (
        <SecretField ref={props.passwordRef ?? null} label={label} name="password" error={error} onInput={write} />
      )}
      {props.after}
      <div role="alert" className={css.alert}>
        {failure && !isShownAtField && (
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
