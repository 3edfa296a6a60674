import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './run.mjs'

const INPUTS = [
  'contract',
  'machines',
  'src',
  'locales',
  'server',
  'drawings',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]
export const DIST = join(ROOT, 'dist')
const STAMP = 'build.json'

/** @param {string} name */
const isInput = (name) => !/\.(test|samples)\.tsx?$|\.md$/.test(name) && !name.endsWith('routeTree.gen.ts')

/**
 * @param {string} path
 * @returns {string[]}
 */
const filesOf = (path) => {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** One hash over everything that the build reads. */
export const inputsHash = () => {
  const hash = createHash('sha256')
  const files = INPUTS.flatMap((input) => (/\.\w+$/.test(input) ? [join(ROOT, input)] : filesOf(join(ROOT, input))))
  for (const file of files.filter(isInput).sort())
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Is there no build, or one of other inputs than there are now? */
export const isStale = () => {
  try {
    return JSON.parse(readFileSync(join(DIST, STAMP), 'utf8')).build !== inputsHash()
  } catch {
    return true
  }
}

/**
 * @param {string} build
 * @param {string} directory
 */
export const stamp = (build, directory) => writeFileSync(join(directory, STAMP), `${JSON.stringify({ build })}\n`)
