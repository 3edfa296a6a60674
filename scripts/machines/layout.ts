import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import elkPackage from 'elkjs/package.json' with { type: 'json' }
import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { ChartLayout, PlacedBox, PlacedLine, PlacedStart, Point } from '#machines/kit/chart/chartLayout.ts'
import {
  BOX_FOOT,
  BOX_PAD,
  INSIDE_PAD,
  LABEL,
  LABEL_PAD,
  MIN_WIDTH,
  ROW,
  START_SIZE,
  TITLE,
} from '#machines/kit/chart/chartMetrics.ts'
import type { ChartText } from '#machines/kit/chart/chartText.ts'
import type { Box, Drawing, Line } from '#machines/kit/chart/groupChart.ts'
import { textWidth } from './textWidth.ts'

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': 'DOWN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
}

/** The texts of one chart, and the title of its machine. */
export interface Words {
  title: string
  text: ChartText
}

const elk = new ELK()
const LAYING_OUT = readFileSync(join(import.meta.dirname, 'layout.ts'), 'utf8') + elkPackage.version

/** Input graph for elk. */
export const graphOf = ({ boxes, lines }: Drawing, words: Words): ElkNode => {
  const inside = (parent: string | null): ElkNode[] =>
    boxes.filter(({ state }) => state.parent === parent).map((box) => nodeOf(box, words, inside(box.state.id)))
  return {
    id: 'chart',
    children: inside(null),
    edges: [
      ...lines.map((line) => edgeOf(line, words)),
      ...boxes.flatMap(({ state, first }) =>
        first === null ? [] : { id: startOf(state.id), sources: [startOf(state.id)], targets: [first] },
      ),
    ],
  }
}

/** Positions of all parts. The same drawing and words give the same layout in every process. */
export const layOut = async (drawing: Drawing, words: Words): Promise<ChartLayout> => {
  const graph = graphOf(drawing, words)
  // Pass the options as an argument: elk does not apply those of the graph to nested nodes.
  return geometryOf(await elk.layout(graph, { layoutOptions: OPTIONS }))
}

/** Hash of a layout and its inputs: the graph, this file and the version of elk. */
export const digestOf = (graph: ElkNode, layout: string): string =>
  createHash('sha256').update(JSON.stringify(graph)).update(LAYING_OUT).update(layout).digest('hex')

const startOf = (id: string): string => `${id} start`
const START = / start$/

const nodeOf = ({ state, rows, first }: Box, { title, text }: Words, children: ElkNode[]): ElkNode => {
  const name = state.parent === null ? title : text.state(state.id)
  const widths = [
    MIN_WIDTH,
    textWidth(name, TITLE) + 2 * BOX_PAD,
    ...rows.map((row) => textWidth(text.row(row), ROW) + 2 * BOX_PAD),
  ]
  const width = Math.ceil(Math.max(...widths))
  const height = TITLE.height + (rows.length > 0 ? rows.length * ROW.height + BOX_FOOT : 0)
  if (children.length === 0) return { id: state.id, width, height }
  const start = { id: startOf(state.id), width: START_SIZE, height: START_SIZE }
  return {
    id: state.id,
    children: first === null ? children : [start, ...children],
    layoutOptions: {
      'elk.padding': `[top=${height + INSIDE_PAD},left=${INSIDE_PAD},bottom=${INSIDE_PAD},right=${INSIDE_PAD}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

const edgeOf = (line: Line, { text }: Words): ElkExtendedEdge => {
  const edge = { id: line.id, sources: [line.from], targets: [line.to] }
  if (line.ways.length === 0) return edge
  const rows = text.line(line)
  const width = Math.ceil(Math.max(...rows.map((row) => textWidth(row, LABEL))) + 2 * LABEL_PAD)
  return {
    ...edge,
    // elk skips a label without text.
    labels: [
      {
        text: rows.join('\n'),
        width,
        height: rows.length * LABEL.height + LABEL_PAD,
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
      },
    ],
  }
}

const at = (value: number | undefined): number => Math.round(value ?? 0)

const allNodes = (nodes: readonly ElkNode[]): ElkNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])])

/** Copies positions only: elk's own additions differ from run to run. */
const geometryOf = ({ width, height, children = [], edges = [] }: ElkNode): ChartLayout => {
  const nodes = allNodes(children)
  const dots = new Map(nodes.map((node): [string, Point] => [node.id, middleOf(node)]))
  return {
    width: at(width),
    height: at(height),
    boxes: nodes
      .filter(({ id }) => !START.test(id))
      .map((node): PlacedBox => ({
        id: node.id,
        x: at(node.x),
        y: at(node.y),
        width: at(node.width),
        height: at(node.height),
      })),
    lines: edges.filter(({ id }) => !START.test(id)).map(lineOf),
    starts: edges
      .filter(({ id }) => START.test(id))
      .map((edge): PlacedStart => ({
        id: edge.id.replace(START, ''),
        dot: dots.get(edge.id) ?? [0, 0],
        points: pointsOf(edge),
      })),
  }
}

const middleOf = ({ x, y }: ElkNode): Point => [at((x ?? 0) + START_SIZE / 2), at((y ?? 0) + START_SIZE / 2)]

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }): Point => [at(x), at(y)])

const lineOf = (edge: ElkExtendedEdge): PlacedLine => {
  const [label] = edge.labels ?? []
  return {
    id: edge.id,
    points: pointsOf(edge),
    label: label === undefined ? null : [at(label.x), at(label.y), at(label.width), at(label.height)],
  }
}
