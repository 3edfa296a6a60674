import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_BASE, calls, IDEMPOTENCY_HEADER, type CallName } from '#contract/calls.ts'
import { signIn } from './buyer.testing.ts'
import { faceOf, type Face } from './faces.testing.ts'
import { garbage, NO_BODIES, replaceEverywhere } from './garbage.testing.ts'
import { GOOD_CALLS } from './goodCalls.testing.ts'
import { ownDatabase, type OwnDatabase } from './ownDatabase.testing.ts'
import { rawHttp, type RawHttp } from './rawHttp.testing.ts'
import { startProcess, type ServerProcess } from './serverProcess.testing.ts'

const LIMIT_MS = 180_000
const TRIES = 25

let own: OwnDatabase
let server: ServerProcess | undefined
let http: RawHttp
let bearer: string
beforeAll(async () => {
  own = await ownDatabase()
  server = await startProcess(own)
  http = rawHttp(server.origin)
  bearer = await signIn(server)
}, LIMIT_MS)
afterAll(async () => {
  http.close()
  await server?.end('SIGKILL')
  await own.drop()
}, LIMIT_MS)

const names = Object.keys(calls).filter((name): name is CallName => Object.hasOwn(calls, name))

describe.each(names)('any bytes at the call %s', (name) => {
  const { params = {}, query = {}, body } = GOOD_CALLS[name]

  it('that is asked as it should be is answered or refused', async () => {
    const target = `${pathOf(name)}?${new URLSearchParams(query).toString()}`
    expect((await ask(name, { target })).error?.code).not.toBe('invalid_request')
  })

  it.runIf(Object.keys(params).length > 0)('in its path', async () => {
    const { escaped } = garbage(1)
    for (const text of many(escaped)) await ask(name, { target: pathOf(name, () => text || '%00') })
  })

  it('in its query: what is not known, repeated or missing is named', async () => {
    const { escaped, pick, times } = garbage(2)
    const known = Object.keys(query)
    for (const pairs of many(() => times(4, () => [pick([...known, escaped()], 'x'), escaped()] as const))) {
      const text = pairs.map(([field, value]) => `${field}=${value}`).join('&')
      const { status, error } = await ask(name, { target: `${pathOf(name)}?${text}` })
      if (status === 400 && body === undefined) expect(error?.field, text).toEqual(expect.any(String))
    }
    const { error } = await ask(name, { target: `${pathOf(name)}?nonsense=1` })
    expect(error).toMatchObject({ code: 'invalid_request', field: 'nonsense' })
  })

  it.each(Object.keys(query))('in the field %s of a query that is good otherwise', async (field) => {
    const { escaped } = garbage(3)
    const others = new URLSearchParams(Object.entries(query).filter(([other]) => other !== field)).toString()
    for (const text of many(escaped)) {
      const { status, error } = await ask(name, { target: `${pathOf(name)}?${others}&${field}=${text}` })
      if (status === 400) expect(error?.field).toBe(field)
    }
    const good = new URLSearchParams(query).toString()
    const twice = await ask(name, { target: `${pathOf(name)}?${good}&${field}=1` })
    expect(twice.error).toMatchObject({ code: 'invalid_request', field })
  })

  it('in its headers', async () => {
    const { headerText, pick } = garbage(4)
    const headers = many(() => ({
      authorization: pick([headerText(), `Bearer ${headerText()}`, 'Bearer a.b.c', `Bearer ${bearer}x`], ''),
      [IDEMPOTENCY_HEADER]: headerText(),
      'accept-language': headerText(),
      'accept-encoding': headerText(),
      'x-client': headerText(),
      cookie: headerText(),
      origin: pick(['https://evil.example', 'null', headerText()], ''),
      'content-type': pick(['application/json', headerText()], ''),
    }))
    for (const given of headers) {
      const answer = await http.ask({ ...plain(name), headers: given })
      faceOf(answer)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('by a method that it does not have', async () => {
    for (const method of ['PUT', 'TRACE', 'OPTIONS', 'PROPFIND'])
      expect(await ask(name, { method })).toMatchObject({ status: 405, error: { code: 'method_not_allowed' } })
  })
})

const withBody = names.flatMap((name) => {
  const { body } = GOOD_CALLS[name]
  return body === undefined ? [] : [{ name, body }]
})

describe.each(withBody)('any bytes in the body of the call $name', ({ name, body }) => {
  it('that is no object of ours', async () => {
    for (const text of NO_BODIES) expect(await ask(name, { body: text })).toMatchObject({ status: 400 })
    expect(await ask(name, { body: JSON.stringify({ padding: 'x'.repeat(70_000) }) })).toMatchObject({ status: 413 })
    expect(await ask(name, { type: 'text/plain' })).toMatchObject({ status: 415 })
  })

  it('with one field of a wrong kind, which is named by its path', async () => {
    for (const nonsense of [[[[]]], 'half of \uD800', 'nothing \0'])
      for (const { path, body: changed } of replaceEverywhere(body, nonsense)) {
        const { status, error } = await ask(name, { body: JSON.stringify(changed) })
        expect([status, error?.field], `${path}: ${JSON.stringify(nonsense)}`).toEqual([400, path])
      }
  })

  it('with any value in one field', async () => {
    const { value } = garbage(5)
    for (const { path, body: changed } of many(value, 6).flatMap((other) => replaceEverywhere(body, other))) {
      const { error } = await ask(name, { body: JSON.stringify(changed) })
      if (error?.code === 'invalid_request') expect(error.field).toMatch(new RegExp(`^${path}($|\\.)`))
    }
  })

  it('with a field that is not known', async () => {
    const { text, value } = garbage(6)
    for (const more of many(() => ({ [`${text()}?`]: value() }))) {
      const { error } = await ask(name, { body: JSON.stringify({ ...body, ...more }) })
      expect(error).toMatchObject({ code: 'invalid_request', field: expect.any(String) })
    }
  })
})

it('a server that was given all that has nothing to complain of', () => {
  expect(server?.failures).toEqual([])
})

const many = <T>(make: () => T, count = TRIES): T[] => Array.from({ length: count }, make)

const pathOf = (name: CallName, write: (value: string) => string = encodeURIComponent): string =>
  `${API_BASE}${calls[name].path.replaceAll(/:(\w+)/g, (_, param: string) => write(GOOD_CALLS[name].params?.[param] ?? 'x'))}`

const plain = (name: CallName) => {
  const { body } = GOOD_CALLS[name]
  return { method: calls[name].method, target: pathOf(name), ...(body ? { body: JSON.stringify(body) } : {}) }
}

interface Changes {
  method?: string
  target?: string
  body?: string
  type?: string
}

const ask = async (name: CallName, { type = 'application/json', ...changes }: Changes): Promise<Face> => {
  const headers = { authorization: `Bearer ${bearer}`, [IDEMPOTENCY_HEADER]: randomUUID(), 'content-type': type }
  return faceOf(await http.ask({ ...plain(name), headers, ...changes }))
}
