import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4610)
const executablePath = process.env['CHROMIUM_PATH']

/** The journeys run on what `npm start` ships, on a database of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: ['**/*.e2e.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than cores: a journey waits as often as it works.
  workers: 3,
  // Only for what hangs: a journey is no slower than its machine. The run lists the slowest.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: true,
  reporter: process.env['E2E_REPORT'] ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : [['line']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // An action that nothing answers fails while its page still shows why.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    // Drawing what moves takes a sixth of the processor. Whoever books in `booking.e2e.ts` sees it move.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step costs a third of the processor: ask for one with `--trace on`.
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
      // Says from which address each journey comes: `test.ts`.
      TRUSTED_PROXIES: '1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'stayless-e2e-')),
    },
  },
})
