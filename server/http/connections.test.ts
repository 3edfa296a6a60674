import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { boundConnections, type ConnectionLimits, type Connections } from './connections.ts'

const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const HEALTH = 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
/** More than the buffers of both ends of a connection hold. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x')
const NEVER_MS = 600_000
/** Speed is not tested here. */
const SOON = { timeout: 30_000 }
vi.setConfig({ testTimeout: 60_000 })

let server: Server
let connections: Connections
let running: number
let most: number
const clients: Socket[] = []
/** The server's ends of the connections. */
const accepted: Socket[] = []

afterEach(async () => {
  clients.splice(0).forEach((client) => client.destroy())
  accepted.splice(0)
  await new Promise((closed) => server.close(closed))
})

describe('a client that sends requests before it has its response', () => {
  test('gets the responses one after the other, in order', async () => {
    await open({ pipelined: 10 }, () => Buffer.from('done'))
    const client = dial()
    client.write(ASK.repeat(3) + HEALTH)
    const answers = await text(client)
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(4)
    expect(most).toBe(1)
  })

  test('is disconnected when it sends too many', async () => {
    await open({ pipelined: 3 }, () => Buffer.from('done'), new Promise(() => {}))
    const client = dial()
    client.write(ASK.repeat(5))
    await gone(client)
    expect(most).toBe(1)
  })
})

describe('a client that does not read', () => {
  test('is disconnected, makes us hold one response until then, and delays no other client', async () => {
    // Long enough that all twenty are seen before the first is disconnected, also on a busy machine.
    await open({ stalledMs: 2000, pipelined: 10 }, () => LARGE)
    const hung = Array.from({ length: 20 }, () => {
      const client = dial()
      client.pause()
      client.write(ASK.repeat(3))
      return client
    })
    await expect.poll(() => running, SOON).toBe(20)
    await turn()
    expect(connections.unsentBytes()).toBeGreaterThan(20 * 1024 * 1024)
    expect(connections.unsentBytes()).toBeLessThanOrEqual(20 * LARGE.length + 20 * 1024)
    expect(await health()).toMatch(/^HTTP\/1\.1 200 /)
    await Promise.all(hung.map(gone))
    await expect.poll(() => connections.unsentBytes(), SOON).toBe(0)
    expect(most).toBe(20)
  })

  test('is disconnected even if it reads a little now and then', async () => {
    await open({ stalledMs: NEVER_MS, writingMs: 300 }, () => LARGE)
    const client = dial()
    client.pause()
    client.write(ASK)
    await gone(client)
    expect(accepted.map(({ destroyed }) => destroyed)).toEqual([true])
  })

  test('keeps its connection for the next request once it has read all', async () => {
    await open({}, () => LARGE)
    const client = dial()
    let read = 0
    client.on('data', (chunk) => (read += chunk.length))
    client.write(ASK)
    await expect.poll(() => read, SOON).toBeGreaterThan(LARGE.length)
    await expect.poll(connections.unsentBytes, SOON).toBe(0)
    const [socket] = accepted
    expect([socket?.destroyed, socket?.timeout]).toEqual([false, expect.toSatisfy((ms: number) => ms < NEVER_MS)])
    client.write(ASK)
    await expect.poll(() => read, SOON).toBeGreaterThan(2 * LARGE.length)
  })
})

describe('one address', () => {
  test('has a maximum of connections, until it closes one', async () => {
    await open({ ofAddress: 2 }, () => Buffer.from('done'))
    const [first, second] = [dial(), dial()]
    await Promise.all([once(first, 'connect'), once(second, 'connect')])
    first.write(ASK)
    await once(first, 'data')
    await gone(dial())
    first.destroy()
    await expect.poll(health, SOON).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('may have any number if it is our own proxy', async () => {
    await open({ ofAddress: 1 }, () => Buffer.from('done'), Promise.resolve(), true)
    const first = dial()
    await once(first, 'connect')
    expect(await health()).toMatch(/^HTTP\/1\.1 200 /)
  })
})

/** A server that answers `body` once `ready`, and `/health` immediately. */
const open = async (
  limits: Partial<ConnectionLimits>,
  body: () => Buffer,
  ready: Promise<unknown> = Promise.resolve(),
  hasProxies = false,
): Promise<void> => {
  running = 0
  most = 0
  connections = boundConnections(
    (request, response) => {
      if (request.url === '/health') {
        response.end('ok')
        return
      }
      running += 1
      most = Math.max(most, running)
      response.prependOnceListener('close', () => (running -= 1))
      void ready.then(() => response.end(body()))
    },
    hasProxies,
    { stalledMs: NEVER_MS, writingMs: NEVER_MS, pipelined: 10, ofAddress: 100, ...limits },
  )
  server = createServer(connections.handle)
  connections.guard(server)
  server.on('connection', (socket) => accepted.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

const dial = (): Socket => {
  const address = server.address()
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  client.on('error', () => {})
  clients.push(client)
  return client
}

const health = async (): Promise<string> => {
  const client = dial()
  client.write(HEALTH)
  return text(client).catch(() => '')
}

/** Resolves when the server has closed the connection. */
const gone = (client: Socket): Promise<void> =>
  new Promise((resolve) => {
    // A client that does not read does not notice the end either: it has to write.
    const knock = setInterval(() => client.write(' '), 50)
    const end = (): void => {
      clearInterval(knock)
      resolve()
    }
    if (client.closed) end()
    else client.once('close', end)
  })
