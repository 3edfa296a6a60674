import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, number, string, type } from 'superstruct'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { identityRoutes } from '#server/emulators/identity/identity.routes.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'
import { createProvider } from '#server/emulators/identity/provider.ts'
import { garbage, NO_BODIES, replaceEverywhere } from './garbage.testing.ts'

const TRIES = 6
const NOW = Temporal.Instant.from('2026-12-24T15:00:00Z')
const TOOLKIT = '/identitytoolkit.googleapis.com/v1'
const TOKENS = '/securetoken.googleapis.com/v1'

let database: TestDatabase
let app: ReturnType<typeof identityRoutes>
beforeAll(async () => {
  database = await testDatabase()
  const provider = createProvider({ db: database.db, clock: () => NOW, passwordCost: LIGHT_COST })
  app = identityRoutes({
    provider,
    server: { production: false, host: '127.0.0.1', trustedProxies: 0, origin: 'http://127.0.0.1' },
  })
})
afterAll(() => database.close())

/** All fields that the SDK may send; none of their values opens anything. */
const ASKED = {
  email: 'nobody@guests.example',
  password: 'sea breeze',
  newPassword: 'sea breeze',
  idToken: 'a.b.c',
  oobCode: 'none',
  identifier: 'nobody@guests.example',
  continueUri: 'http://127.0.0.1/',
  requestType: 'PASSWORD_RESET',
  requestUri: 'http://127.0.0.1/emulator/auth/handler?providerId=google.com&id_token=a.b.c',
  postBody: 'providerId=facebook.com&access_token=a.b.c',
  autoCreate: true,
  displayName: 'Dana',
  photoUrl: 'http://127.0.0.1/dana.png',
  deleteAttribute: ['DISPLAY_NAME'],
  returnSecureToken: true,
}
const CALLS = [
  'signUp',
  'signInWithPassword',
  'signInWithIdp',
  'lookup',
  'createAuthUri',
  'sendOobCode',
  'resetPassword',
  'update',
  'delete',
]

describe('any bytes at the identity provider', () => {
  test.each(CALLS)('in the body of accounts:%s are handled or refused', async (call) => {
    const { value } = garbage(41)
    const values = [[[[]]], 'half of \uD800', 'nothing \0', ...Array.from({ length: TRIES }, () => value())]
    const changed = values.flatMap((other) => replaceEverywhere(ASKED, other)).map(({ body }) => JSON.stringify(body))
    for (const body of [...NO_BODIES, ...changed])
      expect(await post(`${TOOLKIT}/accounts:${call}?key=local`, body)).toSatisfy(isFace)
  })

  test('in an address or a header are handled or refused', async () => {
    const { escaped, headerText } = garbage(42)
    for (let place = 0; place < 100; place += 1) {
      const headers = { 'x-firebase-locale': headerText(), 'content-type': headerText(), origin: headerText() }
      for (const path of [`${TOOLKIT}/${escaped()}`, `${TOOLKIT}/accounts:${escaped()}`, `${TOKENS}/${escaped()}`])
        expect(await post(`${path}?key=${escaped()}`, '{}', headers)).toSatisfy(isFace)
      expect(await post(`${TOOLKIT}/accounts:lookup?key=${escaped()}`, '{}', headers)).toSatisfy(isFace)
    }
  })

  test('in a refresh are refused', async () => {
    const { escaped } = garbage(43)
    for (let place = 0; place < 100; place += 1) {
      const body = `grant_type=refresh_token&refresh_token=${escaped()}&${escaped()}=${escaped()}`
      expect(await post(`${TOKENS}/token?key=local`, body)).toMatchObject({ status: 400 })
    }
  })
})

interface Answer {
  status: number
  body: unknown
}

const post = async (path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => {
  const requestHeaders = { 'content-type': 'application/json', ...headers }
  const answer = await app.request(path, { method: 'POST', body, headers: requestHeaders }, {})
  return { status: answer.status, body: await answer.json() }
}

const Refusal = type({ error: type({ code: number(), message: string() }) })

/** True for a success, or an error in the shape that the SDK reads. */
const isFace = ({ status, body }: Answer): boolean =>
  status === 200 || (status >= 400 && status < 500 && create(body, Refusal).error.code === status)
