// The last run of each phase on this machine: a phase that passed with the same files is skipped, and `--failed` reruns the
// failures.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/run.mjs'
import { hashFiles } from '../lib/stale.mjs'

const FOLDER = join(ROOT, '.cache/gate')

/** Created by installing, building or running; not part of the hash of a phase. */
const WRITTEN = new Set(['.git', '.cache', '.data', 'dist', 'node_modules', 'test-results', 'playwright-report'])

/**
 * `files`: hash of all files that the phase reads. `failedFiles`: test files to rerun; empty if the runner cannot run single
 * files.
 * @typedef {{ files: string, passed: number, failed: number, failedFiles: string[] }} LastRun
 */

/** @param {string} name phase or report */
export const slug = (name) => name.replaceAll(/\W+/g, '-')

const fileOf = (/** @type {string} */ phase) => join(FOLDER, `${slug(phase)}.json`)

/**
 * Node version and one hash over all files that a phase reads.
 * @param {(path: string) => boolean} isRead takes a path relative to the project root
 */
export const phaseHash = (isRead) => {
  const entries = readdirSync(ROOT).filter((entry) => !WRITTEN.has(entry) && isRead(entry))
  return `${process.version} ${hashFiles(entries, isRead)}`
}

/**
 * @param {string} phase
 * @returns {LastRun | undefined}
 */
export const readLastRun = (phase) => {
  try {
    return JSON.parse(readFileSync(fileOf(phase), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} phase
 * @param {LastRun} run
 */
export const keepLastRun = (phase, run) => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(phase), JSON.stringify(run))
}

/** @param {string} phase */
export const forgetLastRun = (phase) => rmSync(fileOf(phase), { force: true })
