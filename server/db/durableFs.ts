import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fdatasyncSync } from 'node:fs'

type InitOptions = Parameters<NodeFS['init']>

/**
 * PGlite's file system ignores fsync: a commit would survive the process, but not a power cut. This one syncs the file. It
 * depends on PGlite's internals: its version is pinned, and a test counts the syncs.
 */
export class DurableFs extends NodeFS {
  /** Number of files synced. */
  syncs = 0

  override async init(...args: InitOptions): ReturnType<NodeFS['init']> {
    const options = await super.init(...args)
    const { preRun } = options.emscriptenOpts
    if (!preRun) throw new Error('The embedded database offers no place to install fsync')
    preRun.unshift((module) => this.#install(module.NODEFS))
    return options
  }

  #install(nodeFs: unknown): void {
    const operations: unknown = typeof nodeFs === 'object' && nodeFs ? Reflect.get(nodeFs, 'stream_ops') : undefined
    if (typeof operations !== 'object' || !operations) throw new Error('The embedded database has no file operations')
    Reflect.set(operations, 'fsync', (stream: { nfd: number }) => {
      this.syncs += 1
      return syncFile(stream.nfd)
    })
  }
}

const SUCCESS = 0
const unsyncable = new Set(['EINVAL', 'EBADF'])

/** Directories and closed files cannot be synced this way; PostgreSQL ignores that too. */
const syncFile = (file: number): number => {
  try {
    fdatasyncSync(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && unsyncable.has(String(error.code)))) throw error
  }
  return SUCCESS
}
