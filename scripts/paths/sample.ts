import { run } from '../lib/run.mjs'
import { changedPaths } from '../lib/changed.mjs'

/** What `e2e/paths` reads from its environment. */
export interface SampleEnvironment {
  PATHS_CHANGED: string
  PATHS_SEED: string
}

/** The machines that differ from the main branch are played whole; of the others a sample, another one with each commit. */
export const sampleOfToday = async (machines: readonly string[]): Promise<SampleEnvironment> => {
  const changed = (await changedPaths()) ?? []
  return {
    PATHS_CHANGED: machinesOf(changed, machines).join(','),
    PATHS_SEED: process.env['PATHS_SEED'] ?? (await commit()) ?? new Date().toISOString().slice(0, 10),
  }
}

/** Those whose folder, or the way they are played, is another. What all are made of is held by the tests below. */
export const machinesOf = (paths: readonly string[], machines: readonly string[]): string[] =>
  machines.filter((machine) =>
    paths.some((path) => path.startsWith(`machines/${machine}/`) || path.startsWith(`e2e/paths/${machine}.`)),
  )

const commit = async (): Promise<string | null> => {
  const { code, output } = await run('git', ['rev-parse', '--short', 'HEAD'], { quiet: true })
  return code === 0 ? output.trim() : null
}
