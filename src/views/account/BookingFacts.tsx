import { bidResponseDeadline } from '#contract/booking/bidDeadlines.ts'
import { bidStatus, guaranteedStay, hasEndedRequest, sidesOnRequest, type Booking } from '#contract/booking/bookings.ts'
import type { DayHour } from '#contract/hotel/stay.ts'
import { AnswerAfterDeadline } from '#src/i18n/AnswerAfterDeadline.tsx'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { StayDetails } from '#src/views/parts/booking/StayDetails.tsx'
import { bidStatusesOf, openDeadline } from '#src/views/parts/booking/booking.rules.ts'
import { dayHere } from '#src/views/parts/dayHere.ts'
import { Fact, FactList } from '#src/views/parts/booking/FactList.tsx'
import { BidRequest } from '#src/views/parts/booking/BidRequest.tsx'
import { BidTag, HourGuarantees } from '#src/views/parts/booking/HourGuarantees.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { StayTimes } from './StayTimes.tsx'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import * as css from './BookingPage.css.ts'
import * as list from './account.css.ts'

/** Hours, what is guaranteed, and guests. */
export const BookingFacts = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  const now = useInstant()
  const { comment, bids } = booking
  const isOpen = bidStatusesOf(booking).length > 0
  const answer = isOpen ? bidResponseDeadline(booking) : null
  const sure = guaranteedStay(booking)
  const moment = (at: DayHour) =>
    words.t('common.list', { first: dayInYear(words, at, 'weekdayDayMonth'), second: words.hourOf(at) })
  const sides = [
    { side: 'checkIn', bid: bids.check_in, at: bids.check_in.requested ?? booking.check_in },
    { side: 'checkOut', bid: bids.check_out, at: bids.check_out.requested ?? booking.check_out },
  ] as const
  return (
    <div className={css.part}>
      <h3 className={css.title}>{words.t('booking.hours')}</h3>
      <div className={list.stay}>
        <StayTimes booking={booking} />
      </div>
      <div className={css.tags}>
        <HourGuarantees booking={booking} isWithBids={false} />
      </div>
      {sidesOnRequest(booking).length > 0 && (
        <p className={css.small}>
          {words.t('booking.sure', { checkIn: moment(sure.checkIn), checkOut: moment(sure.checkOut) })}
        </p>
      )}
      {hasEndedRequest(booking) && <p className={css.small}>{words.t('booking.requestEnded')}</p>}
      <FactList>
        {sides.map(({ side, bid, at }) => {
          const status = bidStatus(bid)
          return (
            bid.amount !== null &&
            status !== null && (
              <Fact key={side} name={words.t(`checkout.bid.${side}`, { hour: words.hourOf(at) })}>
                <Money exact dollars={bid.amount} />{' '}
                {isOpen ? <BidTag status={status} /> : <Tag>{words.t('account.bidDropped')}</Tag>}
                <BidRequest bid={bid} timeZone={booking.hotel.time_zone} />
              </Fact>
            )
          )
        })}
        {answer !== null && Temporal.Instant.compare(answer, now) > 0 && (
          <Fact name={words.t('booking.answerBy')} isWide>
            <div className={css.clocks}>
              <DeadlineClocks deadline={answer.toString()} hotelZone={booking.hotel.time_zone} />
            </div>
            <AnswerAfterDeadline
              answer={answer}
              deadline={openDeadline(booking, now)}
              hotelZone={booking.hotel.time_zone}
              className={css.small}
            />
          </Fact>
        )}
        <StayDetails booking={booking} />
        {comment !== '' && (
          <Fact name={words.t('booking.comment')} isWide>
            <bdi className={css.comment}>{comment}</bdi>
          </Fact>
        )}
      </FactList>
      <p className={css.small}>
        {words.t('booking.made', { when: words.day(dayHere(booking.created_at), 'withYear') })}
      </p>
    </div>
  )
}
