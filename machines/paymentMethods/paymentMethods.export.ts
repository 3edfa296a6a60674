import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { PaymentMethodsContext } from './paymentMethods.setup.ts'

/** Keeps a saved card's brand and month, not its digits. The id grants nothing and is compared with `new`. */
export const CARD_POLICY = {
  id: 'keep',
  type: 'keep',
  is_primary: 'keep',
  brand: 'keep',
  last4: 'hide',
  expires: 'keep',
} as const satisfies PolicyOf<PaymentMethod>

export const paymentMethodsPolicy: PolicyOf<PaymentMethodsContext> = {
  methods: { '[]': CARD_POLICY },
  target: 'keep',
  news: { what: 'keep', method: CARD_POLICY },
  failure: FAILURE_POLICY,
  cardFailure: FAILURE_POLICY,
  card: 'hide',
  payment: 'hide',
  tries: 'keep',
}
