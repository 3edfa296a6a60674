import { bidStatus, guaranteedStay, type Booking } from '#contract/booking/bookings.ts'
import { AnswerAfterDeadline } from '#src/i18n/AnswerAfterDeadline.tsx'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { LateCancellation } from '#src/i18n/LateCancellation.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { openDeadline } from '#src/views/parts/booking/booking.rules.ts'
import { TakeBackDeadline } from '#src/views/parts/booking/TakeBackDeadline.tsx'
import type { ReactNode } from 'react'
import { aheadOf, type Ahead } from './ahead.rules.ts'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import * as css from './SuccessPage.css.ts'

const ICON: Record<Ahead['what'], IconPath> = {
  answer: icons.ask,
  cancel: icons.clock,
  checkIn: icons.bed,
  checkOut: icons.logOut,
}

const Address = ({ children }: { children: string | undefined }) => (
  <Numeral className={css.email}>{children ?? ''}</Numeral>
)

export const NextSteps = ({ booking, email }: { booking: Booking; email: string }) => {
  const words = useI18n()
  const guestEmail = booking.guest.email
  const sure = guaranteedStay(booking)
  const now = useInstant()
  const ahead = aheadOf(booking, now)
  const isAnswerTimed = ahead.some(({ what }) => what === 'answer')
  const bids = [booking.bids.check_in, booking.bids.check_out].filter((bid) => bidStatus(bid) === 'asked')
  return (
    <>
      <h3 className={css.subtitle}>{words.t('success.next')}</h3>
      <ol className={css.next}>
        <Step icon={icons.mail}>
          <p>
            <Trans
              text={guestEmail === undefined ? 'success.mail' : 'success.mailBoth'}
              parts={{
                email: <Address key="email">{email}</Address>,
                guest: <Address key="guest">{guestEmail}</Address>,
              }}
            />
          </p>
        </Step>
        {bids.length > 0 && !isAnswerTimed && (
          <Step icon={icons.ask}>
            <p>{words.t('success.mailed')}</p>
          </Step>
        )}
        {ahead.map(({ what, at }) => (
          <Step key={what} icon={ICON[what]}>
            {stepOf(what, at.toString())}
          </Step>
        ))}
      </ol>
    </>
  )

  function stepOf(what: Ahead['what'], at: string): ReactNode {
    switch (what) {
      case 'answer':
        return (
          <>
            <p>{answerText()}</p>
            <DeadlineClocks deadline={at} hotelZone={booking.hotel.time_zone} />
            <p className={css.quiet}>
              {words.t('success.mailed')} {words.t('success.silence')}
            </p>
            <AnswerAfterDeadline
              answer={Temporal.Instant.from(at)}
              deadline={openDeadline(booking, now)}
              hotelZone={booking.hotel.time_zone}
              className={css.quiet}
            />
          </>
        )
      case 'cancel':
        return (
          <>
            <p>{words.t('account.freeUntil')}</p>
            <DeadlineClocks deadline={at} hotelZone={booking.hotel.time_zone} />
            <p className={css.quiet}>
              <LateCancellation price={booking} />
            </p>
          </>
        )
      case 'checkIn':
        return (
          <>
            <p>
              <Trans text="success.checkIn" parts={{ when: <When key="when" at={sure.checkIn} /> }} />
            </p>
            <TakeBackDeadline bid={booking.bids.check_in} timeZone={booking.hotel.time_zone} className={css.quiet} />
          </>
        )
      case 'checkOut':
        return (
          <>
            <p>
              <Trans text="success.checkOut" parts={{ when: <When key="when" at={sure.checkOut} /> }} />
            </p>
            <TakeBackDeadline bid={booking.bids.check_out} timeZone={booking.hotel.time_zone} className={css.quiet} />
          </>
        )
    }
  }

  function answerText(): ReactNode {
    const [one, other] = bids.flatMap(({ amount }) => (amount === null ? [] : [amount]))
    if (one === undefined) return words.t('success.mailed')
    if (other === undefined)
      return <Trans text="success.answerOne" parts={{ money: <Money key="money" exact dollars={one} /> }} />
    return (
      <Trans
        text="success.answerBoth"
        parts={{
          checkIn: <Money key="checkIn" exact dollars={one} />,
          checkOut: <Money key="checkOut" exact dollars={other} />,
        }}
      />
    )
  }
}

const When = ({ at }: { at: string }) => {
  const words = useI18n()
  return (
    // Without a direction of its own it would follow its first letter, and it has none outside of its parts.
    <time dateTime={at} dir={words.direction} className={css.when}>
      <Trans
        text="common.list"
        parts={{
          first: dayInYear(words, at, 'weekdayDayMonth'),
          second: <Numeral key="hour">{words.hourOf(at)}</Numeral>,
        }}
      />
    </time>
  )
}

const Step = ({ icon, children }: { icon: IconPath; children: ReactNode }) => (
  <li className={css.step}>
    <Icon path={icon} />
    <div className={css.stepWords}>{children}</div>
  </li>
)
