import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { openSearchField, searchFieldOf } from '#src/views/searchForm/searchField.ts'

/** A search the server refused: which field is wrong, and a link to it. */
export const InvalidSearch = ({ field: name, onRetry }: { field: string | undefined; onRetry: () => void }) => {
  const words = useI18n()
  const field = searchFieldOf(name)
  return (
    <EmptyState
      live="alert"
      icon={field === 'dates' ? icons.calendar : icons.search}
      title={words.t('search.refused.title')}
      text={words.t(`search.refused.${name === 'checkOut' ? 'checkOut' : (field ?? 'unclear')}`)}
      action={
        field === null ? (
          <Button look="ink" icon={icons.retry} onClick={onRetry}>
            {words.t('common.retry')}
          </Button>
        ) : (
          <Button look="ink" onClick={() => openSearchField(field)}>
            {words.t(`search.refused.change.${field}`)}
          </Button>
        )
      }
    />
  )
}
