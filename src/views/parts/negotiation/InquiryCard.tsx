import { hourPromise } from '#contract/inquiry/hourPromise.ts'
import type { Inquiry, InquiryStatus } from '#contract/inquiry/inquiries.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import * as css from './InquiryCard.css.ts'
import { otherTone, tonesOf } from './offer.rules.ts'

const TONES: Readonly<Record<InquiryStatus, 'asked' | 'agreed' | 'guaranteed' | 'plain' | 'bad'>> = {
  unconfirmed: 'bad',
  asked: 'asked',
  countered: 'asked',
  accepted: 'agreed',
  charged: 'agreed',
  done: 'guaranteed',
  rejected: 'plain',
  expired: 'plain',
  withdrawn: 'plain',
}
const ICONS: Readonly<Record<(typeof TONES)[InquiryStatus], IconPath>> = {
  asked: icons.ask,
  agreed: icons.check,
  guaranteed: icons.check,
  plain: icons.info,
  bad: icons.mail,
}

/** A request in a list, with the way to its page; a bid leads to its booking. `account`: who asked, where that is not the reader. */
export const InquiryCard = ({ inquiry, account }: { inquiry: Inquiry; account?: string }) => {
  const words = useI18n()
  const heading = useId()
  const { hotel, status, deadlines, price, booking } = inquiry
  const ownBooking = account === undefined ? booking : null
  const see = words.t(
    account !== undefined
      ? 'booking.bid.see'
      : ownBooking === null
        ? 'inquiry.sent.see'
        : 'negotiation.status.next.booking',
  )
  const link = { className: buttonClass({ look: 'line', size: 'small' }), 'aria-label': `${see}: ${hotel.name}` }
  const tone = TONES[status]
  const stay = { checkIn: inquiry.checkin_datetime, checkOut: inquiry.checkout_datetime }
  const due = deadlines.answer === null ? null : words.wallClock(deadlines.answer, hotel.time_zone)
  return (
    <article className={classes(card, css.card)} aria-labelledby={heading}>
      <div className={css.head}>
        <div>
          <h2 id={heading} className={css.hotel}>
            <bdi>{hotel.name}</bdi>
          </h2>
          <p className={css.small}>
            {words.t('inquiry.sent.number')} <Numeral>{inquiry.number}</Numeral>
          </p>
          {booking !== null && (
            <p className={css.small}>
              {words.t('account.reference')} <Numeral>{booking.reference}</Numeral>
            </p>
          )}
          {account !== undefined && (
            <p className={css.small}>{words.t('account.companyPage.askedBy', { name: account })}</p>
          )}
        </div>
        <Tag tone={tone} icon={ICONS[tone]}>
          {words.t(`inquiry.list.status.${status}`)}
        </Tag>
      </div>
      <WordedStayLine
        dated
        stay={stay}
        tones={tonesOf(hourPromise(status) ?? 'asked', inquiry.side, otherTone(inquiry))}
        timeZone={hotel.time_zone}
      />
      <div className={css.foot}>
        <b>
          <Money exact dollars={price} />
        </b>
        {due !== null && (
          <span className={css.small}>
            {words.t('inquiry.list.answerBy', {
              when: words.t('inquiry.aside.moment', {
                day: dayInYear(words, due, 'weekdayDayMonth'),
                hour: words.time(due),
              }),
            })}
          </span>
        )}
        {ownBooking === null ? (
          <Link to="/inquiry/$id" params={{ id: inquiry.id }} {...link}>
            {see}
          </Link>
        ) : (
          <Link to="/account/my-bookings/$id" params={{ id: ownBooking.id }} {...link}>
            {see}
          </Link>
        )}
      </div>
    </article>
  )
}
