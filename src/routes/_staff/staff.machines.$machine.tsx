import { MachinePage } from '#src/views/staff/machines/MachinePage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/machines/$machine')({ component: Page })

function Page() {
  return <MachinePage id={Route.useParams().machine} />
}
