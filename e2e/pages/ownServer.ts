import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../dist/server/main.js')
const CLOCK = join(import.meta.dirname, '../../server/testing/clockAhead.mjs')
const HOUR_MS = 3600_000

/** The built server in a process of this journey's own, with a database of its own, whose clock can be set ahead. */
export class OwnServer {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'stayless-own-'))
  #child: ChildProcess | undefined

  /** @returns its origin, which changes with each start. */
  async start(hoursAhead = 0): Promise<string> {
    const child = spawn(process.execPath, ['--import', CLOCK, MAIN], {
      env: {
        ...process.env,
        CLOCK_AHEAD_MS: String(hoursAhead * HOUR_MS),
        DATABASE_URL: '',
        DATA_DIR: this.#dataDir,
        PORT: '0',
        GATEWAY_PORT: '0',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    let printed = ''
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk: unknown) => {
        printed += String(chunk)
        const origin = /Stayless is ready: (\S+)/.exec(printed)?.[1]
        if (origin !== undefined) resolve(origin)
      })
      child.once('exit', () => reject(new Error(`The server did not start: ${printed}`)))
    })
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}
