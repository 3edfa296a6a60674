import type { PlainKey } from '#locales/kit/texts.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useState, type ReactNode } from 'react'
import { SlowLoadingText } from './SlowLoadingNotice.tsx'
import { useLoadingStage } from './useLoadingStage.ts'

/** What stands for something until it is there: its shapes for the eye, words for the ear, and for both that it takes long. */
export const Loading = ({
  label = 'common.loading',
  onRetry,
  children,
}: {
  label?: PlainKey
  /** Asks anew while it is still waited for; without it only failing leads to another try. */
  onRetry?: () => void
  children: ReactNode
}) => {
  const words = useI18n()
  const [attempt, setAttempt] = useState(0)
  const waiting = useLoadingStage(attempt)
  return (
    <div role="status">
      <VisuallyHidden>{words.t(label)}</VisuallyHidden>
      <SlowLoadingText
        waiting={waiting}
        {...(onRetry && {
          onRetry: () => {
            setAttempt(attempt + 1)
            onRetry()
          },
        })}
      />
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
