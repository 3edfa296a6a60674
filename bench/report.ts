import { isMet, type Aim, type Figure } from './figure.ts'

const aimText = (aim: Aim, unit: string): string =>
  'atMost' in aim ? `≤ ${number(aim.atMost)} ${unit}` : `≥ ${number(aim.atLeast)} ${unit}`

const number = (value: number): string => value.toLocaleString('en-US')

const rowOf = (figure: Figure): string[] => {
  if ('why' in figure) return [figure.name, '—', '', '', figure.why]
  const { name, value, unit, aim } = figure
  if (aim === undefined) return [name, number(value), unit, '', '']
  return [name, number(value), unit, aimText(aim, unit), isMet(value, aim) ? 'met' : 'NOT MET']
}

const HEAD = ['figure', 'value', 'unit', 'aim', '']

/** Columns of numbers, aligned right. */
const RIGHT = new Set([1])

/** One line per figure, with its aim. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [HEAD, ...figures.map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const width = column === HEAD.length - 1 ? 0 : (widths[column] ?? 0)
        return RIGHT.has(column) ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  const [head = '', ...body] = rows.map(line)
  return [head, '─'.repeat(head.length), ...body].join('\n')
}
