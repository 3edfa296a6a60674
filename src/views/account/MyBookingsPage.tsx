import type { BookingTab } from '#contract/bookings.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { AccountSide } from './AccountSide.tsx'
import * as css from './account.css.ts'
import { BookingList } from './BookingList.tsx'
import { LoadingBookings, SignInFirst } from './BookingsStates.tsx'
import { useGuest } from './useBookings.ts'

/** Specification §2, /account/my-bookings: for its signed-in guest alone; anyone else signs in here and stays here. */
export const MyBookingsPage = ({ tab, onTab }: { tab: BookingTab; onTab: (tab: BookingTab) => void }) => {
  const words = useWords()
  const { user, isExpected, logOut } = useGuest()
  return (
    <div className={user ? css.columns : css.column}>
      <PageHead title={words.t('account.myBookings')} hidden />
      {user && <AccountSide user={user} onLogOut={logOut} />}
      <div className={css.main}>
        <h1>{words.t('account.myBookings')}</h1>
        {user ? <BookingList tab={tab} onTab={onTab} /> : isExpected ? <LoadingBookings /> : <SignInFirst />}
      </div>
    </div>
  )
}
