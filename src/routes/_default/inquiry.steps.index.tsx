import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/steps/')({
  beforeLoad: async () => {
    const { firstOpenStepNow } = await import('#src/views/inquiry/useInquiry.ts')
    throw redirect({ to: `/inquiry/steps/${firstOpenStepNow()}`, replace: true })
  },
})
