import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as css from './ResultsPage.css.ts'

/** Where a list ends that is as long as a list can be, and there are more hotels in its area. */
export const TruncatedListNotice = ({ count }: { count: number | null }) => {
  const words = useI18n()
  return <p className={css.nearestOnly}>{words.t('search.nearestOnly', { n: words.number(count ?? 0) })}</p>
}
