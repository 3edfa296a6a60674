import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'

/** Shown if there are hotels but the filters hide all of them. */
export const AllFilteredOut = ({ onClear }: { onClear: () => void }) => {
  const words = useI18n()
  return (
    <EmptyState
      icon={icons.tune}
      title={words.t('search.filters.noneLeft')}
      text={words.t('search.empty.filters')}
      action={
        <Button look="ink" onClick={onClear}>
          {words.t('search.filters.clear')}
        </Button>
      }
    />
  )
}
