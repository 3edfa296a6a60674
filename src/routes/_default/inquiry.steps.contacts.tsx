import { onlyIfOpen } from '#src/app/inquirySteps.ts'
import { ContactsStep } from '#src/views/inquiry/ContactsStep.tsx'
import { InquiryWizard } from '#src/views/inquiry/InquiryWizard.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/steps/contacts')({
  beforeLoad: () => onlyIfOpen('contacts'),
  component: Step,
})

function Step() {
  const navigate = Route.useNavigate()
  return (
    <InquiryWizard step="contacts" onOpen={(to, { replace }) => void navigate({ to: `/inquiry/steps/${to}`, replace })}>
      <ContactsStep />
    </InquiryWizard>
  )
}
