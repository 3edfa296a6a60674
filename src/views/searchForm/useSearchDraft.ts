import type { Bounds, Destination } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import {
  dayHour,
  datePart,
  daysBetween,
  hourPart,
  stayProblem,
  type DayHour,
  type Room,
  type StayProblem,
} from '#contract/hotel/stay.ts'
import { eveningBefore, clampCheckInToNow } from '#machines/search/search.stay.ts'
import { readCriteria, searchKey, writeCriteria } from '#machines/search/search.criteria.url.ts'
import { useEffect, useState } from 'react'
import { record, string } from 'superstruct'
import { placeClock } from '#src/actors/search/placeClock.ts'
import { useLanguageSwitchDraft } from '#src/views/layout/useLanguageSwitchDraft.ts'
import { usePlaceNow, type PlaceNow } from './usePlaceNow.ts'

/** As in the address of a search. */
const Written = record(string(), string())

export interface SearchDraft extends PlaceNow {
  /** A check-in hour that has passed at the destination stands as the next one there is. */
  criteria: SearchCriteria
  /** The hour that has passed and was moved; null where none was. */
  passed: DayHour | null
  /** The dates are about to be looked at: the destination's clock is wanted. */
  askNow: () => void
  problem: StayProblem | undefined
  /** `bounds` of an area, which has no one point. @returns what would be searched for now. */
  changeDestination: (destination: Destination, bounds: Bounds | null) => SearchCriteria
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

/** So near that the hour of the destination may matter: it is already tomorrow somewhere. */
const NEAR_DAYS = 1

/**
 * What the guest is about to search for: begins as `initial`, and begins anew when that changes.
 * @param name tells the forms of one page apart.
 * @param of the time zone of the place, where it is known.
 */
export const useSearchDraft = (initial: SearchCriteria, name = 'search', of?: string): SearchDraft => {
  const key = searchKey(initial)
  const [kept, setKept] = useState({ key, criteria: initial })
  if (kept.key !== key) setKept({ key, criteria: initial })
  const draft = useDraft(kept.criteria, (criteria) => setKept({ key, criteria }), of)
  useLanguageSwitchDraft(name, {
    value: writeCriteria(draft.criteria),
    struct: Written,
    restore: (written) =>
      setKept({ key, criteria: readCriteria(written, draft.now ?? kept.criteria.checkIn).criteria }),
    ready: draft.now !== null,
  })
  return draft
}

/**
 * The verbs of a search that somebody else keeps.
 * @param onChange hears what hour it is at the place too, where that is known.
 * @param of the time zone of the place, where it is known.
 */
export const useDraft = (
  asked: SearchCriteria,
  onChange: (criteria: SearchCriteria, now: DayHour | null) => void,
  of?: string,
): SearchDraft => {
  const { point } = asked.destination
  const { now, timeZone } = usePlaceNow(point, of)
  const criteria = now === null ? asked : { ...asked, checkIn: clampCheckInToNow(asked.checkIn, now) }

  const askNow = () => {
    if (of === undefined) void placeClock.ask(point)
  }
  const isNear = now !== null && daysBetween(datePart(now), datePart(asked.checkIn)) <= NEAR_DAYS
  const { lat, lng } = point
  useEffect(() => {
    if (isNear && of === undefined) void placeClock.ask({ lat, lng })
  }, [isNear, of, lat, lng])

  const change = (part: Partial<SearchCriteria>) => onChange({ ...criteria, ...part }, now)

  const changeHours = (checkIn: number, checkOut: number) =>
    change({
      checkIn: dayHour(datePart(criteria.checkIn), checkIn),
      checkOut: dayHour(datePart(criteria.checkOut), checkOut),
    })

  return {
    now,
    timeZone,
    criteria,
    passed: criteria.checkIn === asked.checkIn ? null : asked.checkIn,
    askNow,
    problem: now === null ? undefined : stayProblem(criteria, now),
    eveningBefore: now === null ? null : eveningBefore(criteria, now),
    changeCheckIn: (checkIn) => change({ checkIn }),
    changeDestination: (destination, bounds) => {
      // Those of another place, or of the map that showed it.
      const { bounds: _bounds, ...rest } = criteria
      const next = { ...rest, destination, ...(bounds === null ? {} : { bounds }) }
      onChange(next, now)
      return next
    },
    changeDays: ({ start, end }) =>
      change({
        checkIn: dayHour(start, hourPart(criteria.checkIn)),
        checkOut: dayHour(end, hourPart(criteria.checkOut)),
      }),
    changeCheckInHour: (hour) => changeHours(hour, hourPart(criteria.checkOut)),
    changeCheckOutHour: (hour) => changeHours(hourPart(criteria.checkIn), hour),
    changeHours,
    changeRooms: (rooms) => change({ rooms }),
  }
}
