import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A cause, not a whole trace. */
const LINES = 30

/**
 * What a runner's report says: how many passed, and each failure by its name and cause.
 * @typedef {{ passed: number, failures: { name: string, cause: string }[] }} Outcome
 */

/**
 * A run that reports nothing has failed, whatever its exit code.
 * @param {string} file
 * @param {number} code
 * @param {(report: any) => Outcome} read the report's shape is the runner's own
 * @returns {Outcome}
 */
export const readReport = (file, code, read) => {
  if (!existsSync(file)) return { passed: 0, failures: [failure('no report', `the runner ended with ${code}`)] }
  const { passed, failures } = read(JSON.parse(readFileSync(file, 'utf8')))
  const unexplained = failures.length === 0 && (code !== 0 || passed === 0)
  return { passed, failures: unexplained ? [failure('the run', `it ended with ${code}, ${passed} passed`)] : failures }
}

/**
 * @param {any} report of Vitest
 * @returns {Outcome}
 */
export const outcomeOfVitest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failures: testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((/** @type {any} */ test) => test.status === 'failed')
      .map((/** @type {any} */ test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')))
    // A file that could not even be loaded has no failed test, and is one.
    return status === 'failed' && failed.length === 0 ? [failure(name, message)] : failed
  }),
})

/**
 * @param {any} report of Playwright
 * @returns {Outcome}
 */
export const outcomeOfPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failures: [
    ...errors.map((/** @type {any} */ error) => failure('the run', error.message ?? '')),
    ...suites.flatMap(specsOf).flatMap((/** @type {any} */ { file, line, title, tests }) =>
      tests
        .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((/** @type {any} */ test) =>
          failure(
            `${file}:${line} › ${title}`,
            test.results
              .flatMap((/** @type {any} */ result) => result.errors)
              .map((/** @type {any} */ error) => [error.message, error.snippet].filter(Boolean).join('\n'))
              .join('\n'),
          ),
        ),
    ),
  ],
})

/**
 * @param {any} suite
 * @returns {any[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * @param {string} name
 * @param {string} cause
 */
const failure = (name, cause) => ({
  name,
  cause: stripVTControlCharacters(cause).split('\n').slice(0, LINES).join('\n'),
})
