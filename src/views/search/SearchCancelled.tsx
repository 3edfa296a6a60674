import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'

/** Shown after the guest stopped the search. */
export const SearchCancelled = ({ onRetry }: { onRetry: () => void }) => {
  const words = useI18n()
  return (
    <EmptyState
      icon={icons.search}
      title={words.t('search.stopped.title')}
      text={words.t('search.stopped.text')}
      action={
        <Button look="ink" icon={icons.retry} onClick={onRetry}>
          {words.t('search.stopped.again')}
        </Button>
      }
    />
  )
}
