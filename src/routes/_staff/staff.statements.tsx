import { staffFrame } from '#src/i18n/staffTexts.ts'
import { StaffPage } from '#src/views/staff/frame/StaffPage.tsx'
import { StaffStatements } from '#src/views/staff/StaffStatements.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/staff/statements')({
  component: () => (
    <StaffPage title={staffFrame.statements}>
      <StaffStatements />
    </StaffPage>
  ),
})
