import { onlyIfOpen } from '#src/app/inquirySteps.ts'
import { TimeStep } from '#src/views/inquiry/TimeStep.tsx'
import { InquiryWizard } from '#src/views/inquiry/InquiryWizard.tsx'
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/steps/time')({
  // `?from=…`: begins with an earlier request, and other hours.
  beforeLoad: async ({ search, preload }) => {
    const { from, checkIn, checkOut }: Record<string, unknown> = search
    if (typeof from === 'string' && !preload) {
      const [{ beginAnew }, { askAgain }] = await Promise.all([
        import('#src/views/inquiry/useInquiry.ts'),
        import('#src/actors/inquiry/askAgain.ts'),
      ])
      beginAnew()
      await askAgain(from, { checkIn, checkOut })
      throw redirect({ to: '/inquiry/steps/time', search: {}, replace: true })
    }
    await onlyIfOpen('time')
  },
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
