// The last run of each phase on this machine: a phase whose files have passed is not run again, and `--failed` runs what failed.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/run.mjs'
import { hashFiles } from '../lib/stale.mjs'

const FOLDER = join(ROOT, '.cache/gate')

/** Installed, built or written by a run; no phase reads them. */
const WRITTEN = new Set(['.git', '.cache', '.data', 'dist', 'node_modules', 'test-results', 'playwright-report'])

/**
 * `files`: the hash of all that the phase read. `failedFiles`: test files to run again; empty where the runner cannot be asked
 * for single files.
 * @typedef {{ files: string, passed: number, failed: number, failedFiles: string[] }} LastRun
 */

/** @param {string} name of a phase or a report */
export const slug = (name) => name.replaceAll(/\W+/g, '-')

const fileOf = (/** @type {string} */ phase) => join(FOLDER, `${slug(phase)}.json`)

/**
 * One hash over what a phase reads.
 * @param {(path: string) => boolean} isRead of a path from the root of the project
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
