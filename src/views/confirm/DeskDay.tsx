import { hourPart } from '#contract/hotel/stay.ts'
import type { DeskResponse, DeskStay } from '#contract/inquiry/desk.ts'
import { fullName } from '#contract/user/fullName.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Tag } from '#src/ui/content/Tag.tsx'
import * as css from './desk.css.ts'
import { dayLine, dayPassed, type DayPromise } from './desk.rules.ts'

const SCALE = [0, 6, 12, 18, 24]
const DAY_HOURS = 24

type End = 'arrival' | 'departure'

const dayName = (words: PageI18n, day: string, clock: string): string => {
  const ahead = Temporal.PlainDate.from(clock.slice(0, 10)).until(day).days
  const date = words.day(day, 'weekdayDayMonth')
  if (ahead === 0) return words.t('common.list', { first: words.t('desk.today'), second: date })
  return ahead === 1 ? words.t('common.list', { first: words.t('desk.tomorrow'), second: date }) : date
}

/** Arrivals and departures of a day on lines of one scale. `clock`: the hotel's; its hand is on the day that it shows. */
export const DeskDay = ({ day, arrivals, departures, clock }: DeskResponse['days'][number] & { clock: string }) => {
  const words = useI18n()
  const isToday = clock.startsWith(day)
  const groups = [
    { end: 'arrival', title: words.t('desk.arrivals'), stays: arrivals },
    { end: 'departure', title: words.t('desk.departures'), stays: departures },
  ] as const
  const name = dayName(words, day, clock)
  return (
    <section aria-label={name} className={classes(css.day, !isToday && css.otherDay)}>
      <h2 className={css.dayTitle}>{name}</h2>
      {arrivals.length + departures.length === 0 ? (
        <p className={css.small}>{words.t('desk.noStays')}</p>
      ) : (
        <div className={css.dayCard}>
          <div className={css.row} aria-hidden="true">
            <div className={classes(css.lineCell, css.scale)}>
              {SCALE.map((hour) => (
                <span key={hour} className={css.scaleHour}>
                  {words.hourShort(hour % DAY_HOURS)}
                </span>
              ))}
              {isToday && (
                <span className={css.handHour} style={{ insetInlineStart: `${dayPassed(clock) * 100}%` }}>
                  <span className={css.handText}>{words.time(clock)}</span>
                </span>
              )}
            </div>
          </div>
          {groups.map(
            ({ end, title, stays }) =>
              stays.length > 0 && (
                <Stays key={end} end={end} title={title} stays={stays} clock={isToday ? clock : null} />
              ),
          )}
        </div>
      )}
    </section>
  )
}

const Stays = ({
  end,
  title,
  stays,
  clock,
}: {
  end: End
  title: string
  stays: readonly DeskStay[]
  clock: string | null
}) => {
  const words = useI18n()
  return (
    <table className={css.table}>
      <caption className={css.caption}>{title}</caption>
      <thead>
        <tr>
          {(['hour', 'guest', 'promise'] as const).map((column) => (
            <th key={column} scope="col">
              {words.t(`desk.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stays.map((stay) => {
          const at = end === 'arrival' ? stay.check_in : stay.check_out
          const { segments, promise } = dayLine(end, at)
          return (
            <tr key={`${stay.reference} ${fullName(stay.guest)} ${at}`} className={css.row}>
              <td className={css.hour}>
                <Numeral>{words.hourOf(at)}</Numeral>
              </td>
              <th scope="row" className={css.stayGuest}>
                <bdi>{fullName(stay.guest)}</bdi>
                {stay.reference !== '' && (
                  <span className={css.reference}>
                    <bdi>{stay.reference}</bdi>
                  </span>
                )}
              </th>
              <td aria-hidden="true" className={css.lineCell}>
                <div className={css.track}>
                  {segments.map(({ tone, hours }) => (
                    <span key={tone} className={css.tone[tone]} style={{ flexGrow: hours }} />
                  ))}
                </div>
                {clock !== null && (
                  <span className={css.hand} style={{ insetInlineStart: `${dayPassed(clock) * 100}%` }} />
                )}
              </td>
              <td className={css.promise}>
                <Promised promise={promise} end={end} hour={words.hour(hourPart(at))} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const Promised = ({ promise, end, hour }: { promise: DayPromise; end: End; hour: string }) => {
  const words = useI18n()
  switch (promise.kind) {
    case 'guaranteed':
      return (
        <Tag tone="guaranteed" icon={icons.lock}>
          {words.plural('desk.guaranteed', promise.hours)}
        </Tag>
      )
    case 'free':
      return <Tag tone="gained">{words.t(end === 'arrival' ? 'desk.freeUntil' : 'desk.freeFrom', { hour })}</Tag>
    case 'standard':
      return <Tag>{words.t('desk.standard')}</Tag>
  }
}
