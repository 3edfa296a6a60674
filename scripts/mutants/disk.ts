import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, assign, create, is, object, record, string, type Infer } from 'superstruct'
import { ROOT } from '../lib/run.mjs'
import { Noticed } from './messages.ts'
import type { Equivalents } from './report.ts'

const KEPT = join(ROOT, '.cache/mutants')

const Outcome = object({
  /** Hash of the tests and the tool. */
  hash: string(),
  results: array(assign(Noticed, object({ name: string() }))),
})
export type Outcome = Infer<typeof Outcome>

const TOOL = ['machines/kit/verify/mutate.ts', 'machines/kit/internals.ts', 'vitest.setup.ts', 'package-lock.json']

/** Changes with this tool, its dependencies and the Node version. */
export const toolHash = (): string => {
  const own = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `scripts/mutants/${file}`)
  const hash = createHash('sha256').update(process.version)
  for (const file of [...TOOL, ...own.sort()]) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

const fileOf = (machine: string): string => join(KEPT, `${machine}.json`)

/** Stored outcome of a run with the same hash; undefined if there is none. */
export const readOutcome = (machine: string, hash: string): Outcome | undefined => {
  if (!existsSync(fileOf(machine))) return undefined
  try {
    const stored: unknown = JSON.parse(readFileSync(fileOf(machine), 'utf8'))
    return is(stored, Outcome) && stored.hash === hash ? stored : undefined
  } catch {
    return undefined
  }
}

export const keepOutcome = (machine: string, outcome: Outcome): void => {
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(fileOf(machine), JSON.stringify(outcome))
}

/** Reads `machines/<name>/<name>.equivalents.json`; empty if there is no such file. */
export const readEquivalents = (machine: string): Equivalents => {
  const file = join(ROOT, 'machines', machine, `${machine}.equivalents.json`)
  return existsSync(file) ? create(JSON.parse(readFileSync(file, 'utf8')), record(string(), string())) : {}
}
