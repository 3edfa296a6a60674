import type { Booking } from '#contract/booking/bookings.ts'
import { returnOf } from '#machines/cancelling/cancelling.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import type { ReactNode } from 'react'
import { dayHere } from '#src/views/parts/dayHere.ts'
import { RefundSummary } from './RefundSummary.tsx'
import * as css from './StatusNotice.css.ts'

/** Explains a status whose name is not enough. Updates live. */
export const StatusNotice = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  return (
    <div role="status" className={css.notice}>
      {content()}
    </div>
  )

  function content(): ReactNode {
    switch (booking.status) {
      case 'processing':
        return <Notice icon={icons.clock}>{words.t('checkout.processing.text')}</Notice>
      case 'review':
        return <Notice icon={icons.clock}>{words.t('booking.review')}</Notice>
      case 'rejected':
        return <Notice tone="bad">{words.t('booking.rejected')}</Notice>
      case 'cancelled':
        return booking.cancelled === undefined ? null : (
          <Notice>
            <Trans
              text="booking.canceledOn"
              parts={{ when: <time key="when">{words.day(dayHere(booking.cancelled.at), 'withYear')}</time> }}
            />{' '}
            <RefundSummary returned={returnOf(booking)} isInvoiced={booking.invoice !== undefined} />
          </Notice>
        )
      case 'confirmed':
      case 'ongoing':
      case 'completed':
        return null
    }
  }
}
