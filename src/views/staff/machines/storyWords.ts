import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { AT_REST } from '#machines/kit/chart/viewStatesIn.ts'
import { eventSentence } from '#machines/kit/chart/sentences.ts'
import { activeNodes } from '#machines/kit/internals.ts'
import { isRecord } from '#machines/kit/references.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import type { CatalogueWords } from './catalogue.ts'
import type { ChartIndex } from './chart.rules.ts'
import { pathOf } from './openMachine.ts'
import type { StoryStep } from './story.ts'

/** A step in the words of the machine. */
export interface StoryLine {
  says: string
  /** Where the way of the step leads; null if no state changes. */
  reached: string | null
  /** Other states that the machine is in now, and was not before. */
  others: readonly string[]
  /** What a guest sees differently. */
  seen: readonly string[]
}

export const storyLine = (
  { before: { snapshot: before }, moment: { event, took, snapshot: after } }: StoryStep,
  spec: MachineSpec,
  words: CatalogueWords,
  index: ChartIndex,
): StoryLine => {
  const name = (id: string): string => words.states[pathOf(id, index.chart.id)] ?? id
  const entered = leavesOf(after).filter((id) => !leavesOf(before).includes(id))
  const targets = took.flatMap((taken) => index.chart.ways.find(({ id }) => id === taken)?.to ?? [])
  const [reached = entered[0]] = targets
  const type = event?.type ?? ''
  const sentence = eventSentence(spec, words, { type }).replace(/\.$/, '')
  return {
    // Without the values of a sample, which mean nothing here, but for why something failed.
    says: `${sentence}${failureOf(event)}`,
    reached: reached === undefined ? null : name(reached),
    others: entered.filter((id) => id !== reached).map((id) => name(id).toLowerCase()),
    seen: viewStateTexts(spec, words, after, before),
  }
}

const failureOf = (event: AnyEventObject | null): string => {
  const error: unknown = event?.type.startsWith('xstate.error.actor.') === true ? event['error'] : undefined
  if (!isRecord(error)) return ''
  if (error['code'] === 'network') return `: ${texts.noConnection}`
  const told = error['reason'] ?? error['code']
  return typeof told === 'string' ? `: ${told}` : ''
}

const leavesOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id)

/** View states by name and value. With `before`, those that changed; without, those that show something. */
export const viewStatesThen = (
  { viewStates }: MachineSpec,
  words: CatalogueWords,
  after: AnyMachineSnapshot,
  before?: AnyMachineSnapshot,
): readonly { name: string; value: string }[] =>
  Object.entries(viewStates).flatMap(([id, { of }]) => {
    const value = of(after)
    if (before === undefined ? AT_REST.has(value) : of(before) === value) return []
    const viewState = words.viewStates[id]
    return { name: viewState?.name ?? id, value: viewState?.values[value] ?? value }
  })

const viewStateTexts = (...args: Parameters<typeof viewStatesThen>): readonly string[] =>
  viewStatesThen(...args).map(({ name, value }) => `${name}: ${value}`)
