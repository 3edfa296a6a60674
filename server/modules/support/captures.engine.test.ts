import { randomBytes, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { create } from 'superstruct'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IDEMPOTENCY_HEADER } from '#contract/http/endpoints.ts'
import { ErrorResponse } from '#contract/http/errors.ts'
import {
  CaptureCode,
  CaptureResponse,
  CapturesResponse,
  MAX_CAPTURE_BYTES,
  MAX_COMPRESSED_CAPTURE_BYTES,
  StaffCaptureResponse,
  unpackCapture,
} from '#contract/support/captures.ts'
import { packValue } from '#contract/support/packedValue.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { given } from '#server/http/api.testing.ts'
import type { Caller } from '#server/http/handler.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { capturesPersonalData } from './captures.personalData.ts'
import { capturesRoutes } from './captures.routes.ts'
import {
  CAPTURE_LIMITS,
  MAX_ANONYMOUS_BYTES,
  MAX_STORED_BYTES,
  storeCapture,
  withdrawCapture,
} from './captures.service.ts'
import { sampleCapture, sampleEnvelope } from './captures.testing.ts'

const CHRISTMAS = Temporal.Instant.from('2026-12-24T15:00:00Z')
/** The account that `given` knows by its token. */
const GUEST = 'guest-1'
const SIGNED_IN = { authorization: 'Bearer good' }

let opened: TestDatabase
let now = CHRISTMAS
let logged: unknown[] = []
const clock = () => now
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  now = CHRISTMAS
  logged = []
  await opened.empty()
  await addUser(GUEST)
  await addUser('staff')
})

describe('a screen that a guest sends', () => {
  test('gets a code, under which staff read it as it was sent', async () => {
    const sent = sampleCapture()
    const code = await codeOf(await send(sent))
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(await look(code)).toEqual({
      ...sent,
      code,
      sent_at: '2026-12-24T15:00:00Z',
      expires_at: '2027-01-23T15:00:00Z',
      looks: [{ by: 'staff@stayless.example', at: '2026-12-24T15:00:00Z' }],
    })
  })

  test('keeps control characters, and any JSON inside it', async () => {
    const inside = { text: '\u0001\u001f\u007f\u202e', deep: nested(20), list: [null, 1e300, -0.1, true, {}] }
    const code = await codeOf(await send(sampleCapture({ actors: { checkout: inside }, note: 'a\u0007b' })))
    expect(unpackCapture(await look(code))).toMatchObject({ actors: { checkout: inside }, note: 'a\u0007b' })
  })

  test('gets the same code again for the same key, whatever comes with it', async () => {
    const first = await codeOf(await send(sampleCapture(), 'the-same-key'))
    expect(await codeOf(await send(sampleCapture({ note: 'again' }), 'the-same-key'))).toBe(first)
    expect(await codeOf(await send(sampleCapture(), 'another-key'))).not.toBe(first)
    expect(await codeOf(await send(sampleCapture(), 'the-same-key', SIGNED_IN))).not.toBe(first)
    expect((await list()).found).toBe(3)
  })

  test('is stored once by fifty simultaneous requests of one attempt', async () => {
    const codes = await Promise.all(
      Array.from({ length: 50 }, () => send(sampleCapture(), 'impatient', SIGNED_IN).then(codeOf)),
    )
    expect([new Set(codes).size, (await list()).found]).toEqual([1, 1])
  })

  test('needs a key', async () => {
    const answer = await request(JSON.stringify(sampleCapture()), {})
    expect(await failureOf(answer)).toEqual([400, 'invalid_request', IDEMPOTENCY_HEADER])
  })

  test('of a guest whose account is being deleted belongs to nobody', async () => {
    await opened.db.updateTable('users').set({ deleted_at: now }).where('uid', '=', GUEST).execute()
    await codeOf(await send(sampleCapture(), 'a-last-one', SIGNED_IN))
    expect(await opened.db.selectFrom('captures').select('user_id').execute()).toEqual([{ user_id: null }])
  })
})

