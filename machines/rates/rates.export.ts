import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { RatesContext } from './rates.machine.ts'
import type { Loyalty } from './rates.rules.ts'

const LOYALTY: PolicyOf<Loyalty> = { promo: 'pseudonym', credits: 'keep' }

/** Rates are public, except for the keys to book them. */
export const ratesPolicy: PolicyOf<RatesContext> = {
  rateKey: 'pseudonym',
  offer: { rates: { '[]': { rateKey: 'pseudonym', '*': 'keep' } }, '*': 'keep' },
  choice: { '*': 'keep' },
  loyalty: LOYALTY,
  discountRequest: LOYALTY,
  refusedLoyalty: LOYALTY,
  failure: FAILURE_POLICY,
}
