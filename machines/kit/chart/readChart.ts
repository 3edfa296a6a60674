import { array, boolean, enums, is, nullable, number, optional, string, type } from 'superstruct'
import type { Chart } from './chartModel.ts'

const Name = type({ name: string(), with: optional(string()) })
export const ChartStruct = type({
  id: string(),
  states: array(
    type({
      id: string(),
      parent: nullable(string()),
      kind: enums(['atomic', 'compound', 'parallel', 'final', 'history']),
      first: nullable(string()),
      tags: array(string()),
      asks: array(type({ id: string(), port: string() })),
      entry: array(Name),
      exit: array(Name),
      viewStates: array(type({ viewState: string(), values: array(string()) })),
    }),
  ),
  ways: array(
    type({
      id: string(),
      from: string(),
      cause: type({
        kind: enums(['event', 'done', 'error', 'after', 'always', 'ended']),
        name: string(),
        ms: optional(nullable(number())),
      }),
      guard: nullable(Name),
      isElse: boolean(),
      actions: array(Name),
      to: array(string()),
      isAnew: boolean(),
    }),
  ),
})

/** Version of an exported chart file. A file without one is of the first. */
export const CHART_FORMAT = 1

const Versioned = type({ format: optional(number()) })
const ExportedChart = type({ model: ChartStruct })

/** Reads an exported chart file, which may be any text. */
export const readChartFile = (text: string): { chart: Chart } | { problem: 'notAChart' | 'newer' } => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'notAChart' }
  }
  if (is(content, Versioned) && (content.format ?? CHART_FORMAT) > CHART_FORMAT) return { problem: 'newer' }
  return is(content, ExportedChart) && content.model.states.length > 0
    ? { chart: content.model }
    : { problem: 'notAChart' }
}
