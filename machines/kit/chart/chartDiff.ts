import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import type { Chart, DrawnState, Named, Way } from './chartModel.ts'
import type { ChartText } from './chartText.ts'

/** Display names of a chart, including names that no longer exist. */
type Telling = Pick<ChartText, 'state' | 'way' | 'viewState' | 'action' | 'port'>

/** One difference between two charts. */
export interface ChartChange {
  /** `seen`: in what a guest sees, which is where the path search went, more than a decision that somebody made. */
  kind: 'added' | 'gone' | 'changed' | 'seen'
  sentence: string
  /** The state that differs, or whose transition does. One that is gone is of the chart before. */
  state: string
  /** The transition of the chart after; null if the state itself differs, or the transition is gone. */
  way: TransitionId | null
}

/** Differences between two charts, one sentence for each. */
export const changesBetween = (before: Chart, after: Chart, text: Telling): string[] =>
  diffCharts(before, after, text).map(({ sentence }) => sentence)

/** Differences between two charts of a machine: new and gone states, changed states, then transitions. */
export const diffCharts = (before: Chart, after: Chart, text: Telling): readonly ChartChange[] => {
  const [was, is] = [statesOf(before), statesOf(after)]
  const stays = ({ from }: Way): boolean => was.has(from) && is.has(from)
  const name = (id: string): string =>
    id === after.id ? 'The machine' : quoted(text.state(id), id.slice(after.id.length + 1))
  const places = (ids: readonly string[]): string => ids.map(name).join(' and ')
  const at = (id: string): string => (id === after.id ? 'Everywhere' : `In ${name(id)}`)

  const actionChanges = (old: readonly Named[], now: readonly Named[]): string[] =>
    differing(old.map(text.action), now.map(text.action)).map(
      ({ item, isNew }) => `${isNew ? 'does' : 'no longer does'} “${item}”`,
    )

  const stateChanges = (old: DrawnState, now: DrawnState): ChartChange[] => {
    const own = [
      ...(old.kind === now.kind ? [] : [`${name(now.id)} is ${now.kind}, no longer ${old.kind}.`]),
      ...(old.first === now.first || now.first === null || old.first === null
        ? []
        : [`${name(now.id)} begins with ${name(now.first)}, no longer with ${name(old.first)}.`]),
      ...differing(
        old.asks.map(({ id }) => id),
        now.asks.map(({ id }) => id),
      ).map(({ item, isNew }) => `${name(now.id)} ${isNew ? 'asks' : 'no longer asks'}: ${text.port(item)}.`),
      ...actionChanges(old.entry, now.entry).map((change) => `When ${name(now.id)} begins, it ${change}.`),
      ...actionChanges(old.exit, now.exit).map((change) => `When ${name(now.id)} is left, it ${change}.`),
      ...differing(old.tags, now.tags).map(
        ({ item, isNew }) => `${name(now.id)} ${isNew ? 'is marked' : 'is no longer marked'} “${item}”.`,
      ),
    ]
    const seen = differing(old.viewStates.map(text.viewState), now.viewStates.map(text.viewState)).map(
      ({ item, isNew }) => `${name(now.id)} ${isNew ? 'shows' : 'no longer shows'} “${item}”.`,
    )
    const changeOf =
      (kind: ChartChange['kind']) =>
      (sentence: string): ChartChange => ({ kind, sentence, state: now.id, way: null })
    return [...own.map(changeOf('changed')), ...seen.map(changeOf('seen'))]
  }

  const added = (way: Way): string =>
    `${at(way.from)}, “${text.way(way)}” is new: it ${way.to.length === 0 ? 'leads nowhere else' : `leads to ${places(way.to)}`}.`
  const dropped = (way: Way): string =>
    `${at(way.from)}, “${text.way(way)}” is gone${way.to.length === 0 ? '' : `: it led to ${places(way.to)}`}.`
  const changed = ([old, now]: readonly [Way, Way]): string[] => {
    const head = `${at(now.from)}, “${text.way(now)}”`
    const [led, leads] = [places(old.to), places(now.to)]
    return [
      ...(text.way(old) === text.way(now) ? [] : [`${at(now.from)}, “${text.way(old)}” is now “${text.way(now)}”.`]),
      ...(led === leads
        ? []
        : [
            `${head} leads ${leads === '' ? 'nowhere else' : `to ${leads}`}, no longer ${led === '' ? 'nowhere' : `to ${led}`}.`,
          ]),
      ...(old.isAnew === now.isAnew
        ? []
        : [`${head} ${now.isAnew ? 'begins its state anew' : 'no longer begins its state anew'}.`]),
      ...actionChanges(old.actions, now.actions).map((change) => `${head} ${change}.`),
    ]
  }

  const { pairs, gone, fresh } = paired(before.ways.filter(stays), after.ways.filter(stays))
  return [
    ...after.states
      .filter(({ id }) => !was.has(id))
      .map(({ id }): ChartChange => ({
        kind: 'added',
        sentence: `${name(id)} is new, with ${waysOut(after, id)}.`,
        state: id,
        way: null,
      })),
    ...before.states
      .filter(({ id }) => !is.has(id))
      .map(({ id }): ChartChange => ({
        kind: 'gone',
        sentence: `${name(id)} is gone, with ${waysOut(before, id)}.`,
        state: id,
        way: null,
      })),
    ...after.states.flatMap((now) => {
      const old = was.get(now.id)
      return old === undefined ? [] : stateChanges(old, now)
    }),
    ...fresh.map((way): ChartChange => ({ kind: 'added', sentence: added(way), state: way.from, way: way.id })),
    ...gone.map((way): ChartChange => ({ kind: 'gone', sentence: dropped(way), state: way.from, way: null })),
    ...pairs.flatMap((pair) =>
      changed(pair).map((sentence): ChartChange => ({
        kind: 'changed',
        sentence,
        state: pair[1].from,
        way: pair[1].id,
      })),
    ),
  ]
}

