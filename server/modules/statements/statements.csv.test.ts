import { expect, test } from 'vitest'
import { statementCsv } from './statements.csv.ts'
import type { EntryRow } from './statements.store.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  [' =1', "' =1"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\uFEFF=1', "'\uFEFF=1"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['PO\r17', '"PO\r17"'],
  ['PO\n17', '"PO\n17"'],
  ['PO-17+18=@', 'PO-17+18=@'],
  ['PO＝17', 'PO＝17'],
  ['', ''],
])('a guest’s text stays text in every spreadsheet: %j', (cost_reference, cell) => {
  expect(lineOf(cost_reference)).toBe(`${cell},200.00,,\r\n`)
})

/** The line from the cost reference to the end. */
const lineOf = (cost_reference: string): string => {
  const entry: EntryRow = {
    booking_id: 'one',
    negotiation_id: null,
    kind: 'booked',
    cents: 20_000,
    at: Temporal.Instant.from('2026-11-10T08:00Z'),
    statement: null,
    reference: 'K7WM3X2A',
    hotel_id: 'nyc-0001',
    check_in: '2026-12-24T15:00',
    check_out: '2026-12-26T11:00',
    guest_first_name: 'Placeholder',
    guest_last_name: 'Guest',
    kept_cents: 0,
    hour_cycle: 'h23',
    bid_side: null,
    bid_check_in: null,
    bid_check_out: null,
    cost_reference,
  }
  const text = statementCsv({ number: '', month: '2026-11', entries: [entry], hotelName: (id) => id })
  return text.slice(text.indexOf('Placeholder Guest,') + 'Placeholder Guest,'.length)
}
