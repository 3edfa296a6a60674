import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { contentSecurityPolicy } from '#server/http/security.ts'
import { securityOf } from './contentPolicy.ts'

const GATEWAY = 'http://127.0.0.1:3001'

describe('a page may load', () => {
  test('in the embedded run, with card fields: from our origin and the local card gateway', () => {
    expect(directives({}, GATEWAY, true)).toEqual({
      'default-src': "'self'",
      'script-src': `'self' ${GATEWAY}`,
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': `'self' ${GATEWAY}`,
      'frame-src': `'self' ${GATEWAY}`,
      'img-src': `'self' data: blob: ${GATEWAY}`,
      'form-action': `'self' ${GATEWAY}`,
      'worker-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  test('in the embedded run, without card fields: from our origin only', () => {
    expect(directives({}, GATEWAY, false)).toMatchObject({
      'script-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'img-src': "'self' data: blob:",
      'form-action': "'self'",
    })
  })

  test('with the live services: from their hosts too, the card gateway’s only with card fields, and never an inline script', () => {
    const live = {
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'stayless.firebaseapp.example',
      FIREBASE_PROJECT_ID: 'stayless',
      FIREBASE_SERVICE_ACCOUNT: '{"client_email":"admin@stayless.example","private_key":"key"}',
      BRAINTREE_MERCHANT_ID: 'merchant',
      BRAINTREE_PUBLIC_KEY: 'public',
      BRAINTREE_PRIVATE_KEY: 'private',
      BRAINTREE_MODE: 'sandbox',
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: 'Maps Inc.',
    }
    const policy = directives(live, null, true)
    expect(policy['script-src']).toBe(
      "'self' https://apis.google.com/js/ https://apis.google.com/_/scs/ https://c.paypal.com https://*.cardinalcommerce.com https://*.cardinaltrusted.com",
    )
    expect(policy['connect-src']).toContain('https://api.sandbox.braintreegateway.com')
    expect(policy['frame-src']).toBe("'self' https://stayless.firebaseapp.example https:")
    expect(policy['img-src']).toContain('https://tiles.example')
    const checkout = directives(live, null, true, true)
    expect(checkout['script-src']).toBe(`${policy['script-src']} https://applepay.cdn-apple.com https://pay.google.com`)
    expect(policy['connect-src']).not.toContain('google.com/pay')
    const plain = directives(live, null, false)
    expect([plain['script-src'], plain['frame-src']]).toEqual([
      "'self' https://apis.google.com/js/ https://apis.google.com/_/scs/",
      "'self' https://stayless.firebaseapp.example",
    ])
    expect(plain['img-src']).toContain('https://tiles.example')
  })
})

const directives = (
  environment: Record<string, string>,
  gatewayOrigin: string | null,
  hasCards: boolean,
  hasWallets = false,
): Record<string, string> =>
  Object.fromEntries(
    contentSecurityPolicy(securityOf(readConfig(environment), gatewayOrigin), { hasCards, hasWallets })
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  )
