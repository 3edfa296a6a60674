import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { useMedia } from '#src/ui/hooks/useMedia.ts'
import { above } from '#src/styles/media.ts'
import * as css from './Filters.css.ts'
import type { Search } from './useSearch.ts'
import { useSheet } from '#src/views/parts/useSheet.ts'

const usePanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel)

const LINES = ['name', 'price', 'hours', 'rating', 'stars', 'amenities'] as const

/** The filter panel, or its skeleton until there are hotels to filter. */
const Panel = ({ search }: { search: Search }) => {
  const words = useI18n()
  const panel = usePanel(search.count !== null)
  const Part = panel.part
  if (panel.hasFailed)
    return (
      <Button look="line" size="small" icon={icons.retry} onClick={panel.retry}>
        {words.t('common.retry')}
      </Button>
    )
  if (Part !== null && search.count !== null) return <Part search={search} />
  return (
    <div className={css.skeleton} aria-hidden="true">
      {LINES.map((line) => (
        <Skeleton key={line} height={line === 'name' ? '52px' : '120px'} />
      ))}
    </div>
  )
}

/** Beside the list, on wide screens. */
export const FilterColumn = ({ search }: { search: Search }) => {
  const words = useI18n()
  const isWide = useMedia(above('lg'), true)
  if (!isWide) return null
  return (
    <aside
      className={classes(css.column, search.count === null && css.waiting)}
      aria-label={words.t('search.filters.title')}
    >
      <div className={css.head}>
        <h2 className={css.title}>{words.t('search.filters.title')}</h2>
        <ClearAll search={search} />
      </div>
      <Panel search={search} />
    </aside>
  )
}

/** On narrow screens: a button that shows the number of filters and opens them. */
export const FilterButton = ({ search }: { search: Search }) => {
  const words = useI18n()
  const [open, setOpen] = useSheet('filters')
  const { filterCount } = search
  return (
    <>
      <Button
        look="line"
        size="small"
        icon={icons.tune}
        className={css.button}
        aria-label={
          filterCount === 0
            ? words.t('search.filters.title')
            : words.t('search.filters.set', { n: words.number(filterCount) })
        }
        onClick={() => setOpen(true)}
      >
        <span>{words.t('search.filters.title')}</span>
        {filterCount > 0 && (
          <span className={css.badge}>
            <Numeral>{String(filterCount)}</Numeral>
          </span>
        )}
      </Button>
      <Dialog
        open={open}
        shape="drawer"
        backCloses={false}
        onClose={() => setOpen(false)}
        title={words.t('search.filters.title')}
        closeLabel={words.t('common.close')}
      >
        <Panel search={search} />
        <div className={css.foot}>
          <ClearAll search={search} />
          <Button look="ink" onClick={() => setOpen(false)}>
            {words.plural('search.filters.show', search.hotels.length)}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

const ClearAll = ({ search: { filterCount, clearFilters } }: { search: Search }) => {
  const words = useI18n()
  return (
    // Not `disabled`: that would lose the focus after clearing.
    <button
      type="button"
      className={css.clear}
      aria-disabled={filterCount === 0}
      onClick={() => {
        if (filterCount > 0) clearFilters()
      }}
    >
      {words.t('search.filters.clear')}
    </button>
  )
}
