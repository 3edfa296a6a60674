import type { RuleName } from '#machines/kit/validation.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { signUpProblem } from '#src/views/forms/form.rules.ts'
import { focusFirstWrong } from '#src/views/forms/formFields.ts'
import { useState, type SubmitEvent } from 'react'
import * as css from './profile.css.ts'
import { SaveRow } from './SaveRow.tsx'
import { Section } from './Section.tsx'
import type { Profile } from './useProfile.ts'

const NAMES = ['first_name', 'last_name'] as const
type Name = (typeof NAMES)[number]

const problemOf = (name: Name, value: string): RuleName | null => signUpProblem(name, value, () => true)

export const NamesSection = ({ profile }: { profile: Profile }) => {
  const words = useI18n()
  const [left, setLeft] = useState<readonly Name[]>([])
  const labels = { first_name: words.t('auth.firstName'), last_name: words.t('auth.lastName') }
  const viewState = profile.viewState('names')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLeft(NAMES)
    const wrong = NAMES.filter((name) => problemOf(name, profile.fields[name]) !== null)
    if (wrong.length > 0) focusFirstWrong(event.currentTarget, wrong)
    else profile.save('names')
  }
  const field = (name: Name) => {
    const problem = left.includes(name) ? problemOf(name, profile.fields[name]) : null
    return {
      label: labels[name],
      name,
      value: profile.fields[name],
      error: problem && ruleText(words, problem, labels[name]),
      required: true,
      onChange: (event: { currentTarget: { value: string } }) =>
        profile.write('names', { [name]: event.currentTarget.value }),
      onBlur: () => setLeft((names) => [...names, name]),
    }
  }
  return (
    <Section title={words.t('profile.names.title')} text={words.t('profile.names.text')}>
      <form className={css.form} noValidate onSubmit={submit}>
        <div className={css.pair}>
          <TextField {...field('first_name')} autoComplete="given-name" />
          <TextField {...field('last_name')} autoComplete="family-name" />
        </div>
        <SaveRow viewState={viewState} dirty={profile.isDirty('names')} />
      </form>
    </Section>
  )
}
