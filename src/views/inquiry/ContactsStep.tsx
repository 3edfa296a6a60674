import type { InquiryGuest } from '#machines/inquiry/inquiry.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { card } from '#src/styles/layout.css.ts'
import { currentGuest, watchCurrentGuest } from '#src/actors/auth/currentGuest.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Checkbox } from '#src/ui/forms/Choice.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { useModals } from '#src/views/layout/modals.tsx'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import * as css from './inquiry.css.ts'
import { problemText } from './problemText.ts'
import { StepForm } from './StepForm.tsx'
import { useEager } from './useEager.ts'
import { useInquiry, useStepProblems } from './useInquiry.ts'

/** Step 3: who stays, and where the answer goes. */
export const ContactsStep = () => {
  const words = useI18n()
  const inquiry = useInquiry()
  const { draft, change } = inquiry
  const { guest } = draft
  const { problems, isChecked, isRefused } = useStepProblems('contacts', inquiry)
  const eager = useEager<keyof InquiryGuest>(isChecked)
  const { show } = useModals()
  const isStranger = useSyncExternalStore(watchCurrentGuest, currentGuest) === null
  const field = (name: keyof InquiryGuest, label: string, hint: string, autoComplete: string) => (
    <TextField
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      {...(name === 'email' ? { type: 'email', inputMode: 'email' as const, dir: 'ltr' } : { dir: 'auto' })}
      value={guest[name]}
      error={problems[name] && eager.isShown(name) ? problemText(words, problems[name], label) : undefined}
      onChange={(event) => change({ guest: { ...guest, [name]: event.currentTarget.value } })}
      onBlur={() => guest[name] !== '' && eager.leave(name)}
    />
  )
  return (
    <StepForm step="contacts" inquiry={inquiry} hasProblems={Object.keys(problems).length > 0} isRefused={isRefused}>
      <section className={classes(card, css.block)}>
        {isStranger && (
          <div>
            <Button look="line" size="small" icon={icons.user} onClick={() => show('log-in')}>
              {words.t('inquiry.contacts.logIn')}
            </Button>
          </div>
        )}
        <div className={css.pair}>
          {field('firstName', words.t('checkout.guest.firstName'), words.t('checkout.guest.latin'), 'given-name')}
          {field('lastName', words.t('checkout.guest.lastName'), words.t('checkout.guest.latin'), 'family-name')}
        </div>
        {field('email', words.t('inquiry.contacts.email'), words.t('inquiry.contacts.emailHint'), 'email')}
        <Checkbox
          checked={draft.termsAccepted}
          error={problems.terms && isChecked ? words.t('checkout.terms.required') : ''}
          onChange={(event) => change({ termsAccepted: event.currentTarget.checked })}
        >
          <Trans
            text="inquiry.contacts.terms"
            parts={{
              terms: (
                <Link key="terms" to="/terms" target="_blank" rel="noopener">
                  {words.t('inquiry.contacts.termsLink')}
                </Link>
              ),
              privacy: (
                <Link key="privacy" to="/privacy" target="_blank" rel="noopener">
                  {words.t('inquiry.contacts.privacyLink')}
                </Link>
              ),
            }}
          />
        </Checkbox>
      </section>
    </StepForm>
  )
}
