import type { Destination } from '#contract/destination.ts'
import type { SearchCriteria } from '#contract/hotels.ts'
import { dayHour, dayOf, hourOf, stayProblem, type DayHour, type Room, type StayProblem } from '#contract/stay.ts'
import { eveningBefore } from '#machines/search/search.rules.ts'
import { DEFAULT_ZOOM, readSearchUrl, searchKey, writeSearchUrl } from '#machines/search/search.url.ts'
import { useState } from 'react'
import { record, string } from 'superstruct'
import { useCarried } from '#src/views/layout/useCarried.ts'

/** As in the address of a search. */
const Written = record(string(), string())

export interface SearchDraft {
  criteria: SearchCriteria
  problem: StayProblem | undefined
  changeDestination: (destination: Destination) => void
  /** Days `YYYY-MM-DD`; the hours stay. */
  changeDays: (range: { start: string; end: string }) => void
  /** Where the check-in is in the small hours: does the guest mean this evening? */
  eveningBefore: DayHour | null
  changeCheckIn: (checkIn: DayHour) => void
  changeCheckInHour: (hour: number) => void
  changeCheckOutHour: (hour: number) => void
  changeHours: (checkIn: number, checkOut: number) => void
  changeRooms: (rooms: Room[]) => void
}

/**
 * What the guest is about to search for: begins as `initial`, and begins anew when that changes.
 * @param today `YYYY-MM-DD`; null while it is not known.
 * @param name tells the forms of one page apart.
 */
export const useSearchDraft = (initial: SearchCriteria, today: string | null, name = 'search'): SearchDraft => {
  const key = searchKey(initial)
  const [draft, setDraft] = useState({ key, criteria: initial })
  if (draft.key !== key) setDraft({ key, criteria: initial })
  const { criteria } = draft
  useCarried(name, {
    value: writeSearchUrl({ criteria, zoom: DEFAULT_ZOOM, currency: null, others: {} }),
    struct: Written,
    restore: (written) => setDraft({ key, criteria: readSearchUrl(written, today ?? '').criteria }),
    ready: today !== null,
  })

  const change = (part: Partial<SearchCriteria>) => {
    // The bounds belong to the map of the search that was.
    const { bounds: _bounds, ...rest } = criteria
    setDraft({ key, criteria: { ...rest, ...part } })
  }

  const changeHours = (checkIn: number, checkOut: number) =>
    change({
      checkIn: dayHour(dayOf(criteria.checkIn), checkIn),
      checkOut: dayHour(dayOf(criteria.checkOut), checkOut),
    })

  return {
    criteria,
    problem: today === null ? undefined : stayProblem(criteria, dayHour(today, 0)),
    eveningBefore: today === null ? null : eveningBefore(criteria, dayHour(today, 0)),
    changeCheckIn: (checkIn) => change({ checkIn }),
    changeDestination: (destination) => change({ destination }),
    changeDays: ({ start, end }) =>
      change({
        checkIn: dayHour(start, hourOf(criteria.checkIn)),
        checkOut: dayHour(end, hourOf(criteria.checkOut)),
      }),
    changeCheckInHour: (hour) => changeHours(hour, hourOf(criteria.checkOut)),
    changeCheckOutHour: (hour) => changeHours(hourOf(criteria.checkIn), hour),
    changeHours,
    changeRooms: (rooms) => change({ rooms }),
  }
}
