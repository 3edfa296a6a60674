import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { ConfigAnswer } from '#contract/config.ts'
import { brandOf, configRoutes, type ConfigDeps } from './config.routes.ts'

test.each([true, false])('whether the hotels on sale are made up is said: %s', async (isDemo) => {
  const answer = await answerOf(isDemo)

  assert(answer, ConfigAnswer)
  expect(answer.demo).toBe(isDemo)
})

test('what the operator calls themselves stands in place of the placeholders, each by itself', () => {
  const brand = { ...NO_BRAND, name: 'Hours Inn' }

  expect(brandOf({ brand })).toMatchObject({ name: 'Hours Inn', support_email: 'support@stayless.example' })
})

const NO_BRAND = { name: null, supportPhone: null, supportEmail: null, legalEntity: null }
const IDENTITY = { mode: 'local', api_key: 'local', auth_domain: 'localhost', project_id: 'stayless-local' } as const
const LOCAL: ConfigDeps['config'] = {
  brand: NO_BRAND,
  payment: { mode: 'sandbox-local' },
  mapTiles: null,
}

const answerOf = (isDemo: boolean): Promise<unknown> => {
  const { config: answer } = configRoutes({
    config: LOCAL,
    identityAnswer: IDENTITY,
    build: 'test',
    gatewayOrigin: null,
    isDemo,
  })
  // The handler needs nothing of the request.
  return Reflect.apply(answer, undefined, [])
}
