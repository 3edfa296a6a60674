import { describe, expect, test } from 'vitest'
import { given } from './api.testing.ts'
import { ApiError } from './errors.ts'
import { Reply } from './handler.ts'
import { JsonText } from './jsonText.ts'

describe('a failure', () => {
  test('of a handler has its status, code, field and wait', async () => {
    const error = new ApiError('too_many_requests', 'Please, wait', { field: 'email', retryAfterSeconds: 60 })
    const { api } = given({ fails: error })
    const answer = await api.request('/currencies/')
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      429,
      '60',
      {
        error: {
          code: 'too_many_requests',
          message: 'Please, wait',
          field: 'email',
          requestId: expect.stringMatching(/^[\w-]{36}$/),
        },
      },
    ])
  })

  test.each([
    ['too_many_requests', 'limited'],
    ['invalid_code', 'code_refused'],
    ['forbidden', 'forbidden'],
  ] as const)(
    'of interest to an operator (%s) is logged with user, address and call, and nothing else',
    async (code, event) => {
      const { api, securityEvents } = given({ fails: new ApiError(code, 'Planted@mail.example') })
      await api.request('/user/details/', { headers: { authorization: 'Bearer good' } })
      expect(securityEvents).toEqual([{ event, uid: 'guest-1', address: '', call: 'userDetails' }])
    },
  )

  test('of any other kind is not a security event', async () => {
    const { api, securityEvents } = given({ fails: new ApiError('not_found', 'There is nothing here') })
    await api.request('/user/details/', { headers: { authorization: 'Bearer good' } })
    expect(securityEvents).toEqual([])
  })

  test('that is our fault is logged with the request id, and its cause is not in the response', async () => {
    const { api, log } = given({ fails: new Error('relation "users" does not exist') })
    const answer = await api.request('/currencies/')
    const body = await answer.text()
    const { requestId } = JSON.parse(body).error
    expect([answer.status, JSON.parse(body)]).toEqual([
      500,
      { error: { code: 'internal', message: 'Ooops! Something went wrong', requestId } },
    ])
    expect(log()).toMatchObject({ requestId, err: { message: 'relation "users" does not exist' } })
  })

  test('is 404 for an unknown call, and 405 for another method of a known one', async () => {
    const { api } = given()
    const unknown = await api.request('/suites/')
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: { code: 'not_found' } }])
    const wrong = await api.request('/hotels/', { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow'), await wrong.json()]).toMatchObject([
      405,
      'GET',
      { error: { code: 'method_not_allowed' } },
    ])
  })
})

describe('a response', () => {
  test('may be other than 200', async () => {
    const { api } = given({ answers: new Reply(202, { later: true }) })
    const answer = await api.request('/currencies/')
    expect([answer.status, await answer.json()]).toEqual([202, { later: true }])
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
  ])('that is long is sent to a client that accepts %s as %s', async (header, encoding) => {
    const { api } = given({ answers: { text: 'Stay less. '.repeat(500) } })
    const answer = await api.request('/currencies/', { headers: { 'accept-encoding': header } })
    const { byteLength } = await answer.arrayBuffer()
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary'), byteLength < 200]).toEqual([
      encoding,
      'Accept-Encoding',
      encoding !== null,
    ])
  })

  describe('that the browser may store', () => {
    const SEARCH =
      '/hotels/?dest=Manhattan|40.78|-73.97|false&checkIn=2027-03-01T15:00&checkOut=2027-03-02T11:00&rooms=2:'
    const ask = (answers: unknown, ifNoneMatch?: string) =>
      given({ answers }).api.request(
        SEARCH,
        ifNoneMatch === undefined ? {} : { headers: { 'if-none-match': ifNoneMatch } },
      )
    const tagOf = async (answers: unknown) => (await ask(answers)).headers.get('etag') ?? ''

    test('has an ETag, must be revalidated, and varies by language and encoding', async () => {
      const { headers } = await ask({ found: 1 })
      expect(['etag', 'cache-control', 'vary'].map((name) => headers.get(name))).toEqual([
        expect.stringMatching(/^W\/"[\w-]+"$/),
        'private, no-cache',
        'Accept-Language, Accept-Encoding',
      ])
    })

    const STAY = 'checkIn=2027-03-01T15:00&checkOut=2027-03-02T11:00&rooms=2:'
    test.each(['/hotels/nyc-0001/', `/rates/?hotelId=nyc-0001&${STAY}`, `/rates/board/?hotelId=nyc-0001&${STAY}`])(
      'includes hotels and rates: %s',
      async (path) => {
        const { api } = given({ answers: { found: 1 } })
        const tag = (await api.request(path)).headers.get('etag') ?? ''
        expect((await api.request(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
      },
    )

    test('is not sent again to a client that has it', async () => {
      const tag = await tagOf({ found: 1 })
      for (const ifNoneMatch of [tag, tag.slice(2), `"another", ${tag}`, '*']) {
        const answer = await ask({ found: 1 }, ifNoneMatch)
        expect([ifNoneMatch, answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
          ifNoneMatch,
          304,
          '',
          tag,
        ])
        expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
          null,
          'Accept-Language, Accept-Encoding',
        ])
      }
    })

    test('is sent when it has changed, whatever tag the client sends', async () => {
      const tag = await tagOf({ found: 1 })
      for (const ifNoneMatch of [tag, '', 'W/', '"', ',,,', `x${tag}`, '"é"'.repeat(1000)]) {
        const answer = await ask({ found: 2 }, ifNoneMatch)
        expect([ifNoneMatch, answer.status, await answer.json()]).toEqual([ifNoneMatch, 200, { found: 2 }])
      }
    })

    test('is neither private nor a failure', async () => {
      const own = await given().api.request('/user/credits/', { headers: { authorization: 'Bearer good' } })
      const failed = await given({ fails: new ApiError('not_found', 'There is nothing here') }).api.request(SEARCH)
      for (const { headers } of [own, failed])
        expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store'])
    })
  })

  test('may be JSON text already', async () => {
    const { api } = given({ answers: new JsonText(Buffer.from('{"name":"מלון"}')) })
    const answer = await api.request('/currencies/')
    expect([answer.headers.get('content-type'), await answer.json()]).toEqual([
      'application/json; charset=utf-8',
      { name: 'מלון' },
    ])
  })

  test('to HEAD has headers only', async () => {
    const { api } = given()
    const answer = await api.request('/currencies/', { method: 'HEAD' })
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([200, '', 'no-store'])
  })
})

test('a client that leaves in the middle of its request is not logged as our failure', async () => {
  const { api, log } = given()
  const gone = { incoming: { socket: {}, destroyed: true, complete: false } }
  expect((await api.request('/user/verify/', torn(), gone)).status).toBe(400)
  expect(log()).toMatchObject({ level: 30 })
  expect((await api.request('/user/verify/', torn())).status).toBe(500)
  expect(log()).toMatchObject({ level: 50 })
})

/** A request whose body is cut off. */
const torn = (): RequestInit => ({
  method: 'POST',
  body: new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) }),
  duplex: 'half',
  headers: { 'content-type': 'application/json' },
})
