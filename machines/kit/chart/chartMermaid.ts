import type { Chart } from './chartModel.ts'
import type { ChartText } from './chartText.ts'
import { groupChart, type Box } from './groupChart.ts'

/**
 * A chart as a Mermaid state diagram (`stateDiagram-v2`). Mermaid has no transitions between the contents of two boxes, so, as in
 * our drawing, a transition that leaves its box is a line of text in its source. Those of a box itself stand in a state of their
 * own in it, called `everywhere`.
 */
export const chartMermaid = (
  chart: Chart,
  { title, text, everywhere }: { title: string; text: ChartText; everywhere: string },
): string => {
  const { boxes, lines } = groupChart(chart)
  const byId = new Map(boxes.map((box) => [box.state.id, box]))
  const insideOf = (id: string): Box[] => boxes.filter(({ state }) => state.parent === id)
  const isParallel = (id: string | null): boolean => id !== null && byId.get(id)?.state.kind === 'parallel'

  const rowsOf = ({ state, rows }: Box): string[] => [
    ...rows.map((row) => text.row(row)),
    // Regions are parted from each other: a transition between two of them is text as well.
    ...lines
      .filter(({ from }) => from === state.id && isParallel(state.parent))
      .flatMap(({ to, ways }) => ways.map((way) => `${text.way(way)} → ${text.state(to)}`)),
  ]

  const write = (box: Box, depth: number): string[] => {
    const { state } = box
    const id = nameOf(state.id)
    const declared = `state "${escaped(text.state(state.id))}" as ${id}`
    if (insideOf(state.id).length === 0)
      return [indented(depth, declared), ...describe(id, rowsOf(box), depth), ...endOf(box, depth)]
    return [
      indented(depth, `${declared} {`),
      ...writeInside(box, depth + 1),
      indented(depth, '}'),
      ...endOf(box, depth),
    ]
  }

  const writeInside = (box: Box, depth: number): string[] => {
    const { state, first } = box
    const rows = rowsOf(box)
    const own = `${nameOf(state.id)}_everywhere`
    const general =
      rows.length === 0
        ? []
        : [indented(depth, `state "${escaped(everywhere)}" as ${own}`), ...describe(own, rows, depth)]
    const parts = insideOf(state.id).map((inner) => write(inner, depth))
    if (isParallel(state.id))
      return [general, ...parts]
        .filter((part) => part.length > 0)
        .flatMap((part, place) => (place === 0 ? part : [indented(depth, '--'), ...part]))
    return [
      ...general,
      ...(first === null ? [] : [indented(depth, `[*] --> ${nameOf(first)}`)]),
      ...parts.flat(),
      ...lines
        .filter(({ from }) => byId.get(from)?.state.parent === state.id)
        .flatMap(({ from, to, ways }) =>
          ways.map((way) => indented(depth, `${nameOf(from)} --> ${nameOf(to)} : ${escaped(text.way(way))}`)),
        ),
    ]
  }

  const root = boxes.find(({ state }) => state.parent === null)
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    '---',
    'stateDiagram-v2',
    ...(root === undefined ? [] : writeInside(root, 1)),
    '',
  ].join('\n')
}

const describe = (id: string, rows: readonly string[], depth: number): string[] =>
  rows.map((row) => indented(depth, `${id} : ${escaped(row)}`))

const endOf = ({ state }: Box, depth: number): string[] =>
  state.kind === 'final' ? [indented(depth, `${nameOf(state.id)} --> [*]`)] : []

const indented = (depth: number, line: string): string => `${'  '.repeat(depth)}${line}`

/** Prefixed by the machine's, so it is never a word of Mermaid. */
const nameOf = (id: string): string => id.replaceAll(/\W/g, '_')

/** Marks that end a text, as Mermaid's entity codes. */
const escaped = (text: string): string => text.replaceAll(/[#;:"<>\n\r]/g, (mark) => `#${mark.codePointAt(0) ?? 32};`)
