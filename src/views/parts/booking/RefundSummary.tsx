import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'

/** Refund of a canceled booking, in US dollars: to the card or off the statement, and to the guest's credit. */
export const RefundSummary = ({
  refund,
  credits,
  isInvoiced,
}: {
  refund: number
  credits: number
  isInvoiced: boolean
}) => {
  const words = useI18n()
  return (
    <>
      {refund > 0 && (
        <Trans
          text={isInvoiced ? 'booking.offStatement' : 'booking.givenBack'}
          parts={{ money: <Money key="money" exact dollars={refund} /> }}
        />
      )}
      {credits > 0 && (
        <>
          {' '}
          <Trans text="booking.creditReturns" parts={{ money: <Money key="money" exact dollars={credits} /> }} />
        </>
      )}
      {refund === 0 && credits === 0 && words.t('booking.nothingBack')}
    </>
  )
}
