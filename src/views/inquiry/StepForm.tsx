import type { Step } from '#machines/inquiry/inquiry.rules.ts'
import { errorText } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Link } from '@tanstack/react-router'
import { INVALID_FIELD_ATTR } from '#src/ui/forms/invalidField.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './inquiry.css.ts'
import type { InquiryView } from './useInquiry.ts'

interface StepFormProps {
  step: Exclude<Step, 'request'>
  inquiry: InquiryView
  hasProblems: boolean
  /** A field of the step says what the server refused. */
  isRefused: boolean
  onSubmit?: () => void
  children: ReactNode
}

const BEFORE = { booking: '/inquiry', time: '/inquiry/steps/booking', contacts: '/inquiry/steps/time' } as const
const AFTER = { booking: 'time', time: 'contacts', contacts: 'request' } as const

const focusFirstWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>(`[aria-invalid="true"], [${INVALID_FIELD_ATTR}]`)?.focus()

/** The fields of a step, with the way back and on. */
export const StepForm = ({ step, inquiry, hasProblems, isRefused, onSubmit, children }: StepFormProps) => {
  const words = useI18n()
  const { checkedStep, failure, progress } = inquiry
  const form = useRef<HTMLFormElement>(null)
  const isChecked = checkedStep === step || isRefused
  useEffect(() => {
    // Once the errors are rendered: to the first of them.
    if (isChecked) focusFirstWrong(form.current)
  }, [isChecked])
  return (
    <form
      ref={form}
      noValidate
      className={css.main}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
        inquiry.submitStep(step)
        focusFirstWrong(form.current)
      }}
    >
      {children}
      <div role="alert" className={css.message}>
        {isChecked && hasProblems && (
          <Notice tone="bad">
            <p>{words.t('checkout.incomplete')}</p>
          </Notice>
        )}
        {failure !== null && !isRefused && (
          <Notice tone="bad">
            <p>{errorText(words, failure)}</p>
          </Notice>
        )}
      </div>
      <div className={css.nav}>
        <Link to={BEFORE[step]} className={buttonClass({ look: 'line', size: 'large' })}>
          {words.t('inquiry.back')}
        </Link>
        <Button type="submit" look="go" size="large" className={css.onward} busy={progress === 'saving'}>
          {progress === 'saving' ? words.t('inquiry.saving') : words.t(`inquiry.next.${AFTER[step]}`)}
        </Button>
      </div>
    </form>
  )
}
