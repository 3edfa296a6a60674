import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_BASE, endpoints, IDEMPOTENCY_HEADER, type EndpointName } from '#contract/http/endpoints.ts'
import { maxBodyBytes } from '#server/http/body.ts'
import { GUEST, signIn } from './buyer.testing.ts'
import { observeResponse, type ObservedResponse } from './observedResponse.testing.ts'
import { garbage, NO_BODIES, replaceEverywhere } from './garbage.testing.ts'
import { GOOD_CALLS } from './goodCalls.testing.ts'
import { rawHttp, type RawHttp, type RawRequest } from './rawHttp.testing.ts'
import { startHere, type ServerHere } from './serverHere.testing.ts'

const LIMIT_MS = 180_000
const TRIES = 25

let server: ServerHere
let http: RawHttp
/**
 * Tokens: `bearer` of the demo guest, `leaver` and `gone` of accounts that may be deleted (which ends the session), `staff` of
 * staff.
 */
let bearer: string
let leaver: string
let gone: string
let staff: string
beforeAll(async () => {
  server = await startHere()
  http = rawHttp(server.origin)
  bearer = await signIn(server, GUEST)
  leaver = await signIn(server, 'manager@stayless.example')
  gone = await signIn(server, 'agent@stayless.example')
  staff = await signIn(server, 'staff@stayless.example')
}, LIMIT_MS)
afterAll(async () => {
  http.close()
  await server.close()
}, LIMIT_MS)

const names = Object.keys(endpoints).filter((name): name is EndpointName => Object.hasOwn(endpoints, name))

