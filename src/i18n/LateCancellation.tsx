import { hasLateRefund, type Rate } from '#contract/hotel/rates.ts'
import { useI18n } from './I18nContext.tsx'
import { Money } from './Money.tsx'
import { Trans } from './Rich.tsx'

/** Decisions §5: what canceling between the deadline and check-in costs. */
export const LateCancellation = ({ price }: { price: Pick<Rate, 'breakdown' | 'first_night'> }) => {
  const words = useI18n()
  if (!hasLateRefund(price)) return words.t('checkout.cancellation.afterNothing')
  return (
    <Trans
      text="checkout.cancellation.after"
      parts={{ money: <Money key="money" exact dollars={price.first_night} /> }}
    />
  )
}
