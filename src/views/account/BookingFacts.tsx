import type { Booking } from '#contract/bookings.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { classes } from '#src/ui/classes.ts'
import { partyText } from '#src/i18n/priceWords.ts'
import type { ReactNode } from 'react'
import { BidTag, BookedHours, Promises } from './BookedHours.tsx'
import * as css from './BookingPage.css.ts'
import { bidStatesOf } from './bookings.rules.ts'
import { dayHere } from './dayHere.ts'
import * as list from './account.css.ts'

/** The hours, what is sure of them, and who comes. */
export const BookingFacts = ({ booking }: { booking: Booking }) => {
  const words = useWords()
  const { guest, room, rooms, comment, bids } = booking
  const isOpen = bidStatesOf(booking).length > 0
  const asked = [
    { side: 'checkIn', bid: bids.check_in, at: booking.check_in },
    { side: 'checkOut', bid: bids.check_out, at: booking.check_out },
  ] as const
  return (
    <div className={css.part}>
      <h3 className={css.title}>{words.t('booking.hours')}</h3>
      <div className={list.stay}>
        <BookedHours booking={booking} />
      </div>
      <div className={css.tags}>
        <Promises booking={booking} isWithBids={false} />
      </div>
      <dl className={css.facts}>
        {asked.map(
          ({ side, bid, at }) =>
            bid.amount !== null && (
              <Fact key={side} name={words.t(`checkout.bid.${side}`, { hour: words.hourOf(at) })}>
                <Money exact dollars={bid.amount} /> {isOpen && <BidTag state={bid.state} />}
              </Fact>
            ),
        )}
        <Fact name={words.t('booking.room')}>
          <bdi>{room.name}</bdi>
        </Fact>
        <Fact name={words.t('booking.party')}>{partyText(words, rooms)}</Fact>
        <Fact name={words.t('booking.guest')}>
          <bdi>
            {guest.first_name} {guest.last_name}
          </bdi>
        </Fact>
        {comment !== '' && (
          <Fact name={words.t('booking.comment')} isWide>
            <bdi className={css.comment}>{comment}</bdi>
          </Fact>
        )}
      </dl>
      <p className={css.small}>
        {words.t('booking.made', { when: words.day(dayHere(booking.created_at), 'withYear') })}
      </p>
    </div>
  )
}

const Fact = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={classes(css.fact, isWide && css.wide)}>
    <dt className={css.term}>{name}</dt>
    <dd>{children}</dd>
  </div>
)
