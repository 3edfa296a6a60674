type Directive = 'script-src' | 'connect-src' | 'frame-src' | 'img-src'

/**
 * Hosts of the live gateway, for the content security policy of a page with card fields. Banks show their challenge from their
 * own hosts, so any secure frame is allowed; scripts and connections are limited to the list.
 */
export const liveCardSources = (mode: 'sandbox' | 'production'): Record<Directive, readonly string[]> => {
  const cardinal = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com']
  const api =
    mode === 'production'
      ? ['https://api.braintreegateway.com', 'https://payments.braintree-api.com']
      : ['https://api.sandbox.braintreegateway.com', 'https://payments.sandbox.braintree-api.com']
  return {
    'script-src': ['https://c.paypal.com', ...cardinal],
    'connect-src': [...api, 'https://www.paypal.com', ...cardinal],
    'frame-src': ['https:'],
    'img-src': ['https://assets.braintreegateway.com', 'https://b.stats.paypal.com'],
  }
}

/** Hosts of the wallets: their scripts, and what Google's connects to. Apple's sheet is part of the browser. */
export const liveWalletSources = (scripts: readonly string[]): Record<Directive, readonly string[]> => ({
  'script-src': scripts.map((address) => new URL(address).origin),
  'connect-src': ['https://pay.google.com', 'https://google.com/pay'],
  'frame-src': ['https://pay.google.com'],
  'img-src': ['https://www.gstatic.com'],
})
