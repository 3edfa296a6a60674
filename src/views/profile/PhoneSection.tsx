import { useI18n } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { toLatinDigits } from '#contract/shared/typedText.ts'
import { signUpProblem } from '#src/views/forms/form.rules.ts'
import { focusFirstWrong } from '#src/views/forms/formFields.ts'
import { usePhoneRule } from '#src/views/forms/usePhoneRule.ts'
import { useState, type SubmitEvent } from 'react'
import * as css from './profile.css.ts'
import { SaveRow } from './SaveRow.tsx'
import { Section } from './Section.tsx'
import type { Profile } from './useProfile.ts'

export const PhoneSection = ({ profile }: { profile: Profile }) => {
  const words = useI18n()
  const { isPhone, load } = usePhoneRule()
  const [isLeft, setIsLeft] = useState(false)
  const viewState = profile.viewState('phone')
  const isRefused = viewState.failure?.field === 'phone'
  const problem = signUpProblem('phone', profile.fields.phone, isPhone)
  const label = words.t('auth.phone')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsLeft(true)
    if (problem) focusFirstWrong(event.currentTarget, ['phone'])
    else profile.save('phone')
  }
  return (
    <Section title={words.t('profile.phone.title')} text={words.t('profile.phone.text')}>
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          label={label}
          note={words.t('validation.notRequired')}
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          className={css.narrow}
          value={profile.fields.phone}
          error={
            isRefused
              ? words.t('validation.phone', { field: label })
              : isLeft && problem && ruleText(words, problem, label)
          }
          onFocus={load}
          onChange={(event) => profile.write('phone', { phone: toLatinDigits(event.currentTarget.value) })}
          onBlur={() => setIsLeft(true)}
        />
        <SaveRow viewState={viewState} dirty={profile.isDirty('phone')} isShownAtField={isRefused} />
      </form>
    </Section>
  )
}
