import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './run.mjs'

/** Max lines of a cause: enough for the message, not the whole trace. */
const LINES = 30
/** Max lines of a page snapshot: enough for an account page with its forms. */
const PAGE_LINES = 120

/** @typedef {{ name: string, ms: number }} TestTime */

/**
 * `file`: the test file, if the runner can run it on its own.
 * @typedef {{ name: string, cause: string, file?: string }} Failure
 */

/**
 * Result of a runner. `passed`: number of tests. `flaky`: names of tests that passed on retry. `isIdle`: there was rightly
 * nothing to run.
 * @typedef {{ passed: number, failures: Failure[], tests?: TestTime[], flaky?: string[], isIdle?: boolean }} Outcome
 */

const SLOWEST = 10

/**
 * The slowest tests, one line each, slowest first.
 * @param {TestTime[]} tests
 */
export const slowest = (tests) =>
  [...tests]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)

/**
 * A run that reports nothing counts as failed, whatever its exit code.
 * @param {string} file
 * @param {number} code
 * @param {(report: any) => Outcome} read parses the format of that runner
 * @returns {Outcome}
 */
export const readReport = (file, code, read) => {
  if (!existsSync(file)) return { passed: 0, failures: [failure('no report', `the runner ended with ${code}`)] }
  const outcome = read(JSON.parse(readFileSync(file, 'utf8')))
  const { passed, failures, isIdle = false } = outcome
  const unexplained = failures.length === 0 && (code !== 0 || (passed === 0 && !isIdle))
  return unexplained
    ? { ...outcome, failures: [failure('the run', `it ended with ${code}, ${passed} passed`)] }
    : outcome
}

/**
 * @param {any} report of Vitest
 * @returns {Outcome}
 */
export const outcomeOfVitest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  tests: testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ test) => ({
      name: `${relative(ROOT, name)} › ${test.fullName}`,
      ms: test.duration ?? 0,
    })),
  ),
  failures: testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((/** @type {any} */ test) => test.status === 'failed')
      .map((/** @type {any} */ test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')))
    // A file that fails to load has no failed test: count the file as one.
    const failures = status === 'failed' && failed.length === 0 ? [failure(name, message)] : failed
    return failures.map((/** @type {Failure} */ one) => ({ ...one, file: name }))
  }),
})

/**
 * @param {{ machine: string, wrong: string[] }[]} verdicts of `scripts/mutants`, one per machine
 * @returns {Outcome}
 */
export const outcomeOfMutants = (verdicts) => {
  const wrong = verdicts.filter((verdict) => verdict.wrong.length > 0)
  return {
    passed: verdicts.length - wrong.length,
    isIdle: verdicts.length === 0,
    failures: wrong.map((verdict) => failure(verdict.machine, verdict.wrong.join('\n'))),
  }
}

/**
 * @param {any} report of Playwright
 * @returns {Outcome}
 */
export const outcomeOfPlaywright = ({ stats, suites, errors }) => {
  const specs = suites.flatMap((/** @type {any} */ file) => specsIn(file))
  return {
    passed: stats.expected + stats.flaky,
    flaky: specs
      .filter((/** @type {any} */ { tests }) => tests.some((/** @type {any} */ test) => test.status === 'flaky'))
      .map(journeyName),
    tests: specs.map((/** @type {any} */ spec) => ({
      name: journeyName(spec),
      ms: spec.tests
        .flatMap((/** @type {any} */ test) => test.results)
        .reduce((/** @type {number} */ sum, /** @type {any} */ { duration = 0 }) => sum + duration, 0),
    })),
    failures: [
      ...errors.map((/** @type {any} */ error) => failure('the run', error.message ?? '')),
      ...specs.flatMap((/** @type {any} */ spec) =>
        spec.tests
          .filter((/** @type {any} */ test) => test.status === 'unexpected')
          .map((/** @type {any} */ test) => ({
            ...failure(
              journeyName(spec),
              test.results
                .flatMap((/** @type {any} */ result) => result.errors)
                .map((/** @type {any} */ error) => [error.message, error.snippet].filter(Boolean).join('\n'))
                .join('\n'),
              test.results.flatMap((/** @type {any} */ result) => pageIn(result.attachments ?? [])),
            ),
            file: spec.file,
          })),
      ),
    ],
  }
}

/** Journey name as in `e2e/quarantine.json`. @param {{ file: string, titles: string[] }} spec */
const journeyName = ({ file, titles }) => [file, ...titles].join(' › ')

/**
 * All specs of a suite and its nested suites, each with its full list of titles.
 * @param {any} suite
 * @param {string[]} [groups]
 * @returns {any[]}
 */
const specsIn = ({ specs = [], suites = [] }, groups = []) => [
  ...specs.map((/** @type {any} */ spec) => ({ ...spec, titles: [...groups, spec.title] })),
  ...suites.flatMap((/** @type {any} */ suite) => specsIn(suite, [...groups, suite.title])),
]

/**
 * Snapshot of the page's `main` when the journey failed.
 * @param {{ name: string, path?: string }[]} attachments of a failed test
 * @returns {string[]} its lines; empty if there is no page
 */
const pageIn = (attachments) => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return []
  const [, drawn = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? []
  const lines = drawn.split('\n')
  const from = lines.findIndex((line) => /^ *- main\b/.test(line))
  if (from < 0) return []
  const depth = depthOf(lines[from] ?? '')
  const end = lines.findIndex((line, at) => at > from && depthOf(line) <= depth)
  return [
    'the page:',
    ...lines
      .slice(from, end < 0 ? undefined : end)
      .slice(0, PAGE_LINES)
      .map((line) => line.slice(depth)),
  ]
}

/** @param {string} line of an indented tree */
const depthOf = (line) => line.search(/\S|$/)

/**
 * @param {string} name
 * @param {string} cause
 * @param {string[]} page
 */
const failure = (name, cause, page = []) => ({
  name,
  cause: [...stripVTControlCharacters(cause).split('\n').slice(0, LINES), ...page].join('\n'),
})
