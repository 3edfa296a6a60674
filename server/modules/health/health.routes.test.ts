import { expect, test } from 'vitest'
import type { HealthResponse } from '#contract/http/config.ts'
import { healthRoutes } from './health.routes.ts'

test.each<[HealthResponse['status'], HealthResponse['database'], number]>([
  ['ok', 'pglite', 200],
  ['ok', 'postgresql', 200],
  ['ok', 'down', 503],
  ['starting', 'pglite', 503],
  ['stopping', 'pglite', 503],
])('a server that is %s with its database %s responds %i', async (status, database, expected) => {
  const { health } = healthRoutes({ status: () => status, databaseState: () => database, build: 'test' })
  // The handler ignores the request.
  expect(await Reflect.apply(health, undefined, [])).toEqual({
    status: expected,
    answer: { status, database, build: 'test' },
  })
})
