import { staffFrame } from '#src/i18n/staffTexts.ts'
import { StaffPage } from '#src/views/staff/frame/StaffPage.tsx'
import { VisualizerProvider } from '#src/views/staff/machines/catalogue.ts'
import { MachinesPage } from '#src/views/staff/machines/MachinesPage.tsx'
import { textParams, useMachineVisualizer } from '#src/views/staff/machineVisualizer.ts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/machines/')({ component: Page })

function Page() {
  const visualizer = useMachineVisualizer()
  return (
    <StaffPage title={staffFrame.machines}>
      <VisualizerProvider value={visualizer}>
        <MachinesPage query={textParams(Route.useSearch())['q'] ?? ''} />
      </VisualizerProvider>
    </StaffPage>
  )
}
