import type { PlainKey } from '#locales/kit/texts.ts'
import { errorText, type Failure } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import type { ReactNode } from 'react'

/** A text key with both `.title` and `.text`, e.g. `account.failed`. */
type FailureKey<Key = PlainKey> = Key extends `${infer Place}.title`
  ? `${Place}.text` extends PlainKey
    ? Place
    : never
  : never

export interface LoadErrorProps {
  /** Key of the failure's text, which says that the fault is ours, and what is safe. */
  of: FailureKey
  /** Null if the reason is unknown. */
  failure: Failure | null
  /** Shown instead if the guest is offline: what loads once the network returns. */
  offline: PlainKey
  onRetry: () => void
  /** A retry is running. */
  busy?: boolean
  /** Another way on. */
  way?: ReactNode
}

/**
 * A failure to load: whose fault it is, and the way on. Offline, only that is said. Some errors have their own sentence (server
 * unreachable, rate limit); all others are our fault.
 */
export const LoadError = ({ of, failure, offline, onRetry, busy = false, way }: LoadErrorProps) => {
  const words = useI18n()
  const isOffline = failure?.code === 'network'
  return (
    <EmptyState
      live="alert"
      icon={isOffline ? icons.offline : icons.warning}
      title={words.t(isOffline ? 'common.offline' : `${of}.title`)}
      text={
        isOffline
          ? words.t(offline)
          : failure === null
            ? words.t(`${of}.text`)
            : errorText(words, failure, `${of}.text`)
      }
      action={
        <>
          <Button look="ink" icon={icons.retry} busy={busy} onClick={onRetry}>
            {words.t('common.retry')}
          </Button>
          {way}
        </>
      }
    />
  )
}

/** Nothing is lost: loads once the network returns. */
export const Offline = ({ text }: { text: PlainKey }) => {
  const words = useI18n()
  return <EmptyState live="status" icon={icons.offline} title={words.t('common.offline')} text={words.t(text)} />
}
