import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import { chartSvg, type ChartPaint, type StatePaint, type WayPaint } from '#machines/kit/chart/chartSvg.ts'
import { groupChart } from '#machines/kit/chart/groupChart.ts'
import type { ChartMarks, ChartViewProps, StateTone, WayTone } from '#src/views/staff/machines/chartView.ts'
import { isLinePale, jumpPath, jumpsOf, paleStates, planDrawing } from './drawing.rules.ts'

/** A picture is on white in each scheme, so its colors are those of the light one. */
const INK = '#141a33'
const ACTIVE = '#c9391c'
const ACTIVE_GROUND = '#fdf0ea'
const JUMP = '#454b65'

const STATE_TONES: Readonly<Record<StateTone, StatePaint>> = {
  added: { ground: '#dff1f3', edge: '#0a6470', edgeWidth: 2 },
  gone: { ground: '#fbe8ec', edge: '#a1123b', edgeWidth: 2, dashes: '6 4' },
  changed: { ground: '#e6effd', edge: '#1f54b8', edgeWidth: 2 },
  taken: { ground: ACTIVE_GROUND, edge: ACTIVE, edgeWidth: 2 },
}

const WAY_TONES: Readonly<Record<WayTone, WayPaint>> = {
  covered0: { color: '#a1123b', sign: '○' },
  covered1: { color: '#4c6cb0', sign: '▁' },
  covered2: { color: '#4062ae', sign: '▄' },
  covered3: { color: '#1d3570', sign: '█' },
  survived: { color: '#a1123b', decoration: 'underline' },
  added: { color: '#0a6470', sign: '+' },
  gone: { color: '#a1123b', decoration: 'line-through' },
  changed: { color: '#1f54b8', sign: '~' },
  canBeSent: { color: '#b02f15', sign: '▶' },
  taken: { color: '#b02f15' },
}

/** The whole chart as a picture, with what is marked on it now. `fonts`: CSS that defines the typeface. */
export const markedChartSvg = (
  { chart, title, text, marks }: Pick<ChartViewProps, 'chart' | 'title' | 'text' | 'marks'>,
  layout: ChartLayout,
  words: { purpose: string; fonts: string },
): string => chartSvg(groupChart(chart), layout, { ...words, title, text }, paintOf(marks, planDrawing(chart, layout)))

const paintOf = (marks: ChartMarks, plan: ReturnType<typeof planDrawing>): ChartPaint => {
  const pale = paleStates(marks, plan)
  const parents = new Set(plan.boxes.map(({ state }) => state.parent))
  return {
    state: (id) => ({
      ...stateMark(id, parents.has(id), marks),
      ...(marks.chosen === id ? { edge: INK, edgeWidth: 3, dashes: '' } : {}),
      isPale: pale.has(id) && !parents.has(id),
    }),
    way: (id) => {
      const tone = marks.ways.get(id)
      return tone === undefined ? {} : WAY_TONES[tone]
    },
    isLinePale: (line) => isLinePale(line, marks, plan),
    jumps: jumpsOf(marks.chosen, new Set(), plan).map((jump) => ({ path: jumpPath(jump), color: JUMP })),
  }
}

const stateMark = (id: string, isOuter: boolean, { active, next, past, states }: ChartMarks): StatePaint => {
  const tone = states.get(id)
  if (tone !== undefined) return STATE_TONES[tone]
  if (active.has(id)) return isOuter ? { edge: ACTIVE } : { ground: ACTIVE_GROUND, edge: ACTIVE, edgeWidth: 3 }
  if (next.has(id)) return { edge: ACTIVE, edgeWidth: 1.5, dashes: '6 3' }
  return past.has(id) ? { edge: ACTIVE, edgeWidth: 2, dashes: '2 2' } : {}
}
