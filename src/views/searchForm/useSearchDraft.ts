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

/** URL parameters of a search. */
const SearchParams = record(string(), string())

export interface SearchDraft extends PlaceNow {
  /** A check-in hour that has passed at the destination is moved to the next possible one. */
  criteria: SearchCriteria
  /** The passed hour that was moved; null if none. */
  passed: DayHour | null
  /** Requests the destination's time zone: the dates are about to be opened. */
  askNow: () => void
  problem: StayProblem | undefined
  /**
   * `bounds` of an area, which is not a single point.
   * @returns the changed criteria.
   */
  changeDestination: (destination: Destination, bounds: Bounds | null) => SearchCriteria
  /** A place without bounds, and the check-in there. */
  changeArrival: (destination: Destination, checkIn: DayHour) => void
  /** Days `YYYY-MM-DD`; keeps the hours. */
  changeDays: (range: { start: string; end: string }) => void
  /** For a check-in in the small hours: the evening that the guest may mean; null otherwise. */
  eveningBefore: DayHour | null
  changeCheckIn: (checkIn: DayHour) => void
  changeCheckInHour: (hour: number) => void
  changeCheckOutHour: (hour: number) => void
  changeHours: (checkIn: number, checkOut: number) => void
  changeRooms: (rooms: Room[]) => void
}

/** Days from now within which the destination's clock may matter: it may already be tomorrow there. */
const NEAR_DAYS = 1

/**
 * Criteria being edited. Starts as `initial`, and starts over when that changes.
 * @param name distinguishes the forms of one page.
 * @param of time zone of the place, if known.
 */
export const useSearchDraft = (initial: SearchCriteria, name = 'search', of?: string): SearchDraft => {
  const key = searchKey(initial)
  const [state, setState] = useState({ key, criteria: initial })
  if (state.key !== key) setState({ key, criteria: initial })
  const draft = useDraft(state.criteria, (criteria) => setState({ key, criteria }), of)
  useLanguageSwitchDraft(name, {
    value: writeCriteria(draft.criteria),
    struct: SearchParams,
    restore: (params) =>
      setState({ key, criteria: readCriteria(params, draft.now ?? state.criteria.checkIn).criteria }),
    ready: draft.now !== null,
  })
  return draft
}

/**
 * Actions on criteria stored elsewhere.
 * @param onChange also gets the current hour at the place, if known.
 * @param of time zone of the place, if known.
 */
export const useDraft = (
  source: SearchCriteria,
  onChange: (criteria: SearchCriteria, now: DayHour | null) => void,
  of?: string,
): SearchDraft => {
  const { point } = source.destination
  const { now, timeZone } = usePlaceNow(point, of)
  const criteria = now === null ? source : { ...source, checkIn: clampCheckInToNow(source.checkIn, now) }

  const askNow = () => {
    if (of === undefined) void placeClock.ask(point)
  }
  const isNear = now !== null && daysBetween(datePart(now), datePart(source.checkIn)) <= NEAR_DAYS
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
    passed: criteria.checkIn === source.checkIn ? null : source.checkIn,
    askNow,
    problem: now === null ? undefined : stayProblem(criteria, now),
    eveningBefore: now === null ? null : eveningBefore(criteria, now),
    changeCheckIn: (checkIn) => change({ checkIn }),
    changeDestination: (destination, bounds) => {
      // Drop the bounds of the previous place or map.
      const { bounds: _bounds, ...rest } = criteria
      const next = { ...rest, destination, ...(bounds === null ? {} : { bounds }) }
      onChange(next, now)
      return next
    },
    changeArrival: (destination, checkIn) => {
      const { bounds: _bounds, ...rest } = criteria
      onChange({ ...rest, destination, checkIn }, now)
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
