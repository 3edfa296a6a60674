import { useOperator } from '#src/app/useOperator.ts'
import { staffFrame } from '#src/i18n/staffTexts.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { StaffDesk } from '#src/views/staff/desk/StaffDesk.tsx'
import { page } from '#src/views/staff/frame/frame.css.ts'
import { VisualizerProvider } from '#src/views/staff/machines/catalogue.ts'
import { useMachineVisualizer } from '#src/views/staff/machineVisualizer.ts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/')({ component: Page })

function Page() {
  return (
    <div className={page}>
      <PageHead title={staffFrame.desk} hidden />
      <VisualizerProvider value={useMachineVisualizer()}>
        <StaffDesk hasOutbox={useOperator().demo} />
      </VisualizerProvider>
    </div>
  )
}
