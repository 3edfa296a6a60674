import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'
import { plainPhone, readName } from '#contract/user/user.ts'
import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import type { SignUpForm as SignUpData } from '#machines/auth/auth.ports.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import type { ComponentProps, ReactNode } from 'react'
import * as forms from '#src/views/forms/forms.css.ts'
import * as css from './auth.css.ts'
import { FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { signUpProblem, type Draft, type FieldName } from '#src/views/forms/form.rules.ts'
import { readField } from '#src/views/forms/formFields.ts'
import { PasswordField } from '#src/views/forms/PasswordField.tsx'
import { useCheckedForm } from '#src/views/forms/useCheckedForm.tsx'
import { usePhoneRule } from '#src/views/forms/usePhoneRule.ts'

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'password'] as const

export interface SignUpFormProps {
  draft: Draft
  busy: boolean
  message: AuthMessage | null
  /** Links to the terms and privacy notice. They open in a new tab, so the form is not lost. */
  links: Record<'terms' | 'privacy', ReactNode>
  onDraft: (draft: Draft) => void
  /** The guest types again: clears the message. */
  onWrite: () => void
  onSignUp: (form: SignUpData, password: string) => void
}

export const SignUpForm = ({ draft, busy, message, links, onDraft, onWrite, onSignUp }: SignUpFormProps) => {
  const words = useI18n()
  const phoneRule = usePhoneRule()
  const labels: Record<FieldName, string> = {
    first_name: words.t('auth.firstName'),
    last_name: words.t('auth.lastName'),
    email: words.t('auth.email'),
    phone: words.t('auth.phone'),
    password: words.t('auth.password'),
  }

  const { leave, write, errorOf, submit } = useCheckedForm(FIELDS, {
    labels,
    problemOf: (name, value) => signUpProblem(name, value, phoneRule.isPhone),
    busy,
    message,
    onWrite,
    onRight: (form) => onSignUp(readForm(form), readField(form, 'password')),
  })
  const field = (name: keyof Draft): Omit<ComponentProps<typeof TextField>, 'ref'> => ({
    label: labels[name],
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: (event) => {
      onDraft({ ...draft, [name]: event.currentTarget.value })
      write(name, event.currentTarget.value)
    },
    onBlur: (event) => leave(name, event.currentTarget.value),
  })

  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <div className={css.names}>
        <TextField
          {...field('first_name')}
          hint={words.t('auth.latin')}
          ref={autoFocusRef}
          autoComplete="given-name"
          required
        />
        <TextField {...field('last_name')} hint={words.t('auth.latin')} autoComplete="family-name" required />
      </div>
      <TextField {...field('email')} type="email" dir="ltr" autoComplete="username" required />
      <TextField
        {...field('phone')}
        note={words.t('validation.notRequired')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        onFocus={phoneRule.load}
      />
      <PasswordField
        autoComplete="new-password"
        hint={words.plural('auth.passwordHint', MIN_PASSWORD_LENGTH)}
        error={errorOf('password')}
        onBlur={(value) => leave('password', value)}
        onInput={(value) => write('password', value)}
      />
      <div className={forms.end}>
        <p className={css.small}>
          <Trans text="auth.agree" parts={links} />
        </p>
        <FormMessage message={message} fields={FIELDS} />
        <Button type="submit" look="go" block busy={busy}>
          {words.t(busy ? 'auth.busy' : 'auth.signUp')}
        </Button>
      </div>
    </form>
  )
}

const readForm = (form: HTMLFormElement): SignUpData => {
  const phone = plainPhone(readField(form, 'phone'))
  return {
    first_name: readName(readField(form, 'first_name')),
    last_name: readName(readField(form, 'last_name')),
    email: readField(form, 'email').trim(),
    phone: phone === '' ? null : phone,
  }
}
