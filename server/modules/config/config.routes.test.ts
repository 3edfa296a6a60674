import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { ConfigResponse } from '#contract/http/config.ts'
import { brandOf, configRoutes, walletsOf, type ConfigDeps } from './config.routes.ts'

test.each([true, false])('the config says whether the hotels are a demo: %s', async (isDemo) => {
  const answer = await answerOf(isDemo)

  assert(answer, ConfigResponse)
  expect([answer.demo, answer.hotel_share_percent]).toEqual([isDemo, 85])
})

test('each of the operator’s brand settings replaces its placeholder', () => {
  const brand = { ...NO_BRAND, name: 'Hours Inn' }

  expect(brandOf({ brand })).toMatchObject({ name: 'Hours Inn', support_email: 'support@stayless.example' })
})

const LIVE = { merchantId: 'm', publicKey: 'p', privateKey: 's' }
const scriptsIn = (mode: 'sandbox' | 'production', googleMerchantId: string | null) =>
  walletsOf({ payment: { mode, ...LIVE }, wallets: { ...LOCAL.wallets, googleMerchantId } }, null)

test('the gateway emulator replaces the wallets; the live service loads them from the operator’s URLs', () => {
  expect(walletsOf(LOCAL, 'http://127.0.0.1:3001')).toMatchObject({
    'apple-pay': { script: 'http://127.0.0.1:3001/apple-pay-sdk.js' },
    'google-pay': { script: 'http://127.0.0.1:3001/pay.js', environment: 'TEST' },
  })
  expect(scriptsIn('sandbox', null)).toMatchObject({
    'apple-pay': { script: 'https://apple.example/a.js' },
    'google-pay': { script: 'https://google.example/g.js', environment: 'TEST' },
  })
})

test('in production Google Pay needs a merchant id, and is not offered without one', () => {
  expect(scriptsIn('production', null)['google-pay']).toBeNull()
  expect(scriptsIn('production', 'BCR2DN')['google-pay']).toEqual({
    script: 'https://google.example/g.js',
    environment: 'PRODUCTION',
    merchant_id: 'BCR2DN',
  })
})

const NO_BRAND = { name: null, supportPhone: null, supportEmail: null, legalEntity: null }
const IDENTITY = { mode: 'local', api_key: 'local', auth_domain: 'localhost', project_id: 'stayless-local' } as const
const LOCAL: ConfigDeps['config'] = {
  brand: NO_BRAND,
  payment: { mode: 'sandbox-local' },
  wallets: {
    appleScript: 'https://apple.example/a.js',
    googleScript: 'https://google.example/g.js',
    googleMerchantId: null,
  },
  mapTiles: null,
  hotelSharePercent: 85,
}

const answerOf = (isDemo: boolean): Promise<unknown> => {
  const { config: answer } = configRoutes({
    config: LOCAL,
    identityAnswer: IDENTITY,
    build: 'test',
    gatewayOrigin: null,
    isDemo,
  })
  // The handler ignores the request.
  return Reflect.apply(answer, undefined, [])
}
