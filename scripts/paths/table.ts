import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { nodesOf } from '#machines/kit/verify/transitions.ts'
import { LAYERS, type Layer } from '#machines/kit/visualizer/reports.ts'
import { registry } from '#machines/registry.ts'
import { array, assign, create, object, string, type } from 'superstruct'
import { ROOT } from '../lib/run.mjs'
import { readEquivalents } from '../mutants/disk.ts'
import { Noticed } from '../mutants/messages.ts'
import { scoreOf } from '../mutants/report.ts'
import { measureCoverage } from './coverage.ts'
import { fileOfCoverage, keepFile, writeCoverage } from '../lib/reportFiles.ts'

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

/** The machines, with the transitions that each layer covers; writes these reports into files. */
export const tableOf = async (): Promise<string> => {
  const rows: string[][] = []
  for (const [machine, entry] of Object.entries<MachineSpec>(registry)) {
    const { report, paths, played } = await measureCoverage(machine, entry)
    keepFile(fileOfCoverage(machine), writeCoverage(report))
    const taken = Object.values(report.ways)
    const shareOf = (layer: Layer): string =>
      report.layers.includes(layer) ? share(taken.filter((by) => by.includes(layer)).length, taken.length) : '–'
    rows.push([
      machine,
      String(nodesOf(entry.machine.root).length),
      String(taken.length),
      String(paths),
      of(report.answers.found, report.answers.all),
      of(report.viewStates.found, report.viewStates.all),
      ...LAYERS.map(shareOf),
      report.layers.includes('browser') ? String(played) : '–',
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
