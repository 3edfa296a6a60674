import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { randomWalks } from '#machines/kit/verify/randomWalk.ts'
import { nodesOf } from '#machines/kit/verify/transitions.ts'
import { walkSpec } from '#machines/kit/verify/walkSpec.ts'
import { registry } from '#machines/registry.ts'
import { array, assign, create, object, string, type } from 'superstruct'
import { readStoredPaths } from '../../e2e/paths/kit/storedPaths.ts'
import { checkCoverage } from '../../e2e/paths/kit/browserScenarios.ts'
import { browserScenarios } from '../../e2e/paths/browserScenarios.ts'
import { ROOT } from '../lib/run.mjs'
import { readEquivalents } from '../mutants/disk.ts'
import { Noticed } from '../mutants/messages.ts'
import { scoreOf } from '../mutants/report.ts'

/** Layers: 1 paths on a live actor, 2 a few random walks, 3 a guest in a browser, if one plays the machine. */
const HEAD = [
  'machine',
  'states',
  'transitions',
  'paths',
  'guards',
  'viewStates',
  'layer 1',
  'layer 2',
  'layer 3',
  'played',
  'defects noticed',
]

/** A sample of what random walks cover; the tests walk more. */
const WALKS = { seed: 1, walks: 40, steps: 30 }

/** The machines, with the transitions that each layer covers. */
export const tableOf = async (): Promise<string> => {
  const rows: string[][] = []
  for (const [machine, entry] of Object.entries<MachineSpec>(registry)) {
    const { paths, transitions, missing, answers, unanswered, viewStates, unseen } = await walkSpec(entry)
    const { took } = await randomWalks(entry, { ...WALKS, paths })
    const [scenarios, storedPaths] = [browserScenarios[machine], readStoredPaths(machine)]
    rows.push([
      machine,
      String(nodesOf(entry.machine.root).length),
      String(transitions.length),
      String(paths.length),
      of(answers.length - unanswered.length, answers.length),
      of(viewStates.length - unseen.length, viewStates.length),
      share(transitions.length - missing.length, transitions.length),
      share(took.size, transitions.length),
      scenarios === undefined ? '–' : share(checkCoverage(scenarios, storedPaths).taken.size, transitions.length),
      scenarios === undefined ? '–' : String(storedPaths.length),
      noticed(machine),
    ])
  }
  return columns([HEAD, ...rows])
}

const of = (part: number, whole: number): string => `${part}/${whole}`
const share = (part: number, whole: number): string => `${Math.floor((100 * part) / whole)} %`

const LastRun = type({ results: array(assign(Noticed, object({ name: string() }))) })

/** Score of the last `npm run mutants` of the machine. */
const noticed = (machine: string): string => {
  const file = join(ROOT, '.cache/mutants', `${machine}.json`)
  if (!existsSync(file)) return '–'
  const { results } = create(JSON.parse(readFileSync(file, 'utf8')), LastRun)
  return `${scoreOf(machine, results, readEquivalents(machine)).percent} %`
}

const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ')).join('\n')
}
