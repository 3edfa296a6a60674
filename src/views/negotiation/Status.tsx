import { chargeTime } from '#contract/inquiry/chargeTime.ts'
import { hourPromise } from '#contract/inquiry/hourPromise.ts'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { saveInquiryCalendar } from '#src/actors/negotiation/inquiry.ts'
import { cardName } from '#src/i18n/cardName.ts'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { DirectionsLink } from '#src/views/parts/booking/DirectionsLink.tsx'
import { DownloadButton } from '#src/views/parts/booking/DownloadButton.tsx'
import { Face } from '#src/views/parts/negotiation/Face.tsx'
import { stayOf, stayWithoutYes } from '#src/views/parts/negotiation/offer.rules.ts'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { StepFailure } from '#src/views/parts/negotiation/StepFailure.tsx'
import { agreedTitle, hoursText, momentText, priceText, REASON_TEXT } from '#src/views/parts/negotiation/words.ts'
import { useState, type RefObject } from 'react'
import { Answer } from './Answer.tsx'
import { CardDialog } from './CardDialog.tsx'
import { Countdown } from './Countdown.tsx'
import { Ended } from './Ended.tsx'
import { Offers } from './Offers.tsx'
import * as css from './InquiryPage.css.ts'
import { endingOf, lastOffer } from '#src/views/parts/negotiation/ending.rules.ts'
import { runningDeadline, statusFace, wasAsked, type StatusFace } from './status.rules.ts'
import type { InquiryView } from './useInquiry.ts'

const TONES: Record<StatusFace, part.FaceTone> = {
  unconfirmed: 'thinking',
  asked: 'thinking',
  countered: 'thinking',
  accepted: 'agreed',
  charging: 'agreed',
  cardDeclined: 'act',
  cardMissing: 'act',
  charged: 'agreed',
  done: 'agreed',
  ended: 'over',
}
const ICONS: Record<StatusFace, IconPath> = {
  unconfirmed: icons.mail,
  asked: icons.clock,
  countered: icons.ask,
  accepted: icons.check,
  charging: icons.check,
  cardDeclined: icons.card,
  cardMissing: icons.card,
  charged: icons.check,
  done: icons.check,
  ended: icons.info,
}

/** The status as one sentence: heading, title of the page, and news. */
export const useStatusTitle = (inquiry: Inquiry, now: Temporal.Instant): string => {
  const words = useI18n()
  const face = statusFace(inquiry, now)
  switch (face) {
    case 'unconfirmed':
    case 'asked':
    case 'countered':
    case 'cardDeclined':
    case 'cardMissing':
      return words.t(`negotiation.status.${face}.title`)
    case 'accepted':
    case 'charging':
    case 'charged':
    case 'done':
      return agreedTitle(words, hourPromise(inquiry.status) ?? 'agreed', stayOf(inquiry), inquiry.side)
    case 'ended':
      return words.t(`negotiation.status.ended.${endingOf(inquiry) ?? 'withdrawn'}.title`)
  }
}

/** What it means for the guest. */
const consequence = (words: PageI18n, inquiry: Inquiry, face: StatusFace): string => {
  const { guest, deadlines, hotel, decline, side } = inquiry
  const hours = { checkIn: words.hourOf(inquiry.checkin_datetime), checkOut: words.hourOf(inquiry.checkout_datetime) }
  switch (face) {
    case 'unconfirmed':
      return words.t('negotiation.status.unconfirmed.text', { email: guest.email })
    case 'asked':
      if (lastOffer(inquiry)?.place === 3) return words.t('negotiation.status.asked.again')
      return words.t(wasAsked(inquiry) ? 'negotiation.status.asked.text' : 'negotiation.status.asked.finding')
    case 'countered':
      return words.t('negotiation.status.countered.text', {
        when: momentText(words, deadlines.answer ?? deadlines.final, hotel.time_zone),
      })
    case 'accepted':
    case 'charged':
    case 'done':
      return words.t(`negotiation.status.${face}.text`, {
        stay: words.t(`negotiation.status.expect.${side ?? 'both'}`, hours),
      })
    case 'charging':
      return words.t('negotiation.status.accepted.now', { money: priceText(words, inquiry.price) })
    case 'cardDeclined':
    case 'cardMissing':
      return words.t(`negotiation.status.${face}.text`)
    case 'ended': {
      const ending = endingOf(inquiry) ?? 'withdrawn'
      return ending === 'declined' && decline !== null
        ? words.t(`negotiation.status.reason.${REASON_TEXT[decline.reason]}`)
        : words.t(`negotiation.status.ended.${ending}.text`)
    }
  }
}

