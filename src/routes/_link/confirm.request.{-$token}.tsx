import { useOperator } from '#src/app/useOperator.ts'
import { RequestPage } from '#src/views/confirm/RequestPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_link/confirm/request/{-$token}')({ component: Request })

function Request() {
  return <RequestPage token={Route.useParams().token} brand={useOperator().brand} />
}