describe('a wrong screen', () => {
  test.each([
    [{ version: 1 }, 'version'],
    [{ build: '' }, 'build'],
    [{ build: 'x'.repeat(101) }, 'build'],
    [{ at: 'x'.repeat(41) }, 'at'],
    [{ at: 'yesterday' }, 'at'],
    [{ page: { ...sampleEnvelope().page, now: '2026-13-01T00:00:00Z' } }, 'page.now'],
    [{ page: { ...sampleEnvelope().page, hourCycle: 'h99' } }, 'page.hourCycle'],
    [{ page: { ...sampleEnvelope().page, scrolled: [{ part: 'html > [', top: 0, left: 0 }] } }, 'page.scrolled.0.part'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ note: 'half of \ud83c' }, 'note'],
    [{ machines: { checkout: 'x'.repeat(201) } }, 'machines.checkout'],
    [{ cut: Array.from({ length: 501 }, () => '') }, 'cut'],
    [{ page: { ...sampleEnvelope().page, locale: 'fr' } }, 'page.locale'],
    [{ page: { ...sampleEnvelope().page, width: 20_000 } }, 'page.width'],
    [{ page: { ...sampleEnvelope().page, height: 0 } }, 'page.height'],
    [{ page: { ...sampleEnvelope().page, now: '+200000-01-01T00:00:00Z' } }, 'page.now'],
    [{ contents: { shapes: [['x'.repeat(501)]], parts: [[0, 1]] } }, 'contents.shapes.0'],
    [{ page: { ...sampleEnvelope().page, search: { q: 'x'.repeat(2001) } } }, 'page.search.q'],
    [{ page: { ...sampleEnvelope().page, address: '/checkout/nyc-0001/secret' } }, 'page.address'],
    [{ contents: [] }, 'contents'],
    [{ contents: { shapes: [], parts: [], more: 1 } }, 'contents.more'],
    [{ contents: { shapes: [['a', 'a']], parts: [[0, 1, 2]] } }, 'contents.shapes.0'],
    [{ contents: { shapes: [], parts: [{}] } }, 'contents.parts.0'],
    [{ contents: { shapes: [], parts: [] } }, 'contents.parts'],
    [{ contents: { shapes: [], parts: nested(40) } }, 'contents'],
    [{ contents: { shapes: [], parts: [[-1, 'nothing \0']] } }, 'contents.parts.0.1'],
    [{ extra: 1 }, 'extra'],
  ])('is refused, and its field named: %#', async (changes, field) => {
    const answer = await request(JSON.stringify({ ...sampleCapture(), ...changes }))
    expect(await failureOf(answer)).toEqual([400, 'invalid_request', field])
    expect((await list()).found).toBe(0)
  })

  const [step] = sampleEnvelope().steps
  test.each([
    { actors: [] },
    { actors: { [`x${'y'.repeat(300)}`]: 1 } },
    { steps: Array.from({ length: 201 }, () => step) },
    { steps: [{ ...step, took: Array.from({ length: 101 }, () => '') }] },
    { steps: [{ ...step, payload: 1 }] },
    { steps: [{ ...step, at: 1e300 }] },
    { steps: [{ ...step, at: 0.5 }] },
    { connection: undefined },
    { connection: [{ at: -1, isOnline: true }] },
    { connection: Array.from({ length: 21 }, () => ({ at: 1, isOnline: true })) },
    { cache: [{ key: [], data: 1, at: 1 }] },
    { cache: Array.from({ length: 201 }, () => ({ key: ['a'], data: 1, at: 1 })) },
  ])('is refused for its contents: %#', async (changes) => {
    const { actors, steps, connection, seen, cache } = sampleEnvelope()
    const contents = packValue({ actors, steps, connection, seen, cache, ...changes })
    expect(await failureOf(await send({ ...sampleCapture(), contents }))).toEqual([
      400,
      'invalid_request',
      'contents.parts',
    ])
    expect((await list()).found).toBe(0)
  })

  test.each(['', '{', '[]', 'null', '['.repeat(100_000), '{"a":'.repeat(40_000)])(
    'that is no envelope at all is refused: %#',
    async (body) => expect((await request(body)).status).toBe(400),
  )

  test('is too large above 256 kB, and above 64 kB compressed', async () => {
    const room = MAX_CAPTURE_BYTES - Buffer.byteLength(JSON.stringify(withPadding(0)))
    expect((await send(withPadding(room))).status).toBe(201)
    expect(await failureOf(await send(withPadding(room + 1)))).toEqual([413, 'too_large', undefined])
    expect((await send(withNoise(MAX_COMPRESSED_CAPTURE_BYTES - 2048))).status).toBe(201)
    expect(await failureOf(await send(withNoise(MAX_COMPRESSED_CAPTURE_BYTES)))).toEqual([413, 'too_large', undefined])
    expect((await list()).found).toBe(2)
  })
})