const quoted = (label: string, id: string): string => (label === id ? `“${id}”` : `“${label}” (${id})`)

const statesOf = ({ states }: Chart): Map<string, DrawnState> => new Map(states.map((state) => [state.id, state]))

const waysOut = ({ ways }: Chart, id: string): string => {
  const count = ways.filter(({ from }) => from === id).length
  return count === 1 ? '1 way' : `${count} ways`
}

const differing = (old: readonly string[], now: readonly string[]): { item: string; isNew: boolean }[] => [
  ...now.filter((item) => !old.includes(item)).map((item) => ({ item, isNew: true })),
  ...old.filter((item) => !now.includes(item)).map((item) => ({ item, isNew: false })),
]

/** Two transitions match if they agree on one of these, strictest first. */
const LIKENESS: readonly ((way: Way) => unknown)[] = [
  ({ guard, to, actions }) => [guard, to, actions],
  ({ guard, to }) => [guard, to],
  ({ guard }) => guard,
  ({ to }) => to,
]

/** Pairs old and new transitions by likeness: inserting one shifts the index of others. */
const paired = (
  old: readonly Way[],
  now: readonly Way[],
): { pairs: (readonly [Way, Way])[]; gone: Way[]; fresh: Way[] } => {
  const pairs = new Map<Way, Way>()
  const taken = new Set<Way>()
  for (const likeness of LIKENESS)
    for (const way of now) {
      if (pairs.has(way)) continue
      const key = JSON.stringify([way.from, way.cause.kind, way.cause.name, likeness(way)])
      const like = old.find(
        (other) =>
          !taken.has(other) &&
          JSON.stringify([other.from, other.cause.kind, other.cause.name, likeness(other)]) === key,
      )
      if (like === undefined) continue
      pairs.set(way, like)
      taken.add(like)
    }
  return {
    pairs: [...pairs].map(([way, like]) => [like, way] as const),
    gone: old.filter((way) => !taken.has(way)),
    fresh: now.filter((way) => !pairs.has(way)),
  }
}
