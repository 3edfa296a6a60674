import type { Rate, RateResponse } from '#contract/hotel/rates.ts'
import { countHours, countNights } from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { rateTones, stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { StayLine } from '#src/ui/stay/StayLine.tsx'
import { Stars, Tag } from '#src/ui/content/Tag.tsx'
import { partyText } from '#src/i18n/priceWords.ts'
import { TonightNow } from '#src/views/parts/booking/TonightNow.tsx'
import * as css from './Summary.css.ts'
import * as icons from '#src/ui/content/icons.ts'

/** Hotel, room, party, and the stay drawn on its time line. */
export const StaySummary = ({ offer, rate }: { offer: RateResponse; rate: Rate }) => {
  const words = useI18n()
  const { hotel, room, stay } = offer
  const tones = rateTones(rate)
  const sides = [
    { side: 'checkIn', extra: rate.checkin_deviation, promise: rate.checkin_guaranteed ? 'sure' : 'asked' },
    { side: 'checkOut', extra: rate.checkout_deviation, promise: rate.checkout_guaranteed ? 'sure' : 'asked' },
  ] as const
  return (
    <div className={css.stay}>
      <div className={css.hotel}>
        <Picture src={hotel.image} alt="" width={88} height={88} eager className={css.picture} />
        <div className={css.hotelWords}>
          <Stars count={hotel.stars} label={words.plural('hotel.stars', hotel.stars)} />
          <h2 className={css.name}>
            <bdi>{hotel.name}</bdi>
          </h2>
          <p className={css.quiet}>
            <Facts>
              <bdi>{room.name}</bdi>
              {partyText(words, offer.rooms)}
            </Facts>
          </p>
        </div>
      </div>
      <div className={css.line}>
        <div className={css.ends}>
          <End at={stay.checkIn} name={words.t('common.stay.checkIn')} className={css.end} />
          <End at={stay.checkOut} name={words.t('common.stay.checkOut')} className={css.until} />
        </div>
        <StayLine stay={stayHours(stay, tones)} label={stayLabel(words, stay, tones, hotel.time_zone)} />
        <div className={css.tags}>
          <TonightNow checkIn={stay.checkIn} timeZone={hotel.time_zone} />
          <Tag>
            {words.t('common.stay.nightsAndHours', {
              nights: words.plural('common.nights', countNights(stay)),
              hours: words.plural('common.hours', countHours(stay, hotel.time_zone)),
            })}
          </Tag>
          {sides
            .filter(({ extra }) => extra > 0)
            .map(({ side, promise }) => (
              <Tag
                key={side}
                tone={promise === 'sure' ? 'guaranteed' : 'asked'}
                icon={promise === 'sure' ? icons.lock : icons.ask}
              >
                {words.t(`checkout.${promise}.${side}`)}
              </Tag>
            ))}
          {rate.board === 'breakfast' && <Tag icon={icons.cup}>{words.t('hotel.board.breakfast')}</Tag>}
        </div>
      </div>
    </div>
  )
}

const End = ({ at, name, className }: { at: string; name: string; className: string }) => {
  const words = useI18n()
  return (
    <p className={className}>
      <span>{name}</span>
      <time dateTime={at}>{words.day(at, 'weekdayDayMonth')}</time>
      <b className={css.hour}>
        <Numeral>{words.hourOf(at)}</Numeral>
      </b>
    </p>
  )
}
