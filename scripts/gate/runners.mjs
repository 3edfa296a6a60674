import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { outcomeOfPlaywright, outcomeOfVitest, readReport } from '../lib/reports.mjs'
import { ROOT, run, tool } from '../lib/run.mjs'
import { slug } from './memory.mjs'

/** @typedef {import('../lib/reports.mjs').Outcome} Outcome */

const REPORTS = join(ROOT, '.cache/reports')

/**
 * Path for the report of a runner; deletes the report of an earlier run.
 * @param {string} name of the phase
 */
export const reportFile = (name) => {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, `${slug(name)}.json`)
  rmSync(file, { force: true })
  return file
}

/**
 * @param {string} name
 * @param {string} cause
 * @returns {Outcome}
 */
export const failedPhase = (name, cause) => ({ passed: 0, failures: [{ name, cause }] })

/** @param {readonly string[]} projects of Vitest or Playwright */
export const inProjects = (projects) => projects.map((project) => `--project=${project}`)

/**
 * @param {string} name of the phase
 * @param {readonly string[]} args
 * @param {{ isIdle?: boolean }} [may] `isIdle`: there may be nothing to run
 */
export const runVitest = async (name, args, may = {}) => {
  const report = reportFile(name)
  const { code } = await run(tool('vitest'), [
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return readReport(report, code, (read) => ({ ...outcomeOfVitest(read), ...may }))
}

/**
 * @param {string} name of the phase; `--last-failed` refers to its own last run
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ isIdle?: boolean }} [may] `isIdle`: there may be nothing to run
 */
export const runPlaywright = async (name, args, env = {}, may = {}) => {
  const report = reportFile(name)
  const { code } = await run(tool('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...args], {
    env: {
      ...process.env,
      ...env,
      E2E_REPORT: report,
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(REPORTS, `${slug(name)}.last-run.json`),
    },
  })
  return readReport(report, code, (read) => ({ ...outcomeOfPlaywright(read), ...may }))
}
