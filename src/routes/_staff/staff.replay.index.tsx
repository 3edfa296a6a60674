import { staffFrame, staffReplay } from '#src/i18n/staffTexts.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { StaffPage } from '#src/views/staff/frame/StaffPage.tsx'
import { VisualizerProvider } from '#src/views/staff/machines/catalogue.ts'
import { useMachineVisualizer } from '#src/views/staff/machineVisualizer.ts'
import { useOpenedFile, useOpenFile } from '#src/views/staff/replay/openedFile.ts'
import { ReplayOfFile } from '#src/views/staff/replay/ReplayPage.tsx'
import { ReplayStart } from '#src/views/staff/replay/ReplayStart.tsx'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/replay/')({ component: Page })

function Page() {
  const navigate = Route.useNavigate()
  const visualizer = useMachineVisualizer()
  const envelope = useOpenedFile()
  const openFile = useOpenFile()
  if (envelope !== null)
    return (
      <VisualizerProvider value={visualizer}>
        <PageHead title={staffFrame.replay} hidden />
        <ReplayOfFile envelope={envelope} back={<Link to="/staff/replay">{staffReplay.back}</Link>} />
      </VisualizerProvider>
    )
  return (
    <StaffPage title={staffFrame.replay}>
      <ReplayStart
        onOpenCode={(code) => void navigate({ to: '/staff/replay/$code', params: { code } })}
        onOpenFile={openFile}
        link={(code, text) => (
          <Link to="/staff/replay/$code" params={{ code }}>
            {text}
          </Link>
        )}
      />
    </StaffPage>
  )
}
