import { fullName } from '#contract/user/fullName.ts'
import { BOOKING_TABS, type BookingTab } from '#contract/booking/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Tabs } from '#src/ui/content/Tabs.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { useRef } from 'react'
import * as css from './account.css.ts'
import { BookingCard } from './BookingCard.tsx'
import { bookingsByTab } from './bookings.rules.ts'
import { LoadingBookings, NoBookings } from './BookingsStates.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { useBookings } from './useBookings.ts'
import { openCancelling } from './useCancelling.ts'

export const BookingList = ({ tab, onTab }: { tab: BookingTab; onTab: (tab: BookingTab) => void }) => {
  const words = useI18n()
  const place = useRef<HTMLDivElement>(null)
  const { user } = useGuest()
  const account = user === null ? '' : fullName(user)
  const { bookings, failure, isWaiting, retry } = useBookings()
  if (bookings === null) {
    if (failure)
      return <LoadError of="account.failed" offline="account.offline.text" failure={failure} onRetry={retry} />
    return isWaiting ? <Offline text="account.offline.text" /> : <LoadingBookings onRetry={retry} />
  }
  const byTab = bookingsByTab(bookings)
  const shown = byTab[tab]
  // The focused card has moved to another tab.
  const focusTab = () => place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  return (
    <div ref={place}>
      <Tabs
        label={words.t('account.tabs.label')}
        selected={tab}
        onSelect={onTab}
        tabs={BOOKING_TABS.map((name) => ({
          name,
          label: (
            <span className={css.tab}>
              {words.t(`account.tabs.${name}`)}
              {byTab[name].length > 0 && <Numeral className={css.count}>{words.number(byTab[name].length)}</Numeral>}
            </span>
          ),
        }))}
      >
        {shown.length === 0 ? (
          <NoBookings tab={tab} />
        ) : (
          <ul className={css.list}>
            {shown.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={booking} account={account} onCancel={openCancelling} />
              </li>
            ))}
          </ul>
        )}
      </Tabs>
      <CancelDialog onDone={focusTab} />
    </div>
  )
}
