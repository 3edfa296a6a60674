import type { StaffInquiry } from '#contract/inquiry/desk.ts'
import { isLocale, LOCALES, type Locale } from '#contract/shared/locale.ts'
import { isEmail } from '#contract/user/user.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { sendInquiry } from '#src/actors/negotiation/staffInquiries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffInquiries as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Select } from '#src/ui/forms/Field.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { focusFirstWrong } from '#src/views/forms/formFields.ts'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import * as css from './staff.css.ts'

/** Where the request goes, and in which language. */
export const SendInquiryForm = ({ one, onSent }: { one: StaffInquiry; onSent: () => void }) => {
  const words = useI18n()
  const [email, setEmail] = useState(one.hotel.email ?? '')
  const [lang, setLang] = useState<Locale>('en')
  const [isSubmitted, setSubmitted] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => sendInquiry(one.id, { email: email.trim(), lang }),
    onSuccess: onSent,
  })
  const isWrong = !isEmail(email.trim())
  const isRefused = error !== null && toFailure(error).field === 'email'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (isWrong) focusFirstWrong(event.currentTarget, ['email'])
    else if (!isPending) mutate()
  }
  return (
    <form className={css.decide} noValidate onSubmit={submit}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        error={isSubmitted && isWrong ? texts.emailMissing : isRefused ? texts.emailRefused : null}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          reset()
        }}
      />
      <Select
        label={texts.lang}
        withoutMessage
        value={lang}
        options={LOCALES.map((value) => ({ value, label: words.languageHere(value) }))}
        onChange={({ target }) => isLocale(target.value) && setLang(target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" look="ink" busy={isPending}>
          {texts.send}
        </Button>
      </div>
      {error !== null && !isRefused && (
        <Notice tone="bad" live="alert">
          {texts.failed}
        </Notice>
      )}
    </form>
  )
}
