import { describe, expect, test } from 'vitest'
import { IDENTITY_SETTINGS, PAYMENT_SETTINGS } from './config.production.ts'
import { ConfigError, readConfig } from './config.ts'

/** All settings production needs. Names look like an operator's, since example names are refused. */
const LIVE = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://db.example/stayless',
  DEMO_CATALOGUE: 'on',
  BRAINTREE_MODE: 'sandbox',
  PUBLIC_ORIGIN: 'https://stayless.example/',
  SMTP_URL: 'smtps://mail.stayless.travel',
  MAIL_FROM: 'Stayless <no-reply@stayless.travel>',
  BRAND_SUPPORT_PHONE: '+1 212 736 3100',
  BRAND_SUPPORT_EMAIL: 'support@stayless.travel',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'stayless.example',
  FIREBASE_PROJECT_ID: 'stayless',
  FIREBASE_SERVICE_ACCOUNT: '{"client_email":"admin@stayless.example","private_key":"key"}',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
}

const NO_ORIGIN =
  'PUBLIC_ORIGIN must be an address such as https://stayless.example: no path, no query, no name or password.'
const NO_TILES =
  'MAP_TILES_URL must be an address that begins with https:// or http:// and has {z}, {x} and {y} in it, without a password.'

describe('without any setting', () => {
  test('the server runs embedded, on this machine only', () => {
    expect(readConfig({})).toEqual({
      env: 'embedded',
      host: '127.0.0.1',
      port: 3000,
      gatewayPort: 3001,
      dataDir: `${process.cwd()}/.data`,
      database: { kind: 'pglite', directory: `${process.cwd()}/.data` },
      identity: { mode: 'local', enumerationProtection: true },
      payment: { mode: 'sandbox-local' },
      wallets: {
        appleScript: 'https://applepay.cdn-apple.com/jsapi/v1/apple-pay-sdk.js',
        googleScript: 'https://pay.google.com/gp/p/js/pay.js',
        googleMerchantId: null,
      },
      logLevel: 'warn',
      publicOrigin: null,
      trustedProxies: 0,
      smtpUrl: null,
      staffEmail: null,
      mailFrom: null,
      hotelSharePercent: 100,
      mapTiles: null,
      placesKey: null,
      securityContact: null,
      brand: { name: null, supportPhone: null, supportEmail: null, legalEntity: null },
    })
  })
})

describe('settings', () => {
  test('the card gateway listens one port above the site, or on GATEWAY_PORT', () => {
    expect(readConfig({ PORT: '8080' })).toMatchObject({ port: 8080, gatewayPort: 8081 })
    expect(readConfig({ PORT: '8080', GATEWAY_PORT: '9000' })).toMatchObject({ gatewayPort: 9000 })
    expect(readConfig({ PORT: '0' })).toMatchObject({ port: 0, gatewayPort: 0 })
  })

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  test('production uses the live services and may listen on any address', () => {
    expect(readConfig({ ...LIVE, HOST: '0.0.0.0' })).toMatchObject({
      env: 'production',
      host: '0.0.0.0',
      database: { kind: 'postgresql', url: 'postgresql://db.example/stayless' },
      identity: { mode: 'firebase', projectId: 'stayless' },
      payment: { mode: 'sandbox', merchantId: 'merchant' },
      logLevel: 'info',
      publicOrigin: 'https://stayless.example',
    })
  })
})

test('the local identity provider reveals unknown accounts if set to', () => {
  const { identity } = readConfig({ IDENTITY_ENUMERATION_PROTECTION: 'off' })
  expect(identity).toEqual({ mode: 'local', enumerationProtection: false })
})

