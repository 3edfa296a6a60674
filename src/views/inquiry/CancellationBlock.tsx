import { timesOf, type InquiryDraft, type Problem } from '#machines/inquiry/inquiry.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import * as icons from '#src/ui/content/icons.ts'
import { Checkbox } from '#src/ui/forms/Choice.tsx'
import { Select } from '#src/ui/forms/Field.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { useId } from 'react'
import * as css from './inquiry.css.ts'
import { problemText } from './problemText.ts'
import { useEager } from './useEager.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

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
  const isChargedAtOnce = times !== null && Temporal.Instant.compare(times.chargeAt, now) <= 0
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
          <TextField
            type="date"
            icon={icons.calendar}
            label={words.t('inquiry.time.cancellationDate')}
            value={day}
            max={draft.checkIn.day}
            error={error}
            onChange={(event) => change({ day: event.currentTarget.value })}
            onBlur={() => eager.leave('day')}
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
      <p className={css.quiet} role="status">
        {isChargedAtOnce && words.t('inquiry.time.chargedAtOnce')}
      </p>
    </section>
  )
}
