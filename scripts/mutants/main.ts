// `npm run mutants`: breaks machines on purpose and reports the defects that their tests miss. Usage in `HELP`.
// Node has no Temporal yet; the rules of machines compute with it.
import 'temporal-polyfill/global'
import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { array, create, string, type } from 'superstruct'
import { registry } from '#machines/registry.ts'
import { ROOT, run, seconds, tool } from '../lib/run.mjs'
import { bundle, sourcesOf, type Bundle } from './bundle.ts'
import { changedPaths } from '../lib/changed.mjs'
import { machinesOf } from './changed.ts'
import { keepOutcome, readEquivalents, readOutcome, toolHash } from './disk.ts'
import { plantAll } from './plantAll.ts'
import { reportDefects } from './defectReport.ts'
import { fileOfDefects, keepFile, writeDefects } from '../lib/reportFiles.ts'
import { headLine, isMet, scoreLine, scoreOf, toDo } from './report.ts'

const HELP = `npm run mutants                        machines that differ from the main branch; writes what it finds for the visualizer
npm run mutants -- rates checkout      these
npm run mutants -- --all               every one
npm run mutants -- rates --only "error #1"   the defects whose name holds this, and what notices each`

interface Verdict {
  machine: string
  /** Empty if the machine passes. */
  wrong: string[]
}

const allMachines = (): string[] =>
  readdirSync(join(ROOT, 'machines'), { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => /^(?<name>\w+)\/\k<name>\.machine\.ts$/.exec(path)?.groups?.['name'] ?? [],
  )

const chosen = async (named: readonly string[], isAll: boolean): Promise<string[]> => {
  const machines = allMachines()
  const unknown = named.filter((name) => !machines.includes(name))
  if (unknown.length > 0) throw new Error(`no such machine: ${unknown.join(', ')}\n${HELP}`)
  if (named.length > 0) return [...named]
  if (isAll) return machines
  const paths = await changedPaths()
  if (paths === null) console.log('No main branch to compare with: no machine is taken as changed.')
  const changed = machinesOf(paths ?? [], machines)
  if (changed.length === 0) console.log('No machine differs from the main branch; -- --all plants in every one.')
  return changed
}

/** Test count of each bundle according to Vitest itself. */
const countedByVitest = async (bundles: readonly Bundle[]): Promise<Map<string, number>> => {
  const { code, output } = await run(
    tool('vitest'),
    ['list', '--json', '--project', 'unit', ...bundles.map(({ machine }) => `machines/${machine}/`)],
    { quiet: true },
  )
  if (code !== 0) throw new Error(`vitest cannot list the scenarios:\n${output}`)
  const files = create(JSON.parse(output.slice(output.indexOf('['))), array(type({ file: string() }))).map(
    ({ file }) => file,
  )
  return new Map(
    bundles.map(({ machine, files: own }) => {
      const paths = new Set(own.map((file) => join(ROOT, 'machines', machine, file)))
      return [machine, files.filter((file) => paths.has(file)).length]
    }),
  )
}

const showSome = async (bundles: readonly Bundle[], part: string): Promise<number> => {
  for (const one of bundles) {
    const { problems } = await plantAll(one, {
      isSelected: (name) => name.includes(part),
      onResult: ({ name, by, what }) => console.log(`${name}\n  ${by === '' ? 'survived' : `${by}: ${what}`}\n`),
    })
    for (const problem of problems) console.error(`${one.machine}: ${problem}`)
  }
  return 0
}

/** @param isKept whether the report of its defects is written */
const judge = async (one: Bundle, hash: string, listed: number | undefined, isKept: boolean): Promise<Verdict> => {
  const { machine } = one
  const started = performance.now()
  const stored = readOutcome(machine, hash)
  const planted = stored ?? (await plantAll(one, { isSelected: () => true, onResult: () => {} }))
  if ('problems' in planted) {
    const wrong = [
      ...planted.problems,
      ...(planted.tests === listed ? [] : [`${planted.tests} scenarios ran here, vitest counts ${listed}`]),
    ]
    if (wrong.length > 0) return printVerdict({ machine, wrong })
    keepOutcome(machine, { hash, results: planted.results })
  }
  const equivalents = readEquivalents(machine)
  const score = scoreOf(machine, planted.results, equivalents)
  console.log(scoreLine(score, stored === undefined ? seconds(started) : 'kept'))
  const entry = registry[machine]
  if (isKept && entry !== undefined)
    keepFile(fileOfDefects(machine), writeDefects(reportDefects(entry, planted.results, equivalents)))
  return printVerdict({ machine, wrong: isMet(score) ? [] : toDo(score) }, toDo(score))
}

const printVerdict = (verdict: Verdict, lines: readonly string[] = verdict.wrong): Verdict => {
  for (const line of lines) console.log(`  ${line}`)
  return verdict
}

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, only: { type: 'string' }, report: { type: 'string' } },
  })
  const machines = await chosen(positionals, values.all ?? false)
  const bundles: Bundle[] = []
  for (const machine of machines) bundles.push(await bundle(sourcesOf(machine)))
  if (values.only !== undefined) return showSome(bundles, values.only)
  const own = toolHash()
  const hashOf = ({ hash }: Bundle) => createHash('sha256').update(own).update(hash).digest('hex')
  const fresh = bundles.filter((one) => readOutcome(one.machine, hashOf(one)) === undefined)
  const counted = fresh.length === 0 ? new Map<string, number>() : await countedByVitest(fresh)
  if (machines.length > 0) console.log(headLine())
  const verdicts: Verdict[] = []
  for (const one of bundles)
    verdicts.push(await judge(one, hashOf(one), counted.get(one.machine), values.report === undefined))
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(verdicts))
  return verdicts.every(({ wrong }) => wrong.length === 0) ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
