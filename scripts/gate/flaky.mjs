// Journeys that passed on retry. Twice within 20 runs of the gate puts a journey in quarantine, which only `npm run test:all`
// runs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/run.mjs'

/** Two retries within this many runs of the gate count as flaky. */
const WINDOW_RUNS = 20
const QUARANTINE_DAYS = 7
const QUARANTINE_MOST = 5
const DAY_MS = 86_400_000

const FLAKY = join(ROOT, 'e2e/flaky.json')
const QUARANTINE = join(ROOT, 'e2e/quarantine.json')
/** Runs since `flaky.json` was last written, in the cache: a green run must not change the repository. */
const RUNS_SINCE = join(ROOT, '.cache/gate/runs-since-flaky')

/** `run`: number of the gate run, from the first. @typedef {{ journey: string, run: number, date: string }} FlakyRun */
/** @typedef {{ runs: number, flaky: FlakyRun[] }} FlakyList */
/** @typedef {{ journey: string, since: string }} Quarantined */

/**
 * The list and the quarantine after a run of the gate.
 * @param {{ list: FlakyList, quarantine: Quarantined[] }} kept
 * @param {{ run: number, date: string, journeys: readonly string[] }} latest `journeys`: those that passed on retry
 * @returns {{ list: FlakyList, quarantine: Quarantined[] }}
 */
export const afterRun = ({ list, quarantine }, { run, date, journeys }) => {
  const recent = list.flaky.filter((one) => one.run > run - WINDOW_RUNS)
  const repeated = journeys.filter((journey) => recent.some((one) => one.journey === journey))
  return {
    list: { runs: run, flaky: [...recent, ...journeys.map((journey) => ({ journey, run, date }))] },
    quarantine: [...quarantine, ...repeated.map((journey) => ({ journey, since: date }))],
  }
}

/**
 * Warnings about a quarantine that is too full or too old.
 * @param {readonly Quarantined[]} quarantine
 * @param {string} today `YYYY-MM-DD`
 */
export const quarantineWarnings = (quarantine, today) => {
  const days = (/** @type {string} */ since) => (Date.parse(today) - Date.parse(since)) / DAY_MS
  return [
    ...(quarantine.length > QUARANTINE_MOST
      ? [`THE QUARANTINE HOLDS ${quarantine.length} JOURNEYS, more than ${QUARANTINE_MOST}: mend them.`]
      : []),
    ...quarantine
      .filter(({ since }) => days(since) > QUARANTINE_DAYS)
      .map(({ journey, since }) => `IN QUARANTINE SINCE ${since}: ${journey}: mend it, then take it out.`),
  ]
}

/** @returns {Quarantined[]} */
export const readQuarantine = () => readJson(QUARANTINE)

/**
 * Records the flaky journeys of a gate run. Without any, only the run counter is written.
 * @param {readonly string[]} journeys
 * @param {string} today `YYYY-MM-DD`
 */
export const enterRun = (journeys, today) => {
  const since = readRunsSince() + 1
  mkdirSync(dirname(RUNS_SINCE), { recursive: true })
  writeFileSync(RUNS_SINCE, String(journeys.length === 0 ? since : 0))
  if (journeys.length === 0) return
  const list = readJson(FLAKY)
  const kept = afterRun({ list, quarantine: readQuarantine() }, { run: list.runs + since, date: today, journeys })
  writeJson(FLAKY, kept.list)
  writeJson(QUARANTINE, kept.quarantine)
}

const readRunsSince = () => {
  try {
    return Number(readFileSync(RUNS_SINCE, 'utf8'))
  } catch {
    return 0
  }
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * @param {string} file
 * @param {unknown} value
 */
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
