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
import { defaultStay, clampStay, type AskedMoment, type StayChange } from './search.stay.ts'
import { DEFAULT_ZOOM } from './search.view.ts'
import { firstZoom } from './zoom.rules.ts'

/** The query of an address, as a router hands it over: any bytes. */
export type UrlParams = Readonly<Record<string, unknown>>

/** Why a search is not as a link asks for it. */
export type UrlRepair = StayChange | 'destination_unknown' | 'area_unknown' | 'rooms_unknown' | 'too_many_rooms'

/** Specification §9. */
const DEFAULT_ROOMS: Room[] = [{ adults: 2, children: [] }]

/** The parameters of the address that say what is searched for. */
export const CRITERIA_PARAMS = ['dest', 'in', 'out', 'rooms', 'bounds'] as const

/** @param today `YYYY-MM-DD`. */
export const defaultCriteria = (today: string): SearchCriteria => ({
  destination: DEFAULT_DESTINATION,
  rooms: DEFAULT_ROOMS,
  ...defaultStay(today),
})

/**
 * Reads what any query searches for; what is missing falls back, part by part, to the defaults of specification §9. So does what
 * cannot be (decisions §2), and `changes` says what that was.
 * @param now the hour that runs at the destination.
 * @param today `YYYY-MM-DD` where the guest is: the defaults are counted from there.
 */
export const readCriteria = (
  params: UrlParams,
  now: DayHour,
  today: string = datePart(now),
): { criteria: SearchCriteria; changes: UrlRepair[] } => {
  const area = readArea(textOf(params['bounds']))
  const destination = readDestination(textOf(params['dest']))
  const rooms = readRooms(textOf(params['rooms']))
  const asked = { checkIn: readMoment(textOf(params['in'])), checkOut: readMoment(textOf(params['out'])) }
  const { stay, changes } = clampStay(asked, now, today)
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

/**
 * What a guest who comes back begins with: their last search, with the stay of specification §9 once its days are past.
 * @param now the hour that runs where the guest is.
 */
export const resumedCriteria = (last: UrlParams, now: DayHour): SearchCriteria => {
  const { criteria, changes } = readCriteria(last, now)
  return changes.includes('in_the_past') ? { ...criteria, ...defaultStay(datePart(now)) } : criteria
}

/** The part of a query that says what is searched for. */
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

/** The part that says how near the map is looked at. */
export const writeZoom = (zoom: number): Record<string, string> => (zoom === DEFAULT_ZOOM ? {} : { zoom: String(zoom) })

/** The whole query of a search that says nothing but what it asks for. */
export const writeNewSearch = (criteria: SearchCriteria): Record<string, string> => ({
  ...writeCriteria(criteria),
  ...writeZoom(firstZoom(criteria)),
})

/** Specification §2: the canonical link keeps only the destination. */
export const canonicalSearchUrl = ({ destination }: Pick<SearchCriteria, 'destination'>): { dest: string } => ({
  dest: destinationCodec.encode(destination),
})

/** Whether two searches ask for the same hotels. */
export const isSameSearch = (one: SearchCriteria, other: SearchCriteria): boolean => searchKey(one) === searchKey(other)

/** One text for all that a search asks for. */
export const searchKey = ({ destination, checkIn, checkOut, rooms, bounds }: SearchCriteria): string =>
  [
    destinationCodec.encode(destination),
    checkIn,
    checkOut,
    roomsCodec.encode(rooms),
    bounds === undefined ? '' : boundsCodec.encode(bounds),
  ].join('&')

// A router that parses JSON hands over numbers for `zoom=12`; anything else that is no text is not ours.
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

const readMoment = (value: string): AskedMoment => (value === '' ? 'missing' : (decodeDayHour(value) ?? 'unknown'))

const readDestination = (value: string): { value: Destination; changes: UrlRepair[] } => {
  const known = destinationCodec.decode(value)
  return { value: known ?? DEFAULT_DESTINATION, changes: known || value === '' ? [] : ['destination_unknown'] }
}

const readArea = (value: string): { value: Pick<SearchCriteria, 'bounds'>; changes: UrlRepair[] } => {
  const bounds = boundsCodec.decode(value)
  if (bounds !== undefined) return { value: { bounds }, changes: [] }
  return { value: {}, changes: value === '' ? [] : ['area_unknown'] }
}

const readRooms = (value: string): { value: Room[]; changes: UrlRepair[] } => {
  const known = roomsCodec.decode(value)
  if (known || value === '') return { value: known ?? DEFAULT_ROOMS, changes: [] }
  const first = roomsCodec.decode(value.split('|', MAX_ROOMS).join('|'))
  return first ? { value: first, changes: ['too_many_rooms'] } : { value: DEFAULT_ROOMS, changes: ['rooms_unknown'] }
}
