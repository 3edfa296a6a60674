import { isLocale, LOCALES } from '#contract/shared/locale.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Select } from '#src/ui/forms/Field.tsx'
import type { SubmitEvent } from 'react'
import * as css from './profile.css.ts'
import { SaveRow } from './SaveRow.tsx'
import { Section } from './Section.tsx'
import type { Profile } from './useProfile.ts'

export const LanguageSection = ({ profile }: { profile: Profile }) => {
  const words = useI18n()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    profile.save('language')
  }
  return (
    <Section title={words.t('profile.language.title')} text={words.t('profile.language.text')}>
      <form className={css.form} noValidate onSubmit={submit}>
        <Select
          label={words.t('profile.language.label')}
          name="locale"
          className={css.narrow}
          withoutMessage
          value={profile.fields.locale}
          options={LOCALES.map((locale) => ({ value: locale, label: words.languageName(locale) }))}
          onChange={(event) => {
            const { value } = event.currentTarget
            if (isLocale(value)) profile.write('language', { locale: value })
          }}
        />
        <SaveRow viewState={profile.viewState('language')} dirty={profile.isDirty('language')} />
      </form>
    </Section>
  )
}
