import { csvText } from '#server/csv.ts'
import { bidHoursOf, type AgreedHours } from '#server/modules/negotiations/agreedHours.ts'
import type { EntryRow } from './statements.store.ts'

/** Read by programs, so not translated. */
const COLUMNS = [
  'statement',
  'month',
  'entered_at',
  'kind',
  'reference',
  'hotel',
  'check_in',
  'check_out',
  'guest',
  'cost_reference',
  'amount_usd',
  'bid_check_in',
  'bid_check_out',
]

export interface StatementLines {
  /** Empty while open. */
  number: string
  month: string
  entries: readonly EntryRow[]
  hotelName: (id: string) => string
}

export const statementCsv = ({ number, month, entries, hotelName }: StatementLines): string =>
  csvText(
    COLUMNS,
    entries.map((entry) => {
      const bid = bidHoursOf(entry)
      const hourOn = (side: AgreedHours['side']): string => (bid?.side === side ? bid.at : '')
      return [
        number,
        month,
        entry.at.toString(),
        entry.kind,
        entry.reference,
        hotelName(entry.hotel_id),
        entry.check_in,
        entry.check_out,
        `${entry.guest_first_name} ${entry.guest_last_name}`.trim(),
        entry.cost_reference,
        { cents: entry.cents },
        hourOn('check_in'),
        hourOn('check_out'),
      ]
    }),
  )
