import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { ROOT } from '../lib/run.mjs'

/** The compiled tests and walk of a machine, evaluated once per defect. */
export interface Bundle {
  machine: string
  /** Names of test files, relative to the machine's folder. */
  files: string[]
  /** Code by chunk name: test files keep their name, the walk is `walk`. */
  chunks: Record<string, string>
  /** Changes with anything the tests load. */
  hash: string
}

const isScenario = (file: string): boolean => file.endsWith('.test.ts') && !file.endsWith('.paths.test.ts')

/** Runs the file named after the machine first: it notices most defects. */
const inOrder = (machine: string, files: readonly string[]): string[] =>
  [...files].sort(
    (a, b) => Number(b === `${machine}.test.ts`) - Number(a === `${machine}.test.ts`) || a.localeCompare(b),
  )

interface Sources {
  machine: string
  folder: string
  /** Test files of that folder. */
  files: string[]
  /** A module that exports `walk`. */
  walk: string
}

/** The test files of a machine, and the walk through the registry. */
export const sourcesOf = (machine: string): Sources => {
  const folder = join(ROOT, 'machines', machine)
  const files = inOrder(machine, readdirSync(folder).filter(isScenario))
  return { machine, folder, files, walk: join(import.meta.dirname, 'walk.ts') }
}

export const bundle = async ({ machine, folder, files, walk }: Sources): Promise<Bundle> => {
  const entries = [...files.map((file) => [file, join(folder, file)]), ['walk', walk]]
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [planted],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(entries),
        external: ['vitest', /^node:/],
        output: { format: 'cjs', entryFileNames: '[name]', chunkFileNames: '[name]' },
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('one output was expected of vite')
  const chunks = Object.fromEntries(
    built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part.code]] : [])),
  )
  return {
    machine,
    files,
    chunks,
    hash: createHash('sha256')
      .update(JSON.stringify([machine, files, chunks]))
      .digest('hex'),
  }
}

const STAND_IN = join(import.meta.dirname, 'xstate.ts')

const planted: Plugin = {
  name: 'planted',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'xstate' && importer !== STAND_IN ? STAND_IN : null),
}
