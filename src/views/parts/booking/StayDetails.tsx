import { EmailAddress } from '#src/ui/content/EmailAddress.tsx'
import { fullName } from '#contract/user/fullName.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { paidWithName } from '#contract/booking/wallets.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { partyText } from '#src/i18n/priceWords.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Link } from '@tanstack/react-router'
import { dayHere } from '#src/views/parts/dayHere.ts'
import { Fact } from './FactList.tsx'

/** Guest, room, and payment of a booking. */
export const StayDetails = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  const { guest, room, rooms } = booking
  return (
    <>
      <Fact name={words.t('booking.room')}>
        <bdi>{room.name}</bdi>
      </Fact>
      <Fact name={words.t('booking.party')}>{partyText(words, rooms)}</Fact>
      <Fact name={words.t('booking.guest')}>
        <bdi>{fullName(guest)}</bdi>
      </Fact>
      {guest.email !== undefined && (
        <Fact name={words.t('checkout.guest.email')}>
          <EmailAddress>{guest.email}</EmailAddress>
        </Fact>
      )}
      {booking.cost_reference !== undefined && (
        <Fact name={words.t('checkout.guest.costReference')}>
          <bdi>{booking.cost_reference}</bdi>
        </Fact>
      )}
      {booking.total === 0 && <Fact name={words.t('booking.paidWith')}>{words.t('booking.nothingPaid')}</Fact>}
      {booking.paid !== undefined && (
        <>
          {paidWithName(booking.paid) !== '' && (
            <Fact name={words.t('booking.paidWith')}>
              <Numeral>{paidWithName(booking.paid)}</Numeral>
            </Fact>
          )}
          <Fact name={words.t('booking.paidOn')}>{words.day(dayHere(booking.paid.at), 'withYear')}</Fact>
        </>
      )}
      {booking.invoice !== undefined && (
        <Fact name={words.t('booking.statement')}>
          <Link to="/account/statements">
            {booking.invoice === null ? (
              words.t('booking.statementComing')
            ) : (
              <Numeral>{booking.invoice.number}</Numeral>
            )}
          </Link>
        </Fact>
      )}
    </>
  )
}
