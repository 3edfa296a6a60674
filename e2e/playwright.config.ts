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
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  reporter: process.env['E2E_REPORT'] ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : [['line']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
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
