import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './run.mjs'

/** Files and folders that the build depends on. */
const INPUTS = [
  'contract',
  'machines',
  'src',
  'locales',
  'server',
  'demoImages',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]
export const DIST = join(ROOT, 'dist')
const STAMP = 'build.json'

/** Written by the build itself. */
const GENERATED = 'routeTree.gen.ts'

/** @param {string} name */
const isInput = (name) => !/\.(test|testing|samples)\.tsx?$|\.md$/.test(name) && !name.endsWith(GENERATED)

/**
 * @param {string} path
 * @returns {string[]}
 */
const filesOf = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/**
 * One hash over the names and contents of files.
 * @param {readonly string[]} paths files and folders, relative to the project root
 * @param {(file: string) => boolean} isRead takes a path relative to the project root
 */
export const hashFiles = (paths, isRead) => {
  const hash = createHash('sha256')
  const files = paths.flatMap((path) => filesOf(join(ROOT, path))).map((file) => relative(ROOT, file))
  for (const file of files.filter(isRead).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/** One hash over all inputs of the build. */
export const inputsHash = () => hashFiles(INPUTS, isInput)

/** Is there no build, or one of other inputs? */
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
