import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './run.mjs'

const [OLDEST_MAJOR, OLDEST_MINOR] = [20, 19]

/** Exits with a message if Node is too old to run the rest. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return
  console.error(`Stayless needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockEntry */

/**
 * @param {string} path
 * @returns {Record<string, LockEntry> | undefined}
 */
const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Do the installed packages match the lock file by version and hash? npm writes its own list last, so an interrupted
 * installation does not count. Optional packages may be missing: they can belong to another platform.
 * @param {string} root
 */
export const isInstalled = (root = ROOT) => {
  const locked = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  if (!locked || !installed) return false
  const isSame = (/** @type {string} */ path) =>
    installed[path]?.version === locked[path]?.version && installed[path]?.integrity === locked[path]?.integrity
  const isNeeded = (/** @type {string} */ path) => path !== '' && !locked[path]?.optional && !locked[path]?.devOptional
  return (
    Object.keys(installed).every(isSame) &&
    Object.keys(locked)
      .filter(isNeeded)
      .every((path) => path in installed)
  )
}

/** Installs the packages of the lock file, unless they are already installed. Exits on failure. */
export const install = async () => {
  requireNode()
  if (isInstalled()) return
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { code } = await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) process.exit(code)
}
