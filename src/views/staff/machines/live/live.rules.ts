import type { LiveActor, LiveNews, LiveStep, LiveTab } from '#src/views/staff/machines/catalogue.ts'

/** Older events of a tab are dropped. */
export const MAX_LINES = 200
/** Closed tabs that are kept, for one who looks at them still. */
const MAX_CLOSED = 10
/** States left within this many steps of an actor were just here. */
const PAST_STEPS = 3

/** A step, with what it changed. */
export interface LiveLine extends LiveStep {
  /** Counts the steps of a tab. */
  number: number
  /** IDs of innermost states that became active, and of those that were left. */
  entered: readonly string[]
  left: readonly string[]
}

export interface WatchedTab extends LiveTab {
  isClosed: boolean
  /** Documents that this tab showed before, e.g. before a reload. */
  earlier: readonly string[]
  /** Newest first. */
  lines: readonly LiveLine[]
  /** Steps told so far. */
  count: number
}

/** In the order in which they were found. */
export type LiveState = readonly WatchedTab[]

export const NOTHING_LIVE: LiveState = []

export const takeNews = (state: LiveState, news: LiveNews): LiveState => {
  if (news.kind === 'gone') return limitClosed(change(state, news.document, (tab) => ({ ...tab, isClosed: true })))
  if (news.kind === 'steps')
    return change(state, news.document, (tab) =>
      news.isWhole ? addSteps(startAnew(tab, news.steps), news.steps) : addSteps(tab, news.steps),
    )
  const { document, tab } = news.tab
  if (state.some((known) => known.document === document))
    return change(state, document, (known) => ({ ...known, ...news.tab, isClosed: false }))
  const before = state.findLast((known) => known.tab === tab && known.isClosed)
  const next: WatchedTab = {
    ...news.tab,
    isClosed: false,
    earlier: before === undefined ? [] : [before.document, ...before.earlier].slice(0, MAX_CLOSED),
    lines: before?.lines ?? [],
    count: before?.count ?? 0,
  }
  return before === undefined ? [...state, next] : state.map((known) => (known === before ? next : known))
}

const change = (state: LiveState, document: string, by: (tab: WatchedTab) => WatchedTab): LiveState =>
  state.map((tab) => (tab.document === document ? by(tab) : tab))

const limitClosed = (state: LiveState): LiveState => {
  const closed = state.filter(({ isClosed }) => isClosed)
  const dropped = new Set(closed.slice(0, Math.max(0, closed.length - MAX_CLOSED)))
  return state.filter((tab) => !dropped.has(tab))
}

/** Drops the lines that `steps` will bring again. Lines of the document before stay. */
const startAnew = (tab: WatchedTab, steps: readonly LiveStep[]): WatchedTab => {
  const first = steps[0]?.at ?? Infinity
  const lines = tab.lines.filter(({ at }) => at < first)
  return { ...tab, lines, count: tab.count - (tab.lines.length - lines.length) }
}

const addSteps = (tab: WatchedTab, steps: readonly LiveStep[]): WatchedTab => {
  const states = new Map(tab.lines.toReversed().map((line) => [line.actor, line.states]))
  const added = steps.map((step, place): LiveLine => {
    // An actor that begins again has no states before.
    const before = step.type === BEGINS ? [] : (states.get(step.actor) ?? [])
    states.set(step.actor, step.states)
    return {
      ...step,
      number: tab.count + place,
      entered: leavesOf(step.states).filter((id) => !before.includes(id)),
      left: leavesOf(before).filter((id) => !step.states.includes(id)),
    }
  })
  const actors = new Map(tab.actors.map((actor) => [actor.name, actor]))
  for (const { actor: name, machine, states: now } of steps) actors.set(name, { name, machine, states: now })
  return {
    ...tab,
    actors: [...actors.values()],
    lines: [...added.toReversed(), ...tab.lines].slice(0, MAX_LINES),
    count: tab.count + steps.length,
  }
}

/** Type of the event by which XState starts an actor. */
const BEGINS = 'xstate.init'

/** Those without an active state inside. */
export const leavesOf = (states: readonly string[]): readonly string[] =>
  states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)))

/** The tab that is asked for, also by a document it showed before; otherwise one beside this page in which the machine runs. */
export const chooseTab = (state: LiveState, asked: string | undefined, machine: string): WatchedTab | undefined =>
  state.find(({ document }) => document === asked) ??
  state.find(({ earlier }) => asked !== undefined && earlier.includes(asked)) ??
  [
    (tab: WatchedTab) => !tab.isHere && runs(tab, machine),
    (tab: WatchedTab) => !tab.isHere,
    (tab: WatchedTab) => runs(tab, machine),
    () => true,
  ]
    .flatMap((isFit) => state.filter((tab) => !tab.isClosed && isFit(tab)))
    .at(0)

const runs = ({ actors }: LiveTab, machine: string): boolean => actors.some((actor) => actor.machine === machine)

/** Where actors of a machine run now. */
export interface Running {
  isHere: boolean
  /** Number of its actors. */
  count: number
  /** The first such tab. */
  document: string
}

/** In this tab, then in those beside it, which count together. */
export const runningIn = (state: LiveState, machine: string): readonly Running[] =>
  [true, false].flatMap((isHere) => {
    const tabs = state.filter((tab) => tab.isHere === isHere && !tab.isClosed && runs(tab, machine))
    const [first] = tabs
    if (first === undefined) return []
    const count = tabs.flatMap(({ actors }) => actors.filter((actor) => actor.machine === machine)).length
    return { isHere, count, document: first.document }
  })

/** The actor that is asked for, otherwise the one of the machine that moved last. */
export const chooseActor = (tab: WatchedTab, asked: string | undefined, machine: string): LiveActor | undefined => {
  const mine = tab.actors.filter((actor) => actor.machine === machine)
  const last = tab.lines.find((line) => mine.some(({ name }) => name === line.actor))?.actor
  return mine.find(({ name }) => name === asked) ?? mine.find(({ name }) => name === last) ?? mine[0]
}

/** States that the actor left a moment ago. */
export const pastOf = ({ lines }: WatchedTab, { name, states }: LiveActor): ReadonlySet<string> =>
  new Set(
    lines
      .filter(({ actor }) => actor === name)
      .slice(0, PAST_STEPS)
      .flatMap(({ left }) => left)
      .filter((id) => !states.includes(id)),
  )

/** The innermost state that was entered last, e.g. to go on from it. */
export const lastEntered = ({ lines }: WatchedTab, { name, states }: LiveActor): string | undefined =>
  lines
    .filter(({ actor }) => actor === name)
    .flatMap(({ entered }) => entered)
    .find((id) => states.includes(id)) ?? leavesOf(states)[0]
