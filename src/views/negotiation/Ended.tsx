import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import type { DayHour } from '#contract/hotel/stay.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'
import { cardName } from '#src/i18n/cardName.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { HoursShown } from '#src/views/parts/negotiation/HoursShown.tsx'
import { hoursNamed, otherTone, stayOf } from '#src/views/parts/negotiation/offer.rules.ts'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { Link } from '@tanstack/react-router'
import { Note } from './Offers.tsx'
import { endingOf, firstOffer, lastOffer } from '#src/views/parts/negotiation/ending.rules.ts'
import * as css from './InquiryPage.css.ts'

/** Every no says three things: what stays, what was charged, and the next try. */
export const Ended = ({ inquiry }: { inquiry: Inquiry }) => {
  const words = useI18n()
  const { hotel, charge, decline, booking } = inquiry
  const ending = endingOf(inquiry)
  const asked = stayOf(firstOffer(inquiry) ?? inquiry)
  const note = decline?.note ?? lastOffer(inquiry)?.note ?? ''
  const named = hoursNamed(note, asked)
  return (
    <>
      {ending !== 'booking_cancelled' && (
        <div className={part.part}>
          <h2 className={part.title}>{words.t('negotiation.status.stays')}</h2>
          <HoursShown
            stay={stayOf(inquiry)}
            side={inquiry.side}
            tone="guaranteed"
            other={otherTone(inquiry)}
            timeZone={hotel.time_zone}
          />
        </div>
      )}
      <div className={part.part}>
        <p className={css.clear}>
          <Icon path={icons.check} className={css.clearMark} />
          <span>
            {charge === null
              ? words.t('negotiation.status.notCharged')
              : words.t(`negotiation.status.${inquiry.by_invoice ? 'offStatement' : 'refunded'}`, {
                  money: words.exactMoney(charge.amount),
                  card: cardName(words, charge),
                })}
          </span>
        </p>
        {note !== '' && <Note label={words.t('negotiation.said')} text={note} />}
        {ending !== 'booking_cancelled' && (
          <>
            <div className={part.stacked}>
              {booking === null ? (
                <>
                  {named.checkIn !== null && (
                    <Next look="go" href={nextRequest({ ...asked, checkIn: named.checkIn })}>
                      {words.t('negotiation.status.next.askIn', { hour: words.hourOf(named.checkIn) })}
                    </Next>
                  )}
                  {named.checkOut !== null && (
                    <Next
                      look={named.checkIn === null ? 'go' : 'line'}
                      href={nextRequest({ ...asked, checkOut: named.checkOut })}
                    >
                      {words.t('negotiation.status.next.askOut', { hour: words.hourOf(named.checkOut) })}
                    </Next>
                  )}
                  <Next
                    look={named.checkIn === null && named.checkOut === null ? 'go' : 'line'}
                    href={nextRequest(asked)}
                  >
                    {words.t(
                      ending === 'declined' || ending === 'no_longer_free'
                        ? 'negotiation.status.next.hours'
                        : 'negotiation.status.next.again',
                    )}
                  </Next>
                </>
              ) : (
                <Link
                  to="/account/my-bookings/$id"
                  params={{ id: booking.id }}
                  className={buttonClass({ look: 'ink' })}
                >
                  {words.t('negotiation.status.next.booking')}
                </Link>
              )}
            </div>
            {booking === null && <p className={part.small}>{words.t('negotiation.status.next.againText')}</p>}
          </>
        )}
      </div>
    </>
  )

  /** The wizard's step of hours, which takes the dates and hours of the next request from its address. */
  function nextRequest({ checkIn, checkOut }: { checkIn: DayHour; checkOut: DayHour }): string {
    const query = new URLSearchParams({ from: inquiry.id, checkIn, checkOut })
    return `${writeLocalePath(words.locale, '/inquiry/steps/time')}?${query.toString()}`
  }
}

const Next = ({ look, href, children }: { look: 'go' | 'line'; href: string; children: string }) => (
  <a href={href} className={buttonClass({ look })}>
    {children}
  </a>
)
