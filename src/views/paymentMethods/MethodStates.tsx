import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import * as css from './paymentMethods.css.ts'

const SHOWN_WHILE_LOADING = ['a', 'b'] as const

export const LoadingMethods = () => (
  <Loading>
    <div className={css.list}>
      {SHOWN_WHILE_LOADING.map((key) => (
        <div key={key} className={css.method}>
          <Skeleton width="64px" height="42px" />
          <div className={css.words}>
            <Skeleton width="60%" height="22px" />
            <Skeleton width="40%" height="21px" />
          </div>
          <div className={css.actionsWaiting}>
            <Skeleton width="96px" height="44px" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
)

/** No button here: the one to add a card stays where it was while loading. */
export const NoMethods = () => {
  const words = useI18n()
  return <EmptyState icon={icons.card} title={words.t('payments.empty.title')} text={words.t('payments.empty.text')} />
}
