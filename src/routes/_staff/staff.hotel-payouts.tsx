import { staffFrame } from '#src/i18n/staffTexts.ts'
import { StaffPage } from '#src/views/staff/frame/StaffPage.tsx'
import { StaffPayouts } from '#src/views/staff/StaffPayouts.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/hotel-payouts')({
  component: () => (
    <StaffPage title={staffFrame.payouts}>
      <StaffPayouts />
    </StaffPage>
  ),
})
