import { SORTS, type SortBy } from '#machines/search/search.view.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './ResultsPage.css.ts'

const isSort = (value: string): value is SortBy => SORTS.some((sort) => sort === value)

export const SortSelect = ({
  value,
  hasExtraHours,
  onChange,
}: {
  value: SortBy
  /** The stay has more hours than standard, which the order by price counts. */
  hasExtraHours: boolean
  onChange: (value: SortBy) => void
}) => {
  const words = useI18n()
  return (
    <span className={css.sort}>
      <Icon path={icons.sort} size="small" />
      <select
        className={css.sortSelect}
        aria-label={words.t('search.sort.label')}
        value={value}
        onChange={({ target }) => isSort(target.value) && onChange(target.value)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {words.t(`search.sort.${sort === 'price_asc' && hasExtraHours ? 'priceWithHours' : sort}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
