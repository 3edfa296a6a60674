import type { Named, Way } from './chartModel.ts'
import type { ViewStateBadge } from './viewStatesIn.ts'
import type { Line, Row } from './groupChart.ts'

type Words = Readonly<Record<string, string>>

/** Readable words for the names of one machine. */
export interface MachineWords {
  states: Words
  events: Words
  guards: Words
  ports: Words
  delays: Words
  actions: Words
  viewStates: Readonly<Record<string, { name: string; values: Words }>>
}

/** Phrases around those words; `{{what}}` and `{{seconds}}` are filled in. */
export interface ChartPhrases {
  asks: string
  after: string
  atOnce: string
  ended: string
  otherwise: string
  noEffect: string
}

const say = (from: Words, name: string): string => from[name] ?? name

const named = (from: Words, { name, with: given }: Named): string =>
  given === undefined ? say(from, name) : say(from, `${name} ${given}`)

/** Texts of a chart. A name without words is shown unchanged. */
export const chartText = (machine: string, words: MachineWords, phrases: ChartPhrases) => {
  /** For states below the machine, which has its own title. */
  const state = (id: string): string => say(words.states, id.slice(machine.length + 1))

  const cause = ({ cause: { kind, name, ms } }: Way): string => {
    if (kind === 'always') return phrases.atOnce
    if (kind === 'ended') return phrases.ended
    if (kind === 'done') return `${say(words.ports, name)} ✓`
    if (kind === 'error') return `${say(words.ports, name)} ✗`
    if (kind === 'event') return say(words.events, name)
    return typeof ms === 'number' ? phrases.after.replace('{{seconds}}', String(ms / 1000)) : say(words.delays, name)
  }

  /** E.g. “book the room ✗ [the card was declined]”. */
  const way = (transition: Way): string => {
    const {
      guard,
      isElse,
      to,
      actions,
      cause: { kind },
    } = transition
    const causeText = cause(transition)
    if (guard !== null) return `${causeText} [${named(words.guards, guard)}]`
    if (isElse) return `${causeText} [${phrases.otherwise}]`
    return kind === 'event' && to.length === 0 && actions.length === 0
      ? phrases.noEffect.replace('{{what}}', causeText)
      : causeText
  }

  /** The words for a view state; with several values, the guest sees one of them. */
  const viewState = ({ viewState: id, values }: ViewStateBadge): string => {
    const viewStateWords = words.viewStates[id] ?? { name: id, values: {} }
    return values.join() === 'yes'
      ? viewStateWords.name
      : `${viewStateWords.name}: ${values.map((value) => say(viewStateWords.values, value)).join(' / ')}`
  }

  const row = (chartRow: Row): string => {
    if (chartRow.kind === 'asks') return phrases.asks.replace('{{what}}', say(words.ports, chartRow.id))
    if (chartRow.kind === 'viewState') return viewState(chartRow)
    const text = way(chartRow.way)
    return chartRow.to.length === 0 ? text : `${text} → ${chartRow.to.map(state).join(', ')}`
  }

  const line = ({ ways }: Line): string[] => ways.map(way)

  const action = (namedAction: Named): string => named(words.actions, namedAction)

  const port = (id: string): string => say(words.ports, id)

  return { state, way, row, line, viewState, action, port }
}

export type ChartText = ReturnType<typeof chartText>
