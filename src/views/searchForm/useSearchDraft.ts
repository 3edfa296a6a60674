import { destinationCodec, type Bounds, type Destination } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import {
  dayHour,
  datePart,
  daysBetween,
  hourPart,
  isCheckInHour,
  isCheckOutHour,
  runningNight,
  stayProblem,
  type DayHour,
  type Room,
  type Stay,
  type StayProblem,
} from '#contract/hotel/stay.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import { clampCheckIn, clampCheckOut, eveningBefore, existingHour, nextHour } from '#machines/search/search.stay.ts'
import { readCriteria, searchKey, writeCriteria } from '#machines/search/search.criteria.url.ts'
import { useEffect, useState } from 'react'
import { optional, string, type, type Infer } from 'superstruct'
import { placeClock } from '#src/actors/search/placeClock.ts'
import { rereadNow } from '#src/ui/hooks/useNow.ts'
import { useSeenDraft } from '#src/views/parts/seen/useSeen.ts'
import { usePlaceNow, type PlaceNow } from './usePlaceNow.ts'

/** URL parameters of a search. A place that was not searched yet is in no URL. */
const EditedSearch = type({
  in: optional(string()),
  out: optional(string()),
  rooms: optional(string()),
  picked: optional(type({ dest: optional(string()), bounds: optional(string()) })),
})

/** A place that was picked and not searched may be a home address. */
const EDITED_POLICY: PolicyOf<Infer<typeof EditedSearch>> = {
  in: 'keep',
  out: 'keep',
  rooms: 'keep',
  picked: { dest: 'pseudonym', bounds: 'hide' },
}

const samePlace = (one: SearchCriteria, other: SearchCriteria): boolean => {
  const [here, there] = [writeCriteria(one), writeCriteria(other)]
  return here['dest'] === there['dest'] && here['bounds'] === there['bounds']
}

export interface SearchDraft extends PlaceNow {
  /** An hour that has passed at the destination, or that a clock change skips, is moved to the next possible one. */
  criteria: SearchCriteria
  /** The check-in that was moved; null if none. */
  movedCheckIn: DayHour | null
  movedCheckOut: DayHour | null
  /** The check-in of the night that began yesterday, while it is sold; null otherwise, and while the hour there is unknown. */
  night: DayHour | null
  /** True for an hour of the check-in's day at which a guest can check in. */
  isCheckInHour: (hour: number) => boolean
  isCheckOutHour: (hour: number) => boolean
  /** Requests the destination's time zone, and reads the time again: the dates are about to be opened. */
  askNow: () => void
  problem: StayProblem | undefined
  /** The problem of another stay at this place. */
  problemOf: (stay: Stay) => StayProblem | undefined
  /**
   * `bounds` of an area, which is not a single point.
   * @returns the changed criteria.
   */
  changeDestination: (destination: Destination, bounds: Bounds | null) => SearchCriteria
  /** A place without bounds, and the check-in there. */
  changeArrival: (destination: Destination, checkIn: DayHour) => void
  /** Days `YYYY-MM-DD`; keeps the hours. */
  changeDays: (range: { start: string; end: string }) => void
  /** For a check-in in the small hours: the last hour of the evening before, whose night it belongs to; null otherwise. */
  eveningBefore: DayHour | null
  changeCheckIn: (checkIn: DayHour) => void
  changeStay: (stay: Stay) => void
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
  const { dest, bounds, ...stay } = writeCriteria(draft.criteria)
  const isSearched = samePlace(draft.criteria, initial)
  useSeenDraft(`${name}.form`, {
    value: { ...stay, ...(isSearched ? {} : { picked: { dest, bounds } }) },
    struct: EditedSearch,
    policy: EDITED_POLICY,
    restore: ({ picked, ...params }) => {
      const clock = { now: draft.now ?? state.criteria.checkIn, timeZone: draft.timeZone }
      const place = destinationCodec.decode(picked?.dest ?? '') === undefined ? writeCriteria(initial) : picked
      setState({ key, criteria: readCriteria({ ...params, dest: place?.dest, bounds: place?.bounds }, clock).criteria })
    },
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
  const clock = now === null ? null : { now, timeZone }
  const settle = ({ checkIn, checkOut }: Stay): Stay => ({
    checkIn: clock === null ? checkIn : clampCheckIn(checkIn, clock),
    checkOut: clock === null ? existingHour(checkOut, timeZone) : clampCheckOut(checkOut, clock),
  })
  const criteria = { ...source, ...settle(source) }
  /** The stay last chosen here, before its hours were moved. */
  const [asked, setAsked] = useState<Stay>(source)
  const movedFrom = (side: keyof Stay): DayHour | null =>
    [source, asked].find((stay) => stay[side] !== criteria[side] && settle(stay)[side] === criteria[side])?.[side] ??
    null
  const isPossible = {
    checkIn: (hour: number) => now === null || isCheckInHour(dayHour(datePart(criteria.checkIn), hour), now, timeZone),
    checkOut: (hour: number) =>
      now === null || isCheckOutHour(dayHour(datePart(criteria.checkOut), hour), now, timeZone),
  }

  const problemOf = (stay: Stay) => (now === null ? undefined : stayProblem(stay, now, timeZone))

  const askNow = () => {
    rereadNow()
    if (of === undefined) void placeClock.ask(point)
  }
  const isNear = now !== null && daysBetween(datePart(now), datePart(source.checkIn)) <= NEAR_DAYS
  const { lat, lng } = point
  useEffect(() => {
    if (isNear && of === undefined) void placeClock.ask({ lat, lng })
  }, [isNear, of, lat, lng])

  const change = (part: Partial<SearchCriteria>) => {
    const next = { ...criteria, ...part }
    setAsked({ checkIn: next.checkIn, checkOut: next.checkOut })
    onChange({ ...next, ...settle(next) }, now)
  }

  /** The chosen hour, or the next possible one in the direction of the change. */
  const reach = (side: 'checkIn' | 'checkOut', hour: number): number => {
    const current = hourPart(criteria[side])
    return nextHour(hour, hour < current ? -1 : 1, isPossible[side]) ?? current
  }
  const changeHours = (checkIn: number, checkOut: number) =>
    change({
      checkIn: dayHour(datePart(criteria.checkIn), checkIn),
      checkOut: dayHour(datePart(criteria.checkOut), checkOut),
    })

  return {
    now,
    timeZone,
    criteria,
    movedCheckIn: movedFrom('checkIn'),
    movedCheckOut: movedFrom('checkOut'),
    night: now === null || timeZone === null ? null : runningNight(now),
    isCheckInHour: isPossible.checkIn,
    isCheckOutHour: isPossible.checkOut,
    askNow,
    problem: problemOf(criteria),
    problemOf,
    eveningBefore: clock === null ? null : eveningBefore(criteria, clock),
    changeCheckIn: (checkIn) => change({ checkIn }),
    changeStay: ({ checkIn, checkOut }) => change({ checkIn, checkOut }),
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
    changeCheckInHour: (hour) => changeHours(reach('checkIn', hour), hourPart(criteria.checkOut)),
    changeCheckOutHour: (hour) => changeHours(hourPart(criteria.checkIn), reach('checkOut', hour)),
    changeHours,
    changeRooms: (rooms) => change({ rooms }),
  }
}
