import { MAX_COMMENT_LENGTH } from '#contract/http/limits.ts'
import { toDollars } from '#contract/shared/money.ts'
import {
  extraHours,
  freeCancellationUntil,
  nightsOf,
  priceOf,
  stayOf,
  timesOf,
  type InquiryDraft,
  type Step,
} from '#machines/inquiry/inquiry.rules.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { cardFormText, declineText } from '#src/i18n/cardWords.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { errorText } from '#src/i18n/errorText.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import { EmailAddress } from '#src/ui/content/EmailAddress.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { TextArea } from '#src/ui/forms/TextField.tsx'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { useLoadingStage } from '#src/views/parts/loading/useLoadingStage.ts'
import { Link } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { useCardChoice } from '#src/views/parts/negotiation/useCardChoice.ts'
import { CardBlock } from './CardBlock.tsx'
import * as css from './inquiry.css.ts'
import { momentText } from './momentText.ts'
import { problemText } from './problemText.ts'
import { useInquiry, useStepProblems } from './useInquiry.ts'

/** Room to type a little past the limit and see the error. */
const COMMENT_ROOM = MAX_COMMENT_LENGTH + 200

const failureText = (words: PageI18n, failure: Failure): string => {
  const { code } = failure
  if (code.startsWith('card.')) return cardFormText(words, failure)
  if (code === 'declined') return declineText(words, failure)
  if (code === 'already_asked') return words.t('inquiry.request.alreadyAsked')
  return errorText(words, failure)
}

/** Offline, it is sent again by itself once the connection is back. */
const unsureText = (words: PageI18n, { code }: Failure): string =>
  words.t(code === 'network' ? 'inquiry.request.offline' : 'inquiry.request.unsure')

/** Step 4: everything once more, a message and the card; then it is sent. */
export const RequestStep = () => {
  const words = useI18n()
  const inquiry = useInquiry()
  const { draft, change, progress, failure } = inquiry
  const { problems } = useStepProblems('request', inquiry)
  const choice = useCardChoice()
  const form = useRef<HTMLFormElement>(null)
  const send = () => inquiry.send(choice.paymentMethodId)
  const isBusy = progress === 'verifying' || progress === 'sending'
  const progressText = {
    verifying: words.t('checkout.payment.verifying'),
    sending: words.t('inquiry.request.sending'),
  }
  const label = words.t('checkout.comment.title')
  return (
    <form
      ref={form}
      noValidate
      className={css.main}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Summary draft={draft} />
      <section className={classes(card, css.block)}>
        <TextArea
          label={label}
          note={words.t('validation.notRequired')}
          value={draft.comment}
          maxLength={COMMENT_ROOM}
          error={problems.comment ? problemText(words, problems.comment, label) : undefined}
          dir="auto"
          // What is on its way stays as it was typed.
          readOnly={progress !== 'form'}
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
      </section>
      <CardBlock inquiry={inquiry} choice={choice} onSubmit={send} />
      <div role="alert" className={css.message}>
        {failure !== null && !isBusy && (
          <Notice tone="bad">
            <div className={css.noticeBody}>
              <p>{progress === 'unsure' ? unsureText(words, failure) : failureText(words, failure)}</p>
              {failure.code === 'already_asked' && failure.inquiry !== undefined && (
                <Link to="/inquiry/$id" params={{ id: failure.inquiry.id }} className={buttonClass({ look: 'line' })}>
                  {words.t('inquiry.request.seeEarlier', { number: failure.inquiry.number })}
                </Link>
              )}
            </div>
          </Notice>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{isBusy ? progressText[progress] : ''}</span>
      </VisuallyHidden>
      <div role="status" className={css.message}>
        {isBusy && <LongWait />}
      </div>
      <div className={css.nav}>
        <Link to="/inquiry/steps/contacts" className={buttonClass({ look: 'line', size: 'large' })}>
          {words.t('inquiry.back')}
        </Link>
        <Button
          type="submit"
          look="go"
          size="large"
          className={css.onward}
          icon={progress === 'unsure' ? icons.retry : icons.lock}
          busy={isBusy || choice.isLoading}
        >
          {isBusy
            ? progressText[progress]
            : words.t(progress === 'unsure' ? 'payments.form.again' : 'inquiry.request.send')}
        </Button>
      </div>
    </form>
  )
}

/** Says that it takes long; without an answer, the request is sent again by hand. */
const LongWait = () => {
  const words = useI18n()
  return useLoadingStage(0) === 'fresh' ? null : <p className={css.quiet}>{words.t('checkout.slow')}</p>
}

const TO = {
  booking: '/inquiry/steps/booking',
  time: '/inquiry/steps/time',
  contacts: '/inquiry/steps/contacts',
} as const

const Part = ({ title, step, children }: { title: string; step: Exclude<Step, 'request'>; children: ReactNode }) => {
  const words = useI18n()
  return (
    <div className={css.part}>
      <h3 className={css.eyebrow}>{title}</h3>
      <Link to={TO[step]} aria-label={words.t('inquiry.request.changeOf', { part: title })}>
        {words.t('inquiry.request.change')}
      </Link>
      <div className={css.partBody}>{children}</div>
    </div>
  )
}

const Summary = ({ draft }: { draft: InquiryDraft }) => {
  const words = useI18n()
  const { hotel, guest, reference } = draft
  const stay = stayOf(draft)
  const price = priceOf(draft.price)
  const until = freeCancellationUntil(draft)
  const times = timesOf(draft)
  const now = useInstant()
  return (
    <section className={classes(card, css.block)} aria-labelledby="inquiry-summary">
      <h2 className={css.blockTitle} id="inquiry-summary">
        {words.t('inquiry.request.summary')}
      </h2>
      <div className={css.summary}>
        <Part title={words.t('inquiry.request.booking')} step="booking">
          <b>
            <bdi>{hotel.name}</bdi>
          </b>
          <bdi className={css.quiet}>{hotel.description || hotel.town}</bdi>
          {stay !== null && <span>{words.plural('common.nights', nightsOf(draft))}</span>}
          {reference !== '' && <span className={css.quiet}>{words.t('inquiry.request.reference', { reference })}</span>}
        </Part>
        <Part title={words.t('inquiry.request.hours')} step="time">
          {stay !== null && (
            <WordedStayLine
              dated
              stay={stay}
              tones={{ checkIn: 'asked', checkOut: 'asked' }}
              timeZone={hotel.timeZone}
            />
          )}
          <div className={css.split}>
            <span className={css.asked}>{words.plural('inquiry.time.asked', extraHours(draft))}</span>
            {price !== null && (
              <b>
                <Money exact dollars={toDollars(price)} />
              </b>
            )}
          </div>
          <span className={css.quiet}>
            {until === null
              ? words.t('inquiry.request.freeUnknown')
              : words.t('inquiry.request.freeUntil', {
                  day: dayInYear(words, until, 'weekdayDayMonth'),
                  hour: words.hourOf(until),
                })}
          </span>
          {times !== null && hotel.timeZone !== null && (
            <span className={css.quiet}>
              {Temporal.Instant.compare(times.chargeAt, now) <= 0
                ? words.t('inquiry.request.chargeNow')
                : words.t('inquiry.request.chargeAt', { when: momentText(words, times.chargeAt, hotel.timeZone) })}
            </span>
          )}
        </Part>
        <Part title={words.t('inquiry.request.guest')} step="contacts">
          <Numeral direction="auto">
            {guest.firstName} {guest.lastName}
          </Numeral>
          <EmailAddress>{guest.email}</EmailAddress>
        </Part>
      </div>
    </section>
  )
}
