import { onlyIfOpen } from '#src/app/inquirySteps.ts'
import { BookingStep } from '#src/views/inquiry/BookingStep.tsx'
import { InquiryWizard } from '#src/views/inquiry/InquiryWizard.tsx'
import { useBookingToAsk } from '#src/views/inquiry/useBookingToAsk.ts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/steps/booking')({
  beforeLoad: async ({ search, preload }) => {
    const { booking }: Record<string, unknown> = search
    if (typeof booking === 'string' && !preload) (await import('#src/views/inquiry/useInquiry.ts')).beginAnew()
    await onlyIfOpen('booking')
  },
  component: Step,
})

/** `?booking=…`: begins with a booking of the user's. */
function Step() {
  const { booking }: Record<string, unknown> = Route.useSearch()
  const navigate = Route.useNavigate()
  useBookingToAsk(typeof booking === 'string' ? booking : null, () => void navigate({ search: {}, replace: true }))
  return (
    <InquiryWizard step="booking" onOpen={(to, { replace }) => void navigate({ to: `/inquiry/steps/${to}`, replace })}>
      <BookingStep />
    </InquiryWizard>
  )
}
