import { useI18n } from '#src/i18n/I18nContext.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { useState, type ReactNode } from 'react'
import { LoadingPage, LoadingSide } from './AccountSkeletons.tsx'
import { AccountSide } from './AccountSide.tsx'
import * as css from './account.css.ts'
import { GuestFailed } from '#src/views/parts/account/GuestFailed.tsx'
import { LoadingBookings, SignInFirst } from './BookingsStates.tsx'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { useScrollRestore } from './useScrollRestore.ts'

/** Pages of the account, by the text key of their title. */
export type AccountPageName =
  | 'myBookings'
  | 'favourites'
  | 'inquiries'
  | 'paymentMethods'
  | 'addPaymentMethod'
  | 'profile'
  | 'credits'
  | 'statements'
  | 'company'

/**
 * Specification §2, /account: for the signed-in user; a visitor signs in without leaving the page, and has the favorites of this
 * browser.
 */
export const AccountFrame = ({ page, children }: { page: AccountPageName; children: ReactNode }) => {
  const words = useI18n()
  const { user, isExpected, failure, busy, reload, logOut } = useGuest()
  useScrollRestore(user !== null && failure === null)
  const [wasSignedIn, noteSignedIn] = useState(false)
  if (user && !wasSignedIn) noteSignedIn(true)
  const title = words.t(`account.${page}`)
  const isOpenToVisitor = page === 'favourites' && !isExpected && !wasSignedIn
  if (failure)
    return (
      <div className={css.column}>
        <PageHead title={title} hidden />
        <div className={css.main}>
          <h1>{title}</h1>
          <GuestFailed failure={failure} busy={busy} onRetry={reload} onLogOut={logOut} />
        </div>
      </div>
    )
  return (
    <div className={user || isExpected ? css.columns : css.column}>
      <PageHead title={title} hidden />
      {user ? <AccountSide user={user} onLogOut={logOut} /> : isExpected && <LoadingSide />}
      <div className={css.main}>
        <h1>{title}</h1>
        {user || isOpenToVisitor ? (
          children
        ) : isExpected ? (
          page === 'myBookings' ? (
            <LoadingBookings onRetry={reload} />
          ) : (
            <LoadingPage onRetry={reload} />
          )
        ) : (
          <SignInFirst isOver={wasSignedIn} />
        )}
      </div>
    </div>
  )
}
