import type { HotelSummary } from '#contract/hotel/hotels.ts'
import type { Room, Stay } from '#contract/hotel/stay.ts'
import { writeRateChoice, NO_RATE_CHOICE, NONE_GUARANTEED } from '#machines/rates/rateChoice.rules.ts'
import { BOTH_GUARANTEED } from '#machines/rates/rates.rules.ts'
import { PINNED_NEAREST } from '#machines/search/search.rules.ts'
import { isStayGuaranteed, shownRate, type ShownRate, type WantedTerms } from '#machines/search/shownRate.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { hoursInCardTotal } from '#src/i18n/hoursInTotal.ts'
import { Money } from '#src/i18n/Money.tsx'
import { NightPrice } from '#src/i18n/NightPrice.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { countExtraHours, hasExtraHours, rateTones } from '#src/i18n/stayWords.ts'
import { useFreeUntilText } from '#src/i18n/useFreeUntilText.ts'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { above } from '#src/styles/media.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { pictureFormat } from '#contract/hotel/pictures.ts'
import { FavoriteButton } from '#src/views/parts/hotel/FavoriteButton.tsx'
import { AnswerRecordNote } from '#src/views/parts/hotel/AnswerRecordNote.tsx'
import { HotelName, HotelRating } from '#src/views/parts/hotel/HotelTitle.tsx'
import { memo } from 'react'
import * as css from './HotelCard.css.ts'
import type { RankReason } from './rank.ts'
import { distanceFrom, type SearchedPlace } from '#src/views/parts/hotel/useSearchedPlace.ts'

export interface HotelCardProps {
  hotel: HotelSummary
  stay: Stay & { rooms: readonly Room[] }
  place: SearchedPlace
  /** Time zone of the destination; null if unknown. */
  timeZone: string | null
  reason: RankReason | undefined
  /** When a guest who lands at the place is at the door, `YYYY-MM-DDTHH:MM`; null if they have not said. */
  door: string | null
  /** Terms filtered by: the card shows the rate that has them. The same object while unchanged. */
  wanted: WantedTerms
  /** Among the first cards, visible immediately. */
  eager: boolean
  /** Search parameters for the link to the hotel. */
  query: Record<string, string>
  /** Its pin on the map is highlighted. */
  lit: boolean
  /** The guest starts or stops (null) pointing at this hotel. */
  onLight: (id: string | null) => void
}

const REASON_ICON = { nearest: icons.pin, best: icons.bolt, lowest: icons.lock, rated: icons.star } as const

export const HotelCard = memo(function HotelCard({
  hotel,
  stay,
  place,
  timeZone,
  reason,
  door,
  wanted,
  eager,
  query,
  lit,
  onLight,
}: HotelCardProps) {
  const words = useI18n()
  const { rate, reviews } = hotel
  const shown = shownRate(hotel, wanted)
  if (shown === null) return null
  const fromPlace = distanceFrom(words, place, hotel.distance)
  const light = () => onLight(hotel.id)
  const dim = () => onLight(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing can be done with it: its pin on the map lights up with the card
    <article
      className={classes(css.card, lit && css.lit)}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <div className={css.pictureBox}>
        <Picture
          src={pictureFormat(hotel.image, 1600, 900)}
          instead={{ src: pictureFormat(hotel.image, 800, 1000), media: above('sm') }}
          alt=""
          width={1600}
          height={900}
          eager={eager}
          className={css.picture}
        />
      </div>
      <div className={css.body}>
        <div className={css.titles}>
          <HotelName hotel={hotel} query={rateQuery(hotel, wanted, query)} />
          <HotelRating reviews={reviews} />
        </div>
        <p className={css.fact}>
          <Icon path={icons.pin} size="small" className={css.factIcon} />
          {fromPlace === null || door === null
            ? (fromPlace ?? hotel.city)
            : words.t('search.card.atDoor', {
                distance: words.distance(hotel.distance),
                place: place.name,
                time: words.time(door),
              })}
        </p>
        {reason && (
          <p className={css.fact}>
            <Icon path={REASON_ICON[reason]} size="small" className={css.factIcon} />
            <span className={css.reason}>
              <Reason reason={reason} hotel={hotel} place={place.name} />
            </span>
          </p>
        )}
        {hotel.answer_record !== null && <AnswerRecordNote record={hotel.answer_record} className={css.fact} />}
        {isStandardStay(stay) ? (
          <MoreHours later={hotel.later_check_out} />
        ) : (
          <WordedStayLine stay={stay} timeZone={timeZone} tones={rateTones(rate)} />
        )}
        <div className={css.foot}>
          <div className={css.promise}>
            <GuaranteeNote hotel={hotel} shown={shown} stay={stay} />
          </div>
          <Sure hotel={hotel} shown={shown} />
          <div className={css.price} role="group" aria-label={words.t('search.card.total')}>
            <div className={css.total}>
              <Money dollars={shown.hoursTotal} />
            </div>
            <div className={css.night}>
              <NightPrice dollars={shown.avg_night_price} rooms={stay.rooms.length} hours={hoursInCardTotal(hotel)} />
            </div>
          </div>
        </div>
      </div>
      <FavoriteButton id={hotel.id} name={hotel.name} className={css.heart} />
    </article>
  )
})

