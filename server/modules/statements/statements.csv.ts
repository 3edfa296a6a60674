import { toDollars } from '#contract/shared/money.ts'
import type { EntryRow } from './statements.store.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** For programs: the same names in every language. */
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
]

/** Spreadsheets take a text that begins so for a formula, some in the wide signs of East Asian keyboards as well. */
const isFormula = (text: string): boolean => /^[\s=+\-@＝＋－＠]/u.test(text)

const cell = (text: string): string => {
  const harmless = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export interface StatementLines {
  /** Empty as long as it is open. */
  number: string
  month: string
  entries: readonly EntryRow[]
  hotelName: (id: string) => string
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8; amounts are dollars with two decimals. */
export const statementCsv = ({ number, month, entries, hotelName }: StatementLines): string => {
  const lines = entries.map((entry) =>
    [
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
      // Ours, and a number: a minus is no formula.
      toDollars(entry.cents).toFixed(2),
    ].join(','),
  )
  return `\uFEFF${[COLUMNS.join(','), ...lines].map((line) => `${line}\r\n`).join('')}`
}