describe.each(names)('any bytes at the call %s', (name) => {
  const { query = {} } = GOOD_CALLS[name]

  test('a valid request is not refused as invalid', async () => {
    const target = `${pathOf(name)}?${new URLSearchParams(query).toString()}`
    const { error } = await ask(name, { target }, name === 'deleteUser' ? gone : sessionFor(name))
    expect(isInvalid(error) ? error : undefined).toBeUndefined()
  })

  test('in its query: unknown, repeated or missing fields are named', async () => {
    const { escaped, pick, times } = garbage(2)
    const fields = Object.keys(query)
    const pair = (): string => `${pick([...fields, escaped()], 'x')}=${escaped()}`
    const requests = many(() => ({ target: `${pathOf(name)}?${times(4, pair).join('&')}` }))
    expect(await ask(name, { target: `${pathOf(name)}?nonsense=1` })).toMatchObject(refusedFor('nonsense'))
    expect(await wrongOf(name, requests, namesAField)).toEqual([])
  })

  test.each(Object.keys(query))('in the field %s of an otherwise valid query', async (field) => {
    const { escaped } = garbage(3)
    const others = new URLSearchParams(Object.entries(query).filter(([other]) => other !== field)).toString()
    const requests = many(() => ({ target: `${pathOf(name)}?${others}&${field}=${escaped()}` }))
    expect(await wrongOf(name, requests, ({ error }) => !isInvalid(error) || error?.field === field)).toEqual([])
    const good = new URLSearchParams(query).toString()
    expect(await ask(name, { target: `${pathOf(name)}?${good}&${field}=1` })).toMatchObject(refusedFor(field))
  })

  test('in its headers', async () => {
    const { headerText, pick } = garbage(4)
    const requests = many(() => ({
      headers: {
        authorization: pick([headerText(), `Bearer ${headerText()}`, 'Bearer a.b.c', `Bearer ${bearer}x`], ''),
        [IDEMPOTENCY_HEADER]: headerText(),
        'accept-language': headerText(),
        'accept-encoding': headerText(),
        'x-client': headerText(),
        cookie: headerText(),
        origin: pick(['https://evil.example', 'null', headerText()], ''),
        'content-type': pick(['application/json', headerText()], ''),
      },
    }))
    expect(await wrongOf(name, requests)).toEqual([])
  })

  test('with a method it does not have', async () => {
    const requests = ['PUT', 'TRACE', 'OPTIONS', 'PROPFIND'].map((method) => ({ method }))
    expect(await wrongOf(name, requests, ({ error }) => error?.code === 'method_not_allowed')).toEqual([])
  })

  test('from a page of another origin get no response that the page may read', async () => {
    const answer = await http.ask({ ...plain(name), headers: { origin: 'https://evil.example' } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe.each(names.filter((name) => GOOD_CALLS[name].params !== undefined))('any bytes at the call %s', (name) => {
  test('in its path', async () => {
    const { escaped } = garbage(1)
    expect(
      await wrongOf(
        name,
        many(() => ({ target: pathOf(name, () => escaped() || '%00') })),
      ),
    ).toEqual([])
  })
})

const withBody = names.flatMap((name) => {
  const { body } = GOOD_CALLS[name]
  return body === undefined ? [] : [{ name, body }]
})

describe.each(withBody)('any bytes at the call $name', ({ name, body }) => {
  test('in its body: invalid bodies', async () => {
    const requests = NO_BODIES.map((text) => ({ body: text }))
    expect(await wrongOf(name, requests, ({ status }) => status === 400)).toEqual([])
    expect(await ask(name, { body: JSON.stringify({ padding: 'x'.repeat(maxBodyBytes(name)) }) })).toMatchObject({
      status: 413,
    })
    const plainText = { authorization: `Bearer ${sessionFor(name)}`, 'content-type': 'text/plain' }
    expect(await ask(name, { headers: plainText })).toMatchObject({ status: 415 })
  })

  // Invalid for every field: none is a list of lists of lists, or accepts a lone surrogate.
  test.each([[[[[]]]], ['half of \uD800'], ['nothing \0']])(
    'in its body: a field of a wrong type is named by its path: %j',
    async (nonsense) => {
      for (const { path, body: changed } of replaceEverywhere(body, nonsense))
        expect(await ask(name, { body: JSON.stringify(changed) })).toMatchObject(refusedAt(path))
    },
  )

  test('in its body: any value in any field', async () => {
    const { value } = garbage(5)
    const changes = many(value, 6).flatMap((other) => replaceEverywhere(body, other))
    const wrong = await Promise.all(
      changes.map(({ path, body: changed }) =>
        wrongOf(name, [{ body: JSON.stringify(changed) }], ({ error }) => !isInvalid(error) || isWithin(path, error)),
      ),
    )
    expect(wrong.flat()).toEqual([])
  })

  test('in its body: an unknown field', async () => {
    const { text, value } = garbage(6)
    const requests = many(() => ({ body: JSON.stringify({ ...body, [`${text()}?`]: value() }) }))
    expect(await wrongOf(name, requests, (observed) => isInvalid(observed.error) && namesAField(observed))).toEqual([])
  })
})

test('none of this made the server log a failure', () => {
  expect(server.failures).toEqual([])
})

const many = <T>(make: () => T, count = TRIES): T[] => Array.from({ length: count }, make)

const pathOf = (name: EndpointName, write: (value: string) => string = encodeURIComponent): string =>
  `${API_BASE}${endpoints[name].path.replaceAll(/:(\w+)/g, (_, param: string) => write(GOOD_CALLS[name].params?.[param] ?? 'x'))}`

const plain = (name: EndpointName) => {
  const { body } = GOOD_CALLS[name]
  return { method: endpoints[name].method, target: pathOf(name), ...(body ? { body: JSON.stringify(body) } : {}) }
}

type Changes = Partial<RawRequest>

const sessionFor = (name: EndpointName): string => {
  if (endpoints[name].access === 'staff') return staff
  return name === 'deleteUser' ? leaver : bearer
}

const ask = async (name: EndpointName, changes: Changes, session = sessionFor(name)): Promise<ObservedResponse> => {
  const headers = {
    authorization: `Bearer ${session}`,
    [IDEMPOTENCY_HEADER]: randomUUID(),
    'content-type': 'application/json',
  }
  return observeResponse(await http.ask({ ...plain(name), headers, ...changes }))
}

/** Returns the requests with a wrong response, and that response. */
const wrongOf = async (
  name: EndpointName,
  requests: readonly Changes[],
  isRight: (observed: ObservedResponse) => boolean = () => true,
): Promise<string[]> => {
  const wrong: string[] = []
  for (const request of requests) {
    const observed = await ask(name, request).catch(String)
    if (typeof observed === 'string' || !isRight(observed))
      wrong.push(`${JSON.stringify(request).slice(0, 500)} → ${JSON.stringify(observed)}`)
  }
  return wrong
}

type ObservedError = ObservedResponse['error']
const isInvalid = (error: ObservedError): boolean => error?.code === 'invalid_request'
const namesAField = ({ error }: ObservedResponse): boolean => !isInvalid(error) || error?.field !== undefined
const isWithin = (path: string, error: ObservedError): boolean => `${error?.field}.`.startsWith(`${path}.`)
const refusedFor = (field: unknown) => ({ status: 400, error: { code: 'invalid_request', field } })
/** In a list, the element is named. */
const refusedAt = (path: string) =>
  refusedFor(expect.stringMatching(new RegExp(String.raw`^${path.replaceAll('.', String.raw`\.`)}(\.\d+)*$`)))
