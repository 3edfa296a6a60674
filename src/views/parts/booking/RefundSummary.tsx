import { toDollars } from '#contract/shared/money.ts'
import type { Preview } from '#machines/cancelling/cancelling.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'

const money = (cents: number) => ({ money: <Money key="money" exact dollars={toDollars(cents)} /> })

/** What came back of a canceled booking, in cents: money to the card or off the statement, credit, and the promo code. */
export const RefundSummary = ({
  returned: { refund, kept, usedCredits, credits, code },
  isInvoiced,
}: {
  returned: Pick<Preview, 'refund' | 'kept' | 'usedCredits' | 'credits' | 'code'>
  isInvoiced: boolean
}) => {
  const words = useI18n()
  const sentences = [
    refund > 0 && (
      <Trans key="refund" text={isInvoiced ? 'booking.offStatement' : 'booking.givenBack'} parts={money(refund)} />
    ),
    kept > 0 && <Trans key="kept" text="booking.nightKept" parts={money(kept)} />,
    kept > 0 && usedCredits > 0 && <Trans key="usedCredits" text="booking.creditUsed" parts={money(usedCredits)} />,
    credits > 0 && <Trans key="credits" text="booking.creditReturns" parts={money(credits)} />,
    code === 'returned' && words.t('booking.codeReturns'),
    code === 'used' && words.t('booking.codeUsed'),
    refund === 0 && credits === 0 && code !== 'returned' && words.t('booking.nothingBack'),
  ].filter((sentence) => sentence !== false)
  return <>{sentences.flatMap((sentence, place) => (place === 0 ? [sentence] : [' ', sentence]))}</>
}
