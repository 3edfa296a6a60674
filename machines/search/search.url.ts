import { boundsCodec, DEFAULT_DESTINATION, destinationCodec } from '#contract/destination.ts'
import type { SearchCriteria } from '#contract/hotels.ts'
import {
  addDays,
  dayHour,
  dayOf,
  hourOf,
  isDayHour,
  roomsCodec,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  stayProblem,
  type DayHour,
  type Room,
  type Stay,
} from '#contract/stay.ts'

/** The query of an address, as a router hands it over: any bytes. */
export type UrlParams = Readonly<Record<string, unknown>>

/** All that the address of the results page says (specification §2). */
export interface SearchUrl {
  criteria: SearchCriteria
  zoom: number
  /** Three letters; null: the guest's own choice applies. */
  currency: string | null
  /** Parameters that are not ours, such as utm_source; they survive. */
  others: Record<string, string>
}

/** Specification §9. */
export const DEFAULT_ZOOM = 12
const MIN_ZOOM = 2
const MAX_ZOOM = 21
export const DEFAULT_CHECK_IN_DAYS_AHEAD = 33
const DEFAULT_CHECK_OUT_DAYS_AHEAD = 36
const DEFAULT_ROOMS: Room[] = [{ adults: 2, children: [] }]

const SEARCH_PARAMS = ['dest', 'in', 'out', 'rooms'] as const
const OWN_PARAMS: ReadonlySet<string> = new Set([...SEARCH_PARAMS, 'bounds', 'zoom', 'currency'])

/** @param today `YYYY-MM-DD`. */
const defaultStay = (today: string): Stay => ({
  checkIn: dayHour(addDays(today, DEFAULT_CHECK_IN_DAYS_AHEAD), STANDARD_CHECK_IN_HOUR),
  checkOut: dayHour(addDays(today, DEFAULT_CHECK_OUT_DAYS_AHEAD), STANDARD_CHECK_OUT_HOUR),
})

export const defaultCriteria = (today: string): SearchCriteria => ({
  destination: DEFAULT_DESTINATION,
  rooms: DEFAULT_ROOMS,
  ...defaultStay(today),
})

/**
 * Reads any query; what is missing or makes no sense falls back, part by part, to the defaults of specification §9.
 * A stay that cannot be booked (decisions §2) falls back as a whole.
 * @param today `YYYY-MM-DD` where the guest is; the hotel's own clock is asked by the server.
 */
export const readSearchUrl = (params: UrlParams, today: string): SearchUrl => {
  const bounds = boundsCodec.decode(textOf(params['bounds']))
  const currency = textOf(params['currency'])
  return {
    criteria: {
      destination: destinationCodec.decode(textOf(params['dest'])) ?? DEFAULT_DESTINATION,
      rooms: roomsCodec.decode(textOf(params['rooms'])) ?? DEFAULT_ROOMS,
      ...readStay(textOf(params['in']), textOf(params['out']), today),
      ...(bounds === undefined ? {} : { bounds }),
    },
    zoom: readZoom(textOf(params['zoom'])),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    others: readOthers(params),
  }
}

/** The query of a search; default zoom and a currency of the guest's own are left out. */
export const writeSearchUrl = ({ criteria, zoom, currency, others }: SearchUrl): Record<string, string> => ({
  ...others,
  dest: destinationCodec.encode(criteria.destination),
  in: encodeDayHour(criteria.checkIn),
  out: encodeDayHour(criteria.checkOut),
  rooms: roomsCodec.encode(criteria.rooms),
  ...(criteria.bounds === undefined ? {} : { bounds: boundsCodec.encode(criteria.bounds) }),
  ...(zoom === DEFAULT_ZOOM ? {} : { zoom: String(zoom) }),
  ...(currency === null ? {} : { currency }),
})

/** Specification §2: the canonical link keeps only the destination. */
export const canonicalSearchUrl = ({ destination }: Pick<SearchCriteria, 'destination'>): { dest: string } => ({
  dest: destinationCodec.encode(destination),
})

/** Specification §2: the address is rewritten when one of dest, in, out or rooms is missing or differs. */
export const hasSearch = (params: UrlParams, criteria: SearchCriteria): boolean => {
  const written = writeSearchUrl({ criteria, zoom: DEFAULT_ZOOM, currency: null, others: {} })
  return SEARCH_PARAMS.every((name) => params[name] === written[name])
}

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
const textOf = (value: unknown): string => {
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
  const [year = '', month = '', day = ''] = dayOf(at).split('-')
  return `${year}-${Number(month)}-${Number(day)}-${hourOf(at)}`
}

const readStay = (checkIn: string, checkOut: string, today: string): Stay => {
  const usual = defaultStay(today)
  const asked = {
    checkIn: decodeDayHour(checkIn) ?? usual.checkIn,
    checkOut: decodeDayHour(checkOut) ?? usual.checkOut,
  }
  return stayProblem(asked, dayHour(today, 0)) === undefined ? asked : usual
}

const readZoom = (value: string): number => {
  const zoom = /^\d{1,2}(\.\d{1,6})?$/.test(value) ? Number(value) : DEFAULT_ZOOM
  return zoom >= MIN_ZOOM && zoom <= MAX_ZOOM ? zoom : DEFAULT_ZOOM
}

const readOthers = (params: UrlParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !OWN_PARAMS.has(name))
      .map(([name, value]) => [name, textOf(value)])
      .filter(([, value]) => value !== ''),
  )
