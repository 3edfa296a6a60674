import { staffFrame } from '#src/i18n/staffTexts.ts'
import { StaffDesk } from '#src/views/staff/desk/StaffDesk.tsx'
import { StaffPage } from '#src/views/staff/frame/StaffPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/')({
  component: () => (
    <StaffPage title={staffFrame.desk}>
      <StaffDesk />
    </StaffPage>
  ),
})
