import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState, Notice } from '#src/ui/content/Notice.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { useModals } from '#src/views/layout/modals.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './FavoritesPage.css.ts'

const SHOWN_WHILE_LOADING = ['a', 'b', 'c', 'd'] as const

export const LoadingFavorites = () => (
  <Loading>
    <Skeleton width="30%" className={css.introWaiting} />
    <div className={css.list}>
      {SHOWN_WHILE_LOADING.map((key) => (
        <div key={key} className={css.card}>
          <Skeleton height="auto" className={css.pictureWaiting} />
          <div className={css.body}>
            <Skeleton width="60%" height="27px" />
            <Skeleton width="35%" height="22px" />
            <Skeleton width="55%" height="28px" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
)

/** To a visitor: their favorites are in this browser alone. */
export const KeepFavorites = () => {
  const words = useI18n()
  const { show } = useModals()
  return (
    <Notice>
      <p>{words.t('favorites.here')}</p>
      <Button look="line" size="small" onClick={() => show('log-in')}>
        {words.t('common.nav.logIn')}
      </Button>
    </Notice>
  )
}

export const NoFavorites = () => {
  const words = useI18n()
  return (
    <EmptyState
      icon={icons.heart}
      title={words.t('favorites.empty.title')}
      text={words.t('favorites.empty.text')}
      action={
        <Link to="/" className={buttonClass({ look: 'ink' })}>
          {words.t('account.empty.find')}
        </Link>
      }
    />
  )
}
