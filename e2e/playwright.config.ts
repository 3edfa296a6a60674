import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { array, create, object, string } from 'superstruct'

const port = Number(process.env['E2E_PORT'] ?? 4610)
const executablePath = process.env['CHROMIUM_PATH']

/** No second try where money is charged or a guest is identified. */
const STRICT = ['journeys/{money,identity}/**']
const OTHERS = ['journeys/{finding,account,site}/**']

/** A flaky journey, by file and title, and the date since when it is tolerated. */
const Quarantine = array(object({ journey: string(), since: string() }))

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matched against file, describe, title and tags, joined by spaces. */
const quarantined = create(
  JSON.parse(readFileSync(join(import.meta.dirname, 'quarantine.json'), 'utf8')),
  Quarantine,
).map(({ journey }) => new RegExp(` ${journey.split(' › ').map(escapeRegExp).join(' ')}( @|$)`))

const GATE = { grep: /@gate/, grepInvert: quarantined }

/** Runs the journeys on what `npm start` ships, with a database of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than cores: a journey spends half of its time waiting.
  workers: 3,
  // Only for hangs: the speed of a journey depends on the machine. The run lists the slowest.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'gate', testMatch: OTHERS, retries: 1, ...GATE },
    { name: 'gate-strict', testMatch: STRICT, retries: 0, ...GATE },
    { name: 'journeys', testMatch: OTHERS, retries: 1 },
    { name: 'journeys-strict', testMatch: STRICT, retries: 0 },
    { name: 'paths', testMatch: 'paths/**/*.e2e.ts', retries: 0 },
  ],
  forbidOnly: true,
  reporter: process.env['E2E_REPORT'] ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : [['line']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Fails a stuck action while its page still shows why.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    // Where pages write 24 hours, as the journeys do.
    locale: 'en-GB',
    timezoneId: 'Asia/Jerusalem',
    // Animations take a sixth of the CPU. The guest who books in `booking.e2e.ts` sees them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step takes a third of the CPU: request one with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '..',
    url: `http://127.0.0.1:${port}/api/v1/health/`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      GATEWAY_PORT: String(port + 1),
      // Trusts the client address that `test.ts` sets for each journey.
      TRUSTED_PROXIES: '1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'stayless-e2e-')),
    },
  },
})
