// `npm run paths`: what takes what of the machines, each path as sentences, and paths that are played. What it does is said in `HELP`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reaches } from '../../e2e/paths/reaches.ts'
import { ROOT } from '../lib/run.mjs'
import { filesOf } from './files.ts'
import { play } from './play.ts'
import { tableOf } from './table.ts'

const HELP = `npm run paths                            what takes what of each machine
npm run paths -- --all                   plays every path in a browser, with two workers
npm run paths -- <machine>               its paths as sentences
npm run paths -- <machine> --write       looks for its paths anew, and writes them down; without a machine, those of all
npm run paths -- <machine> --play [12]   plays its paths, or one of them in a window that is seen`

const fail = (line: string): number => {
  console.error(line)
  return 1
}

/** @returns the files that are others now. */
const write = async (machines: readonly string[]): Promise<number> => {
  let changed = 0
  for (const machine of machines)
    for (const [file, text] of Object.entries(filesOf(machine, 'anew'))) {
      const path = join(ROOT, file)
      if (textOf(path) === text) continue
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      console.log(file)
      changed += 1
    }
  console.log(changed === 0 ? 'Nothing has changed.' : `${changed} files are written.`)
  return 0
}

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const main = async (args: readonly string[]): Promise<number> => {
  const machine = args.find((arg) => /^[a-z]/i.test(arg)) ?? ''
  if (machine !== '' && !(machine in reaches)) return fail(`There is no machine "${machine}".\n\n${HELP}`)
  if (args.includes('--write')) return write(machine === '' ? Object.keys(reaches) : [machine])
  if (args.includes('--all')) return play({ paths: '', isSeen: false })
  if (args.includes('--play')) {
    if (machine === '') return fail(HELP)
    const number = args.find((arg) => /^\d+$/.test(arg))
    return play({ paths: number === undefined ? machine : `${machine}:${number}`, isSeen: number !== undefined })
  }
  if (args.includes('--help')) return fail(HELP)
  if (machine !== '') console.log(Object.values(filesOf(machine, 'kept'))[0])
  else console.log(await tableOf())
  return 0
}

process.exitCode = await main(process.argv.slice(2))
