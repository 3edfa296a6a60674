import { useWords } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import * as icons from '#src/ui/icons.ts'
import { EmptyState } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { openSearchField, searchFieldOf } from '#src/views/searchForm/searchField.ts'
import * as css from './ResultsPage.css.ts'

/** As many as the first screen of a wide window shows. */
const SHOWN_WHILE_LOADING = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Cards in the shape of what comes. */
export const LoadingCards = () => (
  <div className={css.list} aria-hidden="true">
    {SHOWN_WHILE_LOADING.map((key) => (
      <div key={key} className={css.skeleton}>
        <div className={css.skeletonPicture} />
        <div className={css.skeletonBody}>
          <Skeleton width="55%" height="22px" />
          <Skeleton width="40%" height="26px" />
          <Skeleton width="35%" height="16px" />
          <Skeleton height="12px" />
          <Skeleton width="80%" height="14px" />
          <Skeleton width="45%" height="44px" />
        </div>
      </div>
    ))}
  </div>
)

/** There are hotels, and the filters hide all of them. */
export const NoneLeft = ({ onClear }: { onClear: () => void }) => {
  const words = useWords()
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

/** The guest has called the search off. */
export const SearchStopped = ({ onRetry }: { onRetry: () => void }) => {
  const words = useWords()
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

/** A search that cannot be had as it is: which part of it, and the way there. */
export const SearchRefused = ({ field: name, onRetry }: { field: string | undefined; onRetry: () => void }) => {
  const words = useWords()
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
