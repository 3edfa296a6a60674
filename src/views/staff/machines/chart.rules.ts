import type { Chart, DrawnState, Way } from '#machines/kit/chart/chartModel.ts'

/** A chart, and the questions that views ask of it. */
export interface ChartIndex {
  chart: Chart
  root: DrawnState
  /** Undefined for an ID that the machine does not have. */
  state: (id: string) => DrawnState | undefined
  inside: (id: string) => readonly DrawnState[]
  isLeaf: (id: string) => boolean
  /** Innermost states of a state; itself, if nothing is inside. */
  leaves: (id: string) => readonly DrawnState[]
  /** From the machine to the state, both included. */
  chain: (id: string) => readonly DrawnState[]
  out: (id: string) => readonly Way[]
  /** Ways of other states that lead here. */
  into: (id: string) => readonly Way[]
  isFirst: (id: string) => boolean
  isRegion: (id: string) => boolean
}

export const indexChart = (chart: Chart): ChartIndex => {
  const [root] = chart.states
  if (root === undefined) throw new Error(`The chart ${chart.id} has no states`)
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const inside = new Map(chart.states.map(({ id }) => [id, chart.states.filter(({ parent }) => parent === id)]))
  const firsts = new Set(chart.states.flatMap(({ first }) => first ?? []))

  const insideOf = (id: string): readonly DrawnState[] => inside.get(id) ?? []
  const chain = (id: string): readonly DrawnState[] => {
    const state = states.get(id)
    if (state === undefined) return []
    return state.parent === null ? [state] : [...chain(state.parent), state]
  }
  const leaves = (id: string): readonly DrawnState[] => {
    const below = insideOf(id)
    const state = states.get(id)
    return below.length > 0 || state === undefined ? below.flatMap((each) => leaves(each.id)) : [state]
  }
  return {
    chart,
    root,
    state: (id) => states.get(id),
    inside: insideOf,
    isLeaf: (id) => insideOf(id).length === 0,
    leaves,
    chain,
    out: (id) => chart.ways.filter(({ from }) => from === id),
    into: (id) => chart.ways.filter(({ from, to }) => from !== id && to.includes(id)),
    isFirst: (id) => firsts.has(id),
    isRegion: (id) => states.get(states.get(id)?.parent ?? '')?.kind === 'parallel',
  }
}

/** The chosen state, all inside it, and what its ways lead to or come from: this stays vivid while the rest pales. */
export const neighborhood = ({ chain, out, into, chart }: ChartIndex, chosen: string): ReadonlySet<string> =>
  new Set([
    ...chain(chosen).map(({ id }) => id),
    ...chart.states.flatMap(({ id }) => (id.startsWith(`${chosen}.`) ? id : [])),
    ...out(chosen).flatMap(({ to }) => to),
    ...into(chosen).map(({ from }) => from),
  ])

/** A step with the keyboard. */
export type Move = 'previous' | 'next' | 'inside' | 'outside' | 'wayOut' | 'wayIn'

/** The state to choose after a move; null if there is none. Without a chosen state, every move begins at the first. */
export const moveFrom = (index: ChartIndex, chosen: string | null, move: Move): string | null => {
  const { root, state, inside, out, into } = index
  if (chosen === null) return inside(root.id)[0]?.id ?? null
  const parent = state(chosen)?.parent ?? null
  const outside = parent === null || parent === root.id ? null : parent
  if (move === 'inside') return inside(chosen)[0]?.id ?? null
  if (move === 'outside') return outside
  if (move === 'wayOut') return out(chosen).flatMap(({ to }) => to)[0] ?? null
  if (move === 'wayIn') return into(chosen).find(({ from }) => from !== root.id)?.from ?? null
  const beside = parent === null ? [] : inside(parent)
  const at = beside.findIndex(({ id }) => id === chosen)
  return beside[(at + (move === 'next' ? 1 : -1) + beside.length) % beside.length]?.id ?? null
}

/** Lines of the overview: one from the chosen state to each target, one to it from each source. */
export interface Link {
  from: string
  to: string
  /** The cause of the first such way. */
  kind: Way['cause']['kind']
  isIncoming: boolean
}

