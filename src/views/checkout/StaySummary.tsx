import type { Rate, RateAnswer } from '#contract/rates.ts'
import { hoursOf, nightsOf } from '#contract/stay.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { N } from '#src/ui/N.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { StayLine } from '#src/ui/StayLine.tsx'
import { Stars, Tag } from '#src/ui/Tag.tsx'
import { partyText, rateTones } from './checkoutWords.ts'
import * as css from './Summary.css.ts'

/** What is booked: hotel, room, party, and both ends of the stay on its line. */
export const StaySummary = ({ offer, rate }: { offer: RateAnswer; rate: Rate }) => {
  const words = useWords()
  const { hotel, room, stay } = offer
  const tones = rateTones(rate)
  const sides = [
    { name: words.t('common.stay.checkIn'), extra: rate.checkin_deviation, sure: rate.checkin_guaranteed },
    { name: words.t('common.stay.checkOut'), extra: rate.checkout_deviation, sure: rate.checkout_guaranteed },
  ].filter(({ extra }) => extra > 0)
  return (
    <div className={css.stay}>
      <div className={css.hotel}>
        <Picture src={hotel.image} alt="" width={88} height={88} eager className={css.picture} />
        <div className={css.hotelWords}>
          <Stars count={hotel.stars} label={words.plural('common.stars', hotel.stars)} />
          <h2 className={css.name}>
            <bdi>{hotel.name}</bdi>
          </h2>
          <p className={css.quiet}>
            <bdi>{room.name}</bdi> · {partyText(words, offer.rooms)}
          </p>
        </div>
      </div>
      <div className={css.line}>
        <div className={css.ends}>
          <End at={stay.checkIn} name={words.t('common.stay.checkIn')} className={css.end} />
          <End at={stay.checkOut} name={words.t('common.stay.checkOut')} className={css.until} />
        </div>
        <StayLine stay={stayHours(stay, tones)} label={stayLabel(words, stay, tones)} />
        <div className={css.tags}>
          <Tag>
            {words.t('common.stay.nightsAndHours', {
              nights: words.plural('common.nights', nightsOf(stay)),
              hours: words.plural('common.hours', hoursOf(stay)),
            })}
          </Tag>
          {sides.map(({ name, sure }) => (
            <Tag key={name} tone={sure ? 'guaranteed' : 'asked'} icon={sure ? 'lock' : 'ask'}>
              {words.t('common.list', {
                first: name,
                second: words.t(sure ? 'common.stay.tone.guaranteed' : 'common.stay.tone.asked'),
              })}
            </Tag>
          ))}
          {rate.board === 'breakfast' && <Tag icon="cup">{words.t('hotel.board.breakfast')}</Tag>}
        </div>
      </div>
    </div>
  )
}

const End = ({ at, name, className }: { at: string; name: string; className: string }) => {
  const words = useWords()
  return (
    <p className={className}>
      <span>
        {name} · <time dateTime={at}>{words.day(at, 'weekdayDayMonth')}</time>
      </span>
      <b className={css.hour}>
        <N>{words.hourOf(at)}</N>
      </b>
    </p>
  )
}
