import type { BookingTab } from '#contract/booking/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { useModals } from '#src/views/layout/modals.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './account.css.ts'

const SHOWN_WHILE_LOADING = ['a', 'b'] as const

export const LoadingBookings = ({ onRetry }: { onRetry: () => void }) => (
  <Loading onRetry={onRetry}>
    <div className={css.waiting}>
      {SHOWN_WHILE_LOADING.map((key) => (
        <div key={key} className={css.card}>
          <Skeleton height="100%" className={css.pictureBox} />
          <div className={css.body}>
            <Skeleton width="50%" height="24px" />
            <Skeleton width="30%" height="18px" />
            <Skeleton height="44px" />
            <Skeleton height="12px" />
            <Skeleton width="40%" height="24px" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
)

export const NoBookings = ({ tab }: { tab: BookingTab }) => {
  const words = useI18n()
  return (
    <EmptyState
      icon={icons.calendar}
      title={words.t(`account.empty.${tab}`)}
      text={words.t('account.empty.text')}
      action={
        <Link to="/" className={buttonClass({ look: 'ink' })}>
          {words.t('account.empty.find')}
        </Link>
      }
    />
  )
}

/** Dialogs open over this page, so it is shown after sign-in. `isOver`: the session has just ended. */
export const SignInFirst = ({ isOver }: { isOver: boolean }) => {
  const words = useI18n()
  const { show } = useModals()
  return (
    <EmptyState
      icon={icons.user}
      {...(isOver ? { live: 'alert' } : {})}
      title={words.t('account.signIn.title')}
      text={words.t('account.signIn.text')}
      action={
        <>
          <Button look="go" onClick={() => show('log-in')}>
            {words.t('common.nav.logIn')}
          </Button>
          <Button look="line" onClick={() => show('sign-up')}>
            {words.t('common.nav.signUp')}
          </Button>
        </>
      }
    />
  )
}
