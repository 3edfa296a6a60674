import type { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import type { StaffPageName, StaffWork } from '#src/views/staff/frame/staffPages.rules.ts'

export type DeskKind = 'bookings' | 'noAddress' | 'overdue' | 'review' | 'statements' | 'captures'

export interface DeskPart {
  text: string
  target: string | null
}

/** Something that needs a person. */
export interface DeskItem {
  key: string
  kind: DeskKind
  /** How many it stands for. */
  count: number
  /** Subjects of the matter, e.g. hotels and accounts, each with the fragment of its own card. */
  parts: readonly DeskPart[]
  /** Since when it waits, as an ISO instant. */
  since: string
  /** Fragment of the card that has waited longest, on the page of its kind. */
  target: string | null
  booking: StaffDeskResponse['bookings']['bookings'][number] | null
  /** The hotel that a call would help with, if the matter is about one alone and its number is known. */
  call: { hotel: string; phone: string } | null
}

const KINDS: Readonly<Record<StaffWork, readonly DeskKind[]>> = {
  support: ['bookings', 'noAddress', 'overdue', 'captures'],
  product: ['captures'],
  money: ['review', 'statements', 'bookings'],
}

/** A statement is overdue once its day is over in UTC. */
const endOf = (day: string): string => `${Temporal.PlainDate.from(day).add({ days: 1 }).toString()}T00:00:00Z`

const callOf = ({ hotel, phone }: { hotel: string; phone: string }): DeskItem['call'] =>
  phone === '' ? null : { hotel, phone }

const group = (
  kind: DeskKind,
  {
    found,
    inquiries,
  }: { found: number; inquiries: readonly { id: string; hotel: string; phone: string; since: string }[] },
): DeskItem[] => {
  const [first] = inquiries
  if (first === undefined) return []
  return [
    {
      key: kind,
      kind,
      count: found,
      parts: inquiries.map(({ id, hotel }) => ({ text: hotel, target: id })),
      since: first.since,
      target: first.id,
      booking: null,
      call: found === 1 ? callOf(first) : null,
    },
  ]
}

/** Matters that need a person of this work, the longest waiting first. */
export const deskItems = (
  { bookings, inquiries, statements, captures }: StaffDeskResponse,
  work: StaffWork,
): DeskItem[] => {
  const [statement] = statements.overdue.statements
  const [capture] = captures.latest
  const all: DeskItem[] = [
    ...bookings.bookings.map((booking): DeskItem => ({
      key: booking.id,
      kind: 'bookings',
      count: 1,
      parts: [],
      since: booking.since,
      target: booking.id,
      booking,
      call: callOf(booking),
    })),
    ...group('noAddress', inquiries.no_address),
    ...group('overdue', inquiries.overdue),
    ...group('review', inquiries.review),
    ...(statement === undefined
      ? []
      : [
          {
            key: 'statements',
            kind: 'statements' as const,
            count: statements.overdue.found,
            parts: statements.overdue.statements.map(({ number, account }) => ({ text: account, target: number })),
            since: endOf(statement.due),
            target: statement.number,
            booking: null,
            call: null,
          },
        ]),
    ...(capture === undefined || captures.unseen === 0
      ? []
      : [
          {
            key: 'captures',
            kind: 'captures' as const,
            count: captures.unseen,
            parts: [
              capture.route,
              `${capture.locale}, ${capture.width} px`,
              ...(capture.note === '' ? [] : [`“${capture.note}”`]),
            ].map((text) => ({
              text,
              target: null,
            })),
            since: capture.sent_at,
            target: null,
            booking: null,
            call: null,
          },
        ]),
  ]
  return all
    .filter(({ kind }) => KINDS[work].includes(kind))
    .toSorted((one, other) => Temporal.Instant.compare(one.since, other.since))
}

/** How many things of a staff page need a person now, whatever the work. */
export const pageCounts = ({
  bookings,
  inquiries: { no_address, review, overdue },
  statements,
  captures,
}: StaffDeskResponse): Readonly<Partial<Record<StaffPageName, number>>> => ({
  bookings: bookings.found,
  inquiries: no_address.found + review.found + overdue.found,
  statements: statements.overdue.found,
  replay: captures.unseen,
})

/** Things that are counted on the desk but not listed, e.g. further bookings in review. */
export const unlistedBookings = ({ bookings }: StaffDeskResponse, work: StaffWork): number =>
  KINDS[work].includes('bookings') ? bookings.found - bookings.bookings.length : 0

/** Staff answer within a day (decisions §5 lets guests expect it); three quarters of it make a matter urgent. */
const RESPONSE_HOURS = 24
const URGENT_HOURS = 18

/** Whole hours that something has waited. A browser's clock that is slow does not make them negative. */
export const hoursSince = (since: string, now: string): number =>
  Math.max(0, Math.floor(Temporal.Instant.from(since).until(now).total('hours')))

export const isUrgent = ({ kind }: Pick<DeskItem, 'kind'>, hours: number): boolean =>
  kind !== 'captures' && hours >= URGENT_HOURS

export const isWithinResponse = (hours: number): boolean => hours < RESPONSE_HOURS

/** Part of the day on the clock of the person at the desk. */
export const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' => {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** Fills `{{name}}` in a text of the desk. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
