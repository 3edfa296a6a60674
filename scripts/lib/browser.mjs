import { existsSync } from 'node:fs'
import { run, tool } from './run.mjs'

/** Preferred: a full browser spends a third of its CPU time on windows and toolbars that tests never show. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const USUAL_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium on this machine, or undefined. Exits if `CHROMIUM_PATH` names a missing file. */
export const findBrowser = () => {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    console.error(`CHROMIUM_PATH names ${named}, which is not there.`)
    process.exit(1)
  }
  return USUAL_PLACES.find((path) => existsSync(path))
}

const isRoot = process.getuid?.() === 0

/**
 * Finds or installs a Chromium: from system packages if possible, else Playwright's own.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 */
export const ensureBrowser = async () => {
  if (process.env['CHROMIUM_PATH'] || existsSync(HEADLESS_SHELL)) return findBrowser()
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const quiet = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update'], quiet)
    await installFirst(['chromium-headless-shell', 'chromium'], quiet)
  }
  const found = findBrowser()
  if (found) return found
  const { code } = await run(tool('playwright'), ['install', 'chromium'])
  if (code === 0) return undefined
  console.error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.')
  return process.exit(1)
}

/**
 * Installs the first of the packages that is available.
 * @param {string[]} names
 * @param {Parameters<typeof run>[2]} options
 */
const installFirst = async (names, options) => {
  for (const name of names) {
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], options)
    if (code === 0) return
  }
}
