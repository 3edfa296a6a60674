import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { API_BASE } from '#contract/http/endpoints.ts'
import { isStale } from '#scripts/lib/stale.mjs'

export interface ServerProcess {
  origin: string
  /** Lines of its log and stderr that report a failure of its own. */
  failures: readonly string[]
  request: (path: string, init?: RequestInit) => Promise<{ status: number; body: unknown }>
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

export interface ServerSettings {
  dataDir: string
  /** Empty for the embedded database. */
  databaseUrl: string
  /** Origin of a card gateway shared by several processes. */
  gatewayOrigin?: string
  /** Sets its clock ahead. */
  hoursAhead?: number
}

const START_WITHIN_MS = 120_000
const MAIN = join(import.meta.dirname, '../../../dist/server/main.js')
const CLOCK_AHEAD = join(import.meta.dirname, '../clockAhead.mjs')
const HOUR_MS = 3600_000
const SHARED_SERVER = ['--import', 'tsx', join(import.meta.dirname, 'sharedServer.testing.ts')]
/** Pino's level; 50 is an error. */
const LEVEL = /"level":(\d+)/
export const isFailure = (line: string): boolean => Number(LEVEL.exec(line)?.[1] ?? 0) >= 50

/**
 * Returns the server that `npm start` runs, which starts in a third of the sources' time.
 * @throws if the build is older than the sources.
 */
export const builtServer = (): string => {
  if (isStale()) throw new Error('The build is older than the sources: `npm run build` first')
  return MAIN
}

/** Includes processes that are not ready yet, and those that never will be. */
const living = new Set<ChildProcess>()

export const killProcesses = async (): Promise<void> => {
  await Promise.all([...living].map((child) => end(child, 'SIGKILL')))
}

/** Starts the real server in its own process, on its own ports. */
export const startProcess = async ({
  dataDir,
  databaseUrl,
  gatewayOrigin,
  hoursAhead = 0,
}: ServerSettings): Promise<ServerProcess> => {
  const main = gatewayOrigin === undefined ? ['--import', CLOCK_AHEAD, builtServer()] : SHARED_SERVER
  const child = spawn(process.execPath, main, {
    env: {
      ...process.env,
      CLOCK_AHEAD_MS: String(hoursAhead * HOUR_MS),
      DATABASE_URL: databaseUrl,
      GATEWAY_ORIGIN: gatewayOrigin,
      DATA_DIR: dataDir,
      PORT: '0',
      GATEWAY_PORT: '0',
      HOST: '',
      APP_ENV: '',
      LOG_LEVEL: 'error',
      // Lets each request name its own address: limits count per address.
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  living.add(child)
  child.once('exit', () => living.delete(child))
  const failures: string[] = []
  const listen = (chunk: unknown): void => {
    failures.push(...String(chunk).split('\n').filter(isFailure))
  }
  child.stderr.on('data', listen)
  child.stdout.on('data', listen)
  const origin = await readiness(child)
  return {
    origin,
    failures,
    request: requestsTo(origin),
    end: (signal) => end(child, signal),
  }
}

export const requestsTo =
  (origin: string): ServerProcess['request'] =>
  async (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', someAddress())
    const answer = await fetch(`${origin}${path}`, { ...init, headers })
    return { status: answer.status, body: await answer.json() }
  }

/** Returns a random address of the private network 10.0.0.0/8. */
export const someAddress = (): string => `10.${Array.from({ length: 3 }, () => randomInt(1, 255)).join('.')}`

export const apiPath = (path: string): string => `${API_BASE}${path}`

/** Returns the origin that the server prints once it is ready. */
const readiness = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const tooLate = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS)
    const read = (chunk: unknown): void => {
      printed += String(chunk)
      const origin = /Stayless is ready: (\S+)/.exec(printed)?.[1]
      if (origin === undefined) return
      clearTimeout(tooLate)
      resolve(origin)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => {
      clearTimeout(tooLate)
      reject(new Error(`The server did not start: ${printed}`))
    })
  })

const end = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
