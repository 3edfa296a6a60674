// `npm run paths`: transition coverage of the machines, their paths as sentences, and playback in a browser. Usage in `HELP`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { registry } from '#machines/registry.ts'
import { fileOfPaths } from '../../e2e/paths/kit/storedPaths.ts'
import { findPaths } from '../../e2e/paths/kit/browserScenarios.ts'
import { browserScenarios } from '../../e2e/paths/browserScenarios.ts'
import { ROOT } from '../lib/run.mjs'
import { play } from './play.ts'
import { pathSentences } from './sentences.ts'
import { tableOf } from './table.ts'

const HELP = `npm run paths                                what takes what of each machine; writes it for the visualizer
npm run paths -- --all                       plays every path in a browser, with two workers
npm run paths -- <machine>                   its paths as sentences
npm run paths -- <machine> --write <folder>  writes these into <folder>/<machine>.paths.md; without a machine, those of all
npm run paths -- <machine> --write           looks anew for the paths that a browser plays, and keeps them; without a machine, those of all
npm run paths -- <machine> --play [12]       plays its paths, or one of them in a window that is seen`

const fail = (line: string): number => {
  console.error(line)
  return 1
}

/** Searches again for the paths that a browser plays, and lists the changed files. */
const keepPaths = (machines: readonly string[]): number => {
  const changed = machines.flatMap((machine) => {
    const scenarios = browserScenarios[machine]
    if (scenarios === undefined) return []
    const text = `${JSON.stringify(findPaths(scenarios), null, 1)}\n`
    const file = fileOfPaths(machine)
    return write(file, text) ? relative(ROOT, file) : []
  })
  for (const file of changed) console.log(file)
  console.log(changed.length === 0 ? 'Nothing has changed.' : `${changed.length} files are written.`)
  return 0
}

const writeSentences = (machines: readonly string[], folder: string): number => {
  for (const machine of machines) {
    const file = join(folder, `${machine}.paths.md`)
    write(file, pathSentences(machine))
    console.log(file)
  }
  return 0
}

/** @returns whether the file has changed. */
const write = (file: string, text: string): boolean => {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return true
}

/** The argument after an option, unless it is another option. */
const valueOf = (args: readonly string[], option: string): string | undefined => {
  const value = args.includes(option) ? args[args.indexOf(option) + 1] : undefined
  return value?.startsWith('--') ? undefined : value
}

const main = async (args: readonly string[]): Promise<number> => {
  const machine = args[0]?.startsWith('--') ? undefined : args[0]
  if (machine !== undefined && !(machine in registry)) return fail(`There is no machine "${machine}".\n\n${HELP}`)
  const folder = valueOf(args, '--write')
  if (folder !== undefined) return writeSentences(machine === undefined ? Object.keys(registry) : [machine], folder)
  const isWriting = args.includes('--write')
  if (machine !== undefined && !(machine in browserScenarios) && (isWriting || args.includes('--play')))
    return fail(`No browser plays "${machine}": it is not in e2e/paths/browserScenarios.ts.`)
  if (isWriting) return keepPaths(machine === undefined ? Object.keys(browserScenarios) : [machine])
  if (args.includes('--all')) return play({ paths: '', isSeen: false })
  if (args.includes('--play')) {
    if (machine === undefined) return fail(HELP)
    const number = valueOf(args, '--play')
    return play({ paths: number === undefined ? machine : `${machine}:${number}`, isSeen: number !== undefined })
  }
  if (args.includes('--help')) return fail(HELP)
  console.log(machine === undefined ? await tableOf() : pathSentences(machine))
  return 0
}

process.exitCode = await main(process.argv.slice(2))
