import type { PlainKey } from '#locales/kit/texts.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useState, type ReactNode } from 'react'
import { SlowLoadingText } from './SlowLoadingNotice.tsx'
import { useLoadingStage } from './useLoadingStage.ts'

/** Placeholder while loading: a skeleton, its announcement, and a notice if it takes long. */
export const Loading = ({
  label = 'common.loading',
  onRetry,
  children,
}: {
  label?: PlainKey
  /** Retries while still waiting; without it, only a failure offers a retry. */
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
