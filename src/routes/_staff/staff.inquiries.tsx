import { staffFrame } from '#src/i18n/staffTexts.ts'
import { StaffPage } from '#src/views/staff/frame/StaffPage.tsx'
import { StaffHotels } from '#src/views/staff/StaffHotels.tsx'
import { StaffInquiries } from '#src/views/staff/StaffInquiries.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/inquiries')({
  component: () => (
    <StaffPage title={staffFrame.inquiries}>
      <StaffInquiries />
      <StaffHotels />
    </StaffPage>
  ),
})