export const linksOf = ({ out, into, root }: ChartIndex, chosen: string): readonly Link[] => {
  const links = [
    ...out(chosen).flatMap(({ to, cause: { kind } }) =>
      to.map((target): Link => ({ from: chosen, to: target, kind, isIncoming: false })),
    ),
    ...into(chosen).map(({ from, cause: { kind } }): Link => ({ from, to: chosen, kind, isIncoming: true })),
  ].filter(({ from, to }) => from !== to && from !== root.id && to !== root.id)
  return [...new Map(links.toReversed().map((link) => [`${link.from} → ${link.to}`, link])).values()].toReversed()
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Keeps the end of a line off the corner of its box. */
const CORNER = 14
/** A line between states of one row hangs below it by this much. */
const HANG = 30

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
const isAround = (outer: Rect, inner: Rect): boolean =>
  outer.y < inner.y && outer.y + outer.height > inner.y + inner.height
const middle = ({ x, width }: Rect): number => x + width / 2

/** The point where a line leaves `rect` toward `other`, whose box may lie inside `rect`. */
const endAt = (rect: Rect, other: Rect): readonly [x: number, y: number] => {
  const x = rect.width > 2 * CORNER ? clamp(middle(other), rect.x + CORNER, rect.x + rect.width - CORNER) : middle(rect)
  if (isAround(rect, other)) return [x, rect.y + CORNER]
  return other.y + other.height <= rect.y || isAround(other, rect) ? [x, rect.y] : [x, rect.y + rect.height]
}

/** SVG path of a line between two boxes: above or below one another, or hanging below those of one row. */
export const linkPath = (from: Rect, to: Rect): string => {
  const isSameRow = Math.abs(from.y - to.y) < CORNER && from.y + from.height > to.y && to.y + to.height > from.y
  const [startX, startY] = isSameRow ? [middle(from), from.y + from.height] : endAt(from, to)
  const [endX, endY] = isSameRow ? [middle(to), to.y + to.height] : endAt(to, from)
  const bend = isSameRow ? HANG : (endY - startY) / 2
  const points = [
    [startX, startY],
    [startX, startY + bend],
    [endX, isSameRow ? endY + HANG : endY - bend],
    [endX, endY],
  ]
  const [start = '', ...curve] = points.map(([x = 0, y = 0]) => `${Math.round(x)} ${Math.round(y)}`)
  return `M${start}C${curve.join(' ')}`
}

/** Width and height of the largest square-ish block of leaves that stand for a box: the grow factor and basis of its flex item. */
export const boxSize = ({ leaves }: Pick<ChartIndex, 'leaves'>, id: string, nameOf: (id: string) => string) => {
  const within = leaves(id)
  const grow = within.reduce((sum, leaf) => sum + nameOf(leaf.id).length + LEAF_MARGIN, 0)
  return within.length > WHOLE_ROW
    ? { grow, basis: '100%' }
    : { grow, basis: `${Math.min(within.length * LEAF_WIDTH + BOX_WIDTH, MAX_BASIS)}px` }
}

/** A box with more states takes a row of its own. */
const WHOLE_ROW = 8
/** Padding of a state, in characters. */
const LEAF_MARGIN = 6
/** Pixels. */
const LEAF_WIDTH = 58
const BOX_WIDTH = 60
const MAX_BASIS = 260

/** Contents of a box: states first. A single state beside boxes stands next to the name of the box. */
export const arrangeBox = (
  { inside, isLeaf, root, leaves }: ChartIndex,
  id: string,
): { beside: DrawnState | null; below: readonly DrawnState[] } => {
  const all = inside(id)
  const states = all.filter((state) => isLeaf(state.id))
  const boxes = all.filter((state) => !isLeaf(state.id))
  const [lone] = states
  if (id === root.id && root.kind === 'parallel')
    return { beside: null, below: all.toSorted((one, other) => leaves(other.id).length - leaves(one.id).length) }
  return states.length === 1 && lone !== undefined && boxes.length > 0 && id !== root.id
    ? { beside: lone, below: boxes }
    : { beside: null, below: [...states, ...boxes] }
}
