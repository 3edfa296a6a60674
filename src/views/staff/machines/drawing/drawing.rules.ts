import type { ChartLayout, PlacedBox, PlacedLine, PlacedStart } from '#machines/kit/chart/chartLayout.ts'
import { ROW, TITLE } from '#machines/kit/chart/chartMetrics.ts'
import type { Chart, DrawnState, Way } from '#machines/kit/chart/chartModel.ts'
import { groupChart, type Row } from '#machines/kit/chart/groupChart.ts'
import type { ChartMarks } from '#src/views/staff/machines/chartView.ts'
import type { Point, Rect } from './camera.rules.ts'

/** What is drawn of a chart, whatever is marked on it. */
export interface DrawingPlan {
  width: number
  height: number
  /** A box before its contents. */
  boxes: readonly PlannedBox[]
  byId: ReadonlyMap<string, PlannedBox>
  lines: readonly PlannedLine[]
  starts: readonly PlacedStart[]
  ways: readonly Way[]
}

export interface PlannedBox extends PlacedBox {
  state: DrawnState
  rows: readonly Row[]
  /** Boxes around it, outermost first. */
  around: readonly string[]
  /** Innermost states inside; 0 if it is one. */
  leaves: number
  /** One of several that are active together. */
  isRegion: boolean
}

export interface PlannedLine extends PlacedLine {
  from: string
  to: string
  /** Texts of its label. Empty: it only says that rows of its source lead there. */
  ways: readonly Way[]
}

export const planDrawing = (chart: Chart, layout: ChartLayout): DrawingPlan => {
  const { boxes, lines } = groupChart(chart)
  const placed = new Map(layout.boxes.map((box) => [box.id, box]))
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const parents = new Set(chart.states.map(({ parent }) => parent))
  const aroundOf = (id: string | null): string[] =>
    id === null ? [] : [...aroundOf(states.get(id)?.parent ?? null), id]
  const planned = boxes.flatMap(({ state, rows }): PlannedBox[] => {
    const box = placed.get(state.id)
    if (box === undefined) return []
    return [
      {
        ...box,
        state,
        rows,
        around: aroundOf(state.parent),
        leaves: chart.states.filter(({ id }) => !parents.has(id) && id.startsWith(`${state.id}.`)).length,
        isRegion: state.parent !== null && states.get(state.parent)?.kind === 'parallel',
      },
    ]
  })
  const grouped = new Map(lines.map((line) => [line.id, line]))
  return {
    width: layout.width,
    height: layout.height,
    boxes: planned,
    byId: new Map(planned.map((box) => [box.id, box])),
    lines: layout.lines.flatMap((line) => {
      const group = grouped.get(line.id)
      return group === undefined ? [] : [{ ...line, from: group.from, to: group.to, ways: group.ways }]
    }),
    starts: layout.starts,
    ways: chart.ways,
  }
}

/** A folded box opens while something in it is chosen. */
export const shownFolds = (folded: ReadonlySet<string>, chosen: string | null, plan: DrawingPlan): Set<string> => {
  const around = chosen === null ? [] : (plan.byId.get(chosen)?.around ?? [])
  return new Set([...folded].filter((id) => !around.includes(id)))
}

/** The state itself, or the outermost folded box that hides it. */
export const standIn = (id: string, folds: ReadonlySet<string>, plan: DrawingPlan): string =>
  plan.byId.get(id)?.around.find((box) => folds.has(box)) ?? id

export const isHidden = (id: string, folds: ReadonlySet<string>, plan: DrawingPlan): boolean =>
  standIn(id, folds, plan) !== id

/** The chosen state, the boxes around it, what is in it, and where a transition of it leads or comes from. */
export const relatedTo = (chosen: string | null, { byId, boxes, ways }: DrawingPlan): Set<string> => {
  const box = chosen === null ? undefined : byId.get(chosen)
  if (chosen === null || box === undefined) return new Set()
  return new Set([
    chosen,
    ...box.around,
    ...boxes.flatMap(({ id, around }) => (around.includes(chosen) ? id : [])),
    ...ways.flatMap(({ from, to }) => (from === chosen ? to : to.includes(chosen) ? from : [])),
  ])
}

