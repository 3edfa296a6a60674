import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './ChunkError.css.ts'

export interface ChunkErrorProps {
  onRetry: () => void
  /** If given, the notice is fixed over the page and can be dismissed. */
  onClose?: () => void
}

/** Shown for a lazy part that failed to load. */
export const ChunkError = ({ onRetry, onClose }: ChunkErrorProps) => {
  const words = useI18n()
  return (
    <div role="alert" className={onClose ? css.bar : css.part}>
      <p className={css.text}>{words.t('common.connection.missing')}</p>
      <Button look="ink" size="small" icon={icons.retry} onClick={onRetry}>
        {words.t('common.retry')}
      </Button>
      {onClose && (
        <Button look="quiet" size="small" onClick={onClose}>
          {words.t('common.close')}
        </Button>
      )}
    </div>
  )
}
