import type { ChartLayout, Point } from '#machines/kit/chart/chartLayout.ts'
import { BOX_PAD, LABEL, LABEL_PAD, ROW, START_SIZE, TITLE } from '#machines/kit/chart/chartMetrics.ts'
import type { Way } from '#machines/kit/chart/chartModel.ts'
import type { Box, Drawing, Row } from '#machines/kit/chart/groupChart.ts'
import type { Words } from './layout.ts'

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

const say = (left: number, base: number, text: string, style: string): string =>
  `<text x="${left}" y="${base}" ${style}>${escaped(text)}</text>`

/** Renders a chart with the title of its machine as SVG. `fonts`: CSS that defines the typeface. */
export const drawSvg = (
  { boxes, lines }: Drawing,
  layout: ChartLayout,
  words: Words & { purpose: string; fonts: string },
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
    const ground = isOuter.has(state.id)
      ? (GROUNDS[Math.min(depths.get(state.id) ?? 0, 2)] ?? '')
      : state.tags.includes('busy')
        ? '#eaf2ff'
        : '#ffffff'
    const edge = isOuter.has(state.id) ? 'stroke="#b9b2a3"' : 'stroke="#57606a" stroke-width="1.4"'
    const isRegion = boxes.some(({ state: { id, kind } }) => id === state.parent && kind === 'parallel')
    const left = box.x + BOX_PAD
    return [
      `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="8" fill="${ground}" ${edge}${isRegion ? ' stroke-dasharray="6 4"' : ''}/>`,
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
          text.row(row),
          `font-size="${ROW.size}" fill="${colorOf(row)}"`,
        ),
      ),
    ].join('')
  }

  const drawLine = ({ id, points }: ChartLayout['lines'][number]): string => {
    const [first, ...rest] = drawn.get(id)?.ways ?? []
    const color =
      first === undefined
        ? BETWEEN
        : rest.every(({ cause }) => cause.kind === first.cause.kind)
          ? CAUSES[first.cause.kind]
          : QUIET
    const dashes = first?.cause.kind === 'after' && rest.length === 0 ? ' stroke-dasharray="5 3"' : ''
    return `<path d="${pathOf(points)}" fill="none" stroke="${color}" stroke-width="1.3"${dashes}${first === undefined ? ' opacity=".6"' : ''} marker-end="url(#tip)"/>`
  }

  const drawLabel = ({ id, label }: ChartLayout['lines'][number]): string => {
    const line = drawn.get(id)
    if (label === null || line === undefined) return ''
    const [x, y, width, height] = label
    return [
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="#ffffff" fill-opacity=".95" stroke="#d8d2c4"/>`,
      ...line.ways.map((way, place) =>
        say(
          x + LABEL_PAD,
          y + place * LABEL.height + 14,
          text.way(way),
          `font-size="${LABEL.size}" fill="${CAUSES[way.cause.kind]}"`,
        ),
      ),
    ].join('')
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
    ...layout.lines.map(drawLabel),
    '</svg>\n',
  ].join('\n')
}

const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const colorOf = (row: Row): string => {
  if (row.kind === 'asks') return '#1d4ed8'
  return row.kind === 'viewState' ? '#6b3fa0' : CAUSES[row.way.cause.kind]
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)
