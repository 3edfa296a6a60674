import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const PATIENCE_MS = 120_000
const scratch = mkdtempSync(join(tmpdir(), 'stayless-refusal-'))
const file = join(scratch, 'file')
writeFileSync(file, '')

/**
 * The bundled server, as shipped: the sources take three times as long to start. Inside the project, where its packages resolve.
 */
const shipped = join(import.meta.dirname, `../.cache/refusal-${process.pid}`)

let taken: Server
let port: number
beforeAll(async () => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'main.ts'),
      outDir: shipped,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  })
  taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => {
  taken.close()
  rmSync(scratch, { recursive: true, force: true })
  rmSync(shipped, { recursive: true, force: true })
})

describe.concurrent('a failed start prints one sentence per fault, no stack, and exits', () => {
  test.each<[string, () => Record<string, string>, () => string]>([
    [
      'two wrong settings',
      () => ({ PORT: 'three', LOG_LEVEL: 'loud' }),
      () =>
        '\nPORT must be a whole number from 0 to 65535.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, silent.',
    ],
    [
      'a folder that cannot be made',
      () => ({ DATA_DIR: '/dev/null/data' }),
      () => 'DATA_DIR /dev/null/data cannot be used: a part of the path is a file.',
    ],
    [
      'a folder that is a file',
      () => ({ DATA_DIR: file }),
      () => `DATA_DIR ${file} cannot be used: a part of the path is a file.`,
    ],
    [
      'a port that is taken',
      () => ({ PORT: String(port), DATA_DIR: join(scratch, 'taken') }),
      () =>
        `listen EADDRINUSE: address already in use 127.0.0.1:${port}. Somebody listens there: stop them, or choose another PORT.`,
    ],
    [
      'a database server that is not there',
      () => ({ DATABASE_URL: 'postgresql://stayless:secret@127.0.0.1:9/stayless' }),
      () => 'DATABASE_URL names 127.0.0.1:9/stayless, which does not answer: connect ECONNREFUSED 127.0.0.1:9.',
    ],
  ])(
    '%s',
    async (_, environment, sentence) => {
      expect(await start(environment())).toEqual({ code: 1, output: `Stayless cannot run: ${sentence()}\n` })
    },
    PATIENCE_MS,
  )

  test.runIf(process.platform !== 'win32')(
    'a folder this user may not write to',
    async () => {
      const closed = join(scratch, 'closed')
      mkdirSync(closed, { mode: 0o555 })
      // Root ignores file permissions unless these capabilities are dropped.
      const launcher =
        process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'] : []
      const folders = [closed, join(closed, 'data')]
      const starts = folders.map((DATA_DIR) => start({ DATA_DIR, HOME: closed }, launcher))
      expect(await Promise.all(starts)).toEqual(
        folders.map((folder) => ({
          code: 1,
          output: `Stayless cannot run: DATA_DIR ${folder} cannot be used: this user may not write there.\n`,
        })),
      )
    },
    PATIENCE_MS,
  )

  test.runIf(process.platform === 'linux')(
    'a folder that can never be created',
    async () => {
      expect(await start({ DATA_DIR: '/proc/stayless' })).toEqual({
        code: 1,
        output: 'Stayless cannot run: DATA_DIR /proc/stayless cannot be used: no folder can be made there.\n',
      })
    },
    PATIENCE_MS,
  )
})

/** @param launcher command that starts the server with fewer rights; empty: none. */
const start = async (
  environment: Record<string, string>,
  launcher: readonly string[] = [],
): Promise<{ code: number | null; output: string }> => {
  const [command, ...words] = [...launcher, process.execPath, join(shipped, 'main.js')]
  const child = spawn(command, words, {
    env: { PATH: process.env['PATH'], PORT: '0', GATEWAY_PORT: '0', DATA_DIR: join(scratch, 'data'), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [output] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, output }
}
