import type { ConfigResponse } from '#contract/http/config.ts'

/** Decisions §1: visible placeholders until the operator sets their own brand. Prerendered pages carry these. */
export const DEFAULT_BRAND: ConfigResponse['brand'] = {
  name: 'Stayless',
  support_phone: '+1 555 0100',
  support_email: 'support@stayless.example',
  legal_entity: 'Stayless',
  social: [
    { name: 'Instagram', url: 'https://instagram.example/stayless' },
    { name: 'Facebook', url: 'https://facebook.example/stayless' },
    { name: 'LinkedIn', url: 'https://linkedin.example/stayless' },
  ],
  apps: [
    { name: 'app-store', url: null },
    { name: 'google-play', url: null },
  ],
}
