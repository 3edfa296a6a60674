import { hourPart, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, type DayHour } from '#contract/hotel/stay.ts'
import type { StayTone } from '#contract/hotel/staySegments.ts'
import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import type { DeskResponse } from '#contract/inquiry/desk.ts'
import { requestFace, type RequestFace } from './request.rules.ts'

/** @param now the server's, in milliseconds */
const leftOf = ({ due }: HotelRequest, now: number): number =>
  due === null ? Number.POSITIVE_INFINITY : Temporal.Instant.from(due).epochMilliseconds - now

/**
 * The requests to act on: those to answer, the most urgent first, and those whose answer can still be undone.
 * @param now the server's, in milliseconds
 */
export const requestsToActOn = (
  { due, answered }: Pick<DeskResponse, 'due' | 'answered'>,
  now: number,
): { open: HotelRequest[]; leaving: HotelRequest[] } => {
  const all = [...due, ...answered]
  const withFace = (face: RequestFace['face']) => all.filter((request) => requestFace(request, now).face === face)
  return {
    open: withFace('open').toSorted((one, other) => leftOf(one, now) - leftOf(other, now)),
    leaving: withFace('leaving'),
  }
}

export const ANSWERED_KINDS = ['accepted', 'waiting', 'declined', 'ended'] as const
export type AnsweredKind = (typeof ANSWERED_KINDS)[number]

/** What came of a request, in the words of the filter; null: it is to be answered, or the answer can be undone. */
export const answeredKind = (request: HotelRequest, now: number): AnsweredKind | null => {
  const face = requestFace(request, now)
  switch (face.face) {
    case 'open':
    case 'leaving':
      return null
    case 'sent':
      return ({ accept: 'accepted', counter: 'waiting', reject: 'declined' } as const)[face.decision]
    case 'ended':
      return face.ending === 'agreed' || face.ending === 'final' ? 'accepted' : 'ended'
  }
}

const DAY_HOURS = 24
export interface DaySegment {
  tone: StayTone
  hours: number
}

/** `guaranteed`: extra hours; `free`: the guest takes fewer than the standard ones, and the room is free until or from that hour. */
export type DayPromise = { kind: 'guaranteed'; hours: number } | { kind: 'free' } | { kind: 'standard' }

const drawn = (segments: DaySegment[]): DaySegment[] => segments.filter(({ hours }) => hours > 0)

/** The hours of an arrival or a departure on the line of its day, and what was promised. */
export const dayLine = (end: 'arrival' | 'departure', at: DayHour): { segments: DaySegment[]; promise: DayPromise } => {
  const hour = hourPart(at)
  const standard = end === 'arrival' ? STANDARD_CHECK_IN_HOUR : STANDARD_CHECK_OUT_HOUR
  const [first, last] = [Math.min(hour, standard), Math.max(hour, standard)]
  const extra = end === 'arrival' ? standard - hour : hour - standard
  const between: DaySegment = { tone: extra > 0 ? 'guaranteed' : 'givenBack', hours: last - first }
  return {
    segments: drawn(
      end === 'arrival'
        ? [{ tone: 'idle', hours: first }, between, { tone: 'standard', hours: DAY_HOURS - last }]
        : [{ tone: 'standard', hours: first }, between, { tone: 'idle', hours: DAY_HOURS - last }],
    ),
    promise: extra > 0 ? { kind: 'guaranteed', hours: extra } : extra < 0 ? { kind: 'free' } : { kind: 'standard' },
  }
}

const MINUTES_PER_DAY = 24 * 60

/** Part of the day that has passed, 0 to 1. @param clock the hotel's wall clock, `YYYY-MM-DDTHH:MM` */
export const dayPassed = (clock: string): number => {
  const { hour, minute } = Temporal.PlainDateTime.from(clock)
  return (hour * 60 + minute) / MINUTES_PER_DAY
}

/** Read again this long after an answer has left or a deadline has passed. */
const AFTER_MS = 1500
/** A colleague may answer, and a guest may ask. */
const OPEN_MS = 60_000

/** When to read the desk again, in milliseconds; false if its link opens nothing. */
export const readDeskAgainIn = (desk: DeskResponse | undefined, now: number): number | false => {
  if (desk === undefined || desk.state !== 'open') return false
  const moments = [...desk.due, ...desk.answered]
    .flatMap(({ due, answer }) => [due, answer?.undo_until ?? null])
    .filter((moment) => moment !== null)
    .map((moment) => Temporal.Instant.from(moment).epochMilliseconds - now)
    .filter((left) => left > 0)
  return Math.min(OPEN_MS, ...moments.map((left) => left + AFTER_MS))
}
