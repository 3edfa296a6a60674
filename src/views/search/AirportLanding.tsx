import { stayProblem, type DayHour, type Stay } from '#contract/hotel/stay.ts'
import { arrivalOf, landingDay, readTime, USUAL_LANDING } from '#machines/search/arrival.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { LandingTime } from '#src/views/parts/hotel/LandingTime.tsx'
import { useState } from 'react'
import * as css from './ResultsPage.css.ts'

interface AirportLandingProps {
  /** Its name or code. */
  airport: string
  /** Kilometers to the nearest hotel. */
  km: number
  stay: Stay
  /** Current hour there; null if unknown. */
  now: DayHour | null
  /** Time zone there; null if unknown. */
  timeZone: string | null
  /** `HH:MM`; null: not said yet. */
  landing: string | null
  onLanding: (landing: string | null) => void
  onCheckIn: (checkIn: DayHour) => void
}

/** "I land at JFK at 08:00": the cards then say when the guest is at the door, and the check-in can be set to the first of these. */
export const AirportLanding = ({
  airport,
  km,
  stay,
  now,
  timeZone,
  landing,
  onLanding,
  onCheckIn,
}: AirportLandingProps) => {
  const words = useI18n()
  const [text, setText] = useState(landing ?? '')
  const checkIn =
    landing === null
      ? null
      : arrivalOf({ at: `${landingDay(stay.checkIn, landing)}T${landing}`, km, ...USUAL_LANDING }).checkIn
  const isOffered =
    checkIn !== null &&
    checkIn !== stay.checkIn &&
    stayProblem({ ...stay, checkIn }, now ?? checkIn, timeZone) === undefined
  return (
    <div className={css.landing}>
      <div className={css.landingTime}>
        <LandingTime
          label={words.t('search.landing.at', { airport })}
          text={text}
          onText={setText}
          onLeave={(whole) => {
            const time = readTime(whole)
            // A time that cannot be read is marked, and nothing stays promised for the one before.
            if (time !== landing) onLanding(time)
          }}
        />
      </div>
      {isOffered && (
        <Button size="small" onClick={() => onCheckIn(checkIn)}>
          {words.t('search.landing.use', {
            day: words.day(checkIn, 'weekdayDayMonth'),
            hour: words.hourOf(checkIn),
          })}
        </Button>
      )}
      {landing !== null && <p className={css.meaning}>{words.t('search.landing.made')}</p>}
    </div>
  )
}
