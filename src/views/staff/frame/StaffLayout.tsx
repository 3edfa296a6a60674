import { useI18n } from '#src/i18n/I18nContext.tsx'
import { GuestFailed } from '#src/views/parts/account/GuestFailed.tsx'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { ConnectionBar } from '#src/views/layout/ConnectionBar.tsx'
import { SkipLink } from '#src/views/layout/DefaultLayout.tsx'
import { LayoutModals } from '#src/views/layout/LayoutModals.tsx'
import type { LayoutProps } from '#src/views/layout/layoutProps.ts'
import { ModalsProvider } from '#src/views/layout/modals.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import type { ReactNode } from 'react'
import * as css from './frame.css.ts'
import { StaffHeader } from './StaffHeader.tsx'

/** Decisions §8: the frame of the staff pages. Everybody else sees `forOthers`, which says nothing of a staff page. */
export const StaffLayout = ({
  layoutProps,
  forOthers,
  children,
}: {
  layoutProps: LayoutProps
  forOthers: ReactNode
  children: ReactNode
}) => {
  const words = useI18n()
  const { user, isExpected, failure, busy, reload, logOut } = useGuest()
  if (user?.is_staff !== true && !isExpected && failure === null) return forOthers
  return (
    <ModalsProvider>
      <div className={css.frame}>
        <SkipLink />
        <StaffHeader layoutProps={layoutProps} />
        <ConnectionBar online={layoutProps.online} />
        <main id="main" tabIndex={-1} className={css.main}>
          {user?.is_staff === true ? (
            children
          ) : (
            <div className={css.page}>
              {failure === null ? (
                <Loading onRetry={reload}>
                  <p>{words.t('common.loading')}</p>
                </Loading>
              ) : (
                <GuestFailed failure={failure} busy={busy} onRetry={reload} onLogOut={logOut} />
              )}
            </div>
          )}
        </main>
        <LayoutModals layoutProps={layoutProps} />
      </div>
    </ModalsProvider>
  )
}
