import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { ConfigAnswer } from '#contract/config.ts'
import { brandOf, configRoutes, type ConfigDeps } from './config.routes.ts'

test.each([
  ['embedded', true],
  ['production', false],
] as const)('the hotels of an %s run are made up: %s', async (env, demo) => {
  const answer = await answerOf({ ...LOCAL, env })

  assert(answer, ConfigAnswer)
  expect(answer.demo).toBe(demo)
})

test('what the operator calls himself stands in place of the placeholders, each by itself', () => {
  const brand = { ...NO_BRAND, name: 'Hours Inn' }

  expect(brandOf({ brand })).toMatchObject({ name: 'Hours Inn', support_email: 'support@stayless.example' })
})

const NO_BRAND = { name: null, supportPhone: null, supportEmail: null, legalEntity: null }
const LOCAL: ConfigDeps['config'] = {
  env: 'embedded',
  brand: NO_BRAND,
  identity: { mode: 'local', enumerationProtection: true },
  payment: { mode: 'sandbox-local' },
  mapTilesUrl: null,
}

const answerOf = (config: ConfigDeps['config']): Promise<unknown> => {
  const { config: answer } = configRoutes({ config, build: 'test', gatewayOrigin: null })
  // The handler needs nothing of the request.
  return Reflect.apply(answer, undefined, [])
}
