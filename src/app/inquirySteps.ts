import type { Step } from '#machines/inquiry/inquiry.rules.ts'
import { redirect } from '@tanstack/react-router'

/** Specification §2: a step of the inquiry opens once all before it are completed; otherwise the first open one is shown. */
export const onlyIfOpen = async (step: Step): Promise<void> => {
  const { openStepNow } = await import('#src/views/inquiry/useInquiry.ts')
  const open = openStepNow(step)
  if (open !== step) throw redirect({ to: `/inquiry/steps/${open}`, replace: true })
}
