import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { spanText } from '#src/views/parts/negotiation/words.ts'
import * as css from './InquiryPage.css.ts'
import { lastOffer } from '#src/views/parts/negotiation/ending.rules.ts'

/** How much of the time to answer is left, to the minute. Silent: a reader asks for it. */
export const Countdown = ({
  inquiry,
  deadline,
  now,
}: {
  inquiry: Inquiry
  deadline: string
  now: Temporal.Instant
}) => {
  const words = useI18n()
  const until = Temporal.Instant.from(deadline).epochMilliseconds
  const since = Temporal.Instant.from(lastOffer(inquiry)?.at ?? inquiry.created_at).epochMilliseconds
  const left = until - now.epochMilliseconds
  const whole = Math.max(1, until - since)
  const passed = Math.min(1, Math.max(0, 1 - left / whole))
  return (
    <div className={part.part}>
      <p className={part.large} role="timer">
        {words.t('negotiation.left', { time: spanText(words, left) })}
      </p>
      <div
        className={css.bar}
        role="img"
        aria-label={words.t('negotiation.passed', {
          done: spanText(words, whole - left),
          all: spanText(words, whole),
        })}
      >
        <span className={css.passed} style={{ inlineSize: `${passed * 100}%` }} />
      </div>
    </div>
  )
}
