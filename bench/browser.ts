import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'

const DEBIAN = '/usr/bin/chromium'

/** CHROMIUM_PATH, else Debian's, else Playwright's own. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(DEBIAN) ? DEBIAN : undefined)
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', ...args],
  })
}
