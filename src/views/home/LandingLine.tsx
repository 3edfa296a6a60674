import { DEFAULT_DESTINATION, POI_KM, type Destination } from '#contract/hotel/destination.ts'
import { datePart } from '#contract/hotel/stay.ts'
import { arrivalOf, landingDay, readTime, USUAL_LANDING } from '#machines/search/arrival.rules.ts'
import { kmFromAirport } from '#machines/search/search.area.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Combobox } from '#src/ui/forms/Combobox.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { input, label } from '#src/ui/forms/Field.css.ts'
import { LandingTime } from '#src/views/parts/hotel/LandingTime.tsx'
import { openSearchField } from '#src/views/searchForm/searchField.ts'
import { useDestination } from '#src/views/searchForm/useDestination.ts'
import type { SearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import { useRef, useState } from 'react'
import * as css from './LandingLine.css.ts'

/** An airport, and the kilometers from it to the nearest hotel. */
interface Airport {
  destination: Destination
  km: number
}

/** `time`: `HH:MM`. */
interface Landing {
  day: string
  time: string
}

interface LandingLineProps {
  draft: SearchDraft
  /** Null: the time cannot be read any more. */
  onLanding: (landing: { airport: Destination; time: string } | null) => void
}

const TYPES = ['airport'] as const

const arrivalAfter = ({ day, time }: Landing, km: number) => arrivalOf({ at: `${day}T${time}`, km, ...USUAL_LANDING })

/**
 * "I land at JFK at 08:00": sets the check-in hour of the search. A place that the guest has chosen near the airport stays the
 * destination; otherwise the airport becomes it.
 */
export const LandingLine = ({ draft, onLanding }: LandingLineProps) => {
  const words = useI18n()
  const fields = useRef<HTMLDivElement>(null)
  const [airport, setAirport] = useState<Airport | null>(null)
  const [text, setText] = useState('')
  /** The landing that has set the check-in. */
  const [landed, setLanded] = useState<Landing | null>(null)
  const { criteria } = draft

  /** The check-in of a landing may be the evening before it. */
  const dayOf = (time: string, km: number): string =>
    landed !== null && arrivalAfter(landed, km).checkIn === criteria.checkIn
      ? landed.day
      : landingDay(criteria.checkIn, time)
  const hasPassed = (checkIn: string) => draft.problemOf({ ...criteria, checkIn }) === 'in_the_past'

  /** @param km of road; null: the airport becomes the destination. */
  const land = (at: Airport, time: string | null, km: number | null) => {
    const landing = time === null ? null : { day: dayOf(time, km ?? at.km), time }
    const checkIn = landing === null ? null : arrivalAfter(landing, km ?? at.km).checkIn
    const nextCheckIn = checkIn === null || hasPassed(checkIn) ? criteria.checkIn : checkIn
    if (km === null) draft.changeArrival(at.destination, nextCheckIn)
    else if (nextCheckIn !== criteria.checkIn) draft.changeCheckIn(nextCheckIn)
    setLanded(landing)
    onLanding(time === null ? null : { airport: at.destination, time })
  }
  const field = useDestination(
    'landing.airport',
    { name: airport?.destination.name ?? '' },
    {
      select: ({ destination, nearestHotel }) => {
        const picked = { destination, km: nearestHotel ?? POI_KM }
        const isChosen = criteria.destination !== DEFAULT_DESTINATION && criteria.destination !== airport?.destination
        setAirport(picked)
        land(picked, readTime(text), isChosen ? kmFromAirport(destination.point, criteria) : null)
      },
      enter: () => fields.current?.querySelector('input')?.focus(),
    },
    TYPES,
  )

  const isAtAirport = criteria.destination === airport?.destination
  const km = airport === null ? null : isAtAirport ? airport.km : kmFromAirport(airport.destination.point, criteria)
  // Gone as soon as the text says something else.
  const time = landed !== null && readTime(text) === landed.time ? landed.time : null
  const day = landed === null ? datePart(criteria.checkIn) : dayOf(landed.time, km ?? 0)
  const arrival = time === null || km === null ? null : arrivalAfter({ day, time }, km)
  const isPast = arrival !== null && hasPassed(arrival.checkIn)
  return (
    <div ref={fields} className={css.line}>
      <Field label={words.t('search.landing.airport')} withoutMessage className={css.airport}>
        {(control) => (
          <Combobox
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the guest has just opened these fields
            autoFocus
            text={field.text}
            placeholder={words.t('search.landing.example')}
            options={field.options}
            Rows={field.Rows}
            emptyText={field.emptyText}
            notice={field.notice}
            aside={field.aside}
            listLabel={words.t('search.form.suggestions')}
            onText={field.type}
            onPick={field.pick}
            onTake={field.hasUnresolvedText ? () => field.take({ search: false }) : undefined}
            onFocus={field.focus}
            onBlur={field.blur}
            onPointerEnter={field.prepare}
          />
        )}
      </Field>
      <button type="button" className={css.day} onClick={() => openSearchField('dates')}>
        <span className={label}>{words.t('search.landing.day')}</span>
        <span className={classes(input, css.dayValue)}>
          <Icon path={icons.calendar} size="small" />
          {words.day(day, 'weekdayDayMonth')}
        </span>
      </button>
      <div className={css.time}>
        <LandingTime
          label={words.t('search.landing.time')}
          text={text}
          onText={setText}
          onLeave={(whole) => {
            const left = readTime(whole)
            // A check-in that the guest has changed since stays.
            if (airport !== null && left !== (landed?.time ?? null)) land(airport, left, km)
          }}
        />
      </div>
      <div className={css.door}>
        <p role="status" className={css.told}>
          {isAtAirport && words.t('search.landing.around', { airport: airport.destination.name })}{' '}
          {isPast && words.t('search.landing.past')}
          {arrival !== null && time !== null && !isPast && (
            <>
              {words.t(datePart(arrival.door) === day ? 'search.landing.door' : 'search.landing.doorNextDay', {
                day: words.day(day, 'weekdayDayMonth'),
                time: words.timesIn(time),
                hour: words.hourOf(arrival.door),
                doorDay: words.day(arrival.door, 'weekdayDayMonth'),
              })}{' '}
              {arrival.checkIn === criteria.checkIn &&
                words.t('search.landing.checkIn', {
                  day: words.day(arrival.checkIn, 'weekdayDayMonth'),
                  hour: words.hourOf(arrival.checkIn),
                })}{' '}
              {words.t('search.landing.made')}
            </>
          )}
        </p>
        {arrival !== null && !isPast && arrival.checkIn !== criteria.checkIn && (
          <Button size="small" onClick={() => draft.changeCheckIn(arrival.checkIn)}>
            {words.t('search.landing.use', {
              day: words.day(arrival.checkIn, 'weekdayDayMonth'),
              hour: words.hourOf(arrival.checkIn),
            })}
          </Button>
        )}
      </div>
    </div>
  )
}
