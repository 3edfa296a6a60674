import { createHash } from 'node:crypto'
import { linkSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { OperatorError } from '#server/operator.ts'
import { makeDirectory } from './dataDirectory.ts'

export class DirectoryInUse extends OperatorError {
  constructor(directory: string, cause?: unknown) {
    super(`The data directory ${directory} is in use by another running server. Stop it, or choose another DATA_DIR.`, {
      cause,
    })
    this.name = 'DirectoryInUse'
  }
}

export interface DirectoryLock {
  release(): Promise<void>
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/**
 * For Linux: binds an abstract socket named after the directory. The kernel frees it when the process ends, even by `kill -9`.
 */
export const lockBySocket = (directory: string): Promise<DirectoryLock> =>
  new Promise((resolve, reject) => {
    const name = createHash('sha256').update(directory).digest('hex')
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? new DirectoryInUse(directory, error) : error))
    server.listen(`\0stayless-${name}`, () => {
      server.unref()
      resolve({ release: () => new Promise((done) => server.close(() => done())) })
    })
  })

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** Writes the holder's pid to a file next to the directory. `link` creates it in one step or not at all. */
const tryPidFile = (file: string): boolean => {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return false
  } finally {
    rmSync(own)
  }
}

/** For other systems. Removes only the file of a dead process, never of a live one. */
export const lockByPidFile = async (directory: string): Promise<DirectoryLock> => {
  const file = `${directory}.lock`
  if (!tryPidFile(file)) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (isAlive(holder)) throw new DirectoryInUse(directory)
    rmSync(file)
    if (!tryPidFile(file)) throw new DirectoryInUse(directory)
  }
  return { release: async () => rmSync(file, { force: true }) }
}

/**
 * Locks the directory for this process, creating it if missing. The embedded database has no lock of its own: two processes in
 * one directory lose each other's rows without an error.
 */
export const lockDirectory = async (directory: string): Promise<DirectoryLock> => {
  makeDirectory(directory)
  const real = realpathSync(directory)
  return process.platform === 'linux' ? lockBySocket(real) : lockByPidFile(real)
}
