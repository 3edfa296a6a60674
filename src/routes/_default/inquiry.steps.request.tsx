import { onlyIfOpen } from '#src/app/inquirySteps.ts'
import { RequestStep } from '#src/views/inquiry/RequestStep.tsx'
import { InquiryWizard } from '#src/views/inquiry/InquiryWizard.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/steps/request')({
  beforeLoad: () => onlyIfOpen('request'),
  component: Step,
})

function Step() {
  const navigate = Route.useNavigate()
  return (
    <InquiryWizard step="request" onOpen={(to, { replace }) => void navigate({ to: `/inquiry/steps/${to}`, replace })}>
      <RequestStep />
    </InquiryWizard>
  )
}
