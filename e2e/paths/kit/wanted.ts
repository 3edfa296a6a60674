import type { Wanted } from './selection.ts'

/** One of each machine, and some more: a tenth of what the journeys cost. */
const SAMPLE = 16

/**
 * What the environment asks for. `PATHS`: `all`, or machines and paths such as `search,auth:12`, or nothing for a sample.
 * `PATHS_SEED`: which sample. `PATHS_CHANGED`: machines that are played whole.
 */
export const wantedPaths = (machines: readonly string[]): Wanted => {
  const { PATHS: asked = '', PATHS_SEED: seed = '', PATHS_CHANGED: changed = '' } = process.env
  if (asked === 'all') return { what: 'asked', asked: machines.map((machine) => ({ machine })) }
  if (asked !== '') return { what: 'asked', asked: asked.split(',').map(read) }
  return { what: 'sample', changed: changed.split(',').filter((name) => name !== ''), seed, size: SAMPLE }
}

const read = (asked: string): { machine: string; number?: number } => {
  const [machine = '', number] = asked.split(':')
  return number === undefined ? { machine } : { machine, number: Number(number) }
}
