import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { answerDue } from '#contract/inquiry/deadlines.ts'
import { timesOf, type InquiryDraft } from '#machines/inquiry/inquiry.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { guestZone } from '#locales/kit/zoneName.ts'
import type { ReactNode } from 'react'
import * as css from './inquiry.css.ts'
import { momentText } from './momentText.ts'

/** What happens after the request is sent, with dates on the hotel's clock and, where it differs, the guest's. */
export const NextSteps = ({ draft }: { draft: InquiryDraft }) => {
  const words = useI18n()
  const now = useInstant()
  const times = timesOf(draft)
  const { timeZone } = draft.hotel
  const when = (at: Temporal.Instant | null, text: 'inquiry.aside.answerBy' | 'inquiry.aside.at'): ReactNode => {
    if (at === null || !timeZone) return null
    const there = momentText(words, at, timeZone)
    const here = momentText(words, at, guestZone())
    return (
      <>
        <span>{words.t(text, { when: there })}</span>
        {here !== there && <span>{words.t('inquiry.aside.yourTime', { when: here })}</span>}
      </>
    )
  }
  const isChargedAtOnce = times !== null && Temporal.Instant.compare(times.chargeAt, now) <= 0
  return (
    <section className={classes(card, css.card)} aria-labelledby="inquiry-next">
      <h2 className={css.cardTitle} id="inquiry-next">
        {words.t('inquiry.aside.next')}
      </h2>
      <ol className={css.rail}>
        <li className={classes(css.moment, css.momentNow)}>
          <b>{words.t('inquiry.aside.send')}</b>
          <span className={css.quiet}>{words.t('inquiry.aside.sendText')}</span>
        </li>
        <li className={css.moment}>
          <b>{words.t('inquiry.aside.answer')}</b>
          <span className={classes(css.quiet, css.line)}>
            {times === null
              ? words.t('inquiry.aside.answerWithin')
              : when(answerDue(now, times), 'inquiry.aside.answerBy')}
          </span>
        </li>
        <li className={css.moment}>
          <b>{words.t('inquiry.aside.charge')}</b>
          <span className={classes(css.quiet, css.line)}>
            {isChargedAtOnce ? words.t('inquiry.aside.chargeNow') : words.t('inquiry.aside.chargeText')}
            {!isChargedAtOnce && when(times && times.chargeAt, 'inquiry.aside.at')}
          </span>
        </li>
        <li className={css.moment}>
          <b>{words.t('inquiry.aside.final')}</b>
          <span className={classes(css.quiet, css.line)}>
            {words.t('inquiry.aside.finalText', {
              from: words.hour(STANDARD_CHECK_IN_HOUR),
              until: words.hour(STANDARD_CHECK_OUT_HOUR),
            })}
            {when(times && times.finalAt, 'inquiry.aside.at')}
          </span>
        </li>
      </ol>
    </section>
  )
}