describe('the start is refused with a sentence that names the variable', () => {
  test.each<readonly [Record<string, string>, string]>([
    [{ PORT: 'three thousand' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '1e3' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ GATEWAY_PORT: '3001.5' }, 'GATEWAY_PORT must be a whole number from 0 to 65535.'],
    ...['101', '-1', '8.5', '85%'].map((HOTEL_SHARE_PERCENT): [Record<string, string>, string] => [
      { HOTEL_SHARE_PERCENT },
      'HOTEL_SHARE_PERCENT must be a whole number from 0 to 100.',
    ]),
    [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10.'],
    [{ HOST: 'not a host' }, 'HOST must be an IP address or localhost.'],
    [
      { DATABASE_URL: 'mysql://db.example/stayless' },
      'DATABASE_URL must be an address such as postgresql://user:password@host/name.',
    ],
    [
      { DATABASE_URL: 'postgresql://u:p%zz@db.example/x' },
      'DATABASE_URL must be an address such as postgresql://user:password@host/name.',
    ],
    [{ SMTP_URL: 'mail.stayless.travel' }, 'SMTP_URL must be an address such as smtps://user:password@host.'],
    [
      { SMTP_URL: 'smtp://u:%zz@mail.stayless.travel' },
      'SMTP_URL must be an address such as smtps://user:password@host.',
    ],
    [{ MAIL_FROM: 'the hotel' }, 'MAIL_FROM must be an e-mail address, or a name with one in angle brackets.'],
    [
      { MAIL_FROM: 'Stay\u0001less <no-reply@stayless.travel>' },
      'MAIL_FROM must be an e-mail address, or a name with one in angle brackets.',
    ],
    [{ STAFF_EMAIL: 'staff@stayless.travel\u0007' }, 'STAFF_EMAIL must be an e-mail address.'],
    [{ APP_ENV: 'staging' }, 'APP_ENV must be one of embedded, production.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.'],
    ...[
      'https://stayless.travel/hotels',
      'https://stayless.travel/?',
      'https://stayless.travel/#top',
      'https://user:pw@stayless.travel',
      'https://@stayless.travel/x',
      'ftp://stayless.travel',
    ].map((PUBLIC_ORIGIN): [Record<string, string>, string] => [{ PUBLIC_ORIGIN }, NO_ORIGIN]),
    [{ PUBLIC_ORIGIN: 'stayless.example' }, NO_ORIGIN],
    [{ MAP_TILES_URL: 'tiles' }, NO_TILES],
    [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png', MAP_TILES_ATTRIBUTION: 'Maps Inc.' }, NO_TILES],
    [
      { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
      'MAP_TILES_ATTRIBUTION is missing beside MAP_TILES_URL.',
    ],
    [{ MAP_TILES_ATTRIBUTION: 'Maps Inc.' }, 'MAP_TILES_URL is missing beside MAP_TILES_ATTRIBUTION.'],
    [{ MAP_TILES_URL: 'https://key:secret@tiles.example/{z}' }, NO_TILES],
    [{ SECURITY_CONTACT: 'https://%%' }, 'SECURITY_CONTACT must be an address that begins with mailto: or https://.'],
    [{ PORT: '65535' }, 'GATEWAY_PORT is missing: one above PORT there is none.'],
    [{ PORT: '3000', GATEWAY_PORT: '3000' }, 'GATEWAY_PORT is PORT: the card gateway stands on a port of its own.'],
    [{ PORT: ' ' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3000 ' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ TRUSTED_PROXIES: 'NaN' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10.'],
    [{ DATA_DIR: '   ' }, 'DATA_DIR must have 1 to 1000 printable characters, and no space around them.'],
    [{ DATA_DIR: '/data\n' }, 'DATA_DIR must have 1 to 1000 printable characters, and no space around them.'],
    [{ BRAND_NAME: ' ' }, 'BRAND_NAME must have 1 to 60 printable characters, and no space around them.'],
    [
      { BRAND_NAME: 'Stay\r\nBcc: all' },
      'BRAND_NAME must have 1 to 60 printable characters, and no space around them.',
    ],
    [
      { BRAND_LEGAL_ENTITY: '\t' },
      'BRAND_LEGAL_ENTITY must have 1 to 120 printable characters, and no space around them.',
    ],
    [{ BRAND_SUPPORT_PHONE: 'call us' }, 'BRAND_SUPPORT_PHONE must be a phone number, such as +1 212 736 3100.'],
    [{ BRAND_SUPPORT_PHONE: '----- -----' }, 'BRAND_SUPPORT_PHONE must be a phone number, such as +1 212 736 3100.'],
    [
      { ...LIVE, FIREBASE_API_KEY: 'key\n' },
      'FIREBASE_API_KEY must have 1 to 200 printable characters, and no space in them.',
    ],
    [
      { ...LIVE, FIREBASE_PROJECT_ID: ' ' },
      'FIREBASE_PROJECT_ID must have 1 to 200 printable characters, and no space in them.',
    ],
    [
      { ...LIVE, BRAINTREE_PRIVATE_KEY: 'private key' },
      'BRAINTREE_PRIVATE_KEY must have 1 to 200 printable characters, and no space in them.',
    ],
    [{ SECURITY_CONTACT: 'call us' }, 'SECURITY_CONTACT must be an address that begins with mailto: or https://.'],
    [{ BRAND_NAME: 'x'.repeat(61) }, 'BRAND_NAME must have 1 to 60 printable characters, and no space around them.'],
    [{ BRAND_SUPPORT_EMAIL: 'support' }, 'BRAND_SUPPORT_EMAIL must be an e-mail address.'],
    [{ DEMO_CATALOGUE: 'off' }, 'DEMO_CATALOGUE is off, and no supplier of other hotels is there yet.'],
    [{ DATA_DIR: 'x'.repeat(1001) }, 'DATA_DIR must have 1 to 1000 printable characters, and no space around them.'],
    [
      { ...LIVE, FIREBASE_AUTH_DOMAIN: 'https://x' },
      'FIREBASE_AUTH_DOMAIN must be the name of a host, such as stayless.firebaseapp.com.',
    ],
    [
      { ...LIVE, FIREBASE_SERVICE_ACCOUNT: '{"client_email":1}' },
      'FIREBASE_SERVICE_ACCOUNT is no key file: JSON with client_email and private_key.',
    ],
    [
      { ...LIVE, FIREBASE_SERVICE_ACCOUNT: 'key.json' },
      'FIREBASE_SERVICE_ACCOUNT is no key file: JSON with client_email and private_key.',
    ],
    [
      { BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p' },
      'BRAINTREE_PRIVATE_KEY is missing beside BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY.',
    ],
  ])('%j', (environment, sentence) => {
    expect(complaintOf(environment)).toEqual([sentence])
  })

  test.each(['0.0.0.0', '::', '192.0.2.7'])('for the embedded run on %s', (HOST) => {
    expect(complaintOf({ HOST })).toEqual([expect.stringMatching(/^HOST .+ can be reached from outside/)])
  })

  test.each(['localhost', '127.0.0.2', '::1'])('but not on %s', (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST)
  })

  test('for each wrong variable, without repeating its value', () => {
    const lines = complaintOf({
      PORT: 'x',
      DATABASE_URL: 'mysql://root:hunter2@db',
      LOG_LEVEL: 'loud',
      DEMO_CATALOGUE: 'off',
    })
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'DEMO_CATALOGUE'])
    expect(lines.join()).not.toContain('hunter2')
  })
})

describe('production refuses local stand-ins and placeholders', () => {
  test.each([
    [
      'the local identity provider',
      without(...IDENTITY_SETTINGS),
      'FIREBASE_API_KEY and its companions are missing: the local identity provider does not run in production.',
    ],
    [
      'the local card gateway',
      without(...PAYMENT_SETTINGS),
      'BRAINTREE_MERCHANT_ID and its companions are missing: the local card gateway does not run in production.',
    ],
    [
      'the embedded database',
      without('DATABASE_URL'),
      'DATABASE_URL is missing: production keeps its data in PostgreSQL.',
    ],
    ['an outbox that sends nothing', without('SMTP_URL'), 'SMTP_URL is missing: production sends its e-mails.'],
    [
      'a sender that nobody is',
      without('MAIL_FROM'),
      'MAIL_FROM is missing: production says whom its e-mails come from.',
    ],
    [
      'an example sender',
      { ...LIVE, MAIL_FROM: 'a <a@stayless.example>' },
      'MAIL_FROM is a placeholder: nobody answers there.',
    ],
    [
      'an address without a name',
      without('PUBLIC_ORIGIN'),
      'PUBLIC_ORIGIN is missing: production has to say how the world calls it.',
    ],
    [
      'an address without TLS',
      { ...LIVE, PUBLIC_ORIGIN: 'HTTP://stayless.example' },
      'PUBLIC_ORIGIN begins with http://: production is reached by https:// alone.',
    ],
    [
      'the placeholder phone',
      without('BRAND_SUPPORT_PHONE'),
      'BRAND_SUPPORT_PHONE is missing: guests need somebody who answers.',
    ],
    [
      'the placeholder phone, said',
      { ...LIVE, BRAND_SUPPORT_PHONE: '+1 555 0100' },
      'BRAND_SUPPORT_PHONE is a placeholder: nobody answers there.',
    ],
    [
      'an example phone',
      { ...LIVE, BRAND_SUPPORT_PHONE: '+1 (212) 555-0142' },
      'BRAND_SUPPORT_PHONE is a placeholder: nobody answers there.',
    ],
    [
      'the placeholder e-mail',
      without('BRAND_SUPPORT_EMAIL'),
      'BRAND_SUPPORT_EMAIL is missing: guests need somebody who answers.',
    ],
    [
      'an example e-mail',
      { ...LIVE, BRAND_SUPPORT_EMAIL: 'support@stayless.example' },
      'BRAND_SUPPORT_EMAIL is a placeholder: nobody answers there.',
    ],
    [
      'the demo catalogue, unsaid',
      without('DEMO_CATALOGUE'),
      'DEMO_CATALOGUE is not on, and the only hotels there are yet are made up: with DEMO_CATALOGUE=on they are on sale, and no live payment is taken.',
    ],
    [
      'live payment for the demo catalogue',
      { ...LIVE, BRAINTREE_MODE: 'production' },
      'BRAINTREE_MODE is production, and the hotels of DEMO_CATALOGUE are made up: set it to sandbox.',
    ],
  ])('%s', (_, environment, sentence) => {
    expect(complaintOf(environment)).toEqual([sentence])
  })

  test('all of them when nothing is set', () => {
    expect(complaintOf({ APP_ENV: 'production' })).toHaveLength(9)
  })
})

function without(...names: (keyof typeof LIVE)[]): Record<string, string> {
  return { ...LIVE, ...Object.fromEntries(names.map((name) => [name, ''])) }
}

/** Returns the sentences with which `readConfig` refuses the settings. */
function complaintOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
  return []
}
