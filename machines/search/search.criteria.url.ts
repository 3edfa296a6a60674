import { boundsCodec, DEFAULT_DESTINATION, destinationCodec, type Destination } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import {
  dayHour,
  datePart,
  hourPart,
  isDayHour,
  MAX_ROOMS,
  roomsCodec,
  type DayHour,
  type Room,
} from '#contract/hotel/stay.ts'
import { defaultStay, clampStay, type LocalNow, type RequestedMoment, type StayChange } from './search.stay.ts'
import { DEFAULT_ZOOM } from './search.view.ts'
import { firstZoom } from './zoom.rules.ts'

/** Query of a URL as the router provides it: untrusted. */
export type UrlParams = Readonly<Record<string, unknown>>

/** Why a search differs from its link. */
export type UrlRepair = StayChange | 'destination_unknown' | 'area_unknown' | 'rooms_unknown' | 'too_many_rooms'

/** Specification §9. */
const DEFAULT_ROOMS: Room[] = [{ adults: 2, children: [] }]

/** URL parameters of the search itself. */
export const CRITERIA_PARAMS = ['dest', 'in', 'out', 'rooms', 'bounds'] as const

/** @param today `YYYY-MM-DD`. */
export const defaultCriteria = (today: string): SearchCriteria => ({
  destination: DEFAULT_DESTINATION,
  rooms: DEFAULT_ROOMS,
  ...defaultStay(today),
})

/**
 * Reads the search of any query. Each part that is missing or unreadable falls back on its own to the defaults of specification
 * §9, and a stay that cannot be had to the nearest possible one; `changes` lists what was replaced (decisions §2).
 * @param clock of the destination.
 * @param today `YYYY-MM-DD` where the guest is: the defaults count from there.
 */
export const readCriteria = (
  params: UrlParams,
  clock: LocalNow,
  today: string = datePart(clock.now),
): { criteria: SearchCriteria; changes: UrlRepair[] } => {
  const area = readArea(textOf(params['bounds']))
  const destination = readDestination(textOf(params['dest']))
  const rooms = readRooms(textOf(params['rooms']))
  const request = { checkIn: readMoment(textOf(params['in'])), checkOut: readMoment(textOf(params['out'])) }
  const { stay, changes } = clampStay(request, clock, today)
  return {
    criteria: {
      destination: destination.value,
      rooms: rooms.value,
      ...stay,
      ...area.value,
    },
    changes: [...destination.changes, ...area.changes, ...changes, ...rooms.changes],
  }
}

/** URL parameters of the search. */
export const writeCriteria = ({
  destination,
  checkIn,
  checkOut,
  rooms,
  bounds,
}: SearchCriteria): Record<string, string> => ({
  dest: destinationCodec.encode(destination),
  in: encodeDayHour(checkIn),
  out: encodeDayHour(checkOut),
  rooms: roomsCodec.encode(rooms),
  ...(bounds === undefined ? {} : { bounds: boundsCodec.encode(bounds) }),
})

/** URL parameter of the map's zoom; left out if default. */
export const writeZoom = (zoom: number): Record<string, string> => (zoom === DEFAULT_ZOOM ? {} : { zoom: String(zoom) })

/** URL parameter of the time of landing, `HH:MM`; left out if null. */
export const writeLanding = (landing: string | null): Record<string, string> =>
  landing === null ? {} : { land: landing.replace(':', '') }

/** The whole query of a new search, with default view. */
export const writeNewSearch = (criteria: SearchCriteria): Record<string, string> => ({
  ...writeCriteria(criteria),
  ...writeZoom(firstZoom(criteria)),
})

/** Specification §2: the canonical link keeps only the destination. */
export const canonicalSearchUrl = ({ destination }: Pick<SearchCriteria, 'destination'>): { dest: string } => ({
  dest: destinationCodec.encode(destination),
})

/** True if both searches find the same hotels. */
export const isSameSearch = (one: SearchCriteria, other: SearchCriteria): boolean => searchKey(one) === searchKey(other)

/** Key of everything that determines a search. */
export const searchKey = ({ destination, checkIn, checkOut, rooms, bounds }: SearchCriteria): string =>
  [
    destinationCodec.encode(destination),
    checkIn,
    checkOut,
    roomsCodec.encode(rooms),
    bounds === undefined ? '' : boundsCodec.encode(bounds),
  ].join('&')

// A router that parses JSON turns `zoom=12` into a number; other non-strings are not ours.
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

const decodeDayHour = (value: string): DayHour | undefined => {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})-(\d{1,2})$/.exec(value)
  if (parts === null) return undefined
  const [, year = '', month = '', day = '', hour = ''] = parts
  const at = dayHour(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, Number(hour))
  return isDayHour(at) ? at : undefined
}

const encodeDayHour = (at: DayHour): string => {
  const [year = '', month = '', day = ''] = datePart(at).split('-')
  return `${year}-${Number(month)}-${Number(day)}-${hourPart(at)}`
}

const readMoment = (value: string): RequestedMoment => (value === '' ? 'missing' : (decodeDayHour(value) ?? 'unknown'))

const readDestination = (value: string): { value: Destination; changes: UrlRepair[] } => {
  const destination = destinationCodec.decode(value)
  return {
    value: destination ?? DEFAULT_DESTINATION,
    changes: destination || value === '' ? [] : ['destination_unknown'],
  }
}

const readArea = (value: string): { value: Pick<SearchCriteria, 'bounds'>; changes: UrlRepair[] } => {
  const bounds = boundsCodec.decode(value)
  if (bounds !== undefined) return { value: { bounds }, changes: [] }
  return { value: {}, changes: value === '' ? [] : ['area_unknown'] }
}

const readRooms = (value: string): { value: Room[]; changes: UrlRepair[] } => {
  const rooms = roomsCodec.decode(value)
  if (rooms || value === '') return { value: rooms ?? DEFAULT_ROOMS, changes: [] }
  const first = roomsCodec.decode(value.split('|', MAX_ROOMS).join('|'))
  return first ? { value: first, changes: ['too_many_rooms'] } : { value: DEFAULT_ROOMS, changes: ['rooms_unknown'] }
}
