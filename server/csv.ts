import { toDollars, type Cents } from '#contract/shared/money.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** Spreadsheets read text that begins like this as a formula, some of them full-width signs of East Asian keyboards too. */
const isFormula = (text: string): boolean => /^[\s=+\-@＝＋－＠]/u.test(text)

/** A cell of somebody's text, harmless in every spreadsheet. */
const cell = (text: string): string => {
  const harmless = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Dollars with two decimals. The number is ours: its minus is no formula. */
const amount = (cents: Cents): string => toDollars(cents).toFixed(2)

/**
 * RFC 4180, with a byte order mark so spreadsheets recognize UTF-8.
 * @param lines texts, and amounts in cents.
 */
export const csvText = (
  columns: readonly string[],
  lines: readonly (readonly (string | { cents: Cents })[])[],
): string =>
  `\uFEFF${[columns, ...lines]
    .map(
      (line) => `${line.map((value) => (typeof value === 'string' ? cell(value) : amount(value.cents))).join(',')}\r\n`,
    )
    .join('')}`
