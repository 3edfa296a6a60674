import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { extraHoursOf, stayOf } from '#src/views/parts/negotiation/offer.rules.ts'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { momentText, priceText } from '#src/views/parts/negotiation/words.ts'
import * as css from './InquiryPage.css.ts'
import { placeMade, stepsAhead, type StepAhead } from './status.rules.ts'

/** What happened, and what is ahead, on the hotel's clock: both sides see the same. */
export const Timeline = ({ inquiry, now }: { inquiry: Inquiry; now: Temporal.Instant }) => {
  const words = useI18n()
  const zone = inquiry.hotel.time_zone
  const made = (place: number | null): string => {
    const offer = inquiry.offers.find((one) => one.place === place)
    if (offer === undefined) return ''
    const hours = extraHoursOf(stayOf(offer), inquiry.side)
    return ` · ${words.plural('negotiation.hoursFor', hours, { money: priceText(words, offer.price) })}`
  }
  const when = ({ what, at, isNow, isOnlyIf }: StepAhead): string => {
    if (at === null) return words.t('negotiation.status.ahead.atYes')
    const moment = { when: momentText(words, at, zone) }
    if (isOnlyIf === 'accepted') return words.t('negotiation.status.ahead.onlyIf', moment)
    if (isOnlyIf === 'agreed') return words.t('negotiation.status.ahead.onlyIfYou', moment)
    return what !== 'charge' && isNow ? words.t('negotiation.status.ahead.until', moment) : moment.when
  }
  return (
    <section className={card}>
      <div className={part.part}>
        <div className={part.head}>
          <h2 className={part.title}>{words.t('negotiation.status.timeline')}</h2>
          <span className={part.small}>{words.t('negotiation.hotelTime')}</span>
        </div>
        <ol className={css.timeline}>
          {inquiry.timeline.map(({ at, what }, place) => (
            // Events never move or go: their place is what they are.
            // oxlint-disable-next-line react/no-array-index-key -- two events may be of one kind and one moment
            <li key={place} className={css.event}>
              <span className={css.dot.done} />
              <div>
                <span className={css.eventName}>{words.t(`negotiation.status.events.${what}`)}</span>
                <span className={css.eventWhen}>
                  <time dateTime={at}>{momentText(words, at, zone)}</time>
                  {made(placeMade(what))}
                </span>
              </div>
            </li>
          ))}
          {stepsAhead(inquiry, now).map((step) => (
            <li key={step.what} className={css.event} {...(step.isNow ? { 'aria-current': 'step' as const } : {})}>
              <span className={step.isNow ? css.dot.now : css.dot.ahead} />
              <div>
                <span className={classes(step.isNow ? css.eventName : css.eventAhead)}>
                  {words.t(`negotiation.status.ahead.${step.what}`)}
                </span>
                <span className={css.eventWhen}>{when(step)}</span>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
