import { execFileSync } from 'node:child_process'
import { create, type } from 'superstruct'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { ChartStruct } from '#machines/kit/chart/readChart.ts'
import { ROOT } from '../lib/run.mjs'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 << 20 })

/** Short hash and date of a commit. Throws if there is none. */
export const commitAt = (commit: string): { name: string; date: string } => {
  const [name = '', date = ''] = git('log', '-1', '--format=%h %cs', '--end-of-options', commit, '--').trim().split(' ')
  return { name, date }
}

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
