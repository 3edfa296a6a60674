import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/inquiry/steps/')({
  beforeLoad: async ({ preload }) => {
    if (preload) return
    const { beginAnew, firstOpenStepNow } = await import('#src/views/inquiry/useInquiry.ts')
    beginAnew()
    throw redirect({ to: `/inquiry/steps/${firstOpenStepNow()}`, replace: true })
  },
})
