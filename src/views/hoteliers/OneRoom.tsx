import { STANDARD_CHECK_IN_HOUR } from '#contract/hotel/stay.ts'
import { USUAL_HOUR_PERCENT } from '#contract/inquiry/usualPrice.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import * as css from './HoteliersPage.css.ts'
import { CLEANED_AT, CLEANING_FROM, dollarsText, HOUR_PRICE, LEAVES_AT, NIGHT, PAID_HOURS } from './room.rules.ts'

const DAY_HOURS = 24
const SCALE = [0, 4, 8, 12, 16, 20, 24]
const CENTS = 100

interface Piece {
  until: number
  tone: 'standard' | 'idle' | 'cleaning' | 'paid'
  text?: string
}

/** What one yes changes for one room on one day, on two lines of the same scale. */
export const OneRoom = () => {
  const words = useI18n()
  const money = (dollars: number) => dollarsText(words, dollars * CENTS)
  const guestA = { until: LEAVES_AT, tone: 'standard', text: words.t('hoteliers.room.guestA') } as const
  const guestB = { until: DAY_HOURS, tone: 'standard', text: words.t('hoteliers.room.guestB') } as const
  const hours = {
    leave: words.hour(LEAVES_AT),
    clean: words.hour(CLEANING_FROM),
    come: words.hour(CLEANED_AT),
    money: money(PAID_HOURS * HOUR_PRICE),
  }
  const keys = [
    { tone: 'standard', text: words.t('hoteliers.room.standard') },
    { tone: 'paid', text: words.t('hoteliers.room.extra') },
    { tone: 'cleaning', text: words.t('hoteliers.room.cleaning') },
    { tone: 'idle', text: words.t('hoteliers.room.empty') },
  ] as const
  return (
    <section className={css.section}>
      <h2 className={css.title}>{words.t('hoteliers.room.title')}</h2>
      <p className={css.sectionLead}>{words.t('hoteliers.room.lead', { money: money(NIGHT) })}</p>
      <div className={css.room}>
        <div className={css.roomRow}>
          <h3 className={css.roomHead}>
            {words.t('hoteliers.room.today')}
            <span className={css.small}>
              {words.plural('hoteliers.room.unpaid', STANDARD_CHECK_IN_HOUR - LEAVES_AT)}
            </span>
          </h3>
          <RoomLine
            label={words.t('hoteliers.room.todayLine', {
              leave: words.hour(LEAVES_AT),
              standard: words.hour(STANDARD_CHECK_IN_HOUR),
            })}
            pieces={[
              guestA,
              { until: STANDARD_CHECK_IN_HOUR, tone: 'idle', text: words.t('hoteliers.room.empty') },
              guestB,
            ]}
          />
        </div>
        <div className={css.roomRow}>
          <h3 className={css.roomHead}>
            {words.t('hoteliers.room.yes')}
            <b className={css.gain}>
              <Numeral direction="auto">{`+${money(PAID_HOURS * HOUR_PRICE)}`}</Numeral>
            </b>
          </h3>
          <RoomLine
            label={words.plural('hoteliers.room.yesLine', PAID_HOURS, hours)}
            pieces={[
              guestA,
              { until: CLEANING_FROM, tone: 'idle', text: words.t('hoteliers.room.empty') },
              { until: CLEANED_AT, tone: 'cleaning' },
              { until: STANDARD_CHECK_IN_HOUR, tone: 'paid', text: words.plural('hoteliers.room.paid', PAID_HOURS) },
              guestB,
            ]}
          />
          <div className={css.scale} aria-hidden="true">
            {SCALE.map((hour) => (
              <span key={hour} className={css.scaleHour}>
                {hour === DAY_HOURS ? words.hourShort(0) : words.hourShort(hour)}
              </span>
            ))}
          </div>
        </div>
        <div className={css.roomSum}>
          <p className={css.roomText}>
            {words.plural('hoteliers.room.sum', PAID_HOURS, {
              come: hours.come,
              clean: hours.clean,
              money: hours.money,
              hourMoney: money(HOUR_PRICE),
              percent: words.percent(USUAL_HOUR_PERCENT),
            })}
          </p>
          <ul className={css.keys}>
            {keys.map(({ tone, text }) => (
              <li key={tone} className={css.key}>
                <span className={classes(css.swatch, css.pieceTone[tone])} aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

const RoomLine = ({ label, pieces }: { label: string; pieces: readonly Piece[] }) => (
  <div role="img" aria-label={label} className={css.roomLine}>
    {pieces.map(({ until, tone, text }, place) => (
      <span
        key={until}
        aria-hidden="true"
        className={classes(css.piece, css.pieceTone[tone])}
        style={{ flexGrow: until - (pieces[place - 1]?.until ?? 0) }}
      >
        {text !== undefined && <span className={css.pieceText}>{text}</span>}
      </span>
    ))}
  </div>
)