describe('the limit', () => {
  const { attempt, ofAccount, ofAddress } = CAPTURE_LIMITS

  test('of an address counts attempts by the hour, repeated ones too', async () => {
    for (let count = 0; count < attempt.most; count++) await store({ key: 'one-and-the-same' })
    await expect(store({ key: 'one-and-the-same' })).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 })
    await store({ address: '192.0.2.2' })
    now = now.add({ hours: 1 })
    await store({ key: 'one-and-the-same' })
  })

  test('of an account counts what is stored, from wherever it was sent', async () => {
    for (let count = 0; count < ofAccount.most; count++) await store({ ...guestAt(count), key: `key-${count}` })
    await expect(store(guestAt(99))).rejects.toMatchObject({ status: 429, retryAfterSeconds: undefined })
    await store({ ...guestAt(99), key: 'key-0' })
    await store({ ...guestAt(99), caller: null })
    expect((await list()).found).toBe(ofAccount.most + 1)
    now = now.add({ hours: 30 * 24 })
    await store(guestAt(1))
  })

  test('of an address counts what is stored in the time that captures are kept', async () => {
    for (let count = 0; count < ofAddress.most; count++) {
      if (count % attempt.most === attempt.most - 1) now = now.add({ hours: 1 })
      await store({})
    }
    now = now.add({ hours: 1 })
    await expect(store({})).rejects.toMatchObject({ status: 429, retryAfterSeconds: undefined })
    await store({ address: '192.0.2.2' })
  })

  test('holds for fifty simultaneous screens', async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 50 }, (_, count) => store({ caller: callerOf(GUEST), address: `192.0.2.${count}` })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(ofAccount.most)
    expect((await list()).found).toBe(ofAccount.most)
  })

  test('of all bytes leaves half of them to guests with an account', async () => {
    await fill(MAX_ANONYMOUS_BYTES, null)
    await expect(store({})).rejects.toMatchObject({ status: 429, retryAfterSeconds: undefined })
    await store({ caller: callerOf(GUEST) })
    await fill(MAX_STORED_BYTES - MAX_ANONYMOUS_BYTES, await userIdOf(GUEST))
    await expect(store({ caller: callerOf(GUEST) })).rejects.toMatchObject({ status: 429 })
  })
})

