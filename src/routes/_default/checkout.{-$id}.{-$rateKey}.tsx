import { useOnline } from '#src/app/useOnline.ts'
import { usePaying } from '#src/app/payingViews.tsx'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { CheckoutPage } from '#src/views/checkout/CheckoutPage.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/checkout/{-$id}/{-$rateKey}')({
  component: Checkout,
  staticData: { hideFooterOnPhone: true },
})

function Checkout() {
  const { id, rateKey } = Route.useParams()
  const search = Route.useSearch()
  const navigate = useNavigate()
  const words = useI18n()
  const paying = usePaying()
  const isOnline = useOnline()
  return (
    <CheckoutPage
      rateKey={rateKey}
      paying={paying}
      isOnline={isOnline}
      onBooked={(booking) => void navigate({ to: '/booking-success/$id', params: { id: booking }, replace: true })}
      onChooseRate={(key) =>
        void navigate({
          to: '/checkout/{-$id}/{-$rateKey}',
          params: { id, rateKey: key },
          search,
          replace: true,
          resetScroll: false,
        })
      }
      backToRooms={(text) =>
        id === undefined ? (
          <Link to="/" className={buttonClass({ look: 'ink' })}>
            {text}
          </Link>
        ) : (
          <Link to="/hotels/$id" params={{ id }} search={search} className={buttonClass({ look: 'ink' })}>
            {text}
          </Link>
        )
      }
      findHotel={(text) => (
        <Link to="/" className={buttonClass({ look: 'ink' })}>
          {text}
        </Link>
      )}
      seeBookings={
        <Link to="/account/my-bookings" className={buttonClass({ look: 'line' })}>
          {words.t('checkout.seeBookings')}
        </Link>
      }
      seeBooking={(booking, text) => (
        <Link to="/account/my-bookings/$id" params={{ id: booking }} className={buttonClass({ look: 'ink' })}>
          {text}
        </Link>
      )}
      terms={(text) => (
        <Link to="/terms" target="_blank" rel="noopener">
          {text}
        </Link>
      )}
    />
  )
}
