import { toDollars } from '#contract/shared/money.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import type { ReactNode } from 'react'
import * as css from './CheckoutPage.css.ts'
import type { Checkout } from './useCheckout.ts'

/** Questions to answer before the form continues. The form stays mounted behind them with its card fields. */
export const PayingDialogs = ({
  checkout,
  seeBooking,
  seeBookings,
}: {
  checkout: Checkout
  seeBooking: SeeBooking
  seeBookings: ReactNode
}) => (
  <>
    {checkout.viewState === 'alreadyBooked' && <AlreadyBooked checkout={checkout} seeBooking={seeBooking} />}
    {checkout.viewState === 'priceChanged' && <PriceChanged checkout={checkout} />}
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

const PriceChanged = ({ checkout }: { checkout: Checkout }) => {
  const words = useI18n()
  const now = toDollars(checkout.paidOrder.total)
  const before = toDollars(checkout.formerTotal ?? checkout.paidOrder.total)
  return (
    <Dialog
      open
      onClose={checkout.refusePrice}
      title={words.t('checkout.newPrice')}
      closeLabel={words.t('common.close')}
    >
      <p>
        <Trans
          text="checkout.priceChanged"
          parts={{
            before: <Money key="before" exact dollars={before} />,
            now: (
              <b key="now">
                <Money exact dollars={now} />
              </b>
            ),
          }}
        />
      </p>
      <div className={css.buttons}>
        <Button look="go" onClick={checkout.acceptPrice}>
          <span>
            <Trans text="checkout.acceptPrice" parts={{ money: <Money key="money" exact dollars={now} /> }} />
          </span>
        </Button>
        <Button look="line" onClick={checkout.refusePrice}>
          {words.t('checkout.refusePrice')}
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
