import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/http/endpoints.ts'
import { ORIGIN, given, post, postText } from './api.testing.ts'

const STAY = 'checkIn=2026-12-24T15:00&checkOut=2026-12-27T11:00&rooms=2:6'
const BOOKING = {
  rateKey: 'key',
  guest: { first_name: 'Dana', last_name: 'Levi' },
  payment: { type: 'card' },
  expected_total: 1,
}
const DEST = 'dest=Paris|48.85|2.35|false'
/** Queries that public calls require, by path. */
const NEEDED_QUERY: Readonly<Record<string, string>> = {
  '/places/': '?query=paris',
  '/nearest_place/': '?point=48.85|2.35',
  '/place_name/': `?${DEST}`,
  '/time_zone/': '?point=48.85|2.35',
  '/places_with_hotels/': `?${DEST}`,
  '/hotels/': `?${DEST}&${STAY}`,
  '/favorite_hotels/': '?ids=nyc-0001',
  '/rates/': `?hotelId=7&${STAY}`,
  '/inquiries/usual_price/': `?point=48.85|2.35&${STAY.replace(/&rooms.*/, '')}`,
  '/rates/board/': `?hotelId=7&${STAY}`,
}
const GUEST = { authorization: 'Bearer good' }
const LOCAL = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

describe('a query', () => {
  test('reaches the handler decoded', async () => {
    const { api, lastRequest } = given()
    expect((await api.request(`/hotels/?dest=Paris|48.85|2.35|false&${STAY}`)).status).toBe(200)
    expect(lastRequest()).toMatchObject({
      query: {
        dest: { name: 'Paris', point: { lat: 48.85, lng: 2.35 }, poi: false },
        checkIn: '2026-12-24T15:00',
        checkOut: '2026-12-27T11:00',
        rooms: [{ adults: 2, children: [6] }],
      },
      caller: null,
    })
  })

  test.each([
    ['/hotels/?dest=Paris|48.85|2.35|false&checkIn=tomorrow&checkOut=2026-12-27T11:00&rooms=2:', 'checkIn'],
    [`/hotels/?${STAY}`, 'dest'],
    [`/hotels/?dest=Paris|48.85|2.35|false&${STAY}&order=price`, 'order'],
    [`/hotels/?dest=Paris|48.85|2.35|false&${STAY}&rooms=1:`, 'rooms'],
    ['/places/?query=%00', 'query'],
    ['/places/?query=', 'query'],
    ['/places/?query=par&__proto__=1', '__proto__'],
    ['/health/?verbose=1', 'verbose'],
    ['/health/?=', ''],
  ])('%s is refused and %s named', async (path, field) => {
    const { api } = given()
    const answer = await api.request(path)
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid_request', field } }])
  })

  test.each(['%FF%FE', '%E0%A4%A', '%', '%ED%A0%80', "'; drop table users; --", '🏨'.repeat(40), '\u202E'])(
    'of any bytes is read or refused, and never a failure of ours: %s',
    async (text) => {
      const { api } = given()
      expect([200, 400]).toContain((await api.request(`/places/?query=${text}`)).status)
      expect([200, 400, 404]).toContain((await api.request(`/places/${text.replaceAll('/', '')}/`)).status)
    },
  )
})

describe('a page that calls the API', () => {
  test('from another origin may read, but not write', async () => {
    const { api, lastRequest } = given()
    const elsewhere = { origin: 'https://elsewhere.example' }
    const answer = await post(api, '/user/verify/', { email: 'a@b.example', otp: '123456' }, elsewhere)
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'forbidden' } }])
    expect(lastRequest()).toBeUndefined()
    expect((await api.request('/currencies/', { headers: elsewhere })).status).toBe(200)
  })

  test('from our own origin may write', async () => {
    const { api } = given()
    const body = { email: 'a@b.example', otp: '123456' }
    expect((await post(api, '/user/verify/', body, { origin: ORIGIN })).status).toBe(200)
  })
})

