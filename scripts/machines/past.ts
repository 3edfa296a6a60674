import { execFileSync } from 'node:child_process'
import { array, boolean, create, enums, nullable, number, optional, string, type } from 'superstruct'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { ROOT } from '../lib/run.mjs'

const Name = type({ name: string(), with: optional(string()) })
const ChartStruct = type({
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

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 << 20 })

/** Charts at a commit, by machine. Throws if there is no such commit, or if a chart then had another shape. */
export const chartsAt = (commit: string): Map<string, Chart> => {
  const hash = git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`).trim()
  const files = git('ls-tree', '--name-only', hash, 'machines/charts/').split('\n')
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file): [string, Chart] => {
        const { model } = create(JSON.parse(git('show', `${hash}:${file}`)), type({ model: ChartStruct }))
        return [model.id, model]
      }),
  )
}
