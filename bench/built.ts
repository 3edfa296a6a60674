import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { array, create, number, object, optional, string, union } from 'superstruct'
import { build } from 'vite'
import type { Figure } from './figure.ts'

const Figures = array(
  union([
    object({
      name: string(),
      value: number(),
      unit: string(),
      aim: optional(union([object({ atMost: number() }), object({ atLeast: number() })])),
    }),
    object({ name: string(), why: string() }),
  ]),
)

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Builds a program the way the server is built and runs it on its own. The program prints its figures as JSON. */
export const runBuilt = async (name: string, ...args: readonly string[]): Promise<Figure[]> => {
  const outDir = `${ROOT}dist/bench/${name}`
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: `${ROOT}bench/${name}.work.ts`, outDir, emptyOutDir: true, target: 'node20', minify: false },
  })
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', `${outDir}/${name}.work.js`, ...args],
    {
      maxBuffer: 1e6,
    },
  )
  return create(JSON.parse(stdout), Figures)
}

/** Builds a module for a page, which gets its exports as one global object of this name. */
export const buildForPage = async (entry: string, globalName: string): Promise<string> => {
  const outDir = `${ROOT}dist/bench/${globalName}`
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      lib: { entry: `${ROOT}bench/${entry}`, formats: ['iife'], name: globalName, fileName: () => 'page.js' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`)
  return output.output[0].code
}
