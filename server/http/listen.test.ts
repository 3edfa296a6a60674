import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { listen, type Listening } from './listen.ts'
import { createStartingSite } from './starting.ts'

const HOST = '127.0.0.1'
const PROTECTED = { 'X-Frame-Options': 'DENY' }
const starting = createStartingSite({ database: 'pglite', build: 'b1' }, PROTECTED).fetch

let door: Listening
afterEach(() => door.close())

describe('a server that is starting', () => {
  test('answers that it is not ready, to programs and to people', async () => {
    door = await listen(HOST, 0, starting)
    const ask = (path: string): Promise<Response> => fetch(`${door.origin}${path}`)
    const health = await ask('/api/v1/health/')
    expect([health.status, health.headers.get('retry-after'), await health.json()]).toEqual([
      503,
      '2',
      { status: 'starting', database: 'pglite', build: 'b1' },
    ])
    expect(await (await ask('/api/v1/hotels/')).json()).toMatchObject({ error: { code: 'starting' } })
    const page = await ask('/ar')
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([503, 'DENY'])
  })

  test('is replaced by the ready server at the same address', async () => {
    door = await listen(HOST, 0, starting)
    door.serve(() => new Response('ready'))
    expect(await (await fetch(door.origin)).text()).toBe('ready')
  })

  test('fails if the port is taken', async () => {
    door = await listen(HOST, 0, starting)
    await expect(listen(HOST, door.port, starting)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('a server that is closing', () => {
  test('finishes running requests and accepts no new ones', async () => {
    const desk = new EventEmitter()
    door = await listen(HOST, 0, async () => {
      desk.emit('asked')
      await once(desk, 'paid')
      return new Response('paid')
    })
    const request = once(desk, 'asked')
    const running = fetch(door.origin)
    await request
    const closed = door.close()
    await expect(fetch(door.origin)).rejects.toThrow('fetch failed')
    desk.emit('paid')
    expect(await (await running).text()).toBe('paid')
    await closed
  })
})

describe('bytes that are no HTTP request', () => {
  test.each([
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
    '\0\xff\r\n\r\n',
    'GET /\r\n\r\n',
  ])('are refused, with the headers of every response: %j', async (bytes) => {
    door = await listen(HOST, 0, () => new Response('ready'), { headers: PROTECTED })
    const socket = connect(door.port, HOST)
    socket.end(bytes, 'latin1')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n(.+\r\n)*X-Frame-Options: DENY\r\n/i)
    expect(await (await fetch(door.origin)).text()).toBe('ready')
  })
})
