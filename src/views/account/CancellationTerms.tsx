import type { Booking } from '#contract/booking/bookings.ts'
import { obstacleOf } from '#machines/cancelling/cancelling.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'

/** Decisions §5: what canceling costs once it is no longer free, or why it is not possible. */
export const CancellationTerms = ({ booking: { status, cancellation } }: { booking: Booking }) => {
  const words = useI18n()
  const { is_open, kept, deadline } = cancellation
  if (!is_open) return words.t(`booking.obstacle.${obstacleOf({ status, deadline })}`)
  // Not known yet on a page that was loaded before the deadline passed.
  if (kept === 0) return words.t('booking.over')
  return (
    <>
      {words.t('booking.over')}{' '}
      <Trans text="booking.payNight" parts={{ money: <Money key="money" exact dollars={kept} /> }} />
    </>
  )
}
