import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as css from './ResultsPage.css.ts'

/** End of a list at its maximum length, with more hotels in the area. */
export const TruncatedListNotice = ({ count }: { count: number | null }) => {
  const words = useI18n()
  return <p className={css.nearestOnly}>{words.t('search.nearestOnly', { n: words.number(count ?? 0) })}</p>
}
