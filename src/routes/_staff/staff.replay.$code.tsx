import { staffFrame, staffReplay } from '#src/i18n/staffTexts.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { VisualizerProvider } from '#src/views/staff/machines/catalogue.ts'
import { useMachineVisualizer } from '#src/views/staff/machineVisualizer.ts'
import { ReplayPage } from '#src/views/staff/replay/ReplayPage.tsx'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/replay/$code')({ component: Page })

function Page() {
  const { code } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <VisualizerProvider value={useMachineVisualizer()}>
      <PageHead title={staffFrame.replay} hidden />
      <ReplayPage
        key={code}
        code={code}
        back={<Link to="/staff/replay">{staffReplay.back}</Link>}
        onOpenCode={(other) => void navigate({ to: '/staff/replay/$code', params: { code: other } })}
      />
    </VisualizerProvider>
  )
}
