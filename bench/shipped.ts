import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { API_BASE } from '#contract/http/endpoints.ts'

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))
const LOOK_EVERY_MS = 10
const READY_WITHIN_MS = 180_000

/** The built server, running in its own process. */
export interface ShippedServer {
  origin: string
  pid: number
  /** From the start of the process until it is healthy. */
  readyMs: number
  stop(): Promise<void>
}

/** Creates a folder for the database of one server; `remove` deletes it with its contents. */
export const dataDirectory = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'stayless-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A free port of this machine. Rejects if there is none. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no port is free')),
      )
    })
  })

const isHealthy = async (origin: string): Promise<boolean> => {
  const answer = await fetch(`${origin}${API_BASE}/health/`).catch(() => undefined)
  // While the server starts, it answers with a status other than 200.
  const { ok } = answer ?? { ok: false }
  await answer?.arrayBuffer()
  return ok
}

/** Starts what `npm start` ships, on free ports. */
export const startShipped = async (dataDir: string): Promise<ShippedServer> => {
  const [port, gatewayPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _elsewhere, ...environment } = process.env
  const started = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...environment,
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Also stops the server if a bench fails before it calls `stop`.
  process.once('exit', () => child.kill('SIGTERM'))
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  while (!(await isHealthy(origin))) {
    if (child.exitCode !== null) throw new Error('The server ended while it was starting')
    if (performance.now() - started > READY_WITHIN_MS) {
      await stop()
      throw new Error('The server did not become healthy')
    }
    await wait(LOOK_EVERY_MS)
  }
  return { origin, pid: child.pid ?? 0, readyMs: performance.now() - started, stop }
}

const TICKS_PER_SECOND = 100

/** CPU seconds that a process has used in all its threads; undefined if the system has no `/proc`. */
export const processorSeconds = (pid: number): number | undefined => {
  try {
    // Split after the process name, which may contain anything: fields 14 and 15 are user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}
