// `npm test`: everything, on any machine. It installs what it needs and closes with `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
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

/**
 * @param {string} name
 * @param {number} started
 * @param {{ passed: number, failed: number }} counts
 */
const count = (name, started, { passed, failed }) => {
  totals.passed += passed
  totals.failed += failed
  summary.push(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds(started)})`)
}

/**
 * A run that reports nothing has failed, whatever its exit code.
 * @param {string} file
 * @param {number} code
 * @param {(report: any) => { passed: number, failed: number }} read the report's shape is the runner's own
 */
const readReport = (file, code, read) => {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
}

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
  count(
    name,
    started,
    readReport(report, code, ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
      passed: numPassedTests,
      // A file that could not even be loaded has no failed test, and is one.
      failed:
        numFailedTests ||
        (numFailedTestSuites && testResults.some((/** @type {any} */ file) => file.status === 'failed') ? 1 : 0),
    })),
  )
}

/** Without what is about the embedded database alone, or the same on any. */
const ON_POSTGRES = ['--project', 'database', '--exclude', '**/{embedded,server,access}.db.test.ts']

const onPostgres = async () => {
  const url = process.env['DATABASE_URL']
  if (url) return vitest('database on PostgreSQL', ON_POSTGRES, { DATABASE_URL: url })
  const server = await startPostgres().catch((error) => {
    console.error(error)
    count('database on PostgreSQL', performance.now(), { passed: 0, failed: 1 })
  })
  if (!server) return
  console.log(server.version)
  try {
    await vitest('database on PostgreSQL', ON_POSTGRES, { DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

const journeys = async () => {
  console.log('\n— journeys')
  const started = performance.now()
  const built = await run(process.execPath, [join(ROOT, 'scripts/build.mjs')])
  if (built.code !== 0) return count('build', started, { passed: 0, failed: 1 })
  const report = join(REPORTS, 'journeys.json')
  const { code } = await run(tool('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], {
    env: { ...process.env, E2E_REPORT: report },
  })
  count(
    'journeys',
    started,
    readReport(report, code, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
  )
}

const browser = await ensureBrowser()
// Every run below may open it; Playwright finds its own by itself.
if (browser) process.env['CHROMIUM_PATH'] = browser
const started = performance.now()
count('types, lint, format, dead code', started, await checkStatics())
await vitest('unit', ['--project', 'unit'])
await vitest('database on PGlite', ['--project', 'database'], { DATABASE_URL: '' })
await onPostgres()
await vitest('components and card fields in a browser', ['--project', 'browser', '--project', 'chromium'])
await journeys()

console.log(`\n${summary.join('\n')}\n${seconds(started)} in all`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
