import { fullName } from '#contract/user/fullName.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { companyBookingsQuery } from '#src/actors/bookings/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { InquiryCard } from '#src/views/parts/negotiation/InquiryCard.tsx'
import { useQuery } from '@tanstack/react-query'
import * as css from './account.css.ts'
import { BookingCard } from './BookingCard.tsx'
import { LoadingBookings } from './BookingsStates.tsx'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import * as icons from '#src/ui/content/icons.ts'

/** Decisions §8: a manager sees the bookings and requests for hours of all accounts of their company. */
export const CompanyPage = () => {
  const { user } = useGuest()
  // The server would refuse the request.
  return user?.type === 'manager' ? <CompanyBookings /> : <Nothing text="forbidden" />
}

const CompanyBookings = () => {
  const words = useI18n()
  const { data, error, fetchStatus, refetch } = useQuery({ ...companyBookingsQuery(), refetchOnMount: 'always' })
  if (error !== null && data === undefined) {
    const failure = toFailure(error)
    if (failure.code === 'forbidden') return <Nothing text="forbidden" />
    return (
      <LoadError of="account.failed" offline="account.offline.text" failure={failure} onRetry={() => void refetch()} />
    )
  }
  if (data === undefined)
    return fetchStatus === 'paused' ? (
      <Offline text="account.offline.text" />
    ) : (
      <LoadingBookings onRetry={() => void refetch()} />
    )
  if (data.company === null) return <Nothing text="none" />
  const { company, bookings, inquiries } = data
  if (bookings.length === 0 && inquiries.length === 0) return <Nothing text="empty" />
  return (
    <>
      <p>{words.t('account.companyPage.of', { name: company.name })}</p>
      <ul className={css.list}>
        {bookings.map(({ booking, account }) => (
          <li key={booking.id}>
            <BookingCard booking={booking} account={fullName(account)} isOthers />
          </li>
        ))}
      </ul>
      {inquiries.length > 0 && (
        <section aria-labelledby="company-inquiries">
          <h2 id="company-inquiries">{words.t('account.companyPage.inquiries')}</h2>
          <ul className={css.list}>
            {inquiries.map(({ inquiry, account }) => (
              <li key={inquiry.id}>
                <InquiryCard inquiry={inquiry} account={fullName(account)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Nothing = ({ text }: { text: 'forbidden' | 'none' | 'empty' }) => {
  const words = useI18n()
  return (
    <EmptyState
      icon={icons.family}
      title={words.t(`account.companyPage.${text}.title`)}
      text={words.t(`account.companyPage.${text}.text`)}
    />
  )
}
