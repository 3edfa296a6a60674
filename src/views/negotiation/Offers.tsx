import { hourPromise } from '#contract/inquiry/hourPromise.ts'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { HoursShown } from '#src/views/parts/negotiation/HoursShown.tsx'
import { extraHoursOf, otherTone, pricePerHour, stayOf, tonesOf } from '#src/views/parts/negotiation/offer.rules.ts'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { priceText } from '#src/views/parts/negotiation/words.ts'
import { firstOffer, lastOffer } from '#src/views/parts/negotiation/ending.rules.ts'

/** The offer that counts now, above the request it answers, on one scale; with their notes. */
export const Offers = ({ inquiry }: { inquiry: Inquiry }) => {
  const words = useI18n()
  const { side } = inquiry
  const promise = hourPromise(inquiry.status)
  const isAgreed = promise !== null
  const other = otherTone(inquiry)
  const zone = inquiry.hotel.time_zone
  const first = firstOffer(inquiry)
  const last = lastOffer(inquiry) ?? { ...inquiry, by: 'guest' as const, place: 1, note: '' }
  const isCounter = first !== undefined && first.place !== last.place
  const hours = extraHoursOf(stayOf(last), side)
  const perHour = pricePerHour(last, side)
  const firstPerHour = first === undefined ? null : pricePerHour(first, side)
  const title = isAgreed
    ? words.t('negotiation.status.agreed')
    : last.by === 'hotel'
      ? words.plural('negotiation.status.offeredHours', hours)
      : isCounter
        ? words.plural('negotiation.status.counteredHours', hours)
        : words.t('negotiation.status.youAsked')
  return (
    <>
      <div className={part.head}>
        <h2 className={part.title}>{title}</h2>
        <b className={part.large}>{priceText(words, last.price)}</b>
      </div>
      <HoursShown
        stay={stayOf(last)}
        side={side}
        tone={promise ?? 'asked'}
        other={other}
        timeZone={zone}
        before={isCounter && first !== undefined && !isAgreed ? stayOf(first) : undefined}
      />
      {perHour !== null && (
        <p className={part.small}>
          {isCounter && firstPerHour !== null && !isAgreed
            ? words.t('negotiation.perHourBefore', {
                money: words.exactMoney(perHour),
                before: words.exactMoney(firstPerHour),
              })
            : words.t('negotiation.perHour', { money: words.exactMoney(perHour) })}
        </p>
      )}
      {isCounter && first !== undefined && !isAgreed && (
        <div className={part.mine}>
          <div className={part.head}>
            <h3 className={part.title}>
              {words.plural('negotiation.status.askedHours', extraHoursOf(stayOf(first), side))}
            </h3>
            <b>{priceText(words, first.price)}</b>
          </div>
          <WordedStayLine isComparable stay={stayOf(first)} tones={tonesOf('asked', side, other)} timeZone={zone} />
        </div>
      )}
      {inquiry.offers
        .filter(({ by, note }) => by === 'hotel' && note !== '')
        .map(({ place, note }) => (
          <Note key={place} label={words.t('negotiation.said')} text={note} />
        ))}
      {inquiry.comment !== '' && <Note label={words.t('negotiation.comment')} text={inquiry.comment} />}
    </>
  )
}

/** What a person wrote, in their language. */
export const Note = ({ label, text }: { label: string; text: string }) => (
  <blockquote className={part.quote}>
    <Icon path={icons.ask} />
    <div>
      <p className={part.small}>{label}</p>
      <p dir="auto">{text}</p>
    </div>
  </blockquote>
)
