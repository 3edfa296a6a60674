import type { ChartLayout, Point } from './chartLayout.ts'
import { BOX_PAD, LABEL, LABEL_PAD, ROW, START_SIZE, TITLE } from './chartMetrics.ts'
import type { Way } from './chartModel.ts'
import type { ChartText } from './chartText.ts'
import type { Box, Drawing, Line, Row } from './groupChart.ts'

const INK = '#1f2328'
const QUIET = '#57606a'
const BETWEEN = '#9a948a'
const CAUSES: Readonly<Record<Way['cause']['kind'], string>> = {
  event: '#0b5f45',
  done: '#1f6b38',
  error: '#b3261e',
  after: '#8a5a00',
  always: QUIET,
  ended: '#1f6b38',
}
/** Background by depth, darker inside. */
const GROUNDS = ['#fbfaf7', '#f4f1ea', '#ece7dc']
const MARGIN = 16
const HEAD = 64

/** Colors that mark the parts of a chart. A part that is left out keeps the color of its kind. */
export interface ChartPaint {
  state?: (id: string) => StatePaint
  way?: (id: string) => WayPaint
  /** Whether the parts of a line without text fade. */
  isLinePale?: (line: Line) => boolean
  /** SVG paths over the boxes, and their colors. */
  jumps?: readonly { path: string; color: string }[]
}

export interface StatePaint {
  ground?: string
  edge?: string
  edgeWidth?: number
  /** As in `stroke-dasharray`. */
  dashes?: string
  isPale?: boolean
}

export interface WayPaint {
  color?: string
  /** A glyph before its text. */
  sign?: string
  /** As in `text-decoration`. */
  decoration?: string
}

/** Opacity of what fades. */
const PALE = 0.3

const say = (left: number, base: number, text: string, style: string): string =>
  `<text x="${left}" y="${base}" ${style}>${escaped(text)}</text>`

/**
 * Renders a chart with the title of its machine as an SVG document that needs nothing else.
 * @param words `fonts`: CSS that defines the typeface; without it, the reader's own typeface is used
 */
