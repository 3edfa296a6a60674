import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './run.mjs'

const [OLDEST_MAJOR, OLDEST_MINOR] = [20, 19]

/** Ends the process with a sentence where Node is too old to run what follows. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return
  console.error(`Stayless needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** @param {string} path */
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** npm writes this file last, so an interrupted installation is not taken for one. */
const isInstalled = () => {
  const written = changedAt(join(ROOT, 'node_modules/.package-lock.json'))
  return written > 0 && written >= changedAt(join(ROOT, 'package-lock.json'))
}

/** Installs what the lock file names, unless it is there. */
export const install = async () => {
  requireNode()
  if (isInstalled()) return
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { code } = await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) process.exit(code)
}
