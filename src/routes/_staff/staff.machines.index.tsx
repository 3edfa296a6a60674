import { staffFrame } from '#src/i18n/staffTexts.ts'
import { StaffPage } from '#src/views/staff/frame/StaffPage.tsx'
import { MachinesPage } from '#src/views/staff/machines/MachinesPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/machines/')({
  component: () => (
    <StaffPage title={staffFrame.machines}>
      <MachinesPage />
    </StaffPage>
  ),
})
