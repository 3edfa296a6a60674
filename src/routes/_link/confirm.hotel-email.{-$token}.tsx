import { writeLocalePath } from '#contract/http/localePath.ts'
import { useOperator } from '#src/app/useOperator.ts'
import { ConfirmHotelEmailPage } from '#src/views/confirm/ConfirmHotelEmailPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_link/confirm/hotel-email/{-$token}')({ component: ConfirmHotelEmail })

function ConfirmHotelEmail() {
  const { token } = Route.useParams()
  const { locale } = Route.useRouteContext()
  return (
    <ConfirmHotelEmailPage token={token} brand={useOperator().brand} join={writeLocalePath(locale, '/hoteliers')} />
  )
}
