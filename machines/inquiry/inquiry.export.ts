import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { InquiryContext } from './inquiry.setup.ts'

const END = { day: 'keep', hour: 'keep' } as const
const AMOUNT = { text: 'amount', currency: { code: 'keep', rate: 'keep' } } as const

export const inquiryPolicy: PolicyOf<InquiryContext> = {
  completedSteps: { '[]': 'keep' },
  draft: {
    hotel: {
      id: 'pseudonym',
      name: 'pseudonym',
      description: 'pseudonym',
      vicinity: 'pseudonym',
      internationalPhoneNumber: 'hide',
      website: 'hide',
      url: 'hide',
      town: 'pseudonym',
      point: { lat: 'hide', lng: 'hide' },
      timeZone: 'keep',
    },
    checkIn: END,
    checkOut: END,
    price: AMOUNT,
    nightPrice: AMOUNT,
    freeCancellation: { ...END, isUnknown: 'keep' },
    guest: { firstName: 'pseudonym', lastName: 'pseudonym', email: 'pseudonym' },
    termsAccepted: 'keep',
    comment: 'pseudonym',
    reference: 'hide',
  },
  attempt: { id: 'pseudonym', payment: 'hide' },
  paymentMethodId: 'keep',
  checkedStep: 'keep',
  failure: FAILURE_POLICY,
  cardFailure: FAILURE_POLICY,
  card: 'hide',
  sent: { id: 'pseudonym', number: 'hide', isUnconfirmed: 'keep' },
}