/** Whether parts that are neither marked nor related to the chosen state fade. */
const doOthersFade = ({ chosen, areOthersPale }: ChartMarks): boolean => chosen !== null || areOthersPale

/** What is neither related to the chosen state nor marked by the mode, by itself or by one of its transitions. */
export const paleStates = (marks: ChartMarks, plan: DrawingPlan): Set<string> => {
  if (!doOthersFade(marks)) return new Set()
  const { chosen, active, past, next, states, ways } = marks
  const seen = new Set([
    ...relatedTo(chosen, plan),
    ...active,
    ...past,
    ...next,
    ...states.keys(),
    ...plan.ways.flatMap(({ id, from }) => (ways.has(id) ? from : [])),
  ])
  return new Set(plan.boxes.flatMap(({ id }) => (seen.has(id) ? [] : id)))
}

type LineEnds = Pick<PlannedLine, 'from' | 'to' | 'ways'>

/** Whether a line begins or ends at a state, or begins in it. */
export const isLineOf = ({ from, to }: LineEnds, state: string | null, plan: DrawingPlan): boolean =>
  state !== null && (from === state || to === state || plan.byId.get(from)?.around.includes(state) === true)

export const isLinePale = (line: LineEnds, marks: ChartMarks, plan: DrawingPlan): boolean =>
  doOthersFade(marks) && !isLineOf(line, marks.chosen, plan) && !line.ways.some(({ id }) => marks.ways.has(id))

const isLeaf = ({ leaves }: PlannedBox): boolean => leaves === 0

export const depthOf = ({ around }: PlannedBox): number => around.length

/** A dotted line of a transition that has a row, from its row to its target. */
export interface Jump {
  id: string
  way: Way
  from: Point
  /** Control points of the curve. */
  out: Point
  into: Point
  to: Point
  isIncoming: boolean
}

/** How far a jump swings out of its box. */
const SWING = 90
/** An arrow meets a box beside its name. */
const NAME_MIDDLE = 24

/** Jumps from and to the chosen state. They end at a folded box that hides their end. */
export const jumpsOf = (chosen: string | null, folds: ReadonlySet<string>, plan: DrawingPlan): Jump[] => {
  if (chosen === null) return []
  const around = plan.byId.get(chosen)?.around ?? []
  const jumps = new Map<string, Jump>()
  for (const way of plan.ways) {
    const isIncoming = way.from !== chosen
    if (isIncoming && (!way.to.includes(chosen) || around.includes(way.from))) continue
    const box = plan.byId.get(way.from)
    const row = box?.rows.findIndex((one) => one.kind === 'way' && one.way.id === way.id) ?? -1
    if (box === undefined || row < 0) continue
    for (const target of isIncoming ? [chosen] : way.to) {
      const start = plan.byId.get(standIn(way.from, folds, plan))
      const end = plan.byId.get(standIn(target, folds, plan))
      // One that leads to a box around its source would be drawn within that box, and say nothing.
      if (start === undefined || end === undefined || start === end || start.around.includes(end.id)) continue
      const id = isIncoming ? `${way.from} → ${target}` : `${way.id} → ${target}`
      const height = start === box ? TITLE.height + (row + 0.5) * ROW.height : start.height / 2
      jumps.set(id, { id, way, isIncoming, ...curve(start, start.y + Math.min(height, start.height), end) })
    }
  }
  return [...jumps.values()]
}

/** As in the `d` of an SVG path. */
export const jumpPath = ({ from, out, into, to }: Jump): string =>
  `M${from.x} ${from.y}C${out.x} ${out.y} ${into.x} ${into.y} ${to.x} ${to.y}`

/** Leaves a box on its right, and enters the other on the side that is nearer. */
const curve = (start: Rect, height: number, end: Rect): Pick<Jump, 'from' | 'out' | 'into' | 'to'> => {
  const right = start.x + start.width
  const isBeyond = end.x > right
  const from = { x: right, y: height }
  const to = {
    x: isBeyond ? end.x : end.x + end.width,
    y: end.y + Math.min(end.height / 2, NAME_MIDDLE),
  }
  return { from, out: { x: from.x + SWING, y: from.y }, into: { x: to.x + (isBeyond ? -SWING : SWING), y: to.y }, to }
}

