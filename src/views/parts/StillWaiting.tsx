import { useWords } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import * as icons from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { ReactNode } from 'react'
import * as css from './StillWaiting.css.ts'

/** Above a skeleton that stands for long: that it takes its time, and then what else can be done. */
export const StillWaiting = ({
  waiting,
  onRetry,
  way,
}: {
  /** A face of something that loads; any but these two is no wait. */
  waiting: string
  onRetry: () => void
  /** Another way on. */
  way?: ReactNode
}) => {
  const words = useWords()
  const isStuck = waiting === 'stuck'
  return (
    <div role="status" className={css.place}>
      {(waiting === 'slow' || isStuck) && (
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
      )}
    </div>
  )
}