/** From when an agreed answer is certain; null where nothing is agreed, or a card is needed first. */
const certainty = (words: PageI18n, { hotel, deadlines }: Inquiry, face: StatusFace): string | null => {
  const when = momentText(words, deadlines.final, hotel.time_zone)
  if (face === 'charged') return words.t('negotiation.status.certainPaid', { when })
  return face === 'accepted' || face === 'charging' ? words.t('negotiation.status.certain', { when }) : null
}

/** When the card is charged if the hotel agrees, while it has not. */
const payText = (words: PageI18n, inquiry: Inquiry, now: Temporal.Instant): string => {
  const money = priceText(words, inquiry.price)
  if (inquiry.by_invoice === true) return words.t('negotiation.status.pays.invoice', { money })
  if (inquiry.card === null) return words.t('negotiation.status.pays.noCard')
  return words.t(`negotiation.status.pays.${chargeTime(inquiry, now)}`, {
    money,
    card: cardName(words, inquiry.card),
    when: momentText(words, inquiry.deadlines.charge, inquiry.hotel.time_zone),
  })
}

export interface StatusProps {
  inquiry: Inquiry
  now: Temporal.Instant
  title: string
  heading: RefObject<HTMLHeadingElement | null>
  view: InquiryView
}

/** How it stands, until when, what it is about, and what the guest can do. */
export const Status = ({ inquiry, now, title, heading, view }: StatusProps) => {
  const words = useI18n()
  const face = statusFace(inquiry, now)
  const [isCardOpen, setIsCardOpen] = useState(false)
  const deadline = runningDeadline(inquiry)
  const isAhead = deadline !== null && Temporal.Instant.compare(Temporal.Instant.from(deadline), now) > 0
  const certain = certainty(words, inquiry, face)
  const isCardNeeded = face === 'cardDeclined' || face === 'cardMissing'
  return (
    <div className={css.column}>
      <section className={classes(card, css.box)}>
        <Face tone={TONES[face]} icon={ICONS[face]} title={title} ref={heading}>
          <p>{consequence(words, inquiry, face)}</p>
          {certain !== null && <p>{certain}</p>}
        </Face>
        {face === 'asked' && isAhead && <Countdown inquiry={inquiry} deadline={deadline} now={now} />}
        {face === 'ended' ? (
          <Ended inquiry={inquiry} />
        ) : (
          <div className={part.part}>
            <Offers inquiry={inquiry} />
            {inquiry.kind === 'inquiry' && hourPromise(inquiry.status) !== null && (
              <div className={part.stacked}>
                <DownloadButton icon={icons.calendar} save={() => saveInquiryCalendar(inquiry)}>
                  {words.t('negotiation.status.calendar')}
                </DownloadButton>
                <DirectionsLink hotel={inquiry.hotel} text={words.t('negotiation.status.directions')} />
              </div>
            )}
            {(face === 'unconfirmed' || face === 'asked') && (
              <p className={part.small}>{payText(words, inquiry, now)}</p>
            )}
          </div>
        )}
        {isAhead && (
          <div className={part.part}>
            <h2 className={part.title}>{dueTitle()}</h2>
            <DeadlineClocks deadline={deadline} hotelZone={inquiry.hotel.time_zone} />
          </div>
        )}
        {isCardNeeded && inquiry.actions.includes('replace_card') && (
          <div className={part.part}>
            <div className={part.stacked}>
              <Button look="go" icon={icons.card} onClick={() => setIsCardOpen(true)}>
                {words.t(inquiry.card === null ? 'negotiation.status.addCard' : 'negotiation.status.useCard')}
              </Button>
            </div>
            <p className={part.small}>
              {words.t('negotiation.status.cardDeclined.none', {
                stay: hoursText(words, stayWithoutYes(stayOf(inquiry), inquiry.side), inquiry.side),
              })}
            </p>
            {isCardOpen && <CardDialog inquiry={inquiry} view={view} onClose={() => setIsCardOpen(false)} />}
          </div>
        )}
        {face === 'countered' ? (
          <Answer inquiry={inquiry} view={view} now={now} />
        ) : (
          <StepFailure failure={view.failedStep === 'answer' ? view.stepFailure : null} />
        )}
      </section>
    </div>
  )

  function dueTitle(): string {
    switch (face) {
      case 'unconfirmed':
      case 'asked':
      case 'countered':
      case 'charged':
        return words.t(`negotiation.status.${face}.due`)
      case 'cardDeclined':
      case 'cardMissing':
        return words.t('negotiation.status.cardDeclined.due')
      default:
        return words.t('negotiation.status.accepted.due', { money: words.exactMoney(inquiry.price) })
    }
  }
}
