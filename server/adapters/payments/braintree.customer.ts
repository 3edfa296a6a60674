import type { BraintreeGateway } from 'braintree'
import { create } from 'superstruct'
import { firstCode } from './braintree.client.ts'
import { SdkResult } from './braintree.types.ts'

/** Validation error of the server SDK. */
const CUSTOMER_ID_IN_USE = '91609'

/** Creates a customer in the vault; true also if there is one already. Rejects if the outcome is unknown. */
export const customerKeeper =
  (gateway: BraintreeGateway) =>
  async (customerId: string): Promise<boolean> => {
    const result = await gateway.customer.create({ id: customerId })
    return create(result, SdkResult).success || firstCode(result) === CUSTOMER_ID_IN_USE
  }
