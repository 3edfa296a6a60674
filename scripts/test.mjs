// `npm test`: everything, on any machine. It installs what it needs and closes with `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { testsByEngine } from './lib/engines.mjs'
import { outcomeOfMutants, outcomeOfPlaywright, outcomeOfVitest, readReport, slowest } from './lib/reports.mjs'
import { ROOT, run, seconds, tool } from './lib/run.mjs'

await install()
const { ensureBrowser } = await import('./lib/browser.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')
const { checkStatics } = await import('./check.mjs')

const REPORTS = join(ROOT, '.cache/reports')
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const totals = { passed: 0, failed: 0 }
/** @type {string[]} */
const summary = []
/** How long each test took, over all suites. @type {import('./lib/reports.mjs').TestTime[]} */
const times = []
/** Said again at the end: whoever reads a long log begins there. @type {string[]} */
const causes = []

/**
 * @param {string} name
 * @param {number} started
 * @param {import('./lib/reports.mjs').Outcome} outcome
 */
const count = (name, started, { passed, failures, tests = [] }) => {
  times.push(...tests)
  totals.passed += passed
  totals.failed += failures.length
  summary.push(
    `${failures.length === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failures.length} failed (${seconds(started)})`,
  )
  for (const failure of failures) causes.push(`✗ ${name}: ${failure.name}\n${failure.cause}`)
}

/**
 * @param {string} name
 * @param {string} cause
 */
const failed = (name, cause) => ({ passed: 0, failures: [{ name, cause }] })

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [extra]
 */
const vitest = async (name, args, extra = {}) => {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const report = join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.json`)
  const { code } = await run(
    tool('vitest'),
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env: { ...process.env, ...extra } },
  )
  count(name, started, readReport(report, code, outcomeOfVitest))
}

const DATABASE = ['--project', 'database']

const onDatabases = async () => {
  const url = process.env['DATABASE_URL']
  const server = url
    ? { url, stop: async () => {} }
    : await startPostgres().catch((error) => {
        count('PostgreSQL', performance.now(), failed('it did not start, all ran on PGlite', String(error)))
      })
  const { pglite, postgres } = testsByEngine(server !== undefined)
  try {
    await vitest('database on PGlite', [...DATABASE, ...pglite], { DATABASE_URL: '' })
    if (server) await vitest('database on PostgreSQL', [...DATABASE, ...postgres], { DATABASE_URL: server.url })
  } finally {
    await server?.stop()
  }
}

/** Of the machines that differ from the main branch: on a clean one there is none. */
const mutants = async () => {
  console.log('\n— planted defects')
  const started = performance.now()
  const report = join(REPORTS, 'mutants.json')
  const { code } = await run(tool('tsx'), [join(ROOT, 'scripts/mutants/main.ts'), '--report', report])
  count('planted defects', started, readReport(report, code, outcomeOfMutants))
}

/** Which paths of the machines are played among the journeys, as their environment. `--all`: every one. */
const paths = async () => {
  if (process.argv.includes('--all')) return { PATHS: 'all' }
  const drawn = performance.now()
  const { code, output } = await run(tool('tsx'), [join(ROOT, 'scripts/paths/main.ts'), '--sample'], { quiet: true })
  if (code !== 0) {
    count('sample of paths', drawn, failed('it could not be drawn', output))
    return {}
  }
  const { PATHS_CHANGED: changed, PATHS_SEED: seed } = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  console.log(`Paths: ${changed === '' ? '' : `all of ${changed}, `}a sample by PATHS_SEED=${seed}`)
  return { PATHS_CHANGED: changed, PATHS_SEED: seed }
}

const journeys = async () => {
  console.log('\n— journeys')
  const started = performance.now()
  const built = await run(process.execPath, [join(ROOT, 'scripts/build.mjs')])
  if (built.code !== 0) return count('build', started, failed('it failed', 'its output is above'))
  const report = join(REPORTS, 'journeys.json')
  const { code } = await run(tool('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], {
    env: { ...process.env, E2E_REPORT: report, ...(await paths()) },
  })
  count('journeys', started, readReport(report, code, outcomeOfPlaywright))
}

const browser = await ensureBrowser()
// Every run below may open it; Playwright finds its own by itself.
if (browser) process.env['CHROMIUM_PATH'] = browser
const started = performance.now()
count('types, lint, format, dead code', started, await checkStatics())
await vitest('unit', ['--project', 'unit*', '--project', 'tools'])
await mutants()
await onDatabases()
await vitest('components and card fields in a browser', ['--project', 'browser', '--project', 'chromium'])
await journeys()

if (causes.length > 0) console.log(`\n— what failed\n${causes.join('\n\n')}`)
console.log(`\n— the slowest\n${slowest(times).join('\n')}`)
console.log(`\n${summary.join('\n')}\n${seconds(started)} in all`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
