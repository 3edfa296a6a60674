import type { Wanted } from './selection.ts'

/** As many as cost no more than the paths of two machines did when all of theirs were played. */
const SAMPLE = 30

/**
 * What the environment asks for. `PATHS`: `all`, a machine, `machine:12`, or nothing for a sample. `PATHS_SEED`: which sample.
 * `PATHS_CHANGED`: machines that are played whole, apart by commas.
 */
export const wantedPaths = (machines: readonly string[]): Wanted => {
  const { PATHS: asked = '', PATHS_SEED: seed = '', PATHS_CHANGED: changed = '' } = process.env
  if (asked === 'all') return { what: 'all', machines }
  const [machine = '', number] = asked.split(':')
  if (number !== undefined) return { what: 'one', machine, number: Number(number) }
  if (machine !== '') return { what: 'all', machines: [machine] }
  return { what: 'sample', changed: changed.split(',').filter((name) => name !== ''), seed, size: SAMPLE }
}
