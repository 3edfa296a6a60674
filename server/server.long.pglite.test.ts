import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { create, string, tuple, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_BASE } from '#contract/http/endpoints.ts'
import { connect } from '#server/adapters/payments/braintree.client.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { builtServer } from './testing/faults/serverProcess.testing.ts'

const START_MS = 120_000
const dataDir = mkdtempSync(join(tmpdir(), 'stayless-server-'))

let server: ChildProcess
let origin: string
beforeAll(async () => {
  server = start()
  origin = await whenReady(server)
}, START_MS)
afterAll(async () => {
  await end(server, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a running server', () => {
  test('is healthy and serves the catalogue', async () => {
    expect(await ask('/health/')).toMatchObject({ status: 200, body: { status: 'ok', database: 'pglite' } })
    expect(await ask('/hotels/nyc-0001/?lang=en')).toMatchObject({ status: 200, body: { id: 'nyc-0001', demo: true } })
  })

  test.each(['/payments/webhook/', '/payments/webhook'])(
    'handles a webhook signed by the card gateway at %s',
    async (path) => {
      const notice = (signed: Record<string, string>) =>
        fetch(`${origin}${API_BASE}${path}`, { method: 'POST', body: new URLSearchParams(signed) })
      const { webhookTesting } = connect({ account: localAccount(origin), log: () => undefined })
      const signed = await webhookTesting.sampleNotification('dispute_opened', 'abc')
      const { bt_signature, bt_payload } = signed
      expect((await notice({ bt_signature, bt_payload })).status).toBe(200)
      const forged = await notice({ bt_signature: `${bt_signature}0`, bt_payload })
      expect([forged.status, await forged.json()]).toMatchObject([400, { error: { field: 'bt_signature' } }])
      const long = await notice({ bt_signature, bt_payload: 'x'.repeat(65 * 1024) })
      expect(long.status).toBe(413)
    },
  )

  test('has its data directory to itself', async () => {
    const second = start()
    const [complaint] = await Promise.all([second.stderr ? text(second.stderr) : '', once(second, 'exit')])
    expect([second.exitCode, complaint]).toEqual([
      1,
      `Stayless cannot run: The data directory ${dataDir} is in use by another running server. Stop it, or choose another DATA_DIR.\n`,
    ])
  })

  test('loses nothing when it is killed and restarted, and stops on SIGTERM', { timeout: START_MS }, async () => {
    const guest = { first_name: 'Dana', last_name: 'Levi', email: 'dana@guests.example', password: 'secret1' }
    const signedUp = await ask('/user/', guest)
    expect(signedUp).toMatchObject({ status: 200, body: { user: { email: guest.email } } })
    const { verification } = create(signedUp.body, SignedUp)
    await end(server, 'SIGKILL')

    server = start()
    origin = await whenReady(server)
    const outbox = await ask(`/staff/outbox/?to=${guest.email}`)
    expect(outbox).toMatchObject({ status: 200, body: { messages: [{ to: guest.email, lang: 'en' }] } })
    const [otp = ''] = /\b\d{6}\b/.exec(create(outbox.body, Outbox).messages[0].text) ?? []
    expect(await ask('/user/verify/', { email: guest.email, otp, verification })).toMatchObject({
      status: 200,
      body: { user: { email: guest.email, is_email_verified: true } },
    })

    await end(server, 'SIGTERM')
    expect([server.exitCode, server.signalCode]).toEqual([0, null])
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  })

  test('answers 503, says why and exits when its embedded database dies', { timeout: START_MS }, async () => {
    await end(server, 'SIGKILL')
    server = start(['--import', MORTAL])
    const complaint = server.stderr ? text(server.stderr) : ''
    origin = await whenReady(server)
    const exited = once(server, 'exit')
    const guest = { first_name: 'Dana', last_name: 'Levi', email: LAST_GUEST, password: 'secret1' }
    expect(await ask('/user/', guest)).toMatchObject({
      status: 503,
      body: { error: { code: 'not_ready' } },
    })
    await exited
    expect([server.exitCode, await complaint]).toEqual([1, expect.stringContaining('The embedded database stopped')])
  })
})

const LAST_GUEST = 'last@guests.example'
/** Preloaded into the server: kills the embedded database at the first query that contains this guest's e-mail. */
const MORTAL = `data:text/javascript,${encodeURIComponent(`
  import { syncBuiltinESMExports } from 'node:module'
  import workers, { Worker } from 'node:worker_threads'
  workers.Worker = class extends Worker {
    postMessage(message) {
      if (JSON.stringify(message).includes('${LAST_GUEST}')) void this.terminate()
      else super.postMessage(message)
    }
  }
  syncBuiltinESMExports()`)}`

const start = (before: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, [...before, builtServer()], {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', GATEWAY_PORT: '0', DATA_DIR: dataDir, APP_ENV: '', HOST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Returns the origin that the server prints once it is ready. */
const whenReady = async ({ stdout, stderr }: ChildProcess): Promise<string> => {
  let complaint = ''
  stderr?.on('data', (chunk) => (complaint += String(chunk)))
  for await (const chunk of stdout ?? []) {
    const printed = /Stayless is ready: (\S+)/.exec(String(chunk))?.[1]
    if (printed) return printed
  }
  throw new Error(`The server did not start: ${complaint}`)
}

const SignedUp = type({ verification: string() })
const Outbox = type({ messages: tuple([type({ text: string() })]) })

const ask = async (path: string, body?: object): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(
    `${origin}${API_BASE}${path}`,
    body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {},
  )
  return { status: answer.status, body: await answer.json() }
}

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
