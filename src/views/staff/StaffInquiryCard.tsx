import type { DayHour } from '#contract/hotel/stay.ts'
import type { StaffInquiry } from '#contract/inquiry/desk.ts'
import { fullName } from '#contract/user/fullName.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { staffInquiries as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { PhoneLink } from '#src/ui/content/PhoneLink.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { useHasPassed } from '#src/ui/hooks/useNow.ts'
import { useId, useState } from 'react'
import { EndInquiryDialog } from './EndInquiryDialog.tsx'
import { History } from './History.tsx'
import { SendInquiryForm } from './SendInquiryForm.tsx'
import { SettleInquiry } from './SettleInquiry.tsx'
import { showTarget } from './showTarget.ts'
import * as css from './staff.css.ts'
import { eventText, stateText, webPage } from './staffInquiries.rules.ts'

/** A request for staff: why it is here, what to find the hotel by, what has happened, and what can be done. */
export const StaffInquiryCard = ({ one, onDone }: { one: StaffInquiry; onDone: (text: string) => void }) => {
  const words = useI18n()
  const heading = useId()
  const [isEnding, setEnding] = useState(false)
  const { hotel, guest, offer, due, cause } = one
  const isOverdue = useHasPassed(due)
  const site = webPage(hotel.website)
  const hours = (at: DayHour): string => `${words.day(at, 'dayMonthYear')} ${words.hourOf(at)}`
  const moment = (instant: string): string => {
    const clock = words.wallClock(instant, 'UTC')
    return `${words.day(clock, 'dayMonthYear')} ${words.time(clock)} UTC`
  }
  return (
    <article ref={showTarget} id={one.id} className={css.card} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        <bdi>{one.number}</bdi> · <bdi>{hotel.name}</bdi>
      </h2>
      <Notice tone={cause === 'no_address' ? 'asked' : 'bad'}>{texts.cause[cause]}</Notice>
      <dl className={css.facts}>
        <dt>{texts.state}</dt>
        <dd>
          <Facts>
            {stateText(one.state)}
            {texts.kind[one.kind]}
          </Facts>
        </dd>
        {due !== null && (
          <>
            <dt>{isOverdue ? texts.overdue : texts.due}</dt>
            <dd>
              <time dateTime={due}>{moment(due)}</time>
            </dd>
          </>
        )}
        {hotel.address !== '' && (
          <>
            <dt>{texts.address}</dt>
            <dd>
              <bdi>{hotel.address}</bdi>
            </dd>
          </>
        )}
        {hotel.phone !== '' && (
          <>
            <dt>{texts.phone}</dt>
            <dd>
              <PhoneLink phone={hotel.phone} />
            </dd>
          </>
        )}
        {hotel.website !== '' && (
          <>
            <dt>{texts.website}</dt>
            <dd>
              {site === null ? (
                <bdi>{hotel.website}</bdi>
              ) : (
                <a href={site} target="_blank" rel="noopener noreferrer nofollow">
                  <bdi>{hotel.website}</bdi>
                </a>
              )}
            </dd>
          </>
        )}
        {hotel.email !== null && (
          <>
            <dt>{texts.known}</dt>
            <dd>
              <bdi dir="ltr">{hotel.email}</bdi>
            </dd>
          </>
        )}
        <dt>{texts.guest}</dt>
        <dd>
          <Facts>
            <bdi>{fullName(guest)}</bdi>
            <bdi dir="ltr">{guest.email}</bdi>
          </Facts>
        </dd>
        <dt>{texts.hours}</dt>
        <dd>
          <bdi>{hours(offer.checkin_datetime)}</bdi> – <bdi>{hours(offer.checkout_datetime)}</bdi>
        </dd>
        <dt>{texts.price}</dt>
        <dd>
          <Facts>
            <Money exact dollars={offer.price} />
            {texts.offer[offer.by]}
          </Facts>
        </dd>
      </dl>
      <History title={texts.events} lines={one.events.map((event) => ({ at: event.at, text: eventText(event) }))} />
      {one.can_settle && <SettleInquiry id={one.id} onSettled={() => onDone(texts.settled)} />}
      {cause === 'no_address' && <SendInquiryForm one={one} onSent={() => onDone(texts.sent)} />}
      <div className={css.actions}>
        <Button look="line" onClick={() => setEnding(true)}>
          {texts.end}
        </Button>
      </div>
      {isEnding && (
        <EndInquiryDialog
          one={one}
          onClose={() => setEnding(false)}
          onEnded={() => {
            setEnding(false)
            onDone(texts.ended)
          }}
        />
      )}
    </article>
  )
}
