import { staffFrame } from '#src/i18n/staffTexts.ts'
import { StaffPage } from '#src/views/staff/frame/StaffPage.tsx'
import { ReplayStart } from '#src/views/staff/replay/ReplayStart.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/replay/')({
  component: () => (
    <StaffPage title={staffFrame.replay}>
      <ReplayStart />
    </StaffPage>
  ),
})
