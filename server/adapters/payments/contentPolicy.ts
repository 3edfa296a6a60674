type Directive = 'script-src' | 'connect-src' | 'frame-src' | 'img-src'

/**
 * The hosts of the live card service, for the content security policy of a page with card fields. Banks show their
 * challenge from hosts of their own, so any secure frame is allowed; no script and no connection beyond the list is.
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

/** The hosts of the wallets: where their scripts come from, and what Google's asks for. Apple's sheet is the browser's own. */
export const liveWalletSources = (scripts: readonly string[]): Record<Directive, readonly string[]> => ({
  'script-src': scripts.map((address) => new URL(address).origin),
  'connect-src': ['https://pay.google.com', 'https://google.com/pay'],
  'frame-src': ['https://pay.google.com'],
  'img-src': ['https://www.gstatic.com'],
})