describe('a body', () => {
  test('reaches the handler', async () => {
    const { api, lastRequest } = given()
    expect((await post(api, '/user/verify/', { email: 'a@b.example', otp: '123456' })).status).toBe(200)
    expect(lastRequest()).toMatchObject({ body: { email: 'a@b.example', otp: '123456' } })
  })

  test.each([
    [{ email: 'a@b.example' }, 'otp', 'is required'],
    [{ email: 'nobody', otp: '123456' }, 'email', 'Enter a valid email'],
    [{ email: 'a@b.example', otp: '123456', role: 'manager' }, 'role', 'is not known here'],
    [{ email: 'a@b.example', otp: '\0\0\0\0\0\0' }, 'otp', 'holds characters that are no text'],
    [{ email: 'a@b.example', otp: '\uD800' }, 'otp', 'holds characters that are no text'],
  ])('%j is refused: %s %s', async (body, field, message) => {
    const { api } = given()
    const answer = await post(api, '/user/verify/', body)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'invalid_request', field, message } },
    ])
  })

  test('with a name or a phone typed in other marks reaches the handler in one spelling', async () => {
    const { api, lastRequest } = given()
    const typed = { first_name: 'Jose\u0301', last_name: 'Ben\u00a0Ari\u2011O‘Brien' }
    const name = { first_name: 'José', last_name: "Ben Ari-O'Brien" }
    await post(api, '/user/', { ...typed, email: 'a@b.example', phone: '００972 54\u20131234567' })
    expect(lastRequest()).toMatchObject({ body: { ...name, phone: '+972 54-1234567' } })
    const booking = { ...BOOKING, guest: typed }
    await post(api, '/bookings/', booking, { ...GUEST, 'Idempotency-Key': 'first-try' })
    expect(lastRequest()).toMatchObject({ body: { guest: name } })
  })

  test('with an invalid nested field names its path', async () => {
    const { api } = given()
    const body = { ...BOOKING, guest: { first_name: 'דנה', last_name: 'Levi' } }
    const answer = await post(api, '/bookings/', body, { ...GUEST, 'Idempotency-Key': 'first-try' })
    expect(await answer.json()).toMatchObject({
      error: { field: 'guest.first_name', message: 'Please, use Latin letters' },
    })
  })

  test.each([
    [
      { guest: { ...BOOKING.guest, first_name: 'half of \uD800' } },
      'guest.first_name',
      'holds characters that are no text',
    ],
    [{ payment: { type: 'card', nonce: '\0' } }, 'payment.nonce', 'holds characters that are no text'],
    [{ comment: JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) }, 'comment', 'is nested too deep'],
    [{ comment: { toString: 1 } }, 'comment.toString', 'is not known here'],
    [{ guest: { ...BOOKING.guest, last_name: [{ valueOf: 1 }] } }, 'guest.last_name.0.valueOf', 'is not known here'],
  ])('with text that cannot be stored names the field’s path: %#', async (changes, field, message) => {
    const { api } = given()
    const answer = await post(
      api,
      '/bookings/',
      { ...BOOKING, ...changes },
      { ...GUEST, 'Idempotency-Key': 'first-try' },
    )
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_request', field, message } })
  })

  test.each([
    '{',
    '',
    '[]',
    '"text"',
    'null',
    '1e999',
    '['.repeat(30_000),
    '{"__proto__":{"otp":"1"}}',
    '{"constructor":1}',
  ])('other than a valid object is refused: %s', async (text) => {
    const { api } = given()
    expect((await postText(api, '/user/verify/', text)).status).toBe(400)
  })

  test('must be declared as JSON', async () => {
    const { api } = given()
    const answer = await postText(api, '/user/verify/', '{}', { 'content-type': 'text/plain' })
    expect([answer.status, await answer.json()]).toMatchObject([415, { error: { code: 'unsupported_media_type' } }])
  })

  test('over 64 kB is too large', async () => {
    const { api } = given()
    const answer = await post(api, '/user/verify/', { email: 'x'.repeat(65 * 1024), otp: '123456' })
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'too_large' } }])
    expect(answer.headers.get('connection')).toBe('close')
  })

  test('may be missing if no field is required', async () => {
    const { api } = given()
    expect((await api.request('/bookings/7/cancel/', { method: 'POST', headers: GUEST })).status).toBe(200)
  })
})

