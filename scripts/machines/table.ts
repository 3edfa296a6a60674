import type { Drawn } from './charts.ts'

/** Key figures of one machine. */
export interface Figures {
  name: string
  values: readonly number[]
}

const COLUMNS = [
  'states',
  'transitions',
  'guarded',
  'invokes',
  'delays',
  'viewStates',
  'paths',
  'steps',
  'seconds',
] as const

/** @param seconds spent on finding its paths. */
export const figuresOf = (
  name: string,
  { model: { states, ways }, coverage: { paths, viewStates } }: Drawn,
  seconds: number,
): Figures => {
  const values: Readonly<Record<(typeof COLUMNS)[number], number>> = {
    states: states.length,
    transitions: ways.length,
    guarded: ways.filter(({ guard }) => guard !== null).length,
    invokes: states.flatMap(({ asks }) => asks).length,
    delays: ways.filter(({ cause }) => cause.kind === 'after').length,
    viewStates: viewStates.length,
    paths: paths.length,
    steps: paths.flatMap(({ steps }) => steps).length,
    seconds,
  }
  return { name, values: COLUMNS.map((column) => values[column]) }
}

const formatValues = (values: readonly number[]): string[] =>
  values.map((value, place) => (COLUMNS[place] === 'seconds' ? value.toFixed(1) : String(value)))

/** Aligned columns, with totals. */
export const tableOf = (figures: readonly Figures[]): string => {
  const totals = COLUMNS.map((_, place) => figures.reduce((sum, { values }) => sum + (values[place] ?? 0), 0))
  const rows = [
    ['machine', ...COLUMNS],
    ...figures.map(({ name, values }) => [name, ...formatValues(values)]),
    ['all', ...formatValues(totals)],
  ]
  const widths = rows[0]?.map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
