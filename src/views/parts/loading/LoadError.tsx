import type { PlainKey } from '#locales/kit/texts.ts'
import { errorText, type Failure } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import type { ReactNode } from 'react'

/** A place in the catalogue with a title and a text, such as `account.failed`. */
type Told<Key = PlainKey> = Key extends `${infer Place}.title`
  ? `${Place}.text` extends PlainKey
    ? Place
    : never
  : never

export interface LoadErrorProps {
  /** What could not be had. Its text says that the fault is ours, and what is safe. */
  of: Told
  /** Null: nobody knows why. */
  failure: Failure | null
  /** What comes when the network is back: told instead where the guest has none. */
  offline: PlainKey
  onRetry: () => void
  /** It is being tried again. */
  busy?: boolean
  /** Another way on. */
  way?: ReactNode
}

/**
 * What could not be loaded, whose fault it is, and the way on. Without a network that is all there is to say. A code that
 * there is a sentence for is told by it: nobody reached, too many tries. Any other fault is ours.
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

/** Nothing is lost: it comes by itself when the network is back. */
export const Offline = ({ text }: { text: PlainKey }) => {
  const words = useI18n()
  return <EmptyState live="status" icon={icons.offline} title={words.t('common.offline')} text={words.t(text)} />
}
