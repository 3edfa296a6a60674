import { toDollars } from '#contract/shared/money.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { freeUntilText } from '#src/i18n/freeUntilText.ts'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Fact, FactList } from '#src/views/parts/booking/FactList.tsx'
import type { ReactNode } from 'react'
import * as css from './CheckoutPage.css.ts'
import type { Checkout } from './useCheckout.ts'

/** Questions to answer before the form continues. The form stays mounted behind them with its card fields. */
export const PayingDialogs = ({
  checkout,
  hotelZone,
  seeBooking,
  seeBookings,
}: {
  checkout: Checkout
  /** Time zone of the hotel. */
  hotelZone: string
  seeBooking: SeeBooking
  seeBookings: ReactNode
}) => (
  <>
    {checkout.viewState === 'alreadyBooked' && <AlreadyBooked checkout={checkout} seeBooking={seeBooking} />}
    {checkout.viewState === 'offerChanged' && <OfferChanged checkout={checkout} hotelZone={hotelZone} />}
    {checkout.viewState === 'outcomeUnknown' && <Unsure onAsk={checkout.askAgain} seeBookings={seeBookings} />}
  </>
)

export type SeeBooking = (id: string, text: string) => ReactNode

const AlreadyBooked = ({ checkout, seeBooking }: { checkout: Checkout; seeBooking: SeeBooking }) => {
  const words = useI18n()
  const booking = checkout.failure?.booking
  return (
    <Dialog
      open
      onClose={checkout.refuseAgain}
      title={words.t('checkout.again.title')}
      closeLabel={words.t('common.close')}
    >
      <p>
        <Trans
          text="checkout.again.text"
          parts={{ reference: <Numeral key="reference">{booking?.reference ?? ''}</Numeral> }}
        />
      </p>
      <div className={css.buttons}>
        {booking && seeBooking(booking.id, words.t('checkout.again.see'))}
        <Button look="line" onClick={checkout.acceptAgain}>
          {words.t('checkout.again.accept')}
        </Button>
      </div>
    </Dialog>
  )
}

const money = (cents: number) => <Money key="money" exact dollars={toDollars(cents)} />

/** Says what changed: the price, the terms, or both. */
const OfferChanged = ({ checkout, hotelZone }: { checkout: Checkout; hotelZone: string }) => {
  const words = useI18n()
  const { paidOrder: now, formerOffer } = checkout
  const before = formerOffer ?? now
  const areTermsNew = before.deadline !== now.deadline
  const terms = (deadline: string | null) =>
    deadline === null ? words.t('hotel.rate.notRefundable') : freeUntilText(words, words.wallClock(deadline, hotelZone))
  return (
    <Dialog
      open
      onClose={checkout.refuseChange}
      title={words.t(areTermsNew ? 'checkout.newTerms' : 'checkout.newPrice')}
      closeLabel={words.t('common.close')}
    >
      {areTermsNew && (
        <FactList>
          <Fact isWide name={words.t('checkout.termsBefore')}>
            {terms(before.deadline)}
          </Fact>
          <Fact isWide name={words.t('checkout.termsNow')}>
            <b>{terms(now.deadline)}</b>
          </Fact>
        </FactList>
      )}
      <p>
        {areTermsNew && before.total === now.total ? (
          words.t('checkout.notCharged')
        ) : (
          <Trans
            text="checkout.priceChanged"
            parts={{ before: money(before.total), now: <b key="now">{money(now.total)}</b> }}
          />
        )}
      </p>
      <div className={css.buttons}>
        <Button look="go" onClick={checkout.acceptChange}>
          <span>
            <Trans text="checkout.acceptChange" parts={{ money: money(now.total) }} />
          </span>
        </Button>
        <Button look="line" onClick={checkout.refuseChange}>
          {words.t('checkout.refuseChange')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Shown again when the guest returns from their bookings. */
const Unsure = ({ onAsk, seeBookings }: { onAsk: () => void; seeBookings: ReactNode }) => {
  const words = useI18n()
  return (
    <Dialog
      open
      mandatory
      onClose={() => undefined}
      title={words.t('checkout.unsure.title')}
      closeLabel={words.t('common.close')}
    >
      <p>{words.t('checkout.unsure.text')}</p>
      <div className={css.buttons}>
        <Button look="go" icon={icons.retry} onClick={onAsk}>
          {words.t('checkout.unsure.retry')}
        </Button>
        {seeBookings}
      </div>
    </Dialog>
  )
}
