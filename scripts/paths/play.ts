import { join } from 'node:path'
import { ensureBrowser } from '../lib/browser.mjs'
import { ROOT, run, seconds, tool } from '../lib/run.mjs'
import { isStale } from '../lib/stale.mjs'

const WORKERS = 2

/** Plays paths in the build that `npm start` ships; an empty `paths` means all. `isSeen`: in a window, slow enough to follow. */
export const play = async ({ paths, isSeen }: { paths: string; isSeen: boolean }): Promise<number> => {
  if (isStale()) {
    const { code } = await run(process.execPath, [join(ROOT, 'scripts/build.mjs')])
    if (code !== 0) return code
  }
  const browser = await ensureBrowser()
  const hidden = isSeen ? whyUnseen(browser) : null
  if (hidden !== null) console.log(`${hidden} The path is played unseen.`)
  const started = performance.now()
  const headed = isSeen && hidden === null
  const { code } = await run(
    tool('playwright'),
    [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--project=paths',
      `--workers=${WORKERS}`,
      ...(headed ? ['--headed'] : []),
    ],
    {
      env: {
        ...process.env,
        PATHS: paths,
        ...(headed ? { SLOW_MS: '400' } : {}),
        ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
      },
    },
  )
  console.log(`${paths === '' ? 'All paths' : paths}: ${seconds(started)}, ${WORKERS} workers.`)
  return code
}

/** Why no window can be shown; null if it can. */
const whyUnseen = (browser: string | undefined): string | null => {
  if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])
    return 'There is no display here to show a window on.'
  if (browser?.includes('headless-shell')) return `${browser} has no window. Name a whole Chromium in CHROMIUM_PATH.`
  return null
}
