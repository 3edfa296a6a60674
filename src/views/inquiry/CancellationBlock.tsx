import { addDays } from '#contract/hotel/stay.ts'
import type { NegotiationTimes } from '#contract/inquiry/deadlines.ts'
import { guestZone } from '#locales/kit/zoneName.ts'
import { timesOf, type InquiryDraft, type Problem } from '#machines/inquiry/inquiry.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Checkbox } from '#src/ui/forms/Choice.tsx'
import { Select } from '#src/ui/forms/Field.tsx'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { useId } from 'react'
import { DayField } from './DayField.tsx'
import * as css from './inquiry.css.ts'
import { problemText } from './problemText.ts'
import { useEager } from './useEager.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Days of free cancellation that has ended can be named too. */
const MAX_DAYS_PAST = 365

/** Why the card is charged at the hotel's yes; null: it is charged later. */
const reasonToChargeAtOnce = (
  { cancelAt, chargeAt }: NegotiationTimes,
  now: Temporal.Instant,
): 'chargedPast' | 'chargedAtOnce' | null => {
  if (Temporal.Instant.compare(cancelAt, now) <= 0) return 'chargedPast'
  return Temporal.Instant.compare(chargeAt, now) <= 0 ? 'chargedAtOnce' : null
}

/** Until when the booking can be cancelled without charge: the card is charged a day before. */
export const CancellationBlock = ({
  draft,
  problem,
  isChecked,
  onChange,
}: {
  draft: InquiryDraft
  problem: Problem | undefined
  isChecked: boolean
  onChange: (change: Partial<InquiryDraft>) => void
}) => {
  const words = useI18n()
  const title = useId()
  const now = useInstant()
  const eager = useEager<'day'>(isChecked)
  const { freeCancellation } = draft
  const { isUnknown, day, hour } = freeCancellation
  const change = (changed: Partial<typeof freeCancellation>) =>
    onChange({ freeCancellation: { ...freeCancellation, ...changed } })
  const times = problem === undefined ? timesOf(draft) : null
  const chargedAtOnce = times === null ? null : reasonToChargeAtOnce(times, now)
  const today = now
    .toZonedDateTimeISO(draft.hotel.timeZone || guestZone())
    .toPlainDate()
    .toString()
  const error =
    problem === undefined || !(eager.isShown('day') || day !== '')
      ? undefined
      : problem === 'required'
        ? words.t('inquiry.time.cancellationMissing')
        : problemText(words, problem, words.t('inquiry.time.cancellationDate'))
  return (
    <section className={classes(card, css.block)} aria-labelledby={title}>
      <div className={css.blockHead}>
        <h2 className={css.cardTitle} id={title}>
          {words.t('inquiry.time.cancellation')}
        </h2>
        <p className={css.quiet}>{words.t('inquiry.time.cancellationText')}</p>
      </div>
      {!isUnknown && (
        <div className={css.pair}>
          <DayField
            label={words.t('inquiry.time.cancellationDate')}
            day={day}
            focusedDay={draft.checkIn.day}
            minDay={addDays(today, -MAX_DAYS_PAST)}
            maxDay={draft.checkIn.day}
            timeZone={draft.hotel.timeZone || undefined}
            error={error}
            onChange={(chosen) => change({ day: chosen })}
            onLeave={() => eager.leave('day')}
          />
          <Select
            label={words.t('inquiry.time.cancellationHour')}
            value={String(hour)}
            options={HOURS.map((one) => ({ value: String(one), label: words.hour(one) }))}
            onChange={(event) => change({ hour: Number(event.currentTarget.value) })}
          />
        </div>
      )}
      <Checkbox checked={isUnknown} onChange={(event) => change({ isUnknown: event.currentTarget.checked })}>
        {words.t('inquiry.time.unknown')}
      </Checkbox>
      <div className={css.message} role="status">
        {chargedAtOnce !== null && (
          <Notice>
            <p>{words.t(`inquiry.time.${chargedAtOnce}`)}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
