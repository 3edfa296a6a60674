import { toDollars } from '#contract/shared/money.ts'
import { bidHoursOf, type AgreedHours } from '#server/modules/negotiations/agreedHours.ts'
import type { EntryRow } from './statements.store.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

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

/** Spreadsheets read text that begins like this as a formula, some of them full-width signs of East Asian keyboards too. */
const isFormula = (text: string): boolean => /^[\s=+\-@＝＋－＠]/u.test(text)

const cell = (text: string): string => {
  const harmless = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export interface StatementLines {
  /** Empty while open. */
  number: string
  month: string
  entries: readonly EntryRow[]
  hotelName: (id: string) => string
}

/** RFC 4180, with a byte order mark so spreadsheets recognize UTF-8; amounts are dollars with two decimals. */
export const statementCsv = ({ number, month, entries, hotelName }: StatementLines): string => {
  const lines = entries.map((entry) => {
    const bid = bidHoursOf(entry)
    const hourOn = (side: AgreedHours['side']): string => (bid?.side === side ? bid.at : '')
    return [
      ...[
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
      ].map(cell),
      // A number of ours: its minus is not a formula.
      toDollars(entry.cents).toFixed(2),
      hourOn('check_in'),
      hourOn('check_out'),
    ].join(',')
  })
  return `\uFEFF${[COLUMNS.join(','), ...lines].map((line) => `${line}\r\n`).join('')}`
}