describe('the caller', () => {
  test.each(Object.values(endpoints).filter(({ access }) => access === 'user' || access === 'staff'))(
    '$method $path needs a signed-in guest',
    async ({ method, path }) => {
      const { api } = given()
      for (const headers of [{}, { authorization: 'Bearer bad' }, { authorization: 'Basic good' }]) {
        const answer = await api.request(path.replace(':id', '7'), { method, headers })
        expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: 'unauthorized' } }])
      }
    },
  )

  test('is checked again at the identity provider for calls that are irreversible or confidential', async () => {
    const freshCalls = await Promise.all(
      Object.entries(endpoints).map(async ([name, { method, path }]) => {
        const { api, freshly } = given()
        await api.request(path.replace(/:\w+/, '7'), { method, headers: GUEST })
        return freshly.includes(true) ? [name] : []
      }),
    )
    expect(freshCalls.flat().sort()).toEqual([
      'addPaymentMethod',
      'answerInquiry',
      'book',
      'cancelBooking',
      'clientToken',
      'createInquiry',
      'deleteCapture',
      'deleteUser',
      'endInquiry',
      'endStaffHotel',
      'exportUser',
      'makePaymentMethodPrimary',
      'payStatement',
      'paymentMethodNonce',
      'paymentMethods',
      'removePaymentMethod',
      'replaceInquiryCard',
      'requestEmailChange',
      'resendVerificationEmail',
      'sendInquiry',
      'setInvoiceLimit',
      'settleBooking',
      'settleInquiry',
      'signUp',
      'staffBookings',
      'staffCapture',
      'staffCaptures',
      'staffDesk',
      'staffHotelPayouts',
      'staffHotelPayoutsFile',
      'staffHotels',
      'staffInquiries',
      'staffStatements',
      'verifyEmail',
      'verifyEmailChange',
      'withdrawInquiry',
    ])
  })

  test('is known by a valid token, and null with an invalid one, where something of the guest’s own may be asked', async () => {
    const { api, lastRequest } = given()
    const rate = '/rates/key/?credits=5'
    await api.request(rate, { headers: GUEST })
    expect(lastRequest()).toMatchObject({ caller: { uid: 'guest-1' } })
    await api.request(rate, { headers: { authorization: 'Bearer bad' } })
    expect(lastRequest()).toMatchObject({ caller: null })
  })

  test.each(
    Object.values(endpoints).filter(
      ({ access, method }) => method === 'GET' && (access === 'public' || access === 'optional'),
    ),
  )('$method $path goes on for a signed-in guest while the identity provider is away', async ({ path }) => {
    const { api, lastRequest } = given({ identityIsAway: true })
    const answer = await api.request(`${path.replace(/:\w+/, '7')}${NEEDED_QUERY[path] ?? ''}`, { headers: GUEST })
    expect(answer.status).toBe(200)
    expect(lastRequest()).toMatchObject({ caller: null })
  })

  test('who asks for something of their own is told to try again while the identity provider is away', async () => {
    const { api } = given({ identityIsAway: true })
    const answers = [
      await api.request('/rates/key/?credits=5', { headers: GUEST }),
      await api.request('/user/details/', { headers: GUEST }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
  })

  test.each([
    ['this machine in the embedded run', true, LOCAL, '127.0.0.1:3000', 200],
    ['this machine in production', false, LOCAL, '127.0.0.1:3000', 404],
    ['another machine', true, { incoming: { socket: { remoteAddress: '192.0.2.7' } } }, '127.0.0.1:3000', 404],
    ['a foreign page in a browser of this machine', true, LOCAL, 'evil.example', 404],
  ])('sees the outbox only on this machine in the embedded run: %s', async (_who, embedded, env, host, status) => {
    const { api } = given({ embedded })
    expect((await api.request('/staff/outbox/', { headers: { host } }, env)).status).toBe(status)
  })

  test.each([
    ['he-IL,he;q=0.9,en;q=0.8', 'he'],
    ['fr, ar;q=0.5', 'ar'],
    ['iw', 'he'],
    ['en;q=0.2, ar;q=0.9', 'ar'],
    ['ar;q=0, fr', 'en'],
    [',;q=x,\u00ff', 'en'],
  ])('Accept-Language %s means %s', async (header, locale) => {
    const { api, lastRequest } = given()
    await api.request('/currencies/', { headers: { 'accept-language': header } })
    expect(lastRequest()).toMatchObject({ context: { locale } })
  })
})

describe('an idempotency key', () => {
  test.each(['12345678', '!~'.repeat(4), 'x'.repeat(200)])('%j is taken as it is', async (key) => {
    const { api, lastRequest } = given()
    await post(api, '/bookings/', BOOKING, { ...GUEST, 'Idempotency-Key': key })
    expect(lastRequest()).toMatchObject({ context: { idempotencyKey: key } })
  })

  test.each([undefined, '', '1234567', 'with space', 'né-en-décembre', 'x'.repeat(201)])(
    '%j is refused',
    async (key) => {
      const { api } = given()
      const headers = key === undefined ? GUEST : { ...GUEST, 'Idempotency-Key': key }
      const answer = await post(api, '/bookings/', BOOKING, headers)
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: { field: 'Idempotency-Key' } }])
    },
  )
})
