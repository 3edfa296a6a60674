import type { Chart, DrawnState, Way } from './chartModel.ts'

/**
 * A readable selection of a chart: lines with text join states of the same box only, one per direction. A transition that leaves
 * its box is a row in its source and links to its target; one line without text joins the two boxes.
 */
export interface Drawing {
  /** In the chart's order: a box before its contents. */
  boxes: readonly Box[]
  lines: readonly Line[]
}

export interface Box {
  state: DrawnState
  rows: readonly Row[]
  /** Target of the initial dot: a state directly inside; null if the first state is not. */
  first: string | null
}

export type Row =
  | { kind: 'asks'; id: string }
  | { kind: 'viewState'; viewState: string; values: readonly string[] }
  /** `to`: link targets; empty if it stays. */
  | { kind: 'way'; way: Way; to: readonly string[] }

/** `ways`: the texts of the line. Empty: the line only shows that rows of the source box lead to the target box. */
export interface Line {
  id: string
  from: string
  to: string
  ways: readonly Way[]
}

/** An event that leads to the same target from at least this many states of a box is a row in each, not a line. */
const MANY = 3

/** Results of an invoke come first. */
const RANK: Readonly<Record<Way['cause']['kind'], number>> = {
  done: 0,
  error: 0,
  after: 1,
  always: 2,
  ended: 2,
  event: 3,
}

export const groupChart = ({ states, ways }: Chart): Drawing => {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  const parentOf = (id: string): string | null => parents.get(id) ?? null
  const areBeside = (one: string, other: string): boolean => parentOf(one) !== null && parentOf(one) === parentOf(other)

  const sources = new Map<string, Set<string>>()
  const placeOf = ({ from, cause, to }: Way): string => [parentOf(from), cause.kind, cause.name, ...to].join(' ')
  for (const way of ways) {
    const place = placeOf(way)
    sources.set(place, (sources.get(place) ?? new Set()).add(way.from))
  }
  const isLine = (way: Way): way is Way & { to: readonly [string] } => {
    const [target] = way.to
    if (target === undefined || way.to.length > 1 || target === way.from || !areBeside(way.from, target)) return false
    return way.cause.kind !== 'event' || (sources.get(placeOf(way))?.size ?? 0) < MANY
  }

  const lines = new Map<string, Line>()
  const join = (from: string, to: string, way: Way | null): void => {
    const id = `${from} → ${to}`
    const line = lines.get(id) ?? { id, from, to, ways: [] }
    lines.set(id, way === null ? line : { ...line, ways: [...line.ways, way] })
  }
  for (const way of ways)
    if (isLine(way)) join(way.from, way.to[0], way)
    else if (way.to.every((target) => !areBeside(way.from, target)))
      for (const target of way.to) {
        const [from, to] = apart(way.from, target, parentOf)
        if (from !== null && to !== null) join(from, to, null)
      }

  return {
    boxes: states.map((state): Box => ({
      state,
      rows: [
        ...state.viewStates.map((badge): Row => ({ kind: 'viewState', ...badge })),
        ...state.asks.map(({ id }): Row => ({ kind: 'asks', id })),
        ...ways
          .filter((way) => way.from === state.id && !isLine(way))
          .toSorted((one, other) => RANK[one.cause.kind] - RANK[other.cause.kind])
          .map((way): Row => ({ kind: 'way', way, to: way.to })),
      ],
      first: state.first !== null && parentOf(state.first) === state.id ? state.first : null,
    })),
    lines: [...lines.values()],
  }
}

/** The outermost ancestors that the two states do not share; null if one contains the other. */
const apart = (
  one: string,
  other: string,
  parentOf: (id: string) => string | null,
): [from: string | null, to: string | null] => {
  const above = (id: string): string[] => {
    const parent = parentOf(id)
    return parent === null ? [id] : [...above(parent), id]
  }
  const [from, to] = [above(one), above(other)]
  const fork = from.findIndex((id, depth) => id !== to[depth])
  return fork < 0 ? [null, null] : [from[fork] ?? null, to[fork] ?? null]
}
