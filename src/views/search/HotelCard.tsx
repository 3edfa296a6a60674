import type { HotelSummary } from '#contract/hotels.ts'
import type { Stay } from '#contract/stay.ts'
import { PINNED_NEAREST } from '#machines/search/search.rules.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Money, NightPrice } from '#src/i18n/Money.tsx'
import { Rich } from '#src/i18n/Rich.tsx'
import { extraHoursOf } from '#src/i18n/stayWords.ts'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { HeartButton } from '#src/views/parts/HeartButton.tsx'
import { HotelName, HotelRating } from '#src/views/parts/HotelHead.tsx'
import * as css from './HotelCard.css.ts'
import type { RankReason } from './rank.ts'

export interface HotelCardProps {
  hotel: HotelSummary
  stay: Stay
  place: { name: string; poi: boolean }
  /** Of the destination; null while it is not known. */
  timeZone: string | null
  reason: RankReason | undefined
  /** The first ones are seen at once. */
  eager: boolean
  /** The query of this search, which the hotel's page goes on with. */
  query: Record<string, string>
}

const REASON_ICON = { nearest: 'pin', best: 'bolt', lowest: 'lock', rated: 'star' } as const

export const HotelCard = ({ hotel, stay, place, timeZone, reason, eager, query }: HotelCardProps) => {
  const words = useWords()
  const { rate, reviews } = hotel
  return (
    <article className={css.card}>
      <div className={css.pictureBox}>
        <Picture src={hotel.image} alt="" width={900} height={600} eager={eager} className={css.picture} />
      </div>
      <div className={css.body}>
        <HotelName hotel={hotel} query={query} />
        <HotelRating reviews={reviews} />
        <p className={css.fact}>
          <Icon name="pin" size="small" className={css.factIcon} />
          {place.poi
            ? words.t('search.card.fromPlace', { distance: words.distance(hotel.distance), place: place.name })
            : words.t('search.card.fromCentre', { distance: words.distance(hotel.distance) })}
        </p>
        {reason && (
          <p className={css.fact}>
            <Icon name={REASON_ICON[reason]} size="small" className={css.factIcon} />
            <span className={css.reason}>
              <Reason reason={reason} hotel={hotel} place={place.name} />
            </span>
          </p>
        )}
        <WordedStayLine
          stay={stay}
          timeZone={timeZone}
          tones={{
            checkIn: rate.checkin_guaranteed ? 'guaranteed' : 'asked',
            checkOut: rate.checkout_guaranteed ? 'guaranteed' : 'asked',
          }}
        />
        <div className={css.foot}>
          <Sure hotel={hotel} stay={stay} />
          <div className={css.price} role="group" aria-label={words.t('search.card.total')}>
            <div className={css.total}>
              <Money dollars={rate.total} />
            </div>
            <div className={css.night}>
              <NightPrice dollars={rate.avg_night_price} />
            </div>
          </div>
        </div>
      </div>
      <HeartButton id={hotel.id} name={hotel.name} className={css.heart} />
    </article>
  )
}

const Reason = ({ reason, hotel, place }: { reason: RankReason; hotel: HotelSummary; place: string }) => {
  const words = useWords()
  switch (reason) {
    case 'nearest':
      return words.plural('search.card.nearest', PINNED_NEAREST, { place })
    case 'best':
      return words.t('search.card.bestBelow', { percent: words.percent(hotel.best_value) })
    case 'lowest':
      return words.t('search.card.lowest')
    case 'rated':
      return words.t('search.card.bestRated')
  }
}

/** What is sure and what is saved: the rule for cancelling, the hours won or asked, the money saved. */
const Sure = ({ hotel: { cancellation, rate }, stay }: { hotel: HotelSummary; stay: Stay }) => {
  const words = useWords()
  const extra = extraHoursOf(stay)
  const sides = [
    { hours: Math.max(0, extra.checkIn), guaranteed: rate.checkin_guaranteed },
    { hours: Math.max(0, extra.checkOut), guaranteed: rate.checkout_guaranteed },
  ]
  const hoursOf = (guaranteed: boolean) =>
    sides.filter((side) => side.guaranteed === guaranteed).reduce((sum, side) => sum + side.hours, 0)
  const [won, asked] = [hoursOf(true), hoursOf(false)]
  return (
    <div className={css.sure}>
      <span>
        {cancellation.deadline_local === null
          ? words.t('hotel.rate.notRefundable')
          : words.t('hotel.rate.freeUntil', { when: dayInYear(words, cancellation.deadline_local, 'dayMonth') })}
      </span>
      {won > 0 && <span className={css.guaranteed}>{words.plural('common.stay.wonGuaranteed', won)}</span>}
      {asked > 0 && <span className={css.asked}>{words.plural('common.stay.askedFor', asked)}</span>}
      {rate.money_saved > 0 && (
        <span className={css.saved}>
          <Rich text="search.card.saved" parts={{ money: <Money key="money" dollars={rate.money_saved} /> }} />
        </span>
      )}
    </div>
  )
}
