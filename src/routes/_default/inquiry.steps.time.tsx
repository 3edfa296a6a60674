import { onlyIfOpen } from '#src/app/inquirySteps.ts'
import { TimeStep } from '#src/views/inquiry/TimeStep.tsx'
import { InquiryWizard } from '#src/views/inquiry/InquiryWizard.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/steps/time')({
  beforeLoad: () => onlyIfOpen('time'),
  component: Step,
})

function Step() {
  const navigate = Route.useNavigate()
  return (
    <InquiryWizard step="time" onOpen={(to, { replace }) => void navigate({ to: `/inquiry/steps/${to}`, replace })}>
      <TimeStep />
    </InquiryWizard>
  )
}
