import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('secrets and personal data are never logged', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const secret = 'secret-value'
  log.info({ email: secret, body: { password: secret, otp: secret, payment: { nonce: secret } } }, 'sign up')
  log.warn({ request: { headers: { authorization: secret } }, mail: { to: secret }, token: secret }, 'refused')
  expect(lines.join('')).not.toContain(secret)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: 'sign up', email: '[redacted]', body: { payment: { nonce: '[redacted]' } } },
    { level: 40, msg: 'refused', request: { headers: { authorization: '[redacted]' } } },
  ])
})

test('however many logs write to standard output, one listener hears that its reader has left', () => {
  createLog('silent')
  const listeners = process.stdout.listenerCount('error')
  for (let log = 0; log < 20; log += 1) createLog('silent')
  expect(process.stdout.listenerCount('error')).toBe(listeners)
})

test('a process whose output is no longer read exits normally', { timeout: 30_000 }, async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', WRITES_AND_ENDS], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(25_000) })
  child.stdout.destroy()
  await once(child.stdout, 'close')
  child.stdin.end()
  try {
    expect(await ended).toEqual([3, null])
  } finally {
    child.kill('SIGKILL')
  }
})

const WRITES_AND_ENDS = `
  import 'temporal-polyfill/global'
  import { createLog } from '${import.meta.dirname}/log.ts'
  const log = createLog('info')
  for await (const nothing of process.stdin);
  for (const line of ['one', 'two', 'three']) log.info(line)
  setImmediate(() => process.exit(3))`
