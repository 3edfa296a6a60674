import { staffFrame } from '#src/i18n/staffTexts.ts'
import { StaffPage } from '#src/views/staff/frame/StaffPage.tsx'
import { StaffBookings } from '#src/views/staff/StaffBookings.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/bookings')({
  component: () => (
    <StaffPage title={staffFrame.bookings}>
      <StaffBookings />
    </StaffPage>
  ),
})
