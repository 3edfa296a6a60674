import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import { CARD_POLICY } from '#machines/paymentMethods/paymentMethods.export.ts'
import type { BidInput } from './bids.rules.ts'
import type { CheckoutContext } from './checkout.setup.ts'

const WRITTEN_BID: PolicyOf<BidInput> = { text: 'amount', currency: { code: 'keep', rate: 'keep' } }

export const checkoutPolicy: PolicyOf<CheckoutContext> = {
  guest: { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym', cost_reference: 'pseudonym' },
  comment: 'pseudonym',
  termsAccepted: 'keep',
  card: 'hide',
  cardFailure: FAILURE_POLICY,
  savedCards: { '[]': { ...CARD_POLICY, isExpired: 'keep' } },
  wallets: { '[]': 'keep' },
  paymentMethodId: 'keep',
  keepsCard: 'keep',
  isChecked: 'keep',
  rateKey: 'pseudonym',
  bids: { check_in: WRITTEN_BID, check_out: WRITTEN_BID },
  order: {
    rateKey: 'pseudonym',
    total: 'keep',
    deadline: 'keep',
    bids: { check_in: 'keep', check_out: 'keep' },
    loyalty: { option: 'keep', promocode: 'pseudonym', credits: 'keep' },
  },
  formerOffer: { total: 'keep', deadline: 'keep' },
  attempt: { id: 'pseudonym', payment: 'hide' },
  again: 'keep',
  bookingId: 'pseudonym',
  isLate: 'keep',
  tries: 'keep',
  failure: FAILURE_POLICY,
}
