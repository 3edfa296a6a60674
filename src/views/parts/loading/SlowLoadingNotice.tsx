import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import type { ReactNode } from 'react'
import * as css from './SlowLoadingNotice.css.ts'

interface Wait {
  /** View state of something that loads; only `slow` and `stuck` show a notice. */
  waiting: string
  /** Retries; without it, the notice only says that it takes long. */
  onRetry?: () => void
  /** Another way on. */
  way?: ReactNode
}

/** Above a skeleton shown for long: says that it takes long, then what else can be done. */
export const SlowLoadingNotice = (wait: Wait) => (
  <div role="status">
    <SlowLoadingText {...wait} />
  </div>
)

/** The text alone, for use in an existing live region. */
export const SlowLoadingText = ({ waiting, onRetry, way }: Wait) => {
  const words = useI18n()
  const isStuck = waiting === 'stuck' && onRetry !== undefined
  if (waiting !== 'slow' && waiting !== 'stuck') return null
  return (
    <div className={css.place}>
      <Notice icon={icons.clock}>
        <p className={css.text}>{words.t(isStuck ? 'common.waiting.stuck' : 'common.waiting.slow')}</p>
        {isStuck && (
          <div className={css.ways}>
            <Button look="ink" size="small" icon={icons.retry} onClick={onRetry}>
              {words.t('common.retry')}
            </Button>
            {way}
          </div>
        )}
      </Notice>
    </div>
  )
}
