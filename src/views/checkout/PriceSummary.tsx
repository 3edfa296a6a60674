import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import type { Rate, RateResponse } from '#contract/hotel/rates.ts'
import { countNights } from '#contract/hotel/stay.ts'
import { maxOrderTotal, type BidOffer } from '#machines/checkout/bids.rules.ts'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { LateCancellation } from '#src/i18n/LateCancellation.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { MaxTotal } from '#src/i18n/MaxTotal.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { BreakdownList } from '#src/ui/content/BreakdownList.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { breakdownLines } from '#src/i18n/priceWords.ts'
import { useHasPassed } from '#src/ui/hooks/useNow.ts'
import * as css from './Summary.css.ts'

/** Price lines, and the cancellation deadline. */
export const PriceSummary = ({ offer, rate, bids }: { offer: RateResponse; rate: Rate; bids: readonly BidOffer[] }) => {
  const words = useI18n()
  const most = maxOrderTotal(toCents(rate.total), bids)
  const lines = breakdownLines(words, rate.breakdown, rate, countNights(offer.stay))
  return (
    <div className={css.price}>
      <div className={css.section}>
        <BreakdownList
          lines={lines.map(({ id, name, dollars }) => ({
            id,
            name,
            amount: (
              <span className={dollars < 0 ? css.gained : undefined}>
                <Money exact dollars={dollars} />
              </span>
            ),
          }))}
          total={{
            name: words.t('checkout.breakdown.total'),
            amount: (
              <span aria-live="polite">
                <Money exact dollars={rate.total} />
              </span>
            ),
          }}
        />
        {bids.length > 0 && most !== null && <MaxTotal dollars={toDollars(most)} />}
        <p className={css.small}>
          {words.t('checkout.inDollars')}{' '}
          {words.currency.code !== DEFAULT_CURRENCY.code && (
            <Trans text="checkout.approximately" parts={{ money: <Money key="money" dollars={rate.total} /> }} />
          )}
        </p>
      </div>
      <Cancelling rate={rate} hotelZone={offer.hotel.time_zone} />
    </div>
  )
}

const Cancelling = ({ rate, hotelZone }: { rate: Rate; hotelZone: string }) => {
  const words = useI18n()
  const { deadline } = rate.cancellation
  // It may pass while the page is open.
  const hasPassed = useHasPassed(deadline)
  if (hasPassed)
    return (
      <div className={css.cancelling}>
        <Notice tone="bad" live="alert">
          {words.t('checkout.cancellation.passed')}
        </Notice>
      </div>
    )
  if (deadline === null)
    return (
      <div className={css.cancelling}>
        <Notice tone="bad">{words.t('checkout.cancellation.none')}</Notice>
      </div>
    )
  return (
    <div className={css.cancelling}>
      <h3 className={css.cancellingTitle}>{words.t('checkout.cancellation.free')}</h3>
      <DeadlineClocks deadline={deadline} hotelZone={hotelZone} />
      <p className={css.small}>
        <LateCancellation price={rate} />
      </p>
    </div>
  )
}
