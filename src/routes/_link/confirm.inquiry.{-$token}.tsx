import { writeLocalePath } from '#contract/http/localePath.ts'
import { useOperator } from '#src/app/useOperator.ts'
import { ConfirmInquiryPage } from '#src/views/confirm/ConfirmInquiryPage.tsx'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'

export const Route = createFileRoute('/_link/confirm/inquiry/{-$token}')({ component: ConfirmInquiry })

function ConfirmInquiry() {
  const { token } = Route.useParams()
  const { locale } = Route.useRouteContext()
  const navigate = useNavigate()
  return (
    <ConfirmInquiryPage
      token={token}
      brand={useOperator().brand}
      see={(id, text, className) => (
        <Link to="/inquiry/$id" params={{ id }} className={className}>
          {text}
        </Link>
      )}
      onConfirmed={(id) => void navigate({ to: '/inquiry/$id', params: { id }, replace: true })}
      newRequest={writeLocalePath(locale, '/inquiry')}
    />
  )
}
