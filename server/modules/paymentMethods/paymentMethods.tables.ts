import type { Generated } from 'kysely'
import type { DeclineAdvice } from '#server/adapters/payments/payments.port.ts'

export type PaymentMethodState = 'adding' | 'stored' | 'declined' | 'removed'

export interface PaymentMethodTables {
  payment_customers: {
    uid: string
    id: Generated<string>
    is_at_gateway: Generated<boolean>
  }
  payment_methods: {
    id: Generated<string>
    uid: string
    state: PaymentMethodState
    is_primary: Generated<boolean>
    nonce_hash: string | null
    brand: string | null
    last4: string | null
    expires: string | null
    decline_advice: DeclineAdvice | null
    created_at: Temporal.Instant
  }
}
