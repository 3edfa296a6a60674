import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#contract/http/endpoints.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { GOOD_CALLS } from '#server/testing/faults/goodCalls.testing.ts'
import { given } from '#server/http/api.testing.ts'
import { checkStaff } from './user.service.ts'
import { insertUser } from './user.store.ts'

const names = Object.keys(endpoints).filter((name): name is EndpointName => Object.hasOwn(endpoints, name))
const STAFF_CALLS = names.filter((name) => endpoints[name].access === 'staff')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await add('guest', { is_staff: false, is_email_verified: true })
  await add('unproven', { is_staff: true, is_email_verified: false })
  await add('staff', { is_staff: true, is_email_verified: true })
})
afterAll(() => database.close())

test('every route under /staff/ is for staff, except the outbox of the embedded run', () => {
  const others = names.filter(
    (name) => endpoints[name].path.startsWith('/staff/') && endpoints[name].access !== 'staff',
  )
  expect(others).toEqual(['outbox'])
})

describe.each(STAFF_CALLS)('%s', (name) => {
  test.each([
    ['nobody', 401],
    ['guest', 403],
    ['unproven', 403],
    ['staff', 200],
  ])('requested by %s, responds %i', async (who, status) => {
    const { api, lastRequest } = given({ checkStaff: (caller) => checkStaff(database, { ...caller, uid: who }) })
    const { method, path } = endpoints[name]
    const { params = {}, query = {}, body } = GOOD_CALLS[name]
    const answer = await api.request(
      `${path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? '')}?${new URLSearchParams(query).toString()}`,
      {
        method,
        headers: {
          'content-type': 'application/json',
          ...(who === 'nobody' ? {} : { authorization: 'Bearer good' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    )
    expect([answer.status, lastRequest() !== undefined]).toEqual([status, status === 200])
  })
})

const add = (uid: string, role: { is_staff: boolean; is_email_verified: boolean }) =>
  insertUser(
    database.db,
    { uid, email: `${uid}@stayless.example`, first_name: 'Placeholder', last_name: 'Guest', phone: null, ...role },
    Temporal.Instant.from('2026-11-02T12:00Z'),
  )
