import { POI_KM, type Destination } from '#contract/hotel/destination.ts'
import { arrivalOf, landingDay, readTime, USUAL_LANDING, type Arrival } from '#machines/search/arrival.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Combobox } from '#src/ui/forms/Combobox.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { LandingTime } from '#src/views/parts/hotel/LandingTime.tsx'
import { useDestination } from '#src/views/searchForm/useDestination.ts'
import type { SearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import { useRef, useState } from 'react'
import * as css from './LandingLine.css.ts'

/** An airport, and the kilometers from it to the nearest hotel. */
interface Airport {
  destination: Destination
  km: number
}

interface LandingLineProps {
  draft: SearchDraft
  /** `time`: `HH:MM`. */
  onLanding: (landing: { airport: Destination; time: string }) => void
}

const TYPES = ['airport'] as const

/** "I land at JFK at 08:00": sets destination, day and check-in hour of the search. */
export const LandingLine = ({ draft, onLanding }: LandingLineProps) => {
  const words = useI18n()
  const fields = useRef<HTMLDivElement>(null)
  const [airport, setAirport] = useState<Airport | null>(null)
  const [text, setText] = useState('')
  const [used, setUsed] = useState<{ day: string; arrival: Arrival } | null>(null)
  const { criteria } = draft

  const land = (at: Airport, time: string | null) => {
    if (time === null) {
      draft.changeDestination(at.destination, null)
      return
    }
    // The check-in may have moved to the evening before the landing.
    const day = used?.arrival.checkIn === criteria.checkIn ? used.day : landingDay(criteria.checkIn, time)
    const arrival = arrivalOf({ at: `${day}T${time}`, km: at.km, ...USUAL_LANDING })
    setUsed({ day, arrival })
    draft.changeArrival(at.destination, arrival.checkIn)
    onLanding({ airport: at.destination, time })
  }
  const enter = () => fields.current?.querySelector('input')?.focus()
  const field = useDestination(
    { name: airport?.destination.name ?? '' },
    {
      select: ({ destination, nearestHotel }) => {
        const picked = { destination, km: nearestHotel ?? POI_KM }
        setAirport(picked)
        land(picked, readTime(text))
      },
      enter,
    },
    TYPES,
  )
  const isUsed =
    used !== null &&
    used.arrival.checkIn === criteria.checkIn &&
    airport?.destination.name === criteria.destination.name
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
      <div className={css.time}>
        <LandingTime
          label={words.t('search.landing.time')}
          text={text}
          onText={setText}
          onLeave={(whole) => {
            const time = readTime(whole)
            if (airport !== null && time !== null) land(airport, time)
          }}
        />
      </div>
      <p role="status" className={css.door}>
        {isUsed &&
          words.t('search.landing.done', {
            hour: words.hourOf(used.arrival.door),
            day: words.day(used.arrival.door, 'weekdayDayMonth'),
            checkInHour: words.hourOf(used.arrival.checkIn),
            checkInDay: words.day(used.arrival.checkIn, 'weekdayDayMonth'),
          })}
      </p>
    </div>
  )
}
