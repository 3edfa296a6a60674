import type { Nearby } from '#contract/hotel/hotels.ts'
import { addDays, datePart, stayProblem } from '#contract/hotel/stay.ts'
import {
  arrivalOf,
  BAGGAGE_MINUTES,
  IMMIGRATION_MINUTES,
  landingDay,
  TRANSFER_START_MINUTES,
  DEPLANING_MINUTES,
  readTime,
} from '#machines/search/arrival.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card, cardPadding } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Checkbox } from '#src/ui/forms/Choice.tsx'
import { classes } from '#src/ui/classes.ts'
import { Select } from '#src/ui/forms/Field.tsx'
import { LandingTime } from '#src/views/parts/hotel/LandingTime.tsx'
import { usePlaceName } from '#src/views/parts/hotel/usePlaceName.ts'
import { problemText } from '#src/views/searchForm/problemText.ts'
import type { SearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import { useId, useState } from 'react'
import * as css from './FlightHelper.css.ts'

/** "I land at JFK at 06:40": shows the hour of arrival at the hotel, and sets the check-in to it. */
export const FlightHelper = ({
  airports,
  draft,
  landing,
}: {
  airports: readonly Nearby[]
  draft: SearchDraft
  /** `HH:MM` if the guest has said it before; null otherwise. */
  landing: string | null
}) => {
  const words = useI18n()
  const title = useId()
  const { criteria, now, timeZone } = draft
  const firstDay = datePart(criteria.checkIn)
  const place = usePlaceName(criteria.destination)
  // The airport that was searched for is the one the guest lands at.
  const [airportName, setAirportName] = useState(place)
  const [timeText, setTimeText] = useState(landing ?? '')
  const time = readTime(timeText)
  const [day, setDay] = useState<string | null>(landing === null ? null : landingDay(criteria.checkIn, landing))
  const [border, setBorder] = useState(true)
  const [bag, setBag] = useState(true)
  // The evening before, the day itself, and the day after; they move with the stay.
  const days = [-1, 0, 1].map((away) => addDays(firstDay, away))
  const landed = day !== null && days.includes(day) ? day : firstDay
  const airport = airports.find(({ name }) => name === airportName) ?? airports[0]
  const arrival =
    airport && time !== null ? arrivalOf({ at: `${landed}T${time}`, km: airport.distance, border, bag }) : null
  const isUsed = arrival?.checkIn === criteria.checkIn
  // Until the hotel's time is known, no hour counts as passed.
  const problem = arrival && stayProblem({ ...criteria, checkIn: arrival.checkIn }, now ?? arrival.checkIn, timeZone)
  return (
    <section className={classes(card, cardPadding, css.helper)} aria-labelledby={title}>
      <div>
        <h3 id={title}>{words.t('hotelParts.flight.title')}</h3>
        <p className={css.lead}>{words.t('hotelParts.flight.lead')}</p>
      </div>
      <div className={css.fields}>
        <Select
          label={words.t('search.landing.airport')}
          className={css.airport}
          withoutMessage
          value={airport?.name}
          options={airports.map(({ name, code }) => ({
            value: name,
            label: code === null ? name : words.t('hotelParts.flight.code', { name, code }),
          }))}
          onChange={({ target }) => setAirportName(target.value)}
        />
        <Select
          label={words.t('hotelParts.flight.day')}
          withoutMessage
          value={landed}
          options={days.map((value) => ({ value, label: words.day(value, 'weekdayDayMonth') }))}
          onChange={({ target }) => setDay(target.value)}
        />
        <LandingTime label={words.t('search.landing.time')} text={timeText} onText={setTimeText} />
        <Checkbox checked={border} onChange={({ target }) => setBorder(target.checked)}>
          {words.t('hotelParts.flight.border')}
        </Checkbox>
        <Checkbox checked={bag} onChange={({ target }) => setBag(target.checked)}>
          {words.t('hotelParts.flight.bag')}
        </Checkbox>
      </div>
      <div className={css.answer}>
        <div role="status">
          {arrival && (
            <>
              <p className={css.door}>
                {words.t('hotelParts.flight.door', {
                  hour: words.hourOf(arrival.door),
                  day: words.day(arrival.door, 'weekdayDayMonth'),
                })}
              </p>
              <p className={css.made}>
                {words.t('hotelParts.flight.made', {
                  plane: words.number(DEPLANING_MINUTES),
                  border: words.number(border ? IMMIGRATION_MINUTES : bag ? BAGGAGE_MINUTES : 0),
                  road: words.number(arrival.onTheRoad + TRANSFER_START_MINUTES),
                })}
              </p>
              {arrival.afterMidnight && <p className={css.made}>{words.t('hotelParts.flight.waits')}</p>}
              {problem && (
                <p className={css.past}>
                  {problem === 'in_the_past' ? words.t('hotelParts.flight.past') : problemText(words, problem)}
                </p>
              )}
              {isUsed && <p className={css.used}>{words.t('hotelParts.flight.used')}</p>}
            </>
          )}
        </div>
        {arrival && problem === undefined && !isUsed && (
          <Button
            look="ink"
            onClick={() => {
              // Pin the day of landing: the check-in may move to the evening before.
              setDay(landed)
              draft.changeCheckIn(arrival.checkIn)
            }}
          >
            {words.t('search.landing.use', {
              day: words.day(arrival.checkIn, 'weekdayDayMonth'),
              hour: words.hourOf(arrival.checkIn),
            })}
          </Button>
        )}
      </div>
    </section>
  )
}
