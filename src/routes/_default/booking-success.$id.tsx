import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { buttonClass } from '#src/ui/Button.tsx'
import { SuccessPage } from '#src/views/success/SuccessPage.tsx'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/booking-success/$id')({ component: Success })

function Success() {
  const { id } = Route.useParams()
  return (
    <CacheProvider>
      <SuccessPage
        id={id}
        seeBookings={(text) => (
          <Link to="/account/my-bookings" className={buttonClass({ look: 'ink' })}>
            {text}
          </Link>
        )}
      />
    </CacheProvider>
  )
}