export const chartSvg = (
  { boxes, lines }: Drawing,
  layout: ChartLayout,
  words: { title: string; text: ChartText; purpose: string; fonts: string },
  { state: paintState = plain, way: paintWay = plain, isLinePale = never, jumps = [] }: ChartPaint = {},
): string => {
  const { text } = words
  const width = Math.max(layout.width, 640)
  const depths = new Map<string, number>()
  for (const { state } of boxes) depths.set(state.id, state.parent === null ? 0 : (depths.get(state.parent) ?? 0) + 1)
  const placed = new Map(layout.boxes.map((box) => [box.id, box]))
  const drawn = new Map(lines.map((line) => [line.id, line]))
  const isOuter = new Set(boxes.map(({ state }) => state.parent))

  const drawBox = ({ state, rows }: Box): string => {
    const box = placed.get(state.id)
    if (box === undefined) return ''
    const isBox = isOuter.has(state.id)
    const paint = paintState(state.id)
    const ground =
      paint.ground ??
      (isBox
        ? (GROUNDS[Math.min(depths.get(state.id) ?? 0, 2)] ?? '')
        : state.tags.includes('busy')
          ? '#eaf2ff'
          : '#ffffff')
    const edge = paint.edge ?? (isBox ? '#b9b2a3' : QUIET)
    const edgeWidth = paint.edgeWidth ?? (isBox ? 1 : 1.4)
    const isRegion = boxes.some(({ state: { id, kind } }) => id === state.parent && kind === 'parallel')
    const dashes = paint.dashes ?? (isRegion ? '6 4' : '')
    const left = box.x + BOX_PAD
    const rect = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="8" fill="${ground}" stroke="${edge}" stroke-width="${edgeWidth}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`
    const texts = [
      say(
        left,
        box.y + 18,
        state.parent === null ? words.title : text.state(state.id),
        `font-size="${TITLE.size}" font-weight="${TITLE.weight}" fill="${INK}"`,
      ),
      ...rows.map((row, place) =>
        say(
          left,
          box.y + TITLE.height + place * ROW.height + 11,
          row.kind === 'way' ? signed(row.way, text.row(row)) : text.row(row),
          `font-size="${ROW.size}" ${row.kind === 'way' ? styleOf(row.way) : `fill="${colorOf(row)}"`}`,
        ),
      ),
    ]
    return faded(paint.isPale === true, [rect, ...texts].join(''))
  }
  const signed = ({ id }: Way, say: string): string => {
    const { sign } = paintWay(id)
    return sign === undefined ? say : `${sign} ${say}`
  }
  const colorOfWay = ({ id, cause }: Way): string => paintWay(id).color ?? CAUSES[cause.kind]
  const styleOf = (way: Way): string => {
    const { decoration } = paintWay(way.id)
    return `fill="${colorOfWay(way)}"${decoration === undefined ? '' : ` text-decoration="${decoration}"`}`
  }

  const drawLine = ({ id, points }: ChartLayout['lines'][number]): string => {
    const line = drawn.get(id)
    const [first, ...rest] = line?.ways ?? []
    const color =
      first === undefined
        ? BETWEEN
        : rest.every((way) => colorOfWay(way) === colorOfWay(first))
          ? colorOfWay(first)
          : QUIET
    const dashes = first?.cause.kind === 'after' && rest.length === 0 ? ' stroke-dasharray="5 3"' : ''
    const path = `<path d="${pathOf(points)}" fill="none" stroke="${color}" stroke-width="1.3"${dashes}${first === undefined ? ' opacity=".6"' : ''} marker-end="url(#tip)"/>`
    return faded(line !== undefined && isLinePale(line), path)
  }

  const drawLabel = ({ id, label }: ChartLayout['lines'][number]): string => {
    const line = drawn.get(id)
    if (label === null || line === undefined) return ''
    const [x, y, width, height] = label
    const parts = [
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="#ffffff" fill-opacity=".95" stroke="#d8d2c4"/>`,
      ...line.ways.map((way, place) =>
        say(
          x + LABEL_PAD,
          y + place * LABEL.height + 14,
          signed(way, text.way(way)),
          `font-size="${LABEL.size}" ${styleOf(way)}`,
        ),
      ),
    ]
    return faded(isLinePale(line), parts.join(''))
  }

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-HEAD} ${width + 2 * MARGIN} ${layout.height + HEAD + MARGIN}" width="${width + 2 * MARGIN}" height="${layout.height + HEAD + MARGIN}" font-family="Rubik, sans-serif" text-rendering="geometricPrecision">`,
    `<style>${words.fonts}</style>`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="${QUIET}"/></marker></defs>`,
    `<rect x="${-MARGIN}" y="${-HEAD}" width="100%" height="100%" fill="#ffffff"/>`,
    say(0, -36, words.title, `font-size="20" font-weight="600" fill="${INK}"`),
    say(0, -14, words.purpose, `font-size="13" fill="${QUIET}"`),
    ...boxes.map(drawBox),
    ...layout.starts.map(
      ({ dot: [x, y], points }) =>
        `<circle cx="${x}" cy="${y}" r="${START_SIZE / 2}" fill="${INK}"/><path d="${pathOf(points)}" fill="none" stroke="${INK}" stroke-width="1.3" marker-end="url(#tip)"/>`,
    ),
    ...layout.lines.map(drawLine),
    ...jumps.map(
      ({ path, color }) =>
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.3" stroke-dasharray="2 5" stroke-linecap="round" marker-end="url(#tip)"/>`,
    ),
    ...layout.lines.map(drawLabel),
    '</svg>\n',
  ].join('\n')
}

const plain = (): Record<string, never> => ({})
const never = (): boolean => false

const faded = (isPale: boolean, parts: string): string => (isPale ? `<g opacity="${PALE}">${parts}</g>` : parts)

const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const colorOf = (row: Row): string => {
  if (row.kind === 'asks') return '#1d4ed8'
  return row.kind === 'viewState' ? '#6b3fa0' : CAUSES[row.way.cause.kind]
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)