/** Boxes in which a point lies, outermost first. */
export const boxesAt = ({ x, y }: Point, folds: ReadonlySet<string>, plan: DrawingPlan): string[] =>
  plan.boxes
    .filter(
      (box) =>
        box.leaves > 0 &&
        !isHidden(box.id, folds, plan) &&
        x >= box.x &&
        x <= box.x + box.width &&
        y >= box.y &&
        y <= box.y + box.height,
    )
    .map(({ id }) => id)

/** A name in constant size over the blocks of a drawing seen from afar. */
export interface PlacedName {
  id: string
  /** Position on the chart. */
  x: number
  y: number
  /** Pixels on screen to which the name is cut; null if it is whole. */
  cutTo: number | null
  /** The name of a state; boxes have theirs without a ground. */
  isTag: boolean
}

/** Height and mean width of a letter of a name, at a text size of 16 px. */
const NAME_HEIGHT = 17
const LETTER_WIDTH = 6.9
const NAME_PAD = 10
/** A name that is cut to less says nothing. */
const MIN_NAME_WIDTH = 36
/** By how many lines a name may move: that of a box stays above its states. */
const NAME_SHIFTS = [0, 0.5, 0.8]
const TAG_SHIFTS = [0, 1, -1, 2, -2, 3]

/**
 * Names that are shown from afar: of boxes, and of the states that are chosen, active or neighbors. One that would cover
 * another moves down or up, that of a box is cut to its box; what still has no room is left out.
 * @param scale at which letters of 12 px are 12 px high on screen
 * @param textSize 1 for letters of normal size
 */
export const placeNames = (
  plan: DrawingPlan,
  {
    names,
    marks,
    related,
    folds,
    scale,
    textSize,
  }: {
    names: (id: string) => string
    marks: Pick<ChartMarks, 'chosen' | 'active'>
    related: ReadonlySet<string>
    folds: ReadonlySet<string>
    scale: number
    textSize: number
  },
): PlacedName[] => {
  const shown = plan.boxes.filter(({ id, state }) => state.parent !== null && !isHidden(id, folds, plan))
  const boxes = shown.filter((box) => !isLeaf(box))
  const leaves = shown.filter(isLeaf)
  const inOrder = [
    ...shown.filter(({ id }) => id === marks.chosen),
    ...boxes.toSorted((one, other) => depthOf(one) - depthOf(other)),
    ...leaves.filter(({ id }) => marks.active.has(id)),
    ...leaves.filter(({ id }) => related.has(id)),
  ]
  const taken: Rect[] = []
  const placed = new Map<string, PlacedName>()
  for (const box of inOrder) {
    if (placed.has(box.id)) continue
    const height = (NAME_HEIGHT * textSize) / scale
    const width = ((names(box.id).length * LETTER_WIDTH + NAME_PAD) * textSize) / scale
    const widths = isLeaf(box) ? [width] : [width, Math.min(width, box.width)]
    const free = widths
      .flatMap((width) => (isLeaf(box) ? TAG_SHIFTS : NAME_SHIFTS).map((shift) => ({ width, shift })))
      .map(({ width, shift }): Rect => ({ x: box.x, y: box.y + shift * height, width, height }))
      .find((rect) => rect.width * scale >= MIN_NAME_WIDTH * textSize && !taken.some((other) => overlap(rect, other)))
    if (free === undefined) continue
    taken.push(free)
    placed.set(box.id, {
      id: box.id,
      x: free.x,
      y: free.y,
      cutTo: free.width < width ? free.width * scale : null,
      isTag: isLeaf(box),
    })
  }
  return [...placed.values()]
}

const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Parts a text at its guard: “book ✗”, “[the card was declined]”, “→ Form”. */
export const splitGuard = (text: string): [before: string, guard: string, after: string] => {
  const [, before = text, guard = '', after = ''] = /^(.*?)(\[.+\])(.*)$/.exec(text) ?? []
  return [before, guard, after]
}