const isStandardStay = (stay: Stay): boolean => {
  const { checkIn, checkOut } = countExtraHours(stay)
  return checkIn === 0 && checkOut === 0
}

/** Replaces the line where it would be the same on all cards: what more this hotel guarantees. */
const MoreHours = ({ later }: { later: HotelSummary['later_check_out'] }) => {
  const words = useI18n()
  return later === null ? (
    <p className={css.fact}>
      <Icon path={icons.ask} size="small" className={css.factIcon} />
      {words.t('search.card.laterOnRequest')}
    </p>
  ) : (
    <p className={classes(css.fact, css.guaranteed)}>
      <Icon path={icons.lock} size="small" className={css.factIcon} />
      <span>
        <Trans
          text="search.card.later"
          parts={{
            hour: <Numeral key="hour">{words.hour(later.hour)}</Numeral>,
            money: <Money key="money" dollars={later.price} />,
          }}
        />
      </span>
    </p>
  )
}

/** Says if the hours are guaranteed, what is paid now if not, and what the other choice costs. */
export const GuaranteeNote = ({
  hotel,
  shown,
  stay,
}: {
  hotel: HotelSummary
  shown: Pick<ShownRate, 'total' | 'hoursTotal' | 'isBase'>
  stay: Stay
}) => {
  const words = useI18n()
  if (!hasExtraHours(stay)) return null
  const isGuaranteed = isStayGuaranteed(hotel)
  const { ask_total, ask_hours_total } = hotel.rate
  const { total, hoursTotal } = shown
  if (!isGuaranteed)
    return (
      <>
        <div className={classes(css.certain, css.asked)}>
          <Icon path={icons.ask} size="small" />
          {words.t('search.card.onlyOnRequest')}
        </div>
        <div className={css.asked}>
          <NowAndAll text="search.card.nowAndAll" now={total} all={hoursTotal} />
        </div>
      </>
    )
  const ask =
    shown.isBase && ask_total !== null && ask_hours_total !== null ? ([ask_total, ask_hours_total] as const) : null
  const more = words.moneyApart(ask?.[1] ?? hoursTotal, hoursTotal)
  return (
    <>
      <div className={classes(css.certain, css.guaranteed)}>
        <Icon path={icons.lock} size="small" />
        {more.gap > 0 ? (
          <span>
            <Trans
              text="search.card.guaranteedForMore"
              parts={{
                money: (
                  <Numeral key="money" direction="auto">
                    {more.money}
                  </Numeral>
                ),
              }}
            />
          </span>
        ) : (
          words.t('search.card.guaranteed')
        )}
      </div>
      {ask !== null && (
        <div className={css.asked}>
          <NowAndAll text="search.card.onRequest" now={ask[0]} all={ask[1]} />
        </div>
      )}
    </>
  )
}

const NowAndAll = ({
  text,
  now,
  all,
}: {
  text: 'search.card.nowAndAll' | 'search.card.onRequest'
  now: number
  all: number
}) => <Trans text={text} parts={{ now: <Money key="now" dollars={now} />, all: <Money key="all" dollars={all} /> }} />

/** Decisions §11: the query of a card's link says what the card says; the hotel's page chooses the same rate. */
export const rateQuery = (
  hotel: HotelSummary,
  { freeCancellation, breakfast }: WantedTerms,
  query: Record<string, string>,
  isGuaranteed = isStayGuaranteed(hotel),
): Record<string, string> => ({
  ...query,
  ...writeRateChoice({
    ...NO_RATE_CHOICE,
    refundable: freeCancellation || null,
    breakfast: breakfast || null,
    guarantee: isGuaranteed ? BOTH_GUARANTEED : NONE_GUARANTEED,
  }),
})

const Reason = ({ reason, hotel, place }: { reason: RankReason; hotel: HotelSummary; place: string }) => {
  const words = useI18n()
  switch (reason) {
    case 'nearest':
      return words.t('search.card.nearest', { n: PINNED_NEAREST, place })
    case 'best':
      return words.t('search.card.bestBelow', { percent: words.percent(hotel.best_value) })
    case 'lowest':
      return words.t('search.card.lowest')
    case 'rated':
      return words.t('search.card.bestRated')
  }
}

/** Cancellation policy, and savings. */
const Sure = ({ hotel, shown }: { hotel: HotelSummary; shown: ShownRate }) => {
  const words = useI18n()
  const freeUntil = useFreeUntilText(shown)
  const { rate } = hotel
  return (
    <div className={css.sure}>
      <span>{freeUntil ?? words.t('hotel.rate.notRefundable')}</span>
      {rate.money_saved > 0 && (
        <span className={css.saved}>
          <Trans text="search.card.saved" parts={{ money: <Money key="money" dollars={rate.money_saved} /> }} />
        </span>
      )}
    </div>
  )
}
