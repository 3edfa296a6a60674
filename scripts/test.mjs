// `npm test`, the gate, and `npm run test:all`, everything. Installs its needs and ends with `N passed, N failed`.
import { install } from './lib/install.mjs'
import { slowest } from './lib/reports.mjs'
import { seconds } from './lib/run.mjs'

const HELP = `npm test                 the gate
npm test -- --failed     what failed in the last run, alone
npm run test:all         all that the gate leaves out as well`

const OPTIONS = new Set(['--all', '--failed', '--help'])

const asked = process.argv.slice(2)
if (asked.includes('--help') || asked.some((option) => !OPTIONS.has(option))) {
  console.log(HELP)
  process.exit(asked.includes('--help') ? 0 : 2)
}
const isAll = asked.includes('--all')
const isOnlyFailed = asked.includes('--failed')
/** Locally, the gate skips a phase that passed with the same files. */
const isWorking = !process.env['CI'] && !isAll

await install()
const { ensureBrowser } = await import('./lib/browser.mjs')
const { allPhases, GATE } = await import('./gate/phases.mjs')
const { forgetLastRun, keepLastRun, phaseHash, readLastRun } = await import('./gate/memory.mjs')
const { quarantineWarnings, readQuarantine } = await import('./gate/flaky.mjs')

/** @typedef {import('./gate/phases.mjs').Phase} Phase */

let passed = 0
let failed = 0
/** @type {string[]} */
const summary = []
/** @type {string[]} */
const causes = []
/** @type {string[]} */
const flaky = []
/** @type {import('./lib/reports.mjs').TestTime[]} */
const times = []

/** @param {Phase} phase */
const runPhase = async (phase) => {
  const { name, target } = phase
  const last = readLastRun(name)
  if (isOnlyFailed && (last === undefined || last.failed === 0)) return
  const files = phaseHash(phase.isRead)
  if (isWorking && last?.failed === 0 && last.files === files) {
    passed += last.passed
    summary.push(`✓ ${name}: ${last.passed} passed before, with the same files`)
    return
  }
  console.log(`\n— ${name}`)
  const began = performance.now()
  const again = isOnlyFailed ? { failedFiles: last?.failedFiles ?? [] } : null
  const outcome = await phase.run(again)
  const failures = outcome.failures
  passed += outcome.passed
  failed += failures.length
  times.push(...(outcome.tests ?? []))
  flaky.push(...(outcome.flaky ?? []))
  for (const failure of failures) causes.push(`✗ ${name}: ${failure.name}\n${failure.cause}`)
  summary.push(
    `${failures.length === 0 ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${failures.length} failed, ` +
      `${seconds(began)}${target === undefined ? '' : ` of ${target}`}`,
  )
  // Only the failed tests ran, and pass now: rerun the whole phase next time.
  if (again && failures.length === 0) return forgetLastRun(name)
  const named = failures.flatMap(({ file }) => file ?? [])
  const failedFiles = named.length === failures.length ? [...new Set(named)] : []
  keepLastRun(name, { files, passed: outcome.passed, failed: failures.length, failedFiles })
}

const browser = await ensureBrowser()
// For every phase that opens a browser; without it Playwright finds its own.
if (browser) process.env['CHROMIUM_PATH'] = browser
const began = performance.now()
for (const phase of isAll ? allPhases() : GATE) await runPhase(phase)

if (causes.length > 0) console.log(`\n— what failed\n${causes.join('\n\n')}`)
if (times.length > 0) console.log(`\n— the slowest\n${slowest(times).join('\n')}`)
console.log(`\n${summary.join('\n')}\n${seconds(began)} in all`)
for (const warning of quarantineWarnings(readQuarantine(), new Date().toISOString().slice(0, 10))) console.log(warning)
for (const name of flaky) console.log(`flaky: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