describe('staff', () => {
  test('find screens newest first, with who looked and when', async () => {
    const first = await codeOf(await send(sampleCapture()))
    now = now.add({ minutes: 5 })
    const second = await codeOf(await send(sampleCapture({ note: '' })))
    await look(first)
    now = now.add({ minutes: 1 })
    await addUser('staff-2')
    await look(first, 'staff-2')
    expect(await list()).toEqual({
      captures: [
        expect.objectContaining({ code: second, looks: [] }),
        {
          code: first,
          sent_at: '2026-12-24T15:00:00Z',
          expires_at: '2027-01-23T15:00:00Z',
          route: '/checkout/:id?/:rateKey?',
          locale: 'he',
          width: 360,
          height: 741,
          build: 'a1b2c3d',
          note: 'הכפתור לא עושה כלום 🏨',
          looks: [
            { by: 'staff@stayless.example', at: '2026-12-24T15:05:00Z' },
            { by: 'staff-2@stayless.example', at: '2026-12-24T15:06:00Z' },
          ],
        },
      ],
      found: 2,
    })
    expect((await list(`?code=${first}`)).captures.map(({ code }) => code)).toEqual([first])
    expect(await list('?code=K7WM3XPT')).toEqual({ captures: [], found: 0 })
    expect(await failureOf(await staffRequest('/staff/captures/?code=K7WM3XP0'))).toEqual([
      400,
      'invalid_request',
      'code',
    ])
  })

  test.each([
    ['in small letters', (code: string) => code.toLowerCase()],
    ['in two groups', (code: string) => ` ${code.slice(0, 4)} ${code.slice(4)} `],
    ['with hyphens', (code: string) => `${code.slice(0, 4)}–${code.slice(4)}`],
    [
      'in full width',
      (code: string) => code.replaceAll(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ],
    ['with marks that nobody sees', (code: string) => `\u200f${code}\u200e`],
  ])('read a code as it is typed: %s', async (_, typed) => {
    const code = await codeOf(await send(sampleCapture()))
    expect(await look(encodeURIComponent(typed(code)))).toMatchObject({ code })
    expect((await list(`?code=${encodeURIComponent(typed(code))}`)).found).toBe(1)
  })

  test.each(['K7WM3XPT', 'K7WM3XP', 'nothing', '%00', '🏨', '..'])(
    'find nothing under another code: %s',
    async (code) => {
      await send(sampleCapture())
      expect((await staffRequest(`/staff/captures/${encodeURIComponent(code)}/`)).status).toBe(404)
      expect(await opened.db.selectFrom('capture_looks').selectAll().execute()).toEqual([])
    },
  )

  test('find nothing after 30 days', async () => {
    const code = await codeOf(await send(sampleCapture()))
    now = now.add({ hours: 30 * 24 - 1 })
    await look(code)
    now = now.add({ hours: 1 })
    expect(await failureOf(await staffRequest(`/staff/captures/${code}/`))).toEqual([404, 'not_found', undefined])
    expect(await list()).toEqual({ captures: [], found: 0 })
  })

  test('are told of a screen in the shape of another version', async () => {
    const code = await codeOf(await send(sampleCapture()))
    const { envelope } = await opened.db.selectFrom('captures').select('envelope').executeTakeFirstOrThrow()
    expect(Buffer.isBuffer(envelope)).toBe(true)
    await opened.db
      .updateTable('captures')
      .set({ envelope: gzipSync('{"version":0}') })
      .execute()
    expect(await failureOf(await staffRequest(`/staff/captures/${code}/`))).toEqual([410, 'gone', undefined])
  })
})

describe('a screen is deleted', () => {
  test('by who sent it, with the key it was sent with, and the code then opens nothing', async () => {
    const code = await codeOf(await send(sampleCapture(), 'the-same-key'))
    await look(code)
    expect((await withdraw(code.toLowerCase(), 'the-same-key')).status).toBe(200)
    expect(await list()).toEqual({ captures: [], found: 0 })
    expect(await opened.db.selectFrom('capture_looks').selectAll().execute()).toEqual([])
    expect(await failureOf(await withdraw(code, 'the-same-key'))).toEqual([404, 'not_found', undefined])
  })

  test('by nobody else who knows the code', async () => {
    const code = await codeOf(await send(sampleCapture(), 'the-same-key', SIGNED_IN))
    const others = await codeOf(await send(sampleCapture(), 'another-key', SIGNED_IN))
    expect((await withdraw(code, 'another-key', SIGNED_IN)).status).toBe(404)
    expect((await withdraw(code, 'another-key')).status).toBe(404)
    expect(await failureOf(await withdraw(code))).toEqual([400, 'invalid_request', IDEMPOTENCY_HEADER])
    expect((await list()).found).toBe(2)
    expect((await withdraw(code, 'the-same-key', SIGNED_IN)).status).toBe(200)
    expect((await list()).captures.map((capture) => capture.code)).toEqual([others])
  })

  test('by who sent it, also once they have logged out', async () => {
    const code = await codeOf(await send(sampleCapture(), 'the-same-key', SIGNED_IN))
    expect((await withdraw(code, 'the-same-key')).status).toBe(200)
    expect((await list()).found).toBe(0)
  })

  test('and still counts within the limit of stored screens', async () => {
    for (let count = 0; count < CAPTURE_LIMITS.ofAccount.most; count++) {
      const code = await store({ ...guestAt(count), key: `key-${count}` })
      await withdrawCapture({ db: opened.db, clock }, { code, key: `key-${count}`, address: `192.0.2.${count}` })
    }
    await expect(store(guestAt(99))).rejects.toMatchObject({ status: 429 })
  })

  test('by staff, which is logged with their name; the others stay', async () => {
    const code = await codeOf(await send(sampleCapture()))
    const others = await codeOf(await send(sampleCapture()))
    const answer = create(await (await staffDelete(code)).json(), CapturesResponse)
    expect([answer.found, answer.captures.map((capture) => capture.code)]).toEqual([1, [others]])
    expect(logged).toEqual([{ capture: code, staff: 'staff' }])
    expect((await staffRequest(`/staff/captures/${code}/`)).status).toBe(404)
  })

  test('by staff once, and not after it has expired', async () => {
    const code = await codeOf(await send(sampleCapture()))
    const answers = await Promise.all([staffDelete(code), staffDelete(code)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
    const old = await codeOf(await send(sampleCapture()))
    now = now.add({ hours: 30 * 24 })
    expect(await failureOf(await staffDelete(old))).toEqual([404, 'not_found', undefined])
    expect(logged).toHaveLength(1)
  })
})

describe('the account of the guest', () => {
  test('exports its own screens with their looks, and takes them along when it ends', async () => {
    const own = await codeOf(await send(sampleCapture(), randomUUID(), SIGNED_IN))
    const others = await codeOf(await send(sampleCapture()))
    await look(own)
    const holder = capturesPersonalData(opened.db)
    const owner = { uid: GUEST, user_id: await userIdOf(GUEST), email: '' }
    expect(await holder.read(owner)).toEqual([
      {
        code: own,
        sent_at: '2026-12-24T15:00:00Z',
        expires_at: '2027-01-23T15:00:00Z',
        looks: [{ by: 'support', at: '2026-12-24T15:00:00Z' }],
        capture: sampleCapture(),
      },
    ])
    await holder.forget(owner)
    await holder.forget(owner)
    expect((await list()).captures.map(({ code }) => code)).toEqual([others])
    expect(await opened.db.selectFrom('capture_looks').selectAll().execute()).toEqual([])
  })

  test('takes them along when its row is deleted', async () => {
    await codeOf(await send(sampleCapture(), randomUUID(), SIGNED_IN))
    await opened.db.deleteFrom('users').where('uid', '=', GUEST).execute()
    expect((await list()).found).toBe(0)
  })
})

const withPadding = (length: number) => sampleCapture({ seen: { padding: 'x'.repeat(length) } })

/** Cannot be compressed to fewer bytes. */
const withNoise = (bytes: number) => sampleCapture({ seen: { noise: randomBytes(bytes).toString('base64') } })

const guestAt = (count: number) => ({ address: `192.0.2.${count}`, caller: callerOf(GUEST) })

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

const addUser = (uid: string) =>
  insertUser(
    opened.db,
    {
      uid,
      email: `${uid}@stayless.example`,
      is_email_verified: true,
      first_name: 'Placeholder',
      last_name: 'Guest',
      phone: null,
    },
    now,
  )

const userIdOf = async (uid: string): Promise<string> =>
  (await opened.db.selectFrom('users').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()).id

const callerOf = (uid: string): Caller => ({
  uid,
  email: '',
  email_verified: true,
  auth_time: CHRISTMAS,
  way: 'password',
  credential: '',
})

const apiFor = (uid: string) =>
  given({
    handlers: capturesRoutes({
      db: opened.db,
      clock,
      requireUser: () => Promise.resolve(callerOf(uid)),
      log: { info: (line: unknown) => void logged.push(line) },
    }),
  }).api

const request = (body: string, headers: Record<string, string> = { [IDEMPOTENCY_HEADER]: randomUUID() }) =>
  apiFor(GUEST).request('/support/captures/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

const send = async (envelope: unknown, key: string = randomUUID(), headers = {}): Promise<Response> =>
  request(JSON.stringify(envelope), { [IDEMPOTENCY_HEADER]: key, ...headers })

const withdraw = (code: string, key?: string, headers = {}): Promise<Response> =>
  post(`/support/captures/${code}/withdraw/`, {
    ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
    ...headers,
  })

const staffDelete = (code: string): Promise<Response> => post(`/staff/captures/${code}/delete/`, SIGNED_IN, 'staff')

const post = async (path: string, headers: Record<string, string>, uid = GUEST): Promise<Response> =>
  apiFor(uid).request(path, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  })

const codeOf = async (answer: Response): Promise<string> => {
  expect(answer.status).toBe(201)
  const { code } = create(await answer.json(), CaptureResponse)
  return create(code, CaptureCode)
}

/** Status, error code and field. */
const failureOf = async (answer: Response): Promise<unknown[]> => {
  const { error } = create(await answer.json(), ErrorResponse)
  return [answer.status, error.code, error.field]
}

const staffRequest = async (path: string, uid = 'staff'): Promise<Response> =>
  apiFor(uid).request(path, { headers: SIGNED_IN })

const look = async (code: string, uid?: string): Promise<StaffCaptureResponse> =>
  create(await (await staffRequest(`/staff/captures/${code}/`, uid)).json(), StaffCaptureResponse)

const list = async (query = ''): Promise<CapturesResponse> =>
  create(await (await staffRequest(`/staff/captures/${query}`)).json(), CapturesResponse)

const store = ({
  key = randomUUID(),
  caller = null,
  address = '192.0.2.1',
}: {
  key?: string
  caller?: Caller | null
  address?: string
}): Promise<string> => storeCapture({ db: opened.db, clock }, { capture: sampleCapture(), key, caller, address })

/** As if screens of so many bytes were stored. */
const fill = async (bytes: number, user_id: string | null): Promise<void> => {
  await opened.db
    .insertInto('captures')
    .values({
      code: randomUUID(),
      attempt: randomUUID(),
      user_id,
      envelope: Buffer.from(''),
      bytes,
      build: '',
      route: '/',
      locale: 'en',
      width: 1,
      height: 1,
      note: '',
      sent_at: now,
      expires_at: now.add({ hours: 1 }),
    })
    .execute()
}
