import type { BraintreeGateway } from 'braintree'
import { create } from 'superstruct'
import { firstCode } from './braintree.client.ts'
import { SdkResult } from './braintree.types.ts'

/** Braintree's code, reference of the server SDK §Validation errors. */
const CUSTOMER_ID_IN_USE = '91609'

/** Makes a customer of the vault; true as well where there is one. Rejects where the gateway does not say. */
export const customerKeeper =
  (gateway: BraintreeGateway) =>
  async (customerId: string): Promise<boolean> => {
    const result = await gateway.customer.create({ id: customerId })
    return create(result, SdkResult).success || firstCode(result) === CUSTOMER_ID_IN_USE
  }
