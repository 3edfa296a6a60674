import { ReplayPage } from '#src/views/staff/replay/ReplayPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/replay/$code')({ component: Page })

function Page() {
  return <ReplayPage code={Route.useParams().code} />
}
