import { STEPS, type Step } from '#machines/inquiry/inquiry.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { page } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import type { ReactNode } from 'react'
import * as css from './inquiry.css.ts'
import { NextSteps } from './NextSteps.tsx'
import { SentPage } from './SentPage.tsx'
import { useInquiry, useSteps } from './useInquiry.ts'
import { YourBooking } from './YourBooking.tsx'

interface InquiryWizardProps {
  step: Step
  /** `replace`: the step that was asked for is not open. */
  onOpen: (step: Step, how: { replace: boolean }) => void
  children: ReactNode
}

/** Specification §2, inquiry wizard: the frame of its steps, and the success screen after the last. */
export const InquiryWizard = ({ step, onOpen, children }: InquiryWizardProps) => {
  const words = useI18n()
  const { draft, completedSteps, sent } = useInquiry()
  useSteps(step, onOpen)
  if (sent !== null) return <SentPage sent={sent} email={draft.guest.email} />
  const title = words.t(`inquiry.${step}.title`)
  return (
    <div className={page}>
      <PageHead title={title} hidden />
      <div className={css.columns}>
        <div className={css.main}>
          <ol className={css.steps} aria-label={words.t('inquiry.steps.label')}>
            {STEPS.map((one, place) => (
              <li
                key={one}
                className={classes(css.step, completedSteps.includes(one) && one !== step && css.stepDone)}
                {...(one === step ? { 'aria-current': 'step' as const } : {})}
              >
                <span className={css.stepName}>
                  {completedSteps.includes(one) && one !== step ? (
                    <Icon path={icons.check} size="small" />
                  ) : (
                    <Numeral>{place + 1}</Numeral>
                  )}
                  {words.t(`inquiry.steps.${one}`)}
                </span>
              </li>
            ))}
          </ol>
          <div className={css.head}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.lead}>{words.t(`inquiry.${step}.lead`)}</p>
          </div>
          {children}
        </div>
        <aside className={css.aside}>
          {step !== 'request' && <YourBooking draft={draft} step={step} />}
          <NextSteps draft={draft} />
        </aside>
      </div>
    </div>
  )
}
