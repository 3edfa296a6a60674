import { onlyIfOpen } from '#src/app/inquirySteps.ts'
import { BookingStep } from '#src/views/inquiry/BookingStep.tsx'
import { InquiryWizard } from '#src/views/inquiry/InquiryWizard.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/steps/booking')({
  beforeLoad: () => onlyIfOpen('booking'),
  component: Step,
})

function Step() {
  const navigate = Route.useNavigate()
  return (
    <InquiryWizard step="booking" onOpen={(to, { replace }) => void navigate({ to: `/inquiry/steps/${to}`, replace })}>
      <BookingStep />
    </InquiryWizard>
  )
}
