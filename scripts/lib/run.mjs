import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, cwd?: string }} [options] `quiet`: returns the output instead of showing
 * it
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { env = process.env, quiet = false, cwd = ROOT } = {}) =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += String(chunk)))
    child.stderr?.on('data', (chunk) => (output += String(chunk)))
    child.on('error', fail)
    child.on('close', (code, signal) => done({ code: code ?? (signal ? 1 : 0), output }))
  })

/**
 * Path of a command installed in `node_modules/.bin`.
 * @param {string} name
 */
export const tool = (name) => `${ROOT}node_modules/.bin/${name}`

/** @param {number} since from `performance.now()` */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
