import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const LIVE = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://db.example/stayless',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'stayless.example',
  FIREBASE_PROJECT_ID: 'stayless',
  FIREBASE_SERVICE_ACCOUNT: '{"client_email":"admin@stayless.example","private_key":"key"}',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
}

describe('without any setting', () => {
  it('the server is the embedded one on this machine', () => {
    expect(readConfig({})).toEqual({
      env: 'embedded',
      host: '127.0.0.1',
      port: 3000,
      gatewayPort: 3001,
      dataDir: `${process.cwd()}/.data`,
      database: { kind: 'pglite', directory: `${process.cwd()}/.data` },
      identity: { mode: 'local', enumerationProtection: true },
      payment: { mode: 'sandbox-local' },
      logLevel: 'warn',
      publicOrigin: null,
      trustedProxies: 0,
      smtpUrl: null,
      staffEmail: null,
      mailFrom: null,
      mapTilesUrl: null,
      brand: { name: null, supportPhone: null, supportEmail: null, legalEntity: null },
    })
  })
})

describe('settings', () => {
  it('the gateway stands one port above the page, or where it is told', () => {
    expect(readConfig({ PORT: '8080' })).toMatchObject({ port: 8080, gatewayPort: 8081 })
    expect(readConfig({ PORT: '8080', GATEWAY_PORT: '9000' })).toMatchObject({ gatewayPort: 9000 })
    expect(readConfig({ PORT: '0' })).toMatchObject({ port: 0, gatewayPort: 0 })
  })

  it('an empty variable counts as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  it('production runs on the live services and is open to the world', () => {
    expect(readConfig({ ...LIVE, HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://stayless.example/' })).toMatchObject({
      env: 'production',
      host: '0.0.0.0',
      database: { kind: 'postgresql', url: 'postgresql://db.example/stayless' },
      identity: { mode: 'firebase', projectId: 'stayless' },
      payment: { mode: 'production', merchantId: 'merchant' },
      logLevel: 'info',
      publicOrigin: 'https://stayless.example',
    })
  })
})

it('the local identity provider tells unknown accounts apart when it is asked to', () => {
  const { identity } = readConfig({ IDENTITY_ENUMERATION_PROTECTION: 'off' })
  expect(identity).toEqual({ mode: 'local', enumerationProtection: false })
})

describe('the start is refused, naming the variable', () => {
  it.each([
    ['PORT', { PORT: 'three thousand' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '-1' }],
    ['HOST', { HOST: 'not a host' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db.example/stayless' }],
    ['APP_ENV', { APP_ENV: 'staging' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'stayless.example' }],
    ['FIREBASE_SERVICE_ACCOUNT', { ...LIVE, FIREBASE_SERVICE_ACCOUNT: '{"client_email":1}' }],
    ['FIREBASE_SERVICE_ACCOUNT', { ...LIVE, FIREBASE_SERVICE_ACCOUNT: 'key.json' }],
    ['FIREBASE_AUTH_DOMAIN', { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'stayless' }],
  ])('%s: %j', (variable, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${variable} `))
  })

  it.each(['0.0.0.0', '::', '192.0.2.7'])('the embedded run on %s', (HOST) => {
    expect(() => readConfig({ HOST })).toThrow('can be reached from outside')
  })

  it.each(['localhost', '127.0.0.2', '::1'])('but not on %s', (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST)
  })

  it('production with the local identity provider or the local card gateway', () => {
    const { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_SERVICE_ACCOUNT, ...payment } = LIVE
    const identity = { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_SERVICE_ACCOUNT }
    expect(() => readConfig(payment)).toThrow('the local identity provider does not run')
    expect(() => readConfig({ APP_ENV: 'production', ...identity })).toThrow('the local card gateway does not run')
  })

  it('production that does not say how the world calls it', () => {
    expect(() => readConfig(LIVE)).toThrow('PUBLIC_ORIGIN is missing')
  })
})
